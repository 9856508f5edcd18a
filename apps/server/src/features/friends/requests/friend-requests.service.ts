import type { FriendRequest, FriendRequestState, ServerMessage } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import type { Contact } from "../contact";
import { declinedSince, isDeclinedNow } from "./decline-hold";
import type { FriendApprovals } from "./friend-approvals";
import * as store from "../friends.store";
import type { FriendProfilesStore, FriendProfile, RequestRow } from "../friend-profiles.store";
import { findBlock } from "../blocks/blocks.store";

interface Deps {
  db: Db;
  clock: Clock;
  contact: Contact;
  profiles: FriendProfilesStore;
  approvals: Pick<FriendApprovals, "settle">;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

interface Asked {
  id: string;
  status: FriendRequestState;
}

interface Agreed {
  id: string;
  status: Exclude<FriendRequestState, "PENDING">;
}

interface Done<Reply> {
  reply: Reply;
  /** Who has to read friends and requests again. */
  tell: string[];
}

export type FriendRequestsService = ReturnType<typeof createFriendRequestsService>;

/** So many requests of one person may wait for answers. */
const maxAsked = 50;

/**
 * Asking to be friends and answering that, up to where a teacher may have to approve.
 *
 * A request between two who may not have contact is held: it waits for who asked as any other does,
 * and is not there for the other, who hears of it once contact is allowed. So an answer tells nobody
 * how old somebody is, or that they were blocked. Whether it is held is asked each time, never stored.
 */
export function createFriendRequestsService(deps: Deps) {
  const { db, clock, contact, profiles, approvals, toAccounts } = deps;
  const tellChanged = (...accountIds: string[]): void =>
    toAccounts(accountIds, { type: "FRIENDS_CHANGED" });

  async function list(accountId: string): Promise<Result<FriendRequest[]>> {
    const rows = await withoutHeld(
      accountId,
      await profiles.listRequests(db, accountId, declinedSince(clock.now())),
    );
    const waiting = rows.filter(({ state }) => state === "AWAITING_APPROVAL");
    const settled = new Set(await approvals.settle(db, accountId, waiting));
    for (const friendId of settled) tellChanged(accountId, friendId);
    const open = rows.filter(({ id }) => !settled.has(id));
    return ok(
      open.map(({ requestId, isIncoming, state, createdAt, id, name, avatar, role }) => ({
        id: requestId,
        user: { id, name, avatar, role },
        direction: isIncoming ? "INCOMING" : "OUTGOING",
        awaitsApproval: state === "AWAITING_APPROVAL",
        createdAt: createdAt.toISOString(),
      })),
    );
  }

  /** Without those to this account that are held. */
  async function withoutHeld(accountId: string, rows: RequestRow[]): Promise<RequestRow[]> {
    const asked = rows.filter(({ isIncoming, state }) => isIncoming && state === "PENDING");
    const me = asked.length === 0 ? undefined : await profiles.find(db, accountId);
    if (me === undefined) return rows;
    const may = await contact.with(db, me, asked);
    const held = new Set(asked.filter((row) => !may(row, "accept-request")));
    return rows.filter((row) => !held.has(row));
  }

  async function request(requester: string, addressee: string): Promise<Result<Asked>> {
    const requesterId = asUuid(requester);
    const addresseeId = asUuid(addressee);
    if (requesterId === null || addresseeId === null) return unknownPerson;
    if (addresseeId === requesterId) return refuse("forbidden", "You cannot be your own friend.");
    const asked = await inTransaction(db, (tx) => ask(tx, requesterId, addresseeId));
    if (!asked.ok) return asked;
    const { isHeld, ...reply } = asked.value;
    tellChanged(requesterId, ...(isHeld ? [] : [addresseeId]));
    return ok(reply);
  }

  async function ask(
    tx: Tx,
    requesterId: string,
    addresseeId: string,
  ): Promise<Result<Asked & { isHeld?: boolean }>> {
    await store.lockPair(tx, requesterId, addresseeId);
    await profiles.keepAges(tx, requesterId, addresseeId);
    const from = await profiles.find(tx, requesterId);
    const to = await profiles.find(tx, addresseeId);
    if (from === undefined || to === undefined) return unknownPerson;
    if ((await findBlock(tx, requesterId, addresseeId)) === "BLOCK") {
      return refuse("conflict", `You have blocked ${to.name}. Unblock them first.`);
    }
    if (to.isBot) {
      return refuse("forbidden", "Practice partners answer everybody in their rooms.");
    }
    const between = await store.findBetween(tx, requesterId, addresseeId);
    if (between?.state === "ACCEPTED") {
      return refuse("conflict", `You and ${to.name} are friends already.`);
    }
    if (between?.state === "AWAITING_APPROVAL") {
      if (between.declinedAt === null) return await agreeAgain(tx, between.id, from, to);
      if (isDeclinedNow(between, clock.now())) {
        return refuse("conflict", `You cannot ask ${to.name} again yet.`);
      }
    }
    const isHeldBack = between?.requesterId === requesterId && isDeclinedNow(between, clock.now());
    const isWaiting = between?.declinedAt === null || (isHeldBack && !between.isTakenBack);
    if (isWaiting && between?.requesterId === requesterId) {
      return refuse("conflict", `You have already asked ${to.name}.`);
    }
    // One of theirs that is held is not there for who asks now.
    const agreed = between && isWaiting ? await agree(tx, between.id, from, to) : null;
    if (agreed !== null) return ok(agreed);
    const told = await contact.ask(tx, from, to, "friend-request");
    if (!told.ok) return told;
    const { isHeld } = told;
    const now = clock.now();
    if ((await store.countAsked(tx, requesterId, declinedSince(now))) >= maxAsked) {
      return refuse("conflict", "Wait until some of your friend requests are answered.");
    }
    if (between !== undefined && isHeldBack) {
      await store.setTakenBack(tx, between.id, false);
      return ok({ id: between.id, status: "PENDING", isHeld });
    }
    if (between !== undefined) await store.deleteFriendship(tx, between.id);
    const id = await store.insertRequest(tx, { requesterId, addresseeId, now });
    return ok({ id, status: "PENDING", isHeld });
  }

  /** Both say yes: they are friends, or wait for a teacher to say yes too. Null where contact is not allowed. */
  async function agree(
    tx: Tx,
    id: string,
    from: FriendProfile,
    to: FriendProfile,
  ): Promise<Agreed | null> {
    const rule = await contact.answer(tx, from, to, "accept-request");
    if (!rule.ok) return null;
    const status = rule.approval === "none" ? "ACCEPTED" : "AWAITING_APPROVAL";
    await store.acceptRequest(tx, id, { state: status, now: clock.now() });
    return { id, status };
  }

  /** Somebody may have turned 18 while they waited. */
  async function agreeAgain(
    tx: Tx,
    id: string,
    from: FriendProfile,
    to: FriendProfile,
  ): Promise<Result<Agreed>> {
    const agreed = await agree(tx, id, from, to);
    return agreed?.status === "ACCEPTED"
      ? ok(agreed)
      : refuse("conflict", `You and ${to.name} are waiting for your teacher.`);
  }

  const accept = (
    accountId: string,
    requestId: string,
  ): Promise<Result<{ ok: true; status: Agreed["status"] }>> =>
    answer(accountId, requestId, async (tx, { id, requesterId, addresseeId }) => {
      if (requesterId === accountId) {
        return refuse("forbidden", "Only who was asked can accept a friend request.");
      }
      // Somebody's age or class may have changed since the request.
      const from = await profiles.find(tx, requesterId);
      const to = await profiles.find(tx, addresseeId);
      if (from === undefined || to === undefined) return unknownRequest;
      const agreed = await agree(tx, id, to, from);
      if (agreed === null) return unknownRequest;
      const { status } = agreed;
      return ok({ reply: { ok: true, status }, tell: [requesterId, addresseeId] });
    });

  const decline = (accountId: string, requestId: string): Promise<Result<{ ok: true }>> =>
    answer(accountId, requestId, async (tx, request) => {
      const { id, state, requesterId, addresseeId, declinedAt } = request;
      const [reply, both] = [{ ok: true } as const, [requesterId, addresseeId]];
      // It ends for both alike, so that nobody can tell which of the two it was, or the teacher.
      if (state === "AWAITING_APPROVAL") {
        await store.declineRequest(tx, id, clock.now());
        return ok({ reply, tell: both });
      }
      if (addresseeId === accountId) {
        await store.declineRequest(tx, id, clock.now());
        return ok({ reply, tell: [accountId] });
      }
      if (declinedAt !== null) {
        await store.setTakenBack(tx, id, true);
        return ok({ reply, tell: [accountId] });
      }
      const from = await profiles.find(tx, requesterId);
      const to = await profiles.find(tx, addresseeId);
      const wasThere =
        from && to && (await contact.answer(tx, to, from, "accept-request")).ok
          ? both
          : [accountId];
      await store.deleteFriendship(tx, id);
      return ok({ reply, tell: wasThere });
    });

  /** Does something about a request of one's own that waits, as one sees it. */
  async function answer<Reply>(
    accountId: string,
    requestId: string,
    act: (tx: Tx, request: store.Friendship) => Promise<Result<Done<Reply>>>,
  ): Promise<Result<Reply>> {
    const id = asUuid(requestId);
    const seen = id === null ? undefined : await store.findFriendship(db, id);
    if (seen === undefined) return unknownRequest;
    const { requesterId, addresseeId } = seen;
    if (![requesterId, addresseeId].includes(accountId)) return unknownRequest;
    const done = await inTransaction(db, async (tx): Promise<Result<Done<Reply>>> => {
      await store.lockPair(tx, requesterId, addresseeId);
      await profiles.keepAges(tx, requesterId, addresseeId);
      const request = await store.findFriendship(tx, seen.id);
      if (request === undefined || request.state === "ACCEPTED") return unknownRequest;
      const seemsPending =
        request.state === "PENDING" &&
        requesterId === accountId &&
        isDeclinedNow(request, clock.now()) &&
        !request.isTakenBack;
      return request.declinedAt === null || seemsPending ? await act(tx, request) : unknownRequest;
    });
    if (!done.ok) return done;
    tellChanged(...done.value.tell);
    return ok(done.value.reply);
  }

  return { list, request, accept, decline };
}

const unknownPerson = refuse("not-found", "There is no such person.");
const unknownRequest = refuse("not-found", "There is no such friend request.");
