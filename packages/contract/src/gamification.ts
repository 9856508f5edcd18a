import { z } from "zod";
import { call } from "./call";
import { count, id, instant, userIdParams } from "./fields";

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
  coins: count,
  /** Consecutive study days in the learner's time zone, bridged by freezes. */
  streak: count,
  streakFreezes: count,
  studiedToday: z.boolean(),
  badges: z.array(badge),
});
export type GamificationProfile = z.output<typeof gamificationProfile>;

export const gamificationCalls = [
  call("GET /api/gamification/profile/{userId}", {
    summary: "Level, XP, coins, streak and badges of a learner.",
    area: "Gamification",
    access: "session",
    params: userIdParams,
    reply: gamificationProfile,
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
] as const;
