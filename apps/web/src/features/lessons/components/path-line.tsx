import { cn } from "../../../ui/class-names";
import type { PathPlace } from "../model/path-places";

interface PathLineProps {
  /** Where there is room for rows. */
  turn: Exclude<PathPlace["turn"], null>;
  /** On a phone, whether it starts at the right side. */
  fromRight: boolean;
  isInked: boolean;
}

/** Drawn in a square of 100 that is stretched from one stop to the next; no ruler was used. */
const strokes = {
  across: "M0 0C2 46 22 47 50 50S98 55 100 100",
  right: "M0 50C18 38 32 60 50 50S82 44 100 50",
  down: "M0 0C78 6 118 40 88 62S40 96 0 100",
} as const;

/** The way from a stop to the next one: ink where the lesson is done, pencil where it is not. */
export const PathLine = ({ turn, fromRight, isInked }: PathLineProps) => (
  <>
    <Line
      d={strokes.across}
      isInked={isInked}
      className={cn(
        "top-1/2 left-19 h-full w-[calc(100%-9.5rem)] sm:left-22 sm:w-[calc(100%-11rem)] lg:hidden",
        fromRight && "-scale-x-100",
      )}
    />
    {turn === "right" || turn === "left" ? (
      <Line
        d={strokes.right}
        isInked={isInked}
        className={cn(
          "top-3 h-16 w-full max-lg:hidden",
          turn === "right" ? "left-1/2" : "right-1/2 -scale-x-100",
        )}
      />
    ) : (
      <Line
        d={strokes.down}
        isInked={isInked}
        className={cn(
          "top-11 h-full w-1/2 max-lg:hidden",
          turn === "down-right" ? "left-1/2" : "right-1/2 -scale-x-100",
        )}
      />
    )}
  </>
);

const Line = ({ d, isInked, className }: { d: string; isInked: boolean; className: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className={cn(
      "pointer-events-none absolute overflow-visible",
      isInked ? "text-primary" : "text-control",
      className,
    )}
  >
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth={isInked ? 4 : 2.5}
      strokeLinecap="round"
      strokeDasharray={isInked ? undefined : "2 9"}
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
