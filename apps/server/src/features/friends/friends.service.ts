import type { Friend, FriendshipState, ServerMessage } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import type { Contact } from "./contact";
import { declinedSince } from "./requests/decline-hold";
import { readFollowed } from "./follows/follows.store";
import * as store from "./friends.store";
import type { FriendProfilesStore } from "./friend-profiles.store";
import { readFriendIds } from "./relations.store";

interface Deps {
  db: Db;
  clock: Clock;
  contact: Contact;
  profiles: FriendProfilesStore;
  /** Everybody in a class with an account. */
  classmatesOf: (db: Db | Tx, accountId: string) => Promise<string[]>;
  /** Which of these accounts are here now. */
  online: (accountIds: readonly string[]) => Promise<Set<string>>;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

export type FriendsService = ReturnType<typeof createFriendsService>;

export function createFriendsService(deps: Deps) {
  const { db, clock, contact, profiles, classmatesOf, online, toAccounts } = deps;
  const tellChanged = (...accountIds: string[]): void =>
    toAccounts(accountIds, { type: "FRIENDS_CHANGED" });

  /** Who is here comes first. */
  async function list(accountId: string): Promise<Result<Friend[]>> {
    const found = await profiles.listFriends(db, accountId);
    const me = await profiles.find(db, accountId);
    const may = me === undefined ? () => false : await contact.with(db, me, found);
    const here = await online(found.map(({ id }) => id));
    const friends = found.map((person): Friend => {
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
  async function relationshipsWith(from: Db | Tx, accountId: string, otherIds: readonly string[]) {
    const rows = await store.listRelationships(
      from,
      accountId,
      otherIds,
      declinedSince(clock.now()),
    );
    const followed = await readFollowed(from, accountId, otherIds);
    const held = await heldAmong(from, accountId, rows);
    const friendships = new Map(
      rows.filter((row) => !held.has(row)).map((row) => [row.otherId, friendshipOf(row)]),
    );
    return (otherId: string): { friendship: FriendshipState; isFollowing: boolean } => ({
      friendship: friendships.get(otherId) ?? "NONE",
      isFollowing: followed.has(otherId),
    });
  }

  /** Requests of others that are held: for who was asked they are not there. */
  async function heldAmong(from: Db | Tx, accountId: string, rows: readonly store.Relationship[]) {
    const asked = rows.filter(({ isIncoming, state }) => isIncoming && state === "PENDING");
    const me = asked.length === 0 ? undefined : await profiles.find(from, accountId);
    const held = new Set<store.Relationship>();
    for (const row of me === undefined ? [] : asked) {
      const other = await profiles.find(from, row.otherId);
      const may = other && (await contact.answer(from, me!, other, "accept-request")).ok;
      if (!may) held.add(row);
    }
    return held;
  }

  /** The accounts among whom a learner compares themselves. */
  const scopeOf = (from: Db | Tx, accountId: string, scope: "friends" | "class") =>
    scope === "friends" ? readFriendIds(from, accountId) : classmatesOf(from, accountId);

  return {
    list,
    unfriend,
    relationshipsWith,
    scopeOf,
  };
}

function friendshipOf({ state, isIncoming }: store.Relationship): FriendshipState {
  if (state === "ACCEPTED") return "FRIENDS";
  if (state === "AWAITING_APPROVAL") return "AWAITING_APPROVAL";
  return isIncoming ? "ASKED_ME" : "REQUESTED";
}

const notFriends = refuse("not-found", "You are not friends.");
