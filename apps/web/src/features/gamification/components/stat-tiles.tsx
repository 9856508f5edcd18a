import { formatNumber } from "../../../lib/numbers";
import { BookOpen, Coins, Flame, Zap } from "lucide-react";
import { StatTile } from "../../../ui/stat-tile";

export interface StatTilesProps {
  /** Null while they are on their way. */
  figures: { streak: number; xp: number; coins: number } | null;
  /** Lessons begun; undefined while it is not known. */
  lessons: number | undefined;
  /** Whether what is not known will not come. */
  hasFailed?: boolean;
}

/** The word after a figure, once there is a figure to stand after. */
const unit = (count: number | undefined, one: string) =>
  count === undefined ? {} : { unit: count === 1 ? one : `${one}s` };

/** The learner's four figures. Their names stand there from the start, so nothing moves later. */
export function StatTiles({ figures, lessons, hasFailed = false }: StatTilesProps) {
  const shown = (figure: number | undefined) =>
    figure === undefined ? <NoFigure isComing={!hasFailed} /> : formatNumber(figure);

  return (
    <dl className="grid auto-rows-fr gap-3 max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <StatTile
        label="Current Streak"
        value={shown(figures?.streak)}
        {...unit(figures?.streak, "day")}
        icon={<Flame />}
        tone="reward"
      />
      <StatTile label="Total XP" value={shown(figures?.xp)} icon={<Zap />} tone="reward" />
      <StatTile label="Coins" value={shown(figures?.coins)} icon={<Coins />} tone="reward" />
      <StatTile
        label="This Week"
        value={shown(lessons)}
        {...unit(lessons, "lesson")}
        icon={<BookOpen />}
      />
    </dl>
  );
}

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
