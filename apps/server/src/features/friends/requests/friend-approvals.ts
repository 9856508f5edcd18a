import type { FriendshipAnswer, Role } from "@saywell/contract";
import { decideFriendship } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { refuse, type Result, ok } from "../../../refusal";
import type { Contact } from "../contact";
import * as store from "../friends.store";
import type { FriendProfilesStore, RequestRow } from "../friend-profiles.store";
import { approve, type Waiting } from "./friend-approvals.store";

interface Deps {
  clock: Clock;
  contact: Contact;
  profiles: FriendProfilesStore;
  waiting: Waiting;
  /** Who teach a class that both of these are students of. */
  teachersOfBoth: (tx: Tx, one: string, other: string) => Promise<string[]>;
}

interface Decision {
  decision: FriendshipAnswer;
  by: { id: string; role: Role };
  /** Whether only the demo school's own people may be decided about. */
  onlyDemo: boolean;
}

export type FriendApprovals = ReturnType<typeof createFriendApprovals>;

/** What becomes of friendships between classmates of whom one may be under 18, once both said yes. */
export function createFriendApprovals(deps: Deps) {
  const { clock, contact, profiles, teachersOfBoth } = deps;

  /** Whose friendships with this account need no approval any more: they are friends from now on. */
  async function settle(
    db: Db,
    accountId: string,
    waiting: readonly RequestRow[],
  ): Promise<string[]> {
    const me = waiting.length === 0 ? undefined : await profiles.find(db, accountId);
    if (me === undefined) return [];
    const isFree = await contact.needsNoApproval(db, me, waiting);
    const settled: string[] = [];
    for (const { requestId, id } of waiting.filter(isFree)) {
      if (await inTransaction(db, (tx) => settleOne(tx, requestId, me.id, id))) settled.push(id);
    }
    return settled;
  }

  async function settleOne(
    tx: Tx,
    requestId: string,
    one: string,
    other: string,
  ): Promise<boolean> {
    await store.lockPair(tx, one, other);
    await profiles.keepAges(tx, one, other);
    const [me, them] = [await profiles.find(tx, one), await profiles.find(tx, other)];
    if (me === undefined || them === undefined) return false;
    const isFree = await contact.needsNoApproval(tx, me, [them]);
    if (!isFree(them) || !isWaiting(await store.findFriendship(tx, requestId))) return false;
    await store.acceptRequest(tx, requestId, { state: "ACCEPTED", now: clock.now() });
    return true;
  }

  /** Answers whose friendship it was. */
  async function decide(
    tx: Tx,
    requestId: string,
    { decision, by, onlyDemo }: Decision,
  ): Promise<Result<{ accountIds: [string, string] }>> {
    const seen = await store.findFriendship(tx, requestId);
    if (seen === undefined || seen.state === "PENDING") return unknownFriendship;
    const { requesterId, addresseeId } = seen;
    await store.lockPair(tx, requesterId, addresseeId);
    await profiles.keepAges(tx, requesterId, addresseeId);
    const from = await profiles.find(tx, requesterId);
    const to = await profiles.find(tx, addresseeId);
    if (from === undefined || to === undefined) return unknownFriendship;
    if (onlyDemo && !(from.isDemo && to.isDemo)) return unknownFriendship;

    const decided = decideFriendship(
      {
        accountIds: [from.id, to.id],
        teacherIds: await teachersOfBoth(tx, from.id, to.id),
        contact: await contact.answer(tx, to, from, "accept-request"),
      },
      { decision, decider: by },
    );
    if (!decided.ok) {
      const { code, message } = decided.refusal;
      return refuse(code === "not-possible" ? "conflict" : "forbidden", message);
    }
    if (!isWaiting(await store.findFriendship(tx, requestId))) {
      return refuse("conflict", "This does not wait for a decision any more.");
    }
    const now = clock.now();
    if (decided.state === "ACCEPTED") await approve(tx, requestId, { by: by.id, now });
    else await store.declineRequest(tx, requestId, now);
    return ok({ accountIds: [from.id, to.id] });
  }

  return { settle, decide, listWaiting: deps.waiting.list };
}

const isWaiting = (friendship: store.Friendship | undefined): boolean =>
  friendship?.state === "AWAITING_APPROVAL" && friendship.declinedAt === null;

const unknownFriendship = refuse("not-found", "There is no such friendship.");
