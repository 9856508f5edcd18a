import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "../../../ui/error-state";
import { SegmentedControl } from "../../../ui/segmented-control";
import { Select } from "../../../ui/select";
import {
  type LeaderboardScope,
  type LeaderboardPeriod,
  type LeaderboardRows,
  useLeaderboard,
} from "../api/leaderboard-query";
import { LeaderboardList, LeaderboardListSkeleton } from "./leaderboard-list";

const periods: ReadonlyArray<readonly [LeaderboardPeriod, string]> = [
  ["week", "This week"],
  ["all", "All time"],
];
const scopes: ReadonlyArray<readonly [LeaderboardScope, string]> = [
  ["everyone", "Everyone"],
  ["friends", "Friends"],
  ["class", "My class"],
];
/** What a board says when nobody but the learner is on it. */
const alone: Readonly<Record<LeaderboardScope, string>> = {
  everyone: "Nobody else is on the board yet.",
  friends: "Only you are here so far. When you have friends on Saywell, you see them here.",
  class: "Only you are here so far. When a teacher adds you to a class, you see your class here.",
};

export interface LeaderboardProps {
  userId: string;
  onRetry: (read: UseQueryResult) => Promise<void>;
}

/** Learners by the XP they earned, You among them. */
export function Leaderboard({ userId, onRetry }: LeaderboardProps) {
  const [period, setPeriod] = useState<LeaderboardPeriod>("week");
  const [scope, setScope] = useState<LeaderboardScope>("everyone");
  const board = useLeaderboard(userId, period, scope);

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-[1fr_10rem] lg:grid-cols-1 xl:grid-cols-[1fr_9rem]">
        <SegmentedControl
          label="Period"
          value={period}
          onChange={setPeriod}
          options={periods}
          className="max-sm:col-span-2 lg:col-span-1"
        />
        <Select
          aria-label="Compare with"
          value={scope}
          onChange={({ target }) => setScope(target.value as LeaderboardScope)}
          className="max-sm:col-span-2"
        >
          {scopes.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div aria-busy={board.isFetching} className="min-h-61">
        {board.isError ? (
          <ErrorState
            message="Failed to fetch leaderboard"
            isRetrying={board.isFetching}
            onRetry={() => void onRetry(board)}
            className="min-h-61 justify-center border-none"
          />
        ) : board.data ? (
          <>
            <LeaderboardList rows={board.data} />
            {isAlone(board.data) && !board.isPlaceholderData ? (
              <p className="px-2 pt-3 text-muted-foreground">{alone[scope]}</p>
            ) : null}
          </>
        ) : (
          <LeaderboardListSkeleton />
        )}
      </div>
    </div>
  );
}

const isAlone = (rows: LeaderboardRows) => rows.every(({ isYou }) => isYou);

/** As `Leaderboard`, before it is known whose. */
export function LeaderboardSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="h-11 rounded-lg bg-muted max-sm:h-24 lg:h-24 xl:h-11" />
      <div className="min-h-61">
        <LeaderboardListSkeleton />
      </div>
    </div>
  );
}
