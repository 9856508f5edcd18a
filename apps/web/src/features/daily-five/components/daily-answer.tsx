import type { DailyAnswer as Answer } from "@saywell/contract";
import { useEffect, useRef } from "react";
import { playSound } from "../../../lib/sounds";
import { QuizAnswers } from "../../../product-ui/quiz-answers";
import { QuizTimer } from "../../../product-ui/quiz-timer";
import { VerdictBox } from "../../../product-ui/verdict";
import { ActionBar } from "../../../ui/action-bar";
import { Button } from "../../../ui/button";

interface DailyAnswerProps {
  answer: Answer;
  round: number;
  rounds: number;
  isWaiting: boolean;
  onNext: () => void;
}

/** A question that is over: what was right, and why; the next one waits for its learner. */
export function DailyAnswer({ answer, round, rounds, isWaiting, onNext }: DailyAnswerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const verdict = useRef<HTMLOutputElement>(null);
  const { isCorrect } = answer;
  useEffect(() => {
    playSound(isCorrect ? "tick" : "wrong");
    button.current?.focus({ preventScroll: true });
    // On a small phone the bar with the way on would cover it.
    verdict.current?.scrollIntoView?.({ block: "nearest" });
  }, [isCorrect]);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-muted-foreground">
          Question {round} of {rounds}
        </p>
        <QuizTimer left={null} total={1} />
      </div>
      <h2 className="min-h-16 font-heading text-xl leading-snug font-semibold text-balance sm:text-2xl">
        {answer.question}
      </h2>
      <QuizAnswers
        question={answer}
        chosen={answer.answer}
        right={answer.correctAnswer}
        isOpen={false}
        onAnswer={() => {}}
      />
      <div className="grid min-h-24 content-start gap-4">
        <output ref={verdict} className="block max-sm:scroll-mb-28">
          <VerdictBox mark={isCorrect ? "right" : "wrong"} title={titleOf(answer)}>
            {answer.explanation}
          </VerdictBox>
        </output>
        <ActionBar className="grid">
          <Button ref={button} size="lg" disabled={isWaiting} onClick={onNext}>
            {round === rounds ? "See how I did" : "Next question"}
          </Button>
        </ActionBar>
      </div>
    </div>
  );
}

function titleOf({ isCorrect, answer, points }: Answer): string {
  if (isCorrect) return `Right. +${points} points.`;
  return answer === null ? "Time is over" : "Not this time";
}
