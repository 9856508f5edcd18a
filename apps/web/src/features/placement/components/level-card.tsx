import { cefrTexts, intervalInWords, scaleBands } from "@saywell/adaptive-test";
import type { CefrLevel } from "@saywell/contract";
import type { ReactNode } from "react";
import { Card } from "../../../ui/card";
import { ScoreBar } from "./score-bar";

export interface LevelCardProps {
  level: CefrLevel;
  score: number;
  interval?: { low: string; high: string };
  /** More about the level. */
  children?: ReactNode;
}

/** The level, large, and the overall score. */
export function LevelCard({ level, score, interval, children }: LevelCardProps) {
  const { title, description } = cefrTexts[level];
  const percent = Math.round(score);
  return (
    <Card className="break-inside-avoid p-5 sm:p-7 print:p-4">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-9 print:grid-cols-[auto_minmax(0,1fr)]">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 md:grid md:w-48 md:justify-items-center md:gap-2 md:self-center md:text-center">
          <p className="font-heading text-5xl font-semibold text-primary sm:text-[5.5rem] sm:leading-none">
            {level}
          </p>
          <h2 className="text-xl font-semibold">{title}</h2>
        </div>
        <div className="grid grid-cols-1 content-center gap-4">
          {interval === undefined ? null : (
            <p className="text-lg font-semibold">{intervalInWords(level, interval)}.</p>
          )}
          <p className="max-w-[38rem]">{description}</p>
          {children}
          <div>
            <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">Overall score</span>
              <span className="tabular text-xl font-bold">{percent}%</span>
            </p>
            <ScoreBar score={score} interval={interval} />
            {interval === undefined ? null : <Bands />}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** Which part of the score is which level. */
export function Bands() {
  return (
    <div aria-hidden className="mt-1 flex text-sm text-muted-foreground">
      {scaleBands.map(({ level, from, to }) => (
        <span
          key={level}
          className="border-l border-rule pl-1 first:border-transparent first:pl-0"
          style={{ width: `${to - from}%` }}
        >
          {level}
        </span>
      ))}
    </div>
  );
}
