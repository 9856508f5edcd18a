import { z } from "zod";
import { call } from "../call";
import { leaderboardScopes, leaderboardPeriods } from "../constants";
import { count, id, instant, nextPage, pageWish, userIdParams } from "../fields";

export const badge = z.object({
  id,
  name: z.string(),
  description: z.string(),
  awardedAt: instant,
});

export const gamificationProfile = z.object({
  level: z.int().min(1),
  /** Sum of the ledger, all time. */
  xp: count,
  /** Earned since midnight in the learner's time zone. */
  xpToday: count,
  coins: count,
  /** Consecutive study days in the learner's time zone, bridged by freezes. */
  streak: count,
  streakFreezes: count,
  studiedToday: z.boolean(),
  badges: z.array(badge),
});
export type GamificationProfile = z.output<typeof gamificationProfile>;

/** A badge with what earns it and how far the learner is. */
export const badgeProgress = z.object({
  id,
  name: z.string(),
  description: z.string(),
  howToEarn: z.string(),
  /** Null while it is not earned. */
  awardedAt: instant.nullable(),
  have: count,
  need: z.int().positive(),
});
export type BadgeProgress = z.output<typeof badgeProgress>;

export const leaderboardRow = z.object({
  rank: z.int().positive(),
  name: z.string(),
  avatar: z.string().nullable(),
  level: z.int().min(1),
  /** Earned in the period. */
  xp: count,
  isYou: z.boolean(),
});
export type LeaderboardRow = z.output<typeof leaderboardRow>;

/** An entry of the ledger that changed the coins. */
export const coinEntry = z.object({
  id,
  createdAt: instant,
  /** Below 0 where coins were spent. */
  coins: z.int(),
  /** What for, in a few words. */
  reason: z.string(),
  /** Coins after it. */
  balance: z.int(),
});
export type CoinEntry = z.output<typeof coinEntry>;

export const gamificationCalls = [
  call("GET /api/gamification/coins/{userId}", {
    summary:
      "Coins of a learner and every entry that changed them, latest first, a page at a time.",
    area: "Gamification",
    access: "session",
    // A learner who looks is given the coins of the month.
    writes: true,
    params: userIdParams,
    query: z.object({ ...pageWish }),
    reply: z.object({
      balance: z.int(),
      /** What the plan gives each month, and when the next come; null for whom no plan binds. */
      monthly: z.object({ coins: count, nextAt: instant }).nullable(),
      entries: z.array(coinEntry),
      ...nextPage,
    }),
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
  call("GET /api/gamification/profile/{userId}", {
    summary: "Level, XP in all and today, coins, streak and badges of a learner.",
    area: "Gamification",
    access: "session",
    // As with the coins.
    writes: true,
    params: userIdParams,
    reply: gamificationProfile,
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
  call("GET /api/gamification/badges/{userId}", {
    summary: "All badges: earned, or how far the learner is.",
    area: "Gamification",
    access: "session",
    params: userIdParams,
    reply: z.array(badgeProgress),
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
  call("GET /api/gamification/leaderboard/{userId}", {
    summary:
      "Learners by XP: the first ten who agreed to be seen, and the caller. A week begins on Monday in the caller's time zone.",
    area: "Gamification",
    access: "session",
    needs: "contact",
    params: userIdParams,
    query: z.object({
      period: z.enum(leaderboardPeriods).default("week"),
      scope: z.enum(leaderboardScopes).default("everyone"),
    }),
    reply: z.array(leaderboardRow),
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
] as const;
