import { useQuery } from "@tanstack/react-query";
import { ApiError, callApi } from "../../../lib/api-client";
import { readQuery } from "../../../lib/query-client";
import { forgetTakenTest, readTakenTests } from "../model/kept-test";

/** Forgotten with its page: a quick test that is gone on with has another result under the same id. */
export const resultQuery = (resultId: string) => ({
  ...readQuery("GET /api/level-test/results/{resultId}", { params: { resultId } }),
  gcTime: 0,
});

/**
 * Answers of the server that will be the same another time, whoever is here. The demo's account is
 * handed nobody's test (`conflict`): the visitor's own account may come later.
 */
const isFinal = (error: unknown) =>
  error instanceof ApiError && ["not-found", "invalid-input"].includes(error.code ?? "");

/** Joins a test to the account of the session. Quietly: what went wrong is tried again another time. */
async function claim(sessionId: string): Promise<void> {
  try {
    await callApi("POST /api/level-test/sessions/{sessionId}/claim", { params: { sessionId } });
    forgetTakenTest(sessionId);
  } catch (error) {
    if (isFinal(error)) forgetTakenTest(sessionId);
  }
}

/**
 * Joins the tests that were taken on this device to the account that is here; null where nobody is.
 * Returns whether that is settled: from then on the account's own results show everything.
 */
export function useClaimTests(userId: string | null): boolean {
  const claims = useQuery({
    queryKey: ["level-test claim", userId],
    queryFn: async () => {
      const taken = readTakenTests();
      await Promise.all(taken.map(({ sessionId }) => claim(sessionId)));
      return taken.length;
    },
    enabled: userId !== null && readTakenTests().length > 0,
    // Another test may have been taken since.
    staleTime: 0,
    gcTime: 0,
  });
  return claims.fetchStatus === "idle";
}
