import { XP_PER_LEVEL, xpIntoLevel } from "@saywell/gamification";
import { Skeleton } from "../../ui/skeleton";
import { XpLine } from "../../ui/xp-line";

export interface LevelBarProps {
  level: number;
  xp: number;
}

const number = new Intl.NumberFormat("en-GB");

/** The level, and how far the next one is. */
export function LevelBar({ level, xp }: LevelBarProps) {
  const current = xpIntoLevel(xp);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-heading text-xl font-semibold">Level {level}</p>
        <p className="tabular text-muted-foreground">
          {number.format(current)} / {number.format(XP_PER_LEVEL)} XP
        </p>
      </div>
      <XpLine value={current} max={XP_PER_LEVEL} label={`XP on level ${level}`} />
      <p className="tabular text-sm text-muted-foreground">
        {number.format(XP_PER_LEVEL - current)} XP to level {level + 1}
      </p>
    </div>
  );
}

export function LevelBarSkeleton() {
  return (
    <div className="grid gap-1">
      <div className="flex h-[1.755rem] items-center justify-between gap-4">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-4 w-28" />
      </div>
      <div className="flex h-9 items-center">
        <Skeleton className="h-1 w-full" />
      </div>
      <div className="flex h-[1.305rem] items-center">
        <Skeleton className="h-3.5 w-32" />
      </div>
    </div>
  );
}
