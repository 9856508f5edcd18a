import { Check } from "lucide-react";
import type { OutlinePart } from "@saywell/contract";
import { useEffect, useId, useRef } from "react";
import { MarkedChoice } from "../../../product-ui/marked-choice";
import type { PartAnswer } from "../model/part-answer";
import { marksOf } from "../model/part-answer";

export interface PracticeQuestionProps {
  part: OutlinePart;
  answer: PartAnswer;
  /** Whether it was answered right on an earlier visit, and pays nothing more. */
  isOld: boolean;
  onAnswer: (choice: string) => void;
}

const open = "button:not([aria-disabled=true])";

/**
 * The question of a part. A choice is marked at once; a wrong one stops the part until the learner
 * tries again, without what is known to be wrong.
 */
export function PracticeQuestion({ part, answer, isOld, onAnswer }: PracticeQuestionProps) {
  const questionId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { stage } = answer;
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return undefined;
    before.current = stage;
    // Once it is told, the right one is what is to be chosen.
    const next = stage === "trying" ? open : stage === "told" ? `${open}[aria-pressed=true]` : null;
    if (next !== null) list.current?.querySelector<HTMLElement>(next)?.focus();
    // What is said to a choice makes the bar on a phone higher: what was chosen stays clear of it.
    return afterLayout(() => turnTo(list.current));
  }, [stage]);

  const marks = marksOf(part, answer);
  return (
    <section aria-labelledby={questionId} className="grid gap-3">
      <h3 id={questionId} className="text-lg font-semibold">
        {part.question}
      </h3>
      {isOld ? (
        <p className="flex items-center gap-2 text-sm text-muted-foreground">
          <Check aria-hidden className="size-4 shrink-0 text-success" />
          You have done this part before. Answering again is practice.
        </p>
      ) : null}
      <ul ref={list} className="grid gap-2 sm:grid-cols-2">
        {part.choices.map((choice) => (
          <li key={choice} className="grid">
            <MarkedChoice
              choice={choice}
              mark={marks[choice] ?? null}
              isClosed={stage === "wrong" || stage === "right"}
              onChoose={() => onAnswer(choice)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const turnTo = (choices: HTMLElement | null) => choices?.scrollIntoView?.({ block: "nearest" });

/** In the frame after the next, when a bar has said how high it is. Returns what takes it back. */
function afterLayout(deed: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(deed);
  });
  return () => cancelAnimationFrame(frame);
}
