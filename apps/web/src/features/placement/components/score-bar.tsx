import { stretchOf } from "@saywell/adaptive-test";

export interface ScoreBarProps {
  /** 0 to 100. */
  score: number;
  /** Where the level very likely lies, as `B1+`. */
  interval?: { low: string; high: string } | undefined;
}

/**
 * A score as a bar, and its interval as a line with two ends under it. Drawn, so that it prints.
 * Silent: the words beside it say the same.
 */
export function ScoreBar({ score, interval }: ScoreBarProps) {
  const low = interval && stretchOf(interval.low)?.from;
  const high = interval && stretchOf(interval.high)?.to;
  const isMeasured = low !== undefined && high !== undefined;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 100 ${isMeasured ? 20 : 12}`}
      preserveAspectRatio="none"
      className={isMeasured ? "h-5 w-full" : "h-3 w-full"}
    >
      <rect width="100" height="12" className="fill-muted" />
      <rect width={score} height="12" className="fill-primary" />
      {isMeasured ? (
        <path
          d={`M${low} 14v6M${low} 17H${high}M${high} 14v6`}
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
          fill="none"
          className="stroke-foreground"
        />
      ) : null}
    </svg>
  );
}
