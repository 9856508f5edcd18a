import type { ServerMessage, BlockOrMute } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { type Events, inPublishingTransaction } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import type { Contact } from "../contact";
import { lockPair } from "../friends.store";
import type { Accounts, FriendProfilesStore } from "../friend-profiles.store";
import { readBlocks, readHiddenIds, readHiddenIdsOf, readUnheard } from "../relations.store";
import * as store from "./blocks.store";

interface Deps {
  db: Db;
  clock: Clock;
  events: Events;
  accounts: Accounts;
  profiles: FriendProfilesStore;
  contact: Contact;
  /** Whether two people are in one room. */
  shareRoom: (from: Db | Tx, one: string, other: string) => Promise<boolean>;
  /** Ends the invitations to rooms of one of two by the other. */
  endInvitations: (tx: Tx, one: string, other: string) => Promise<void>;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

export type BlocksService = ReturnType<typeof createBlocksService>;

/** Blocking and muting: who is blocked or muted does not learn of it. */
export function createBlocksService(deps: Deps) {
  const { db, clock, events, accounts, profiles, contact, shareRoom, endInvitations, toAccounts } =
    deps;

  const list = async (accountId: string): Promise<Result<BlockOrMute[]>> =>
    ok(await store.listBlocks(accounts.cards, db, accountId));

  async function set(
    accountId: string,
    against: string,
    kind: store.BlockKind,
  ): Promise<Result<{ ok: true }>> {
    const againstId = asUuid(against);
    if (againstId === null) return unknownPerson;
    if (againstId === accountId) {
      return refuse("forbidden", "You cannot block or mute yourself.");
    }
    const done = await inPublishingTransaction({ db, events }, async (tx, happened) => {
      await lockPair(tx, accountId, againstId);
      const me = await profiles.find(tx, accountId);
      const other = await profiles.find(tx, againstId);
      if (me === undefined || other === undefined) return null;
      // Not for being an adult: of whom one has not met it would tell who is.
      const knowsName =
        other.role === "TEACHER" ||
        (await contact.haveMet(tx, accountId, againstId)) ||
        (await shareRoom(tx, accountId, againstId));
      await store.saveBlock(tx, { accountId, againstId, kind, knowsName, now: clock.now() });
      happened("blocks-changed", { accountIds: [accountId, againstId] });
      if (kind === "MUTE") return { changed: [] };
      await endInvitations(tx, accountId, againstId);
      const ties = { accountId, otherId: againstId, now: clock.now() };
      const isSeen = await store.endBlockedTies(tx, ties);
      return { changed: isSeen ? [accountId, againstId] : [accountId] };
    });
    if (done === null) return unknownPerson;
    if (done.changed.length > 0) toAccounts(done.changed, { type: "FRIENDS_CHANGED" });
    return ok({ ok: true });
  }

  async function lift(accountId: string, against: string): Promise<Result<{ ok: true }>> {
    const againstId = asUuid(against);
    if (againstId !== null) {
      await store.deleteBlock(db, accountId, againstId);
      events.publish("blocks-changed", { accountIds: [accountId, againstId] });
    }
    return ok({ ok: true });
  }

  return {
    list,
    set,
    lift,
    /** Whose words must not reach this account: whom it muted, and blocked either way. */
    hiddenFor: readHiddenIds,
    /** The same for many accounts, in their order. */
    hiddenForAll: readHiddenIdsOf,
    /** Whom the words of these authors must not reach, with whose. */
    unheard: readUnheard,
    hasBlocked: async (from: Db | Tx, accountId: string, againstId: string): Promise<boolean> =>
      (await store.findBlock(from, accountId, againstId)) === "BLOCK",
    /** Whom this account has blocked, and who has blocked it. */
    blocksOf: readBlocks,
  };
}

const unknownPerson = refuse("not-found", "There is no such person.");
