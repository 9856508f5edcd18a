import { Check, X } from "lucide-react";
import type { OutlinePart } from "@saywell/contract";
import { useId } from "react";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { isRight, mayExplain } from "../model/lesson-progress";

export interface PracticeQuestionProps {
  part: OutlinePart;
  /** Made on this visit, in order. */
  choices: readonly string[];
  /** Whether it was answered right on an earlier visit, and pays nothing more. */
  isOld: boolean;
  onAnswer: (choice: string) => void;
}

/**
 * The question of a part. A choice is marked at once; after a wrong one another can be made, and
 * the explanation, which tells the answer, waits until the second.
 */
export function PracticeQuestion({ part, choices, isOld, onAnswer }: PracticeQuestionProps) {
  const questionId = useId();
  const answer = choices.at(-1) ?? null;
  const isSolved = answer !== null && isRight(part, answer);
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
      <ul className="grid gap-2 sm:grid-cols-2">
        {part.choices.map((choice) => (
          <li key={choice} className="grid">
            <Choice
              choice={choice}
              mark={choice === answer ? markOf(isSolved) : null}
              isClosed={isSolved}
              onChoose={() => onAnswer(choice)}
            />
          </li>
        ))}
      </ul>
      <output className="block">
        {answer === null ? null : (
          <Feedback
            key={choices.length}
            isCorrect={isSolved}
            explanation={mayExplain(part, choices) ? part.explanation : null}
          />
        )}
      </output>
    </section>
  );
}

type Mark = "right" | "wrong";
const markOf = (isCorrect: boolean): Mark => (isCorrect ? "right" : "wrong");

interface ChoiceProps {
  choice: string;
  mark: Mark | null;
  isClosed: boolean;
  onChoose: () => void;
}

/** Stays focusable when the question is solved, so that the focus is not lost. */
const Choice = ({ choice, mark, isClosed, onChoose }: ChoiceProps) => (
  <Button
    variant="outline"
    aria-pressed={mark !== null}
    aria-disabled={isClosed || undefined}
    onClick={() => {
      if (!isClosed) onChoose();
    }}
    className={cn(
      "min-h-12 justify-between px-4 text-left whitespace-normal",
      mark === "right" ? "font-semibold" : "font-normal",
      isClosed && "aria-disabled:opacity-100",
      isClosed && mark === null && "bg-surface text-muted-foreground",
      mark === "right" && "border-success bg-success-wash",
      mark === "wrong" && "border-destructive bg-destructive-wash",
    )}
  >
    {choice}
    {mark === "right" ? <Check aria-hidden className="text-success" /> : null}
    {mark === "wrong" ? <X aria-hidden className="text-destructive" /> : null}
  </Button>
);

interface FeedbackProps {
  isCorrect: boolean;
  /** Null while the learner is to find it out. */
  explanation: string | null;
}

const Feedback = ({ isCorrect, explanation }: FeedbackProps) => (
  <span
    className={cn(
      "flex animate-rise items-start gap-3 rounded-lg border p-4",
      isCorrect ? "border-success bg-success-wash" : "border-destructive bg-destructive-wash",
    )}
  >
    {isCorrect ? (
      <Check aria-hidden className="mt-0.5 size-6 shrink-0 text-success" strokeWidth={3} />
    ) : (
      <X aria-hidden className="mt-0.5 size-6 shrink-0 text-destructive" strokeWidth={3} />
    )}
    <span>
      <strong className={cn("font-semibold", isCorrect ? "text-success" : "text-destructive")}>
        {isCorrect ? "Correct" : "Incorrect"}
      </strong>
      <span className="sr-only">. </span>
      {explanation === null ? (
        <span className="block">Read what Iris says again. Then choose another answer.</span>
      ) : (
        <>
          <span className="block">{explanation}</span>
          {isCorrect ? null : <span className="mt-1 block">You can choose again.</span>}
        </>
      )}
    </span>
  </span>
);
