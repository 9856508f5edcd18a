import { useMutationState } from "@tanstack/react-query";
import type { Account } from "@saywell/contract";
import { changeKey, type SectionChange, withChange } from "./account-query";

/** The account as it will be when the changes on their way are saved. */
export function useChangedAccount(account: Account): Account {
  const changes = useMutationState({
    filters: { mutationKey: changeKey(account.user.id), status: "pending" },
    select: ({ state }) => (state.variables as SectionChange).change,
  });
  return changes.reduce(withChange, account);
}
