import type { PlanForChild } from "@saywell/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";

const keyOf = (token: string | null) => ["plan-for-child", token];

/** What a parent's link is about. Not a GET, so that no log holds the link. */
export const usePlanForChild = (
  token: string | null,
  /** Milliseconds between two questions, while word of a payment is waited for. */
  every: (plan: PlanForChild | undefined) => number | false = () => false,
) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: () => callApi("POST /api/plan-for-child/read", { body: { token: token ?? "" } }),
    enabled: token !== null,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => every(state.data),
  });

const leaveApp = (url: string) => window.location.assign(url);

/** To the pages of the payment provider: to pay, or to look after what is paid. */
export const useGoToPayments = (token: string, leaveFor: (url: string) => void = leaveApp) =>
  useMutation({
    mutationFn: (where: "checkout" | "portal") =>
      where === "checkout"
        ? callApi("POST /api/plan-for-child/checkout", { body: { token } })
        : callApi("POST /api/plan-for-child/portal", { body: { token } }),
    onSuccess: ({ url }) => leaveFor(url),
  });

export function useParentsMoneyBack(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("POST /api/plan-for-child/money-back", { body: { token } }),
    // The link opens nothing any more; what it showed goes on standing there.
    onSuccess: () => client.cancelQueries({ queryKey: keyOf(token) }),
  });
}
