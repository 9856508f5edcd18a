import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Account, AccountSettings } from "@saywell/contract";
import { callApi } from "../../../lib/api-client";
import { applyPreferences } from "../../../lib/preferences";
import { queryKeyOf } from "../../../lib/query-client";

/** What is left out stays as it is. */
export interface AccountChange {
  name?: string;
  avatar?: Account["user"]["avatar"];
  timeZone?: string;
  ageBand?: Account["user"]["ageBand"];
  settings?: Partial<AccountSettings>;
}
/** A change and the part of the page that it was made in. */
export interface SectionChange {
  section: string;
  change: AccountChange;
}

/** The account, whose preferences this device obeys as soon as they arrive. */
export const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeyOf("GET /api/account/{userId}", { params: { userId } }),
    queryFn: async ({ signal }) => {
      const account = await callApi("GET /api/account/{userId}", { params: { userId } });
      // A change that was made meanwhile counts for more.
      if (!signal.aborted) applyPreferences(account.settings);
      return account;
    },
  });

export const useAccount = (userId: string) => useQuery(accountQuery(userId));

/** As `useAccount`, read anew on every visit: another tab or device may have changed it. */
export const useFreshAccount = (userId: string) =>
  useQuery({ ...accountQuery(userId), refetchOnMount: "always" });

export const changeKey = (userId: string): string[] => ["change-account", userId];

/** The account after a change. */
export function withChange(account: Account, { settings, ...user }: AccountChange): Account {
  return {
    ...account,
    user: { ...account.user, ...user },
    settings: { ...account.settings, ...settings },
  };
}
