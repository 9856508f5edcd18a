import type { Role } from "@saywell/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { readQuery } from "../../../lib/query-client";

const minute = 60_000;

/**
 * How many people with open reports, and friendships, wait; null until it is known, and undefined for those who do not
 * decide.
 */
export function useOpenReportCount(role: Role): number | null | undefined {
  const enabled = role !== "LEARNER";
  const often = { enabled, staleTime: minute, refetchInterval: minute };
  const { data: reports = null } = useQuery({
    // A count, because reading the reports themselves is a look at them.
    ...readQuery("GET /api/moderation/waiting", {}),
    select: ({ safeguarding, reports: others }) => safeguarding + others,
    ...often,
  });
  const friendships = useFriendshipCount(role);
  if (!enabled) return undefined;
  return reports === null || friendships === null ? null : reports + friendships;
}

/** How many friendships wait to be approved; null until it is known, and for those who approve none. */
export function useFriendshipCount(role: Role): number | null {
  const { data = null } = useQuery({
    ...readQuery("GET /api/moderation/friendships", {}),
    select: (waiting) => waiting.length,
    enabled: role !== "LEARNER",
    staleTime: minute,
    refetchInterval: minute,
  });
  return data;
}

/** How many people may be in danger, for those who look after them; 0 for all others. */
export function useInDangerCount(role: Role): number {
  const { data = 0 } = useQuery({
    ...readQuery("GET /api/moderation/waiting", {}),
    select: ({ safeguarding }) => safeguarding,
    enabled: role !== "LEARNER",
    staleTime: minute,
    refetchInterval: minute,
  });
  return data;
}
