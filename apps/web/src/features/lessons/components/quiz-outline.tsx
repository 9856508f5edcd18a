import { Check } from "lucide-react";
import type { Answers } from "@saywell/lesson";
import type { QuizQuestion } from "@saywell/contract";
import { cn } from "../../../ui/class-names";

export const questionAnchor = (number: number): string => `question-${number}`;

export const isAnswered = (answers: Answers, id: string): boolean =>
  (answers[id] ?? "").trim() !== "";

export interface QuizOutlineProps {
  questions: readonly QuizQuestion[];
  answers: Answers;
}

/** The questions by number, with a tick at each that has an answer. */
export function QuizOutline({ questions, answers }: QuizOutlineProps) {
  return (
    <nav aria-labelledby="quiz-outline" className="grid gap-3">
      <h3 id="quiz-outline" className="font-semibold">
        Questions
      </h3>
      <ol className="grid grid-cols-4 gap-2">
        {questions.map(({ id }, index) => {
          const number = index + 1;
          const isDone = isAnswered(answers, id);
          return (
            <li key={id}>
              <a
                href={`#${questionAnchor(number)}`}
                className={cn(
                  "figures flex h-11 items-center justify-center gap-1 rounded-lg border font-semibold",
                  isDone
                    ? "border-primary bg-primary-wash text-primary"
                    : "border-control bg-surface hover:bg-muted",
                )}
              >
                <span className="sr-only">Question </span>
                {number}
                {isDone ? <Check aria-label="answered" className="size-4" /> : null}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
