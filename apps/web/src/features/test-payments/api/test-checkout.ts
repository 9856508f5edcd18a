import type { TestCheckout } from "@saywell/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi, type RequestOf } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";

const checkoutQuery = (sessionId: string) =>
  readQuery("GET /api/test-payments/checkout/{sessionId}", { params: { sessionId } });

/** Read anew by each visit: it may have been paid in another tab. */
export const useTestCheckout = (sessionId: string) =>
  useQuery({ ...checkoutQuery(sessionId), ...readAnew });

type Payment = RequestOf<"POST /api/test-payments/checkout/{sessionId}/pay">["body"];

/** What is done on a page of the checkout. */
export function useCheckoutDeeds(sessionId: string) {
  const client = useQueryClient();
  const params = { sessionId };
  const { queryKey } = checkoutQuery(sessionId);
  // Whatever does not go any more, the page shows what goes instead.
  const readState = (error: Error) => {
    if (error instanceof ApiError && error.code === "conflict") {
      void client.invalidateQueries({ queryKey });
    }
  };
  return {
    promotion: useMutation({
      mutationFn: (code: string) =>
        callApi("POST /api/test-payments/checkout/{sessionId}/promotion", {
          params,
          body: { code },
        }),
      onSuccess: (checkout: TestCheckout) => client.setQueryData(queryKey, checkout),
    }),
    pay: useMutation({
      mutationFn: (body: Payment) =>
        callApi("POST /api/test-payments/checkout/{sessionId}/pay", { params, body }),
      onError: readState,
    }),
    confirm: useMutation({
      mutationFn: (agrees: boolean) =>
        callApi("POST /api/test-payments/checkout/{sessionId}/confirm", {
          params,
          body: { agrees },
        }),
      onError: readState,
    }),
  };
}
export type CheckoutDeeds = ReturnType<typeof useCheckoutDeeds>;
