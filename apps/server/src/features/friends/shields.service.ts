import type { ServerMessage, Shield } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import { findPerson, lockPair } from "./friends.store";
import { readBlockedIds, readHiddenIds, readHiddenIdsOf } from "./relations.store";
import * as store from "./shields.store";

interface Deps {
  db: Db;
  clock: Clock;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
  /** Whose words these accounts must not see has changed. */
  hiddenChanged: (accountIds: readonly string[]) => void;
}

export type ShieldsService = ReturnType<typeof createShieldsService>;

/** Blocking and muting: nobody who is shielded from learns of it. */
export function createShieldsService({ db, clock, toAccounts, hiddenChanged }: Deps) {
  const list = async (accountId: string): Promise<Result<Shield[]>> =>
    ok(await store.listShields(db, accountId));

  async function raise(
    accountId: string,
    against: string,
    kind: store.ShieldKind,
  ): Promise<Result<{ ok: true }>> {
    const againstId = asUuid(against);
    if (againstId === null) return unknownPerson;
    if (againstId === accountId) {
      return refuse("forbidden", "You cannot block or mute yourself.");
    }
    const raised = await inTransaction(db, async (tx) => {
      await lockPair(tx, accountId, againstId);
      if ((await findPerson(tx, againstId)) === undefined) return null;
      await store.saveShield(tx, { accountId, againstId, kind, now: clock.now() });
      return { wereTied: kind === "BLOCK" && (await store.deleteTies(tx, accountId, againstId)) };
    });
    if (raised === null) return unknownPerson;
    hiddenChanged([accountId, againstId]);
    if (raised.wereTied) toAccounts([accountId, againstId], { type: "FRIENDS_CHANGED" });
    return ok({ ok: true });
  }

  async function lower(accountId: string, against: string): Promise<Result<{ ok: true }>> {
    const againstId = asUuid(against);
    if (againstId !== null) {
      await store.deleteShield(db, accountId, againstId);
      hiddenChanged([accountId, againstId]);
    }
    return ok({ ok: true });
  }

  return {
    list,
    raise,
    lower,
    /** Whose words must not reach this account: whom it muted, and blocked either way. */
    hiddenFor: readHiddenIds,
    /** The same for many accounts, in their order. */
    hiddenForAll: readHiddenIdsOf,
    /** Whom this account has blocked, and who has blocked it. */
    blockedWith: readBlockedIds,
  };
}

const unknownPerson = refuse("not-found", "There is no such person.");
