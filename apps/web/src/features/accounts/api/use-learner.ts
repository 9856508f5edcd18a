import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { SessionUser } from "@saywell/contract";
import { lookAgain } from "./look-again";
import { guestQuery, sessionQuery } from "./session-queries";

interface LearnerState {
  /** Null until it is known; then somebody is always here, a guest if need be. */
  learner: SessionUser | null;
  /** Whether the demo accounts can be used. */
  demo: boolean;
  error: Error | null;
  /** Asks again who is here: after a failure, or when the server disagrees. */
  recheck: () => Promise<void>;
}

/** The person who learns on this screen. The first screen that needs one makes a guest. */
export function useLearner(): LearnerState {
  const client = useQueryClient();
  const guest = useQuery(guestQuery(client));
  const session = useQuery(sessionQuery);
  return {
    learner: session.data?.user ?? null,
    demo: session.data?.demo ?? false,
    error: guest.isFetching ? null : guest.error,
    recheck: async () => {
      if (await lookAgain(client)) return;
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      await guest.refetch();
    },
  };
}
