import { useQuery } from "@tanstack/react-query";
import { readQuery } from "../../../lib/query-client";

/** The plan of a learner, and the state of the subscription. */
const subscriptionQuery = (userId: string) =>
  readQuery("GET /api/stripe/subscription/{userId}", { params: { userId } });

export const useSubscription = (userId: string) => useQuery(subscriptionQuery(userId));
