import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { queryKeyOf, readQuery } from "../../lib/query-client";

/** All lessons in course order, with the learner's progress. */
export const lessonsQuery = (userId: string) => readQuery("GET /api/lessons", { query: { userId } });

/** One lesson whole. It is read anew each time its screen is entered: the attempt may have moved on elsewhere. */
export const lessonQuery = (id: string, userId: string) =>
  queryOptions({
    ...readQuery("GET /api/lessons/{id}", { params: { id }, query: { userId } }),
    staleTime: 0,
    refetchOnMount: "always",
  });

export const useLessons = (userId: string) => useQuery(lessonsQuery(userId));

/** What a finished lesson makes stale: the list of lessons and the learner's profile. */
export async function refreshAfterCompletion(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: lessonsQuery(userId).queryKey, refetchType: "all" }),
    client.invalidateQueries({
      queryKey: queryKeyOf("GET /api/gamification/profile/{userId}", { params: { userId } }),
      refetchType: "all",
    }),
  ]);
}
