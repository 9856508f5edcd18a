import { BookOpen, Coins, Flame, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/numbers";
import { cn } from "../../../ui/class-names";

export interface StatTilesProps {
  /** Null while they are on their way. */
  figures: { streak: number; xp: number; coins: number } | null;
  /** Lessons begun; undefined while it is not known. */
  lessons: number | undefined;
  /** What the lesson to take next pays; it stands in for the zeros of a first visit. */
  next?: { xpReward: number; coinReward: number } | undefined;
  /** How many lessons there are. */
  of?: number | undefined;
  /** Whether what is not known will not come. */
  hasFailed?: boolean;
}

type Shown = readonly [figure: ReactNode, unit: string];

/** The word after a figure, once there is a figure to stand after. */
const counted = (count: number, one: string): Shown => [
  formatNumber(count),
  count === 1 ? one : `${one}s`,
];

/** The learner's four figures in one strip. Their names stand there from the start, so nothing moves later. */
export function StatTiles({ figures, lessons, next, of = 0, hasFailed = false }: StatTilesProps) {
  const missing: Shown = [<NoFigure key="none" isComing={!hasFailed} />, ""];
  const isFirstVisit =
    figures?.streak === 0 && figures.xp === 0 && figures.coins === 0 && lessons === 0;
  const first = isFirstVisit ? next : undefined;
  const shown = {
    streak: first
      ? (["1st", "of many days"] as const)
      : figures
        ? counted(figures.streak, "day")
        : missing,
    xp: first
      ? ([`+${first.xpReward}`, "to earn"] as const)
      : figures
        ? ([formatNumber(figures.xp), ""] as const)
        : missing,
    coins: first
      ? ([`+${first.coinReward}`, "to earn"] as const)
      : figures
        ? ([formatNumber(figures.coins), ""] as const)
        : missing,
    lessons: first
      ? (["1st", `of ${of} lessons`] as const)
      : lessons === undefined
        ? missing
        : counted(lessons, "lesson"),
  };
  return (
    <div className="@container rounded-xl border border-rule bg-surface shadow-lift">
      <dl className="grid grid-cols-2 gap-y-3 py-3 @min-[17.5rem]:grid-cols-4">
        <Figure label="Current Streak" icon={<Flame />} shown={shown.streak} isReward />
        <Figure label="Total XP" icon={<Zap />} shown={shown.xp} isReward />
        <Figure label="Coins" icon={<Coins />} shown={shown.coins} isReward />
        <Figure label="This Week" icon={<BookOpen />} shown={shown.lessons} />
      </dl>
    </div>
  );
}

interface FigureProps {
  label: string;
  icon: ReactNode;
  shown: Shown;
  /** A reward stands in the accent colour. */
  isReward?: boolean;
}

/** The figure first for the eye, its name first for the ear. */
const Figure = ({ label, icon, shown: [figure, unit], isReward = false }: FigureProps) => (
  <div className="flex min-w-0 flex-col items-center px-1 text-center not-last:border-r not-last:border-rule @max-[17.5rem]:nth-2:border-r-0">
    <dt className="order-last text-[0.8rem] leading-tight font-semibold text-muted-foreground">
      {label}
    </dt>
    <dd className="flex min-h-19 flex-col items-center">
      <span
        aria-hidden
        className={cn("[&_svg]:size-5", isReward ? "text-accent-ink" : "text-primary")}
      >
        {icon}
      </span>
      <span className="figures text-xl leading-snug">{figure}</span>
      <span className="text-[0.8rem] leading-tight text-muted-foreground">{unit}</span>
    </dd>
  </div>
);

/** The place kept for a figure. */
const NoFigure = ({ isComing }: { isComing: boolean }) =>
  isComing ? (
    <span className="inline-block w-[2ch] animate-shimmer rounded-md bg-muted text-transparent">
      –
    </span>
  ) : (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">Not known</span>
    </>
  );
