import type { DailyFive } from "@saywell/contract";
import { Check, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { DrawnTick } from "../../../ui/drawn-tick";
import { Tag } from "../../../ui/tag";

/** The five that are over: the score, the run of days, and each question once more. */
export function DailyResult({ five }: { five: DailyFive }) {
  const { answers, score, streak, paid, rounds } = five;
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      {right === rounds ? <DrawnTick /> : null}
      <h2 ref={heading} tabIndex={-1} className="font-heading text-2xl font-semibold outline-none">
        {right} of {rounds} right, {score} points
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <Tag tone="reward">{daysWords(streak.current)}</Tag>
        {paid !== null && paid.xp > 0 ? <Tag tone="reward">+{paid.xp} XP</Tag> : null}
        {paid !== null && paid.coins > 0 ? <Tag tone="reward">+1 coin</Tag> : null}
      </p>
      <p className="text-muted-foreground">
        {right === rounds
          ? "All of them right. Well done. "
          : "What you missed waits in your review. "}
        The next five come tomorrow.
        {streak.longest > streak.current ? ` Your longest run is ${streak.longest} days.` : ""}
      </p>
      <Button asChild size="lg" className="justify-self-start">
        {right === rounds ? (
          <Link to="/rooms">Play with others</Link>
        ) : (
          <Link to="/review">Review</Link>
        )}
      </Button>
      <ul className="grid gap-3">
        {answers.map((answer) => (
          <li key={answer.id} className="rounded-xl border border-rule bg-surface p-4">
            <p className="flex items-start gap-2 font-semibold">
              {answer.isCorrect ? (
                <Check aria-hidden className="mt-1 size-5 shrink-0 text-success" />
              ) : (
                <X aria-hidden className="mt-1 size-5 shrink-0 text-destructive" />
              )}
              <span>
                <span className="sr-only">{answer.isCorrect ? "Right: " : "Wrong: "}</span>
                {answer.question}
              </span>
            </p>
            <p className="pl-7 text-success">
              {answer.options.find((option) => option.startsWith(answer.correctAnswer))}
            </p>
            <p className="pl-7 text-muted-foreground">{answer.explanation}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many days in a row were finished. */
export const daysWords = (days: number): string =>
  days === 1 ? "1 day in a row" : `${days} days in a row`;
