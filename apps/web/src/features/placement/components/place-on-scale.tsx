import { intervalInWords, scaleBands } from "@saywell/adaptive-test";
import type { CefrLevel } from "@saywell/contract";
import { ScoreBar } from "./score-bar";

export interface PlaceOnScaleProps {
  score: number;
  /** Of a measured result. Any other score is a number, and no place on our scale. */
  measured?: { level: CefrLevel; interval: { low: string; high: string } };
}

/** The overall score: of a measured result a place on the scale, never a share of right answers. */
export const PlaceOnScale = ({ score, measured }: PlaceOnScaleProps) => (
  <div>
    <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-semibold">Overall score</span>
      <span className="figures text-xl font-bold">{Math.round(score)}%</span>
    </p>
    <ScoreBar score={score} interval={measured?.interval} />
    {measured === undefined ? null : (
      <>
        <Bands />
        <p className="mt-2 max-w-[38rem] text-muted-foreground">
          This is your place on the scale from A1 to C2. It is not a share of right answers: 20% is
          in A2, and 100% is the top of C2.
        </p>
        <p className="mt-2 max-w-[38rem]">
          {intervalInWords(measured.level, measured.interval)}: that is where it lies in 95 of 100
          tests.
        </p>
      </>
    )}
  </div>
);

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
