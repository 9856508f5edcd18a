import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";

/** The accounts whose password a mailed link may replace. */
export const useResetAccounts = (token: string) =>
  useQuery({
    queryKey: ["reset-accounts", token],
    queryFn: async () =>
      (await callApi("POST /api/password-reset/accounts", { body: { token } })).accounts,
    // It works once: what is shown of it again is read again.
    gcTime: 0,
  });
