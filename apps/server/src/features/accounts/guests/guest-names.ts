import { guestName } from "@saywell/contract/constants";
import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import * as store from "./guest-names.store";

/** Names to choose from at once. */
const offered = 3;

/** Friendly names for guests: all of them are the database's, so that none can be made up. */
export function createGuestNames({ db }: { db: Db }) {
  async function read(accountId: string): Promise<Result<GuestNames>> {
    const guest = await store.findGuest(db, accountId);
    if (guest === undefined) return notGuest;
    const isChosen = guest.nameSeed !== null || guest.name !== guestName;
    const suggestions = await store.suggest(db, offered, guest.shownName);
    return ok({ name: guest.shownName, isChosen, suggestions });
  }

  /** @param seed the number of a suggestion; null to keep the name that one has */
  async function pick(accountId: string, seed: string | null): Promise<Result<GuestNames>> {
    const guest = await store.findGuest(db, accountId);
    if (guest === undefined) return notGuest;
    const picked = seed === null ? (guest.nameSeed ?? accountId) : asUuid(seed);
    if (picked === null) return refuse("invalid-input", "Please choose one of the names.");
    const name = seed === null ? guest.name : guestName;
    await store.savePicked(db, accountId, { name, seed: picked });
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
