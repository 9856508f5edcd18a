import type { ServerMessage, BlockOrMute } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import { findPerson, lockPair } from "./friends.store";
import { readBlockedIds, readHiddenIds, readHiddenIdsOf } from "./relations.store";
import * as store from "./blocks.store";

interface Deps {
  db: Db;
  clock: Clock;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
  /** Whose words these accounts must not see has changed. */
  hiddenChanged: (accountIds: readonly string[]) => void;
}

export type BlocksService = ReturnType<typeof createBlocksService>;

/** Blocking and muting: who is blocked or muted does not learn of it. */
export function createBlocksService({ db, clock, toAccounts, hiddenChanged }: Deps) {
  const list = async (accountId: string): Promise<Result<BlockOrMute[]>> =>
    ok(await store.listBlocks(db, accountId));

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
    const done = await inTransaction(db, async (tx) => {
      await lockPair(tx, accountId, againstId);
      if ((await findPerson(tx, againstId)) === undefined) return null;
      await store.saveBlock(tx, { accountId, againstId, kind, now: clock.now() });
      return { wereTied: kind === "BLOCK" && (await store.deleteTies(tx, accountId, againstId)) };
    });
    if (done === null) return unknownPerson;
    hiddenChanged([accountId, againstId]);
    if (done.wereTied) toAccounts([accountId, againstId], { type: "FRIENDS_CHANGED" });
    return ok({ ok: true });
  }

  async function lift(accountId: string, against: string): Promise<Result<{ ok: true }>> {
    const againstId = asUuid(against);
    if (againstId !== null) {
      await store.deleteBlock(db, accountId, againstId);
      hiddenChanged([accountId, againstId]);
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
    /** Whom this account has blocked, and who has blocked it. */
    blockedWith: readBlockedIds,
  };
}

const unknownPerson = refuse("not-found", "There is no such person.");
