import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DailyFive } from "@saywell/contract";
import type { AnswerLetter } from "@saywell/contract/constants";
import { callApi } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";
import { sayFailed } from "../../../lib/say-failed";

const dailyFiveQuery = () => ({ ...readQuery("GET /api/daily-five", {}), ...readAnew });

/** Today's five, read anew on each visit: the clock of an open question runs on the server. */
export const useDailyFive = () => useQuery(dailyFiveQuery());

/** Asks the next question, and answers the one that is open. */
export function useDailyFiveSteps() {
  const client = useQueryClient();
  const { queryKey } = dailyFiveQuery();
  const onSuccess = (five: DailyFive): void => {
    client.setQueryData(queryKey, five);
    if (five.phase !== "FINISHED") return;
    void client.invalidateQueries({ queryKey: ["/api", "gamification"] });
  };
  const onError = (error: unknown): void => {
    sayFailed("That did not work. Please try again.")(error);
    // Another tab may have gone on.
    void client.invalidateQueries({ queryKey });
  };
  const next = useMutation({
    mutationFn: () => callApi("POST /api/daily-five/next", {}),
    onSuccess,
    onError,
  });
  const answer = useMutation({
    mutationFn: (body: { questionId: string; answer: AnswerLetter | "" }) =>
      callApi("POST /api/daily-five/answers", { body }),
    onSuccess,
    onError,
  });
  return { next, answer };
}
