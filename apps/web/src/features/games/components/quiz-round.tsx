import { useEffect, useEffectEvent, useRef } from "react";
import { playSound } from "../../../lib/sounds";
import { VerdictBox } from "../../../product-ui/verdict";
import { isTyping } from "../../../lib/is-typing";
import type { QuizTable, QuizTableModel } from "../model/quiz-table";
import { useSecondsLeft } from "../../../lib/use-seconds-left";
import { QuizAnswers } from "../../../product-ui/quiz-answers";
import { QuizTimer } from "../../../product-ui/quiz-timer";

interface QuizRoundProps {
  quiz: QuizTableModel;
  table: QuizTable;
  userId: string;
}

/** Seconds at which whoever cannot see the timer hears of it. */
const toldAt: ReadonlySet<number> = new Set([10, 5]);

/** One question, from its first moment until its answer was shown. */
export function QuizRound({ quiz, table, userId }: QuizRoundProps) {
  const { state, endsAt, sending } = table;
  const { question, reveal, mine, phase, round, rounds, seconds } = state;
  const left = useSecondsLeft(endsAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const own = reveal?.answers.find((each) => each.userId === userId);
  const isAsking = phase === "QUESTION";

  // Time is over: no answer is an answer too, so that nobody waits for this one.
  const isOut = isAsking && left === 0;
  const giveUp = useEffectEvent(() => quiz.answer(""));
  useEffect(() => {
    if (isOut) giveUp();
  }, [isOut]);

  useEffect(() => {
    if (isAsking && !isTyping()) heading.current?.focus({ preventScroll: true });
  }, [isAsking]);
  const isOver = reveal !== null;
  const sound = own === undefined ? null : own.isCorrect ? "tick" : "wrong";
  useEffect(() => {
    if (!isOver) return;
    if (sound !== null) playSound(sound);
    if (!isTyping()) result.current?.focus({ preventScroll: true });
  }, [isOver, sound]);

  if (question === null) return null;
  const waiting = state.playerCount - state.answeredCount;
  const told = isAsking && left !== null && toldAt.has(left) ? `${left} seconds left` : "";
  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <p className="text-sm font-semibold text-muted-foreground">
            Question {round} of {rounds}
          </p>
          {isAsking ? null : <p className="text-sm text-muted-foreground">Next in a moment</p>}
        </div>
        <QuizTimer left={isAsking ? (left ?? seconds) : null} total={seconds} />
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
        chosen={mine.hasAnswered ? mine.answer : sending}
        right={reveal?.correctAnswer ?? null}
        isOpen={isAsking && mine.hasSeat && !mine.hasAnswered && sending === null}
        onAnswer={(letter) => quiz.answer(letter)}
      />
      <div ref={result} tabIndex={-1} className="min-h-24 outline-none">
        {reveal === null ? (
          <p className="text-muted-foreground">
            {mine.hasAnswered
              ? `${mine.answer === null ? "No answer this time." : `You answered ${mine.answer}.`} ${waitingWords(waiting)}`
              : mine.hasSeat
                ? "Choose with a tap, or with the keys A to D."
                : "You are watching. You play in the next game."}
          </p>
        ) : (
          <VerdictBox
            mark={own === undefined || own.isCorrect ? "right" : "wrong"}
            title={
              own === undefined
                ? `The answer is ${reveal.correctAnswer}.`
                : own.isCorrect
                  ? `Right. +${own.points} points.`
                  : own.answer === null
                    ? "Time is over"
                    : "Not this time"
            }
          >
            {reveal.explanation}
          </VerdictBox>
        )}
      </div>
      <output className="sr-only">{told}</output>
    </div>
  );
}

const waitingWords = (count: number): string =>
  count <= 0 ? "" : `Waiting for ${count === 1 ? "one other" : `${count} others`}.`;
