import type { QuizGameState } from "@saywell/contract";
import { answerLetters } from "@saywell/contract/constants";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSecondsLeft } from "../../../../lib/use-seconds-left";
import { QuizTimer } from "../../../../product-ui/quiz-timer";
import { cn } from "../../../../ui/class-names";
import { stageText } from "./stage-text";

interface AskedQuestionProps {
  state: QuizGameState;
  question: NonNullable<QuizGameState["question"]>;
  endsAt: number | null;
}

/** Seconds at which whoever cannot see the timer hears of it. */
const toldAt: ReadonlySet<number> = new Set([10, 5]);

/** A question for the whole room; once it is over, what is right, why, and how many chose what. */
export function AskedQuestion({ state, question, endsAt }: AskedQuestionProps) {
  const { phase, round, rounds, seconds, reveal, answeredCount, awaitedCount } = state;
  const isAsking = phase === "QUESTION";
  const left = useSecondsLeft(isAsking ? endsAt : null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // Who has left and said nothing is not waited for, and did not fail to answer.
  const askedCount = answeredCount + awaitedCount;
  const unanswered =
    reveal === null ? 0 : askedCount - Object.values(reveal.counts).reduce((a, b) => a + b, 0);
  return (
    <div className="grid grid-cols-1 content-start gap-[clamp(1rem,1.6vw,2rem)]">
      <div className="grid gap-2">
        <div
          className={cn("flex flex-wrap items-baseline justify-between gap-x-6", stageText.note)}
        >
          <p className="font-semibold text-muted-foreground">
            Question {round} of {rounds}
          </p>
          <p className="tabular font-semibold">
            {answeredCount} of {askedCount} answered
          </p>
        </div>
        <QuizTimer left={isAsking ? (left ?? seconds) : null} total={seconds} />
      </div>
      <h1
        ref={heading}
        tabIndex={-1}
        className={cn("font-heading font-semibold text-balance wrap-anywhere", stageText.question)}
      >
        {question.question}
      </h1>
      <ul aria-label="Answers" className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-[1.2vw]">
        {question.options.map((option, place) => {
          const letter = answerLetters[place]!;
          const count = reveal?.counts[letter] ?? 0;
          const isRight = reveal?.correctAnswer === letter;
          return (
            <li
              key={letter}
              className={cn(
                "relative grid content-center overflow-hidden rounded-xl border-2 px-4 py-[clamp(0.75rem,1.4vw,2rem)] sm:px-[1.5vw]",
                isRight
                  ? "border-success bg-success-wash"
                  : reveal === null
                    ? "border-control bg-surface"
                    : "border-rule bg-surface text-muted-foreground",
              )}
            >
              <span className={cn("flex items-center gap-[1em]", stageText.option)}>
                <span
                  aria-hidden
                  className="grid size-[1.7em] shrink-0 place-items-center rounded-full border-2 border-current font-bold"
                >
                  {letter}
                </span>
                <span className={cn("min-w-0 flex-1 wrap-anywhere", isRight && "font-bold")}>
                  <span className="sr-only">{letter}: </span>
                  {option.slice(3)}
                </span>
                {isRight ? (
                  <span className="flex shrink-0 items-center gap-[0.3em] font-bold text-success">
                    <Check aria-hidden className="size-[1.2em]" strokeWidth={3} /> Right
                  </span>
                ) : null}
              </span>
              {reveal === null ? null : (
                <span
                  className={cn("mt-3 flex items-center gap-3 text-foreground", stageText.note)}
                >
                  <span aria-hidden className="h-[0.6em] min-w-0 flex-1 rounded-full bg-muted">
                    <span
                      className={cn(
                        "block h-full rounded-full transition-[width] duration-200",
                        isRight ? "bg-success" : "bg-control",
                      )}
                      style={{ width: `${askedCount === 0 ? 0 : (count / askedCount) * 100}%` }}
                    />
                  </span>
                  <span className="tabular shrink-0 text-right font-bold">
                    {count}
                    <span className="sr-only"> chose this</span>
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div aria-live="polite" className={cn("grid gap-1", stageText.note)}>
        {reveal === null ? null : (
          <>
            <p className="sr-only">
              The answer is {question.options[answerLetters.indexOf(reveal.correctAnswer)]}.
            </p>
            {reveal.explanation === "" ? null : (
              <p className="max-w-[60em]">{reveal.explanation}</p>
            )}
            {unanswered > 0 ? (
              <p className="text-muted-foreground">{unanswered} did not answer.</p>
            ) : null}
          </>
        )}
        {isAsking && left !== null && toldAt.has(left) ? (
          <span className="sr-only">{left} seconds left</span>
        ) : null}
      </div>
    </div>
  );
}
