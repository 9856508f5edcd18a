import { formatNumber } from "../../../lib/numbers";
import { Skeleton } from "../../../ui/skeleton";
import { XpLine } from "../../../product-ui/xp-line";
import { XpSkeleton } from "./xp-skeleton";

export interface XpBarProps {
  /** Earned on this level. */
  currentXP: number;
  /** Needed for the next level. */
  nextLevelXP: number;
  level: number;
}

/** The level, and how far the next one is. */
export function XpBar({ currentXP, nextLevelXP, level }: XpBarProps) {
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-heading text-xl font-semibold">Level {level}</p>
        {/* Whoever has just begun reads how far it is, below. */}
        {currentXP > 0 || level > 1 ? (
          <p className="figures text-muted-foreground">
            {formatNumber(currentXP)} / {formatNumber(nextLevelXP)} XP
          </p>
        ) : null}
      </div>
      <XpLine value={currentXP} max={nextLevelXP} label={`XP on level ${level}`} />
      <p className="figures text-sm text-muted-foreground">
        {formatNumber(Math.max(0, nextLevelXP - currentXP))} XP to level {level + 1}
      </p>
    </div>
  );
}

export const XpBarSkeleton = () => (
  <XpSkeleton>
    <Skeleton className="h-5 w-20" />
    <Skeleton className="h-4 w-28" />
  </XpSkeleton>
);
