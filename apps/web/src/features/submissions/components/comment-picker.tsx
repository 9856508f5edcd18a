import type { MarkingComment } from "@saywell/contract";
import { submissionLimits } from "@saywell/contract/constants";
import { Bookmark, X } from "lucide-react";
import { sayFailed } from "../../../lib/say-failed";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { useCommentCalls } from "../api/marking";

interface CommentPickerProps {
  comments: readonly MarkingComment[];
  /** What is written now. */
  text: string;
  onPick: (text: string) => void;
}

/** Comments that are used again and again: picked, kept, and thrown away. */
export function CommentPicker({ comments, text, onPick }: CommentPickerProps) {
  const { keep, remove } = useCommentCalls();
  const trimmed = text.trim();
  const isNew =
    trimmed !== "" &&
    trimmed.length <= submissionLimits.savedCommentMaxLength &&
    comments.every(({ content }) => content !== trimmed);
  return (
    <div className="grid gap-2">
      {isNew ? (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() =>
            void keep(trimmed).then(
              () => toast({ title: "Kept to use again" }),
              sayFailed("This comment could not be kept."),
            )
          }
        >
          <Bookmark aria-hidden /> Keep this comment to use again
        </Button>
      ) : null}
      {comments.length === 0 ? null : (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-primary">
            Use a comment of yours ({comments.length})
          </summary>
          <ul className="grid max-h-56 grid-cols-1 divide-y divide-rule overflow-y-auto rounded-lg border border-rule">
            {comments.map(({ id, content }) => (
              <li key={id} className="flex items-center gap-1">
                <button
                  type="button"
                  onClick={() => onPick(trimmed === "" ? content : `${trimmed} ${content}`)}
                  className="min-h-11 min-w-0 flex-1 rounded-md px-3 py-1.5 text-left break-words hover:bg-primary-wash"
                >
                  {content}
                </button>
                <Button
                  size="icon"
                  variant="ghost"
                  aria-label={`Throw away: ${content}`}
                  onClick={() =>
                    void remove(id).catch(sayFailed("This comment could not be thrown away."))
                  }
                >
                  <X aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
