import { BookOpen, Coins, Flame, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/numbers";
import { cn } from "../../../ui/class-names";

export interface StatTilesProps {
  /** Null while they are on their way. */
  figures: { streak: number; xp: number; coins: number } | null;
  /** Lessons begun; undefined while it is not known. */
  lessons: number | undefined;
  /** What the lesson to take next pays: said in words in place of the zeros of a first visit. */
  next?: { xpReward: number; coinReward: number } | undefined;
  /** How many lessons there are. */
  of?: number | undefined;
  /** Whether what is not known will not come. */
  hasFailed?: boolean;
}

type Shown = readonly [figure: ReactNode, unit: string];

/** In place of a figure, while there is nothing to count: words, so that nobody takes it for theirs. */
const hint = (words: string): Shown => [null, words];

/** The word after a figure, once there is a figure to stand after. */
const counted = (count: number, one: string): Shown => [
  formatNumber(count),
  count === 1 ? one : `${one}s`,
];

/** The learner's four figures: in one strip, or two by two beside the lessons. Their names stand there from the start, so nothing moves later. */
export function StatTiles({ figures, lessons, next, of = 0, hasFailed = false }: StatTilesProps) {
  const missing: Shown = [<NoFigure key="none" isComing={!hasFailed} />, ""];
  // Coins come with the month where the school charges, before anything was learnt.
  const isFirstVisit = figures?.streak === 0 && figures.xp === 0 && lessons === 0;
  const first = isFirstVisit ? next : undefined;
  const shown = {
    streak: first
      ? hint("begins with a lesson")
      : figures
        ? counted(figures.streak, "day")
        : missing,
    xp: first
      ? hint(`${first.xpReward} in your first lesson`)
      : figures
        ? ([formatNumber(figures.xp), ""] as const)
        : missing,
    coins:
      first && figures?.coins === 0
        ? hint(`${first.coinReward} in your first lesson`)
        : figures
          ? ([formatNumber(figures.coins), ""] as const)
          : missing,
    lessons: first
      ? hint(`${of} lessons wait for you`)
      : lessons === undefined
        ? missing
        : counted(lessons, "lesson"),
  };
  return (
    <div className="@container rounded-xl border border-rule bg-surface shadow-lift">
      <dl className="grid grid-cols-2 gap-y-3 py-3 @min-[17.5rem]:max-lg:grid-cols-4 lg:gap-y-5 lg:py-5">
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

/** Names take two lines each, so that all figures stand on one. */
const Figure = ({ label, icon, shown: [figure, unit], isReward = false }: FigureProps) => (
  <div className="flex min-w-0 flex-col items-center gap-1 px-1 text-center not-last:border-r not-last:border-rule @max-[17.5rem]:nth-2:border-r-0 lg:nth-2:border-r-0">
    <dt className="flex flex-col items-center gap-1 text-[0.8rem] leading-tight font-semibold text-muted-foreground">
      <span
        aria-hidden
        className={cn("[&_svg]:size-5", isReward ? "text-accent-ink" : "text-primary")}
      >
        {icon}
      </span>
      <span className="grid min-h-[2lh] items-center lg:min-h-0">{label}</span>
    </dt>
    <dd className="flex min-h-[3lh] flex-col items-center text-[0.8rem] leading-tight text-muted-foreground">
      {figure === null ? null : (
        <span className="figures text-xl leading-snug text-foreground">{figure}</span>
      )}
      <span>{unit}</span>
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
