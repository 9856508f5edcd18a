import type { QuizReplay } from "@saywell/contract";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { isTyping } from "../../../lib/is-typing";
import { QuizAnswers } from "../../../product-ui/quiz-answers";
import { MarkSign, VerdictBox } from "../../../product-ui/verdict";
import { Button } from "../../../ui/button";
import { scoresAfter } from "../model/replay-scores";
import { LiveScores } from "./live-scores";

/** Milliseconds for which a question stands while the game plays by itself. */
const pace = 5000;

/** A game that is over, one question after the other, at one's own pace or by itself. */
export function Replay({ replay }: { replay: QuizReplay }) {
  const { rounds, players } = replay;
  const [at, setAt] = useState(0);
  const [isStarted, setIsStarted] = useState(false);
  const last = rounds.length - 1;
  const isPlaying = isStarted && at < last;
  const me = players.find(({ isMe }) => isMe);

  function go(to: number): void {
    setIsStarted(false);
    setAt(Math.max(0, Math.min(last, to)));
  }
  function playOn(): void {
    if (at >= last) setAt(0);
    setIsStarted(!isPlaying);
  }
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setAt(at + 1), pace);
    return () => clearTimeout(timer);
  }, [isPlaying, at]);
  const walk = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping()) return;
    if (event.key === "ArrowLeft") go(at - 1);
    if (event.key === "ArrowRight") go(at + 1);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => walk(event);
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);

  const round = rounds[at];
  if (round === undefined) {
    return <p className="text-muted-foreground">This game ended before its first answer.</p>;
  }
  const own = round.answers.find(({ userId }) => userId === me?.userId);
  const nameOf = (id: string) => players.find(({ userId }) => userId === id)?.userName ?? "";
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p aria-live="polite" className="font-semibold text-muted-foreground">
            Question {at + 1} of {rounds.length}
          </p>
          <div className="flex gap-2">
            <Button variant="outline" disabled={at === 0} onClick={() => go(at - 1)}>
              <ChevronLeft aria-hidden /> Back
            </Button>
            <Button variant="outline" disabled={last === 0} onClick={playOn}>
              {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
              {isPlaying ? "Pause" : "Play"}
            </Button>
            <Button variant="outline" disabled={at === last} onClick={() => go(at + 1)}>
              Next <ChevronRight aria-hidden />
            </Button>
          </div>
        </div>
        <h2 className="min-h-16 font-heading text-xl leading-snug font-semibold text-balance wrap-anywhere sm:text-2xl">
          {round.question}
        </h2>
        <QuizAnswers
          question={{ id: String(at), question: round.question, options: round.options }}
          chosen={own?.answer ?? null}
          right={round.correctAnswer}
          isOpen={false}
          onAnswer={() => {}}
        />
        <VerdictBox
          mark={own === undefined || own.isCorrect ? "right" : "wrong"}
          title={
            own === undefined
              ? `The answer is ${round.correctAnswer}.`
              : own.isCorrect
                ? `You were right. +${own.points} points.`
                : own.answer === null
                  ? "You gave no answer."
                  : `You answered ${own.answer}.`
          }
        >
          {round.explanation}
        </VerdictBox>
        {/* Of a class nobody but its teacher is told what others said. */}
        {round.answers.every(({ userId }) => userId === me?.userId) ? null : (
          <section aria-labelledby="who-said-what" className="grid grid-cols-1 gap-2">
            <h3 id="who-said-what" className="font-heading text-lg font-semibold">
              Who said what
            </h3>
            <ul className="divide-y divide-rule border-y border-rule">
              {round.answers.map(({ userId, answer, isCorrect, points, seconds }) => (
                <li key={userId} className="flex min-h-12 items-center gap-2 py-1.5 sm:gap-3">
                  <span className="min-w-0 flex-1 truncate">
                    {nameOf(userId)}
                    {userId === me?.userId ? " (you)" : ""}
                  </span>
                  <span className="shrink-0 text-sm text-muted-foreground tabular-nums">
                    {seconds === null ? "" : `${seconds.toFixed(1)} s`}
                  </span>
                  <span className="flex w-24 shrink-0 items-center justify-end gap-1.5 font-semibold">
                    {answer === null ? "No answer" : answer}
                    {answer === null ? null : <MarkSign mark={isCorrect ? "right" : "wrong"} />}
                  </span>
                  <span className="w-10 shrink-0 text-right font-semibold tabular-nums">{`+${points}`}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="grid grid-cols-1 gap-6">
        {/* Of a class whose leaderboard is hidden a link shows nobody. */}
        {players.length === 0 ? null : (
          <LiveScores
            title={at === last ? "Final Leaderboard" : "Scores after this question"}
            state={scoresAfter(replay, at)}
            userId={me?.userId ?? ""}
          />
        )}
        <nav aria-label="Questions" className="grid grid-cols-1 gap-2">
          <ol className="flex flex-wrap gap-2">
            {rounds.map((each, index) => (
              <li key={each.question}>
                <Button
                  variant={index === at ? "default" : "outline"}
                  size="icon"
                  aria-current={index === at ? "step" : undefined}
                  aria-label={`Question ${index + 1}: ${each.question}`}
                  onClick={() => go(index)}
                >
                  {index + 1}
                </Button>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  );
}
