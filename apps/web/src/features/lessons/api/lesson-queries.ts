import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { readAnew, readQuery } from "../../../lib/query-client";

/** All lessons in course order, with the learner's progress. */
export const lessonsQuery = (userId: string) =>
  readQuery("GET /api/lessons", { query: { userId } });

/** One lesson whole. It is read anew each time its screen is entered: the attempt may have moved on elsewhere. */
export const lessonQuery = (id: string, userId: string) =>
  queryOptions({
    ...readQuery("GET /api/lessons/{id}", { params: { id }, query: { userId } }),
    ...readAnew,
  });

export const useLessons = (userId: string) => useQuery(lessonsQuery(userId));

/** The profile, the badges and the leaderboards: all that XP shows in. */
const gamificationKey = ["/api", "gamification"];

/**
 * What a lesson's answers and its completion change: the list of lessons, and what the learner has earned.
 * Those on the screen are read again at once, or all of them.
 */
export async function markStale(
  client: QueryClient,
  userId: string,
  refetchType: "active" | "all" = "active",
): Promise<void> {
  await Promise.all(
    [lessonsQuery(userId).queryKey, gamificationKey].map((queryKey) =>
      client.invalidateQueries({ queryKey, refetchType }),
    ),
  );
}
