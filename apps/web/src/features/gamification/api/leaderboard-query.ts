import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readQuery } from "../../../lib/query-client";
import type { ReplyOf, RequestOf } from "../../../lib/api-client";

type Query = NonNullable<RequestOf<"GET /api/gamification/leaderboard/{userId}">["query"]>;
export type LeaderboardPeriod = NonNullable<Query["period"]>;
export type LeaderboardScope = NonNullable<Query["scope"]>;
export type LeaderboardRows = ReplyOf<"GET /api/gamification/leaderboard/{userId}">;

/** The board of one period and scope. Until another arrives the last one stays, so nothing jumps. */
export const useLeaderboard = (
  userId: string,
  period: LeaderboardPeriod,
  scope: LeaderboardScope,
) =>
  useQuery({
    ...readQuery("GET /api/gamification/leaderboard/{userId}", {
      params: { userId },
      query: { period, scope },
    }),
    placeholderData: keepPreviousData,
  });
