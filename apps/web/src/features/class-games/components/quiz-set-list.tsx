import { Download, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { ReplyOf } from "../../../lib/api-client";
import { formatDay } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { sayFailed } from "../../../lib/say-failed";
import { Button } from "../../../ui/button";
import { saveQuizSetFile, useDeleteQuizSet } from "../api/quiz-set-queries";
import { Confirm } from "../../../product-ui/confirm";

type ListedSet = ReplyOf<"GET /api/quiz-sets">["sets"][number];

/** The sets of questions that a teacher wrote. */
export function QuizSetList({ sets }: { sets: readonly ListedSet[] }) {
  const [going, setGoing] = useState<ListedSet | null>(null);
  const remove = useDeleteQuizSet();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="My questions"
        className="divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift outline-none"
      >
        {sets.map((set) => (
          <li
            key={set.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
          >
            <div className="min-w-0 grow basis-56">
              <p className="font-semibold break-words">{set.title}</p>
              <p className="text-sm text-muted-foreground">
                {set.questionCount === 1 ? "1 question" : `${set.questionCount} questions`} ·
                changed {formatDay(set.updatedAt)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button asChild variant="outline" size="sm">
                <Link
                  to={linkTo("/quiz-sets/:setId", { setId: set.id })}
                  aria-label={`Edit ${set.title}`}
                >
                  <Pencil aria-hidden /> Edit
                </Link>
              </Button>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Download CSV of ${set.title}`}
                onClick={() =>
                  void saveQuizSetFile(set).catch(
                    sayFailed("The file could not be made. Please try again."),
                  )
                }
              >
                <Download aria-hidden /> Download CSV
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Delete ${set.title}`}
                onClick={() => setGoing(set)}
              >
                <Trash2 aria-hidden /> Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {going === null ? null : (
        <Confirm
          title={`Delete “${going.title}”?`}
          description="The questions are gone for good. Games that were made from them keep theirs."
          submitLabel="Delete"
          onSubmit={() => remove(going.id)}
          onClose={() => setGoing(null)}
        />
      )}
    </>
  );
}
