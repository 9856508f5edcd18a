import type { Friend, FriendRequest, ServerMessage } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import type { Contact } from "./contact";
import { readFollowed } from "./follows.store";
import * as store from "./friends.store";
import { readClassIds, readFriendIds } from "./relations.store";
import { findShield } from "./shields.store";

interface Deps {
  db: Db;
  clock: Clock;
  contact: Contact;
  /** Which of these accounts are here now. */
  online: (accountIds: readonly string[]) => Promise<Set<string>>;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

interface Asked {
  id: string;
  status: "PENDING" | "ACCEPTED";
}

export type FriendsService = ReturnType<typeof createFriendsService>;

/** So many requests of one person may wait for answers. */
const maxAsked = 50;
/** Milliseconds for which a request that was declined cannot be sent again. */
const declineHolds = 7 * 24 * 60 * 60 * 1000;

export function createFriendsService({ db, clock, contact, online, toAccounts }: Deps) {
  const tellChanged = (...accountIds: string[]): void =>
    toAccounts(accountIds, { type: "FRIENDS_CHANGED" });

  /** Since when a request that was declined still looks pending to who asked. */
  const declinedSince = (): Date => new Date(clock.now().getTime() - declineHolds);

  /** Who is here comes first. */
  async function list(accountId: string): Promise<Result<Friend[]>> {
    const people = await store.listFriends(db, accountId);
    const me = await store.findPerson(db, accountId);
    const may = me === undefined ? () => false : await contact.with(db, me, people);
    const here = await online(people.map(({ id }) => id));
    const friends = people.map((person): Friend => {
      const { id, name, avatar, role, lastSeenAt } = person;
      // Ages and classes change, and a friendship from before does not tell who is here now.
      const isSeen = may(person, "see-presence");
      return {
        id,
        name,
        avatar,
        role,
        isOnline: isSeen && here.has(id) ? 1 : 0,
        lastSeenAt: isSeen ? (lastSeenAt?.toISOString() ?? null) : null,
      };
    });
    return ok(friends.toSorted((a, b) => b.isOnline - a.isOnline));
  }

  async function listRequests(accountId: string): Promise<Result<FriendRequest[]>> {
    const rows = await store.listRequests(db, accountId, declinedSince());
    return ok(
      rows.map(({ requestId, isIncoming, createdAt, id, name, avatar, role }) => ({
        id: requestId,
        user: { id, name, avatar, role },
        direction: isIncoming ? "INCOMING" : "OUTGOING",
        createdAt: createdAt.toISOString(),
      })),
    );
  }

  async function request(requester: string, addressee: string): Promise<Result<Asked>> {
    const requesterId = asUuid(requester);
    const addresseeId = asUuid(addressee);
    if (requesterId === null || addresseeId === null) return unknownPerson;
    if (addresseeId === requesterId) return refuse("forbidden", "You cannot be your own friend.");
    const asked = await inTransaction(db, (tx) => ask(tx, requesterId, addresseeId));
    if (asked.ok) tellChanged(requesterId, addresseeId);
    return asked;
  }

  async function ask(tx: Tx, requesterId: string, addresseeId: string): Promise<Result<Asked>> {
    await store.lockPair(tx, requesterId, addresseeId);
    const from = await store.findPerson(tx, requesterId);
    const to = await store.findPerson(tx, addresseeId);
    if (from === undefined || to === undefined) return unknownPerson;
    if ((await findShield(tx, requesterId, addresseeId)) === "BLOCK") {
      return refuse("conflict", `You have blocked ${to.name}. Unblock them first.`);
    }
    if ((await findShield(tx, addresseeId, requesterId)) === "BLOCK") return unknownPerson;
    if (to.isBot) {
      return refuse("forbidden", "Practice partners answer everybody in their rooms.");
    }
    const between = await store.findBetween(tx, requesterId, addresseeId);
    if (between?.state === "ACCEPTED") {
      return refuse("conflict", `You and ${to.name} are friends already.`);
    }
    const isHeldBack = between?.requesterId === requesterId && isDeclinedNow(between);
    const isWaiting = between?.declinedAt === null || (isHeldBack && !between.isTakenBack);
    if (isWaiting && between?.requesterId === requesterId) {
      return refuse("conflict", `You have already asked ${to.name}.`);
    }
    const refusal = await contact.refusalOf(tx, from, to, "friend-request");
    if (refusal !== null) return { ok: false, refusal };
    const now = clock.now();
    if (between !== undefined && isWaiting) {
      await store.acceptRequest(tx, between.id, now);
      return ok({ id: between.id, status: "ACCEPTED" });
    }
    if ((await store.countAsked(tx, requesterId, declinedSince())) >= maxAsked) {
      return refuse("conflict", "Wait until some of your friend requests are answered.");
    }
    if (between !== undefined && isHeldBack) {
      await store.setTakenBack(tx, between.id, false);
      return ok({ id: between.id, status: "PENDING" });
    }
    if (between !== undefined) await store.deleteFriendship(tx, between.id);
    const id = await store.insertRequest(tx, { requesterId, addresseeId, now });
    return ok({ id, status: "PENDING" });
  }

  const accept = (accountId: string, requestId: string): Promise<Result<{ ok: true }>> =>
    answer(accountId, requestId, async (tx, request) => {
      if (request.requesterId === accountId) {
        return refuse("forbidden", "Only who was asked can accept a friend request.");
      }
      if (request.addresseeId !== accountId) return unknownRequest;
      // Somebody's age or class may have changed since the request.
      const from = await store.findPerson(tx, request.requesterId);
      const to = await store.findPerson(tx, request.addresseeId);
      if (from === undefined || to === undefined) return unknownRequest;
      const refusal = await contact.refusalOf(tx, to, from, "accept-request");
      if (refusal !== null) return { ok: false, refusal };
      await store.acceptRequest(tx, request.id, clock.now());
      return ok([request.requesterId, request.addresseeId]);
    });

  const decline = (accountId: string, requestId: string): Promise<Result<{ ok: true }>> =>
    answer(accountId, requestId, async (tx, request) => {
      const { id, requesterId, addresseeId, declinedAt } = request;
      if (addresseeId === accountId) {
        await store.declineRequest(tx, id, clock.now());
        return ok([accountId]);
      }
      if (requesterId !== accountId) return unknownRequest;
      if (declinedAt !== null) {
        await store.setTakenBack(tx, id, true);
        return ok([accountId]);
      }
      await store.deleteFriendship(tx, id);
      return ok([requesterId, addresseeId]);
    });

  const isDeclinedNow = ({ declinedAt }: store.Friendship): boolean =>
    declinedAt !== null && declinedAt > declinedSince();

  /** Does something about a request that waits, as one person sees it; `act` answers whom to tell. */
  async function answer(
    accountId: string,
    requestId: string,
    act: (tx: Tx, request: store.Friendship) => Promise<Result<string[]>>,
  ): Promise<Result<{ ok: true }>> {
    const id = asUuid(requestId);
    const seen = id === null ? undefined : await store.findFriendship(db, id);
    if (seen === undefined) return unknownRequest;
    const { requesterId, addresseeId } = seen;
    const done = await inTransaction(db, async (tx) => {
      await store.lockPair(tx, requesterId, addresseeId);
      const request = await store.findFriendship(tx, seen.id);
      if (request?.state !== "PENDING") return unknownRequest;
      const seemsPending =
        requesterId === accountId && isDeclinedNow(request) && !request.isTakenBack;
      return request.declinedAt === null || seemsPending ? await act(tx, request) : unknownRequest;
    });
    if (!done.ok) return done;
    tellChanged(...done.value);
    return ok({ ok: true });
  }

  async function unfriend(accountId: string, friend: string): Promise<Result<{ ok: true }>> {
    const friendId = asUuid(friend);
    if (friendId === null) return notFriends;
    const done = await inTransaction(db, async (tx): Promise<Result<{ ok: true }>> => {
      await store.lockPair(tx, accountId, friendId);
      const between = await store.findBetween(tx, accountId, friendId);
      if (between?.state !== "ACCEPTED") return notFriends;
      await store.deleteFriendship(tx, between.id);
      return ok({ ok: true });
    });
    if (done.ok) tellChanged(accountId, friendId);
    return done;
  }

  /** What an account has done about each of these, and they about it. */
  async function standingsWith(from: Db | Tx, accountId: string, otherIds: readonly string[]) {
    const rows = await store.listStandings(from, accountId, otherIds, declinedSince());
    const followed = await readFollowed(from, accountId, otherIds);
    const friendships = new Map(rows.map((row) => [row.otherId, friendshipOf(row)]));
    return (otherId: string): { friendship: FriendshipState; isFollowing: boolean } => ({
      friendship: friendships.get(otherId) ?? "NONE",
      isFollowing: followed.has(otherId),
    });
  }

  /** The accounts in a learner's own circle. */
  const circleOf = (from: Db | Tx, accountId: string, circle: "friends" | "class") =>
    circle === "friends" ? readFriendIds(from, accountId) : readClassIds(from, accountId);

  return {
    list,
    listRequests,
    request,
    accept,
    decline,
    unfriend,
    standingsWith,
    circleOf,
  };
}

type FriendshipState = "NONE" | "REQUESTED" | "ASKED_ME" | "FRIENDS";

function friendshipOf({ state, isIncoming }: store.Standing): FriendshipState {
  if (state === "ACCEPTED") return "FRIENDS";
  return isIncoming ? "ASKED_ME" : "REQUESTED";
}

const unknownPerson = refuse("not-found", "There is no such person.");
const unknownRequest = refuse("not-found", "There is no such friend request.");
const notFriends = refuse("not-found", "You are not friends.");
