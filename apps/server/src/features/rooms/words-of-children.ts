import type { Clock } from "../../adapters/clock";
import type { AgeEffect } from "../../age-effects";
import * as store from "./words-of-children.store";

/**
 * What a child said in rooms is hidden from everybody while nobody agrees that the child is in
 * contact, and shown again once somebody does. Reports keep their own copy.
 */
export const createWordsOfChildren =
  ({ cards, clock }: { cards: store.Waiting; clock: Clock }): AgeEffect =>
  async (tx, { accountId }, happened) => {
    if (!(await store.needsConsent(cards, tx, accountId))) {
      for (const shown of await store.showWords(tx, accountId)) {
        happened("messages-restored", { ...shown, authorId: accountId });
      }
      return;
    }
    for (const hidden of await store.hideWords(tx, accountId, clock.now())) {
      happened("messages-taken-down", { ...hidden, authorId: accountId });
    }
  };
