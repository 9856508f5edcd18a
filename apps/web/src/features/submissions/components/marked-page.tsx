import type { MarkedKind } from "@saywell/contract/constants";
import type { Marking } from "@saywell/contract";
import { criterionNames, descriptorOf } from "@saywell/teaching/rubric";
import { criteria } from "@saywell/teaching/teaching-facts";
import { markedPieces } from "../../../product-ui/marked-pieces";
import { MarkedWriting } from "../../../product-ui/marked-writing";
import { Tag } from "../../../ui/tag";

interface MarkedPageProps {
  kind: MarkedKind;
  content: string;
  marking: Marking;
}

/** A text with its teacher's marks, what is said beside it, and how it is judged. */
export function MarkedPage({ kind, content, marking }: MarkedPageProps) {
  const corrections = marking.marks
    .filter(({ better }) => better !== null)
    .toSorted((one, other) => one.start - other.start)
    .map((mark) => ({ ...mark, why: mark.comment === "" ? mark.why : mark.comment }));
  const comments = marking.marks
    .filter(({ better, comment }) => better === null && comment !== "")
    .toSorted((one, other) => one.start - other.start);
  const judged = criteria[kind].flatMap((criterion) => {
    const level = marking.rubric[criterion] ?? null;
    return level === null ? [] : [{ criterion, level }];
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      {kind === "WRITING" ? (
        <MarkedWriting
          pieces={markedPieces(content, corrections)}
          className="max-w-prose text-lg leading-[2.6] break-words whitespace-pre-wrap"
        />
      ) : null}
      {comments.length === 0 ? null : (
        <ul aria-label="In the margin" className="grid gap-3">
          {comments.map((mark) => (
            <li key={mark.id} className="border-l-2 border-primary pl-3">
              {mark.length === 0 ? null : (
                <q className="block text-sm break-words text-muted-foreground">
                  {content.slice(mark.start, mark.start + mark.length)}
                </q>
              )}
              <span className="break-words">{mark.comment}</span>
            </li>
          ))}
        </ul>
      )}
      {marking.comment === "" ? null : (
        <p className="max-w-prose break-words whitespace-pre-line">{marking.comment}</p>
      )}
      {judged.length === 0 ? null : (
        <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {judged.map(({ criterion, level }) => (
            <div key={criterion} className="min-w-0">
              <dt className="flex items-center gap-2 font-semibold">
                {criterionNames[criterion]} <Tag tone="primary">{level}</Tag>
              </dt>
              <dd className="text-sm text-muted-foreground">
                {descriptorOf(kind, criterion, level)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
