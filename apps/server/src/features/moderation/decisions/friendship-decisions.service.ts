import type { FriendshipAnswer, ServerMessage, WaitingFriendship } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import type { CaseAccount, CaseAccounts } from "../case-accounts.store";

interface WaitingRow {
  id: string;
  requesterId: string;
  requesterName: string;
  addresseeId: string;
  addresseeName: string;
  className: string;
  since: Date;
}

/** What friends do once it is clear who may decide. */
export interface FriendshipApprovals {
  /** Friendships that wait for who decides, of one teacher's classes or of all. */
  listWaiting: (
    db: Db,
    wish: { deciderId: string; teacherId: string | null; onlyDemo: boolean; limit: number },
  ) => Promise<WaitingRow[]>;
  /** Judges and stores a decision, and answers whose friendship it was. */
  decideWaiting: (
    tx: Tx,
    id: string,
    decision: { decision: FriendshipAnswer; by: CaseAccount; onlyDemo: boolean },
  ) => Promise<Result<{ accountIds: [string, string] }>>;
}

interface Deps extends FriendshipApprovals {
  db: Db;
  clock: Clock;
  record: RecordAudit;
  accounts: CaseAccounts;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

export type FriendshipDecisions = ReturnType<typeof createFriendshipDecisions>;

const longestQueue = 200;
const auditActions = { APPROVE: "FRIENDSHIP_APPROVED", DECLINE: "FRIENDSHIP_DECLINED" } as const;

/** Friendships of people under 18, which a teacher of their class approves or declines. */
export function createFriendshipDecisions(deps: Deps) {
  const { db, clock, record, accounts, listWaiting, decideWaiting, toAccounts } = deps;

  async function list(caller: CaseAccount): Promise<Result<WaitingFriendship[]>> {
    const rows = await listWaiting(db, {
      deciderId: caller.id,
      teacherId: caller.role === "ADMIN" ? null : caller.id,
      onlyDemo: await accounts.isOfDemo(db, caller.id),
      limit: longestQueue,
    });
    return ok(
      rows.map((row) => ({
        id: row.id,
        requester: { id: row.requesterId, name: row.requesterName },
        addressee: { id: row.addresseeId, name: row.addresseeName },
        className: row.className,
        since: row.since.toISOString(),
      })),
    );
  }

  async function decide(
    caller: CaseAccount,
    friendshipId: string,
    decision: FriendshipAnswer,
  ): Promise<Result<{ ok: true }>> {
    const id = asUuid(friendshipId);
    if (id === null) return unknownFriendship;
    const decided = await inTransaction(db, async (tx) => {
      const onlyDemo = await accounts.isOfDemo(tx, caller.id);
      const done = await decideWaiting(tx, id, { decision, by: caller, onlyDemo });
      if (!done.ok) return done;
      // An entry about each of the two: either may be gone one day, and the other's stays.
      for (const aboutId of done.value.accountIds) {
        await record(tx, {
          at: clock.now(),
          actorId: caller.id,
          action: auditActions[decision],
          aboutId,
          details: { friendshipId: id },
        });
      }
      return done;
    });
    if (!decided.ok) return decided;
    toAccounts(decided.value.accountIds, { type: "FRIENDS_CHANGED" });
    return ok({ ok: true });
  }

  return { list, decide };
}

const unknownFriendship = refuse("not-found", "There is no such friendship.");
