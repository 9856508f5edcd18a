import type { RevealedAnswer } from "@saywell/contract";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
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
  /**
   * Whether a teacher leads the game: then nobody has to give up for it to go on, and it is played
   * on phones.
   */
  isLed?: boolean;
  /** Below the answer, once it is shown. */
  children?: ReactNode;
}

/** Seconds at which whoever cannot see the timer hears of it. */
const toldAt: ReadonlySet<number> = new Set([10, 5]);

/** One question, from its first moment until its answer was shown. */
export function QuizRound({ quiz, table, userId, isLed = false, children }: QuizRoundProps) {
  const { state, endsAt, sending, isHeld } = table;
  const { question, reveal, mine, phase, round, rounds, seconds } = state;
  const left = useSecondsLeft(endsAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const own = reveal?.answers.find((each) => each.userId === userId);
  const seat = state.seats.find((each) => each.userId === userId);
  const isAsking = phase === "QUESTION";

  // Time is over: no answer is an answer too, so that nobody waits for this one.
  const isOut = isAsking && left === 0 && !isLed;
  const giveUp = useEffectEvent(() => quiz.answer(""));
  useEffect(() => {
    if (isOut) giveUp();
  }, [isOut]);

  /** What the focus would tell, for whoever writes in the chat and keeps it. */
  const heard = useRef<HTMLOutputElement>(null);
  const tell = useEffectEvent((text: string) => {
    if (heard.current !== null) heard.current.textContent = text;
  });
  const asked = `Question ${round} of ${rounds}. ${question?.question ?? ""}`;
  useEffect(() => {
    if (!isAsking) return;
    if (isTyping()) tell(asked);
    else heading.current?.focus({ preventScroll: true });
  }, [isAsking, asked]);
  const isOver = reveal !== null;
  const verdict = reveal === null ? "" : verdictOn(reveal, own, mine.hasSeat);
  const resultText = `${verdict} ${reveal?.explanation ?? ""}`;
  const sound = own === undefined ? null : own.isCorrect ? "tick" : "wrong";
  useEffect(() => {
    if (!isOver) return;
    if (sound !== null) playSound(sound);
    if (isTyping()) return tell(resultText);
    result.current?.focus({ preventScroll: true });
    // On a small phone it would stand below what is seen, for the few seconds in which it is there.
    result.current?.scrollIntoView?.({ block: "nearest" });
  }, [isOver, sound, resultText]);

  if (question === null) return null;
  const waiting = state.awaitedCount;
  const isShort = isAsking && left !== null && toldAt.has(left);
  // Of a class the line below the answers says it.
  const isIn = isAsking && mine.hasAnswered && !isLed;
  const told = isShort ? `${left} seconds left` : isIn ? "Your answer is in." : "";
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="text-sm font-semibold text-muted-foreground">
            {isAsking || endsAt === null ? `Question ${round} of ${rounds}` : "Next in a moment"}
          </p>
          {isLed || seat === undefined ? null : (
            <p className="tabular text-sm font-semibold">
              <span className="sr-only">You: </span>
              {seat.score} points
              {/* Before anybody has any, all would be first. */}
              {state.seats.some(({ score }) => score > 0)
                ? ` · place ${seat.rank} of ${state.playerCount}`
                : ""}
            </p>
          )}
        </div>
        <QuizTimer left={isAsking ? (left ?? seconds) : null} total={seconds} />
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        className="min-h-16 font-heading text-xl leading-snug font-semibold text-balance wrap-anywhere outline-none sm:text-2xl"
      >
        {question.question}
      </h2>
      <QuizAnswers
        question={question}
        chosen={mine.hasAnswered ? mine.answer : sending}
        right={reveal?.correctAnswer ?? null}
        isOpen={isAsking && mine.hasSeat && !mine.hasAnswered && sending === null}
        isLarge={isLed}
        onAnswer={(letter) => quiz.answer(letter)}
      />
      <div ref={result} tabIndex={-1} className="min-h-24 scroll-mb-4 outline-none">
        {reveal === null ? (
          // A class is told once; in a room the number of those who are waited for changes.
          <p
            aria-live={isLed ? "polite" : undefined}
            className={isLed && mine.hasAnswered ? "font-semibold" : "text-muted-foreground"}
          >
            {mine.hasAnswered
              ? isLed
                ? "Your answer is in. Wait for the others."
                : `${mine.answer === null ? "No answer this time." : `You answered ${mine.answer}.`} ${waitingWords(waiting)}`
              : isHeld && sending !== ""
                ? "Your answer is kept. It goes when you are back."
                : mine.hasSeat
                  ? isLed && left === 0
                    ? "Time is over. Wait for the others."
                    : "Choose with a tap, or with the keys A to D."
                  : "You are watching. You play in the next game."}
          </p>
        ) : (
          <VerdictBox mark={(own?.isCorrect ?? !mine.hasSeat) ? "right" : "wrong"} title={verdict}>
            {reveal.explanation}
          </VerdictBox>
        )}
      </div>
      {reveal === null ? null : children}
      <output className="sr-only">{told}</output>
      <output ref={heard} className="sr-only" />
    </div>
  );
}

/** What is said to an answer, or to who only watched. */
function verdictOn(
  { correctAnswer }: RevealedAnswer,
  own: RevealedAnswer["answers"][number] | undefined,
  hasSeat: boolean,
): string {
  if (own === undefined) return hasSeat ? "No answer this time" : `The answer is ${correctAnswer}.`;
  if (own.isCorrect) return `Right. +${own.points} points.`;
  return own.answer === null ? "Time is over" : "Not this time";
}

const waitingWords = (count: number): string =>
  count <= 0 ? "" : `Waiting for ${count === 1 ? "one other" : `${count} others`}.`;
