import { useQuery } from "@tanstack/react-query";
import { readQuery } from "../../../lib/query-client";

/** Level, XP, coins, streak and badges of a learner. */
export const profileQuery = (userId: string) =>
  readQuery("GET /api/gamification/profile/{userId}", { params: { userId } });

export const useProfile = (userId: string) => useQuery(profileQuery(userId));
