import { type QueryClient, useQuery } from "@tanstack/react-query";
import { readQuery } from "../../../lib/query-client";

/** The plan of a learner, and the state of the subscription. */
export const subscriptionQuery = (userId: string) =>
  readQuery("GET /api/stripe/subscription/{userId}", { params: { userId } });

export const useSubscription = (userId: string) => useQuery(subscriptionQuery(userId));

/** How much was used of what the plan allows. */
const planUseQuery = (userId: string) =>
  readQuery("GET /api/plans/use/{userId}", { params: { userId } });

/** Read anew by each screen: every lesson and every message changes it. */
export const usePlanUse = (userId: string) =>
  useQuery({ ...planUseQuery(userId), staleTime: 0, refetchOnMount: "always" });

const invoicesQuery = (userId: string) =>
  readQuery("GET /api/stripe/invoices/{userId}", { params: { userId } });

export const useInvoices = (userId: string, enabled = true) =>
  useQuery({ ...invoicesQuery(userId), enabled });

/** Another plan changes what is paid, what may be used, and which lessons are open. */
export async function readPlanAnew(client: QueryClient, userId: string): Promise<void> {
  const { queryKey } = subscriptionQuery(userId);
  await Promise.all([client.invalidateQueries({ queryKey }), readAroundPlan(client, userId)]);
}

/** All that a plan decides, but the plan. */
export async function readAroundPlan(client: QueryClient, userId: string): Promise<void> {
  const keys = [
    planUseQuery(userId).queryKey,
    invoicesQuery(userId).queryKey,
    readQuery("GET /api/lessons", { query: { userId } }).queryKey,
  ];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
