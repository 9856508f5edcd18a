import { BookOpen, Coins, Flame, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { Skeleton } from "../../ui/skeleton";
import { StatTile } from "../../ui/stat-tile";

export interface StatTilesProps {
  streak: number;
  xp: number;
  coins: number;
  /** Lessons begun; null while it is not known. */
  lessons: number | null;
}

const number = new Intl.NumberFormat("en-GB");
const unit = (count: number, one: string) => (count === 1 ? one : `${one}s`);

export function StatTiles({ streak, xp, coins, lessons }: StatTilesProps) {
  return (
    <Tiles>
      <StatTile
        label="Current Streak"
        value={number.format(streak)}
        unit={unit(streak, "day")}
        icon={<Flame />}
        tone="reward"
      />
      <StatTile label="Total XP" value={number.format(xp)} icon={<Zap />} tone="reward" />
      <StatTile label="Coins" value={number.format(coins)} icon={<Coins />} tone="reward" />
      <StatTile
        label="This Week"
        value={lessons === null ? "–" : number.format(lessons)}
        unit={lessons === null ? "lessons" : unit(lessons, "lesson")}
        icon={<BookOpen />}
      />
    </Tiles>
  );
}

const Tiles = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">{children}</dl>
);

export function StatTilesSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {["a", "b", "c", "d"].map((tile) => (
        <div key={tile} className="grid gap-1 rounded-xl border border-rule bg-surface p-4 sm:p-5">
          <div className="flex h-[1.305rem] items-center">
            <Skeleton className="h-4 w-3/5" />
          </div>
          <div className="flex h-[2rem] items-center">
            <Skeleton className="h-6 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
