import type { TutorScene } from "@saywell/contract";
import type { ReactNode } from "react";
import { MarkedWriting } from "../../../product-ui/marked-writing";
import { markedPieces } from "../../../product-ui/marked-pieces";

/** What was said well in a role play, what to repair, and words to keep. */
export function SceneReview({ title, review }: Pick<TutorScene, "title" | "review">) {
  if (review === null) return null;
  const { wellSaid, toRepair, words, goalsOpen } = review;
  return (
    <section
      aria-label={`After the role play: ${title}`}
      className="grid gap-4 rounded-xl border border-rule bg-background p-4"
    >
      <h3 className="font-heading text-lg">
        {wellSaid.length > 0 ? "Well played" : "To play again"}: {title}
      </h3>
      {wellSaid.length > 0 ? (
        <Part title="Well said">
          <ul className="grid gap-1">
            {wellSaid.map((said) => (
              <li key={said} className="border-l-2 border-success pl-2.5 text-primary">
                {said}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {toRepair.length > 0 ? (
        <Part title="To repair">
          <ul className="grid gap-2">
            {toRepair.map(({ said, marks }) => (
              <li key={said}>
                <MarkedWriting pieces={markedPieces(said, marks)} className="leading-[2.5]" />
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {goalsOpen.length > 0 ? (
        <Part title="For next time">
          <ul className="grid gap-1">
            {goalsOpen.map(({ goal, model }) => (
              <li key={goal}>
                {goal} {model === null ? null : <q className="text-muted-foreground">{model}</q>}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Part title="Words to keep">
        <dl className="grid gap-1">
          {words.map(({ word, meaning, isUsed }) => (
            <div key={word} className="flex flex-wrap gap-x-2">
              <dt className="font-semibold">
                {word}
                {isUsed ? <span className="font-normal text-success"> ✓ used</span> : null}
              </dt>
              <dd className="text-muted-foreground">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-1.5">
    <h4 className="text-sm font-semibold text-muted-foreground">{title}</h4>
    {children}
  </div>
);
