import { useQuery } from "@tanstack/react-query";
import { readQuery } from "../../../lib/query-client";

/** All badges: earned, or how far the learner is. */
export const useBadges = (userId: string) =>
  useQuery(readQuery("GET /api/gamification/badges/{userId}", { params: { userId } }));
