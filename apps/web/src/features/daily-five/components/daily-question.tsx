import type { AskedQuestion } from "@saywell/contract";
import { type AnswerLetter, quizRules } from "@saywell/contract/constants";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSecondsLeft } from "../../../lib/use-seconds-left";
import { QuizAnswers } from "../../../product-ui/quiz-answers";
import { QuizTimer } from "../../../product-ui/quiz-timer";

interface DailyQuestionProps {
  question: AskedQuestion;
  /** Which it is, from 1. */
  round: number;
  rounds: number;
  endsInMs: number;
  /** What was chosen and is on its way. */
  sending: AnswerLetter | "" | null;
  onAnswer: (letter: AnswerLetter | "") => void;
}

/** The question that is open, with its clock. */
export function DailyQuestion(props: DailyQuestionProps) {
  const { question, round, rounds, endsInMs, sending, onAnswer } = props;
  const [endsAt] = useState(() => performance.now() + endsInMs);
  const left = useSecondsLeft(endsAt) ?? 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isOut = left === 0;
  const giveUp = useEffectEvent(() => {
    if (sending === null) onAnswer("");
  });
  useEffect(() => {
    if (isOut) giveUp();
  }, [isOut]);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-muted-foreground">
          Question {round} of {rounds}
        </p>
        <QuizTimer left={left} total={quizRules.seconds} />
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        className="min-h-16 font-heading text-xl leading-snug font-semibold text-balance outline-none sm:text-2xl"
      >
        {question.question}
      </h2>
      <QuizAnswers
        question={question}
        chosen={sending === "" ? null : sending}
        right={null}
        isOpen={sending === null && !isOut}
        onAnswer={onAnswer}
      />
      <p className="min-h-24 text-muted-foreground">Choose with a tap, or with the keys A to D.</p>
    </div>
  );
}
