import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReviewGrade, ReviewSession } from "@saywell/contract";
import { callApi } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";

/** What is due now. Time makes it stale: it is read anew on each visit, and while the next card is near. */
export const dueQuery = () =>
  queryOptions({
    ...readQuery("GET /api/review/due", {}),
    ...readAnew,
    refetchInterval: ({ state }) => (comesSoon(state.data) ? 60_000 : false),
  });

/** What comes later than in an hour is read on another visit. */
const comesSoon = (session: ReviewSession | undefined): boolean =>
  !!session?.nextDueAt && Date.parse(session.nextDueAt) - Date.now() < 3_600_000;

export const useDue = () => useQuery(dueQuery());

/** Says how well a card was remembered. The same review id counts once, however often it is sent. */
export function useGradeCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ cardId, ...body }: { cardId: string; grade: ReviewGrade; reviewId: string }) =>
      callApi("POST /api/review/{cardId}/grade", { params: { cardId }, body }),
    // The first card makes today a day with study, also where the sitting is left before its end.
    onSuccess: () =>
      void client.invalidateQueries({ queryKey: ["/api", "gamification", "profile"] }),
  });
}
