import { guestName } from "@saywell/contract/constants";
import type { Db } from "../../../db/database";
import type { Events } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import * as store from "./guest-names.store";

/** Names to choose from at once. */
const offered = 3;

/**
 * Friendly names for guests. All of them are the database's, so that none can be made up, and a few of
 * them are each guest's, so that nobody takes the one by which others know somebody else.
 */
export function createGuestNames({ db, events }: { db: Db; events: Pick<Events, "publish"> }) {
  /** One more than are offered, for the guest has one of them. */
  const namesOf = (accountId: string) => store.namesFor(db, accountId, offered + 1);

  async function read(accountId: string): Promise<Result<GuestNames>> {
    const guest = await store.findGuest(db, accountId);
    if (guest === undefined) return notGuest;
    const isChosen = guest.nameSeed !== null || guest.name !== guestName;
    const suggestions = (await namesOf(accountId)).filter(({ name }) => name !== guest.shownName);
    return ok({ name: guest.shownName, isChosen, suggestions: suggestions.slice(0, offered) });
  }

  /** @param seed the number of a suggestion; null to keep the name that one has */
  async function pick(accountId: string, seed: string | null): Promise<Result<GuestNames>> {
    const guest = await store.findGuest(db, accountId);
    if (guest === undefined) return notGuest;
    const isTheirs = seed === null || (await namesOf(accountId)).some(({ id }) => id === seed);
    if (!isTheirs) return refuse("invalid-input", "Please choose one of the names.");
    const picked = seed ?? guest.nameSeed ?? accountId;
    const name = seed === null ? guest.name : guestName;
    await store.savePicked(db, accountId, { name, seed: picked });
    events.publish("account-renamed", { accountId });
    return await read(accountId);
  }

  return { read, pick };
}

interface GuestNames {
  name: string;
  isChosen: boolean;
  suggestions: { id: string; name: string }[];
}

export type GuestNamesService = ReturnType<typeof createGuestNames>;

const notGuest = refuse("forbidden", "You have a name. You can change it in Settings.");
