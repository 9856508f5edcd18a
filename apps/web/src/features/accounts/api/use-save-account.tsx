import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { Account } from "@saywell/contract";
import { useState } from "react";
import { callApi, sentenceOf } from "../../../lib/api-client";
import { applyPreferences } from "../../../lib/preferences";
import { tellOtherTabs } from "../../../lib/other-tabs";
import { readQuery } from "../../../lib/query-client";
import { ToastAction } from "../../../ui/toast";
import { toast } from "../../../ui/use-toast";
import {
  type AccountChange,
  accountQuery,
  changeKey,
  type SectionChange,
  withChange,
} from "./account-query";

interface SaveAccount {
  /** Saves a change at once. One after the other: the last one wins. */
  save: (section: string, change: AccountChange, onSaved?: () => void) => void;
  /** The part of the page where something was saved last. */
  savedSection: string | null;
}

/** Saving as one changes. What fails is as it was before, with a message and a way to try again. */
export function useSaveAccount(userId: string): SaveAccount {
  const client = useQueryClient();
  const [savedSection, setSavedSection] = useState<string | null>(null);
  const { mutate } = useMutation({
    mutationKey: changeKey(userId),
    scope: { id: `account ${userId}` },
    mutationFn: ({ change }: SectionChange) =>
      callApi("PUT /api/account/{userId}", { params: { userId }, body: change }),
    onMutate: async () => {
      setSavedSection(null);
      obeyPreferences(client, userId);
      await client.cancelQueries({ queryKey: accountQuery(userId).queryKey });
    },
    onSuccess: (account, { section, change }) => {
      client.setQueryData(accountQuery(userId).queryKey, account);
      spread(client, account, change);
      tellOtherTabs("account-changed");
      setSavedSection(section);
    },
    onError: (error, failed) => {
      obeyPreferences(client, userId, failed);
      toast({
        variant: "destructive",
        title: "Your change was not saved",
        description: sentenceOf(error, "Something went wrong. It is as it was before."),
        action: (
          <ToastAction altText="Try again" onClick={() => mutate(failed)}>
            Try again
          </ToastAction>
        ),
      });
    },
  });
  return {
    save: (section, change, onSaved) =>
      mutate({ section, change }, onSaved && { onSuccess: onSaved }),
    savedSection,
  };
}

/** Obeys the preferences of the account with the changes that are on their way. */
function obeyPreferences(client: QueryClient, userId: string, failed?: SectionChange): void {
  const saved = client.getQueryData(accountQuery(userId).queryKey);
  if (!saved) return;
  const changes = client
    .getMutationCache()
    .findAll({ mutationKey: changeKey(userId), status: "pending" })
    .map(({ state }) => state.variables as SectionChange)
    .filter((each) => each !== failed)
    .map(({ change }) => change);
  applyPreferences(changes.reduce(withChange, saved).settings);
}

/** Tells the rest of the app: who is here, and what the change made stale. */
function spread(client: QueryClient, { user }: Account, change: AccountChange): void {
  client.setQueryData(
    readQuery("GET /api/session", {}).queryKey,
    (session) => session && { ...session, user },
  );
  const { settings, ...ofUser } = change;
  if (Object.keys(ofUser).length > 0 || settings?.onLeaderboard !== undefined) {
    // Names and pictures stand on the leaderboard; the time zone says which day it is.
    void client.invalidateQueries({ queryKey: ["/api", "gamification"] });
  }
}
