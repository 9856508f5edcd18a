import { useQuery } from "@tanstack/react-query";
import { readQuery } from "../../lib/query-client";

const minute = 60_000;

/** How many reports wait; null until it is known, and undefined for those who do not decide. */
export function useOpenReportCount(
  role: "LEARNER" | "TEACHER" | "ADMIN",
): number | null | undefined {
  const enabled = role !== "LEARNER";
  const { data = null } = useQuery({
    ...readQuery("GET /api/moderation/reports", { query: { state: "OPEN" } }),
    select: (reports) => reports.length,
    enabled,
    staleTime: minute,
    refetchInterval: minute,
  });
  return enabled ? data : undefined;
}
