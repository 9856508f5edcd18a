import { formatNumber } from "../../../lib/numbers";
import type { LeaderboardRow } from "@saywell/contract";
import { Avatar } from "../../../product-ui/avatar";
import { faceOf } from "../../../product-ui/picture-of";
import { cn } from "../../../ui/class-names";
import { Skeleton } from "../../../ui/skeleton";
import type { LeaderboardRows } from "../api/leaderboard-query";

export function LeaderboardList({ rows }: { rows: LeaderboardRows }) {
  return (
    <ol className="grid grid-cols-1 gap-1">
      {rows.map((row) => (
        <Row key={`${row.rank} ${row.name} ${row.isYou}`} {...row} />
      ))}
    </ol>
  );
}

function Row({ rank, name, avatar, level, xp, isYou }: LeaderboardRow) {
  return (
    <li
      aria-current={isYou ? "true" : undefined}
      className={cn(
        "flex min-h-14 items-center gap-2 rounded-lg px-2 py-1 sm:gap-3",
        isYou && "bg-primary-wash",
      )}
    >
      <span className="figures w-7 shrink-0 text-center text-muted-foreground">
        {rank}
        <span className="sr-only">.</span>
      </span>
      <Avatar name={name} src={faceOf(avatar)} className="size-9" />
      <span className="min-w-0 flex-1">
        {/* A name may be written from right to left. */}
        <bdi className={cn("block truncate", isYou ? "font-bold" : "font-semibold")}>
          {isYou ? "You" : name}
        </bdi>
        <span className="block figures text-sm text-muted-foreground">Level {level}</span>
      </span>
      <span className="figures shrink-0 text-accent-ink">{formatNumber(xp)} XP</span>
    </li>
  );
}

/** Four rows, as many as a fresh school has. */
export function LeaderboardListSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-1">
      {["a", "b", "c", "d"].map((row) => (
        <div key={row} className="flex min-h-14 items-center gap-3 px-2">
          <Skeleton className="ml-1 h-5 w-5" />
          <Skeleton className="size-9 rounded-full" />
          <div className="grid min-w-0 flex-1 gap-1.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-1/4" />
          </div>
          <Skeleton className="h-4 w-14" />
        </div>
      ))}
    </div>
  );
}
