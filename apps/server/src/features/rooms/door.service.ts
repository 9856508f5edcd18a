import type { Room, RoomAudience, SanctionKind } from "@saywell/contract";
import { sanctionHere } from "@saywell/moderation";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { commonRefusal, ok, refuse, type Refusal, type Result } from "../../refusal";
import { countPlaces } from "./chat/places.store";
import { notWith } from "./company";
import { deleteRequest } from "./making/room-requests.store";
import type { RoomCompany } from "./recheck-rooms.store";
import { type AccessPerson, type AccessRoom, looksAfter, refusalToEnter } from "./room-access";
import type { RoomReads, RoomRow, Viewer } from "./room-reads.store";
import { joinFirst, refused, unknownRoom } from "./room-refusals";
import type { RoomsService } from "./rooms.service";
import * as store from "./rooms.store";

export interface Sanction {
  kind: SanctionKind;
  /** Null for every room. */
  roomId: string | null;
  /** Null for one without an end. */
  endsAt: Date | null;
  reason: string;
}

interface Deps {
  db: Db;
  clock: Clock;
  reads: RoomReads;
  rooms: Pick<RoomsService, "find" | "view">;
  /** Whether the demo school is open: closed, its rooms are not there. */
  demo: boolean;
  /** Mutes and bans in force. */
  sanctionsOf: (
    db: Db | Tx,
    accountIds: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, readonly Sanction[]>>;
  /** Holds back others who would change this account until the transaction ends. */
  lockAccount: (tx: Tx, accountId: string) => Promise<unknown>;
  /** Everybody who is, or may come, into these private rooms. */
  companyOf: (db: Db | Tx, roomIds: readonly string[]) => Promise<RoomCompany[]>;
  /** Ends the live presence of somebody in a room, with a sentence for them. */
  closeRoomFor: (roomId: string, accountId: string, sentence: string) => void;
  /** Tells somebody in all tabs that they have no place in a room any more. */
  tellLeft: (place: { roomId: string; accountId: string }) => void;
}

/** What a room must be known for by those who let people talk in it. */
export interface Admission {
  /** What others in the room read. */
  userName: string;
  lastSeq: number;
  audience: RoomAudience;
}

/** Whether somebody may talk in a room; `hasNoPlace` where only a place in it is missing. */
type Admitted = Result<Admission> & { hasNoPlace?: true };

/**
 * So many places one person has in open rooms, present or not: a few who never say a word would else
 * fill every room there is. What was given is never taken back for another, so nothing that was
 * acknowledged is missing afterwards.
 */
export const mostPlaces = 3;
const tooManyPlaces = refuse(
  "conflict",
  `You have a place in ${mostPlaces} open rooms. Leave one of them first, or wait a minute.`,
);

export type DoorService = ReturnType<typeof createDoorService>;

/** Who comes into a room, and who goes. */
export function createDoorService(deps: Deps) {
  const { db, clock, reads, rooms, demo, sanctionsOf, lockAccount, companyOf } = deps;

  /** Joining twice is joining once. */
  async function join(account: string, room: string): Promise<Result<Room>> {
    const roomId = asUuid(room);
    const accountId = asUuid(account);
    if (roomId === null || accountId === null) return unknownRoom;
    return await inTransaction(db, async (tx) => {
      // Its age stays, and places are counted while nobody else can take one.
      await lockAccount(tx, accountId);
      if (!(await store.lockRoom(tx, roomId))) return unknownRoom;
      const viewer = await reads.findPerson(tx, accountId);
      const found = viewer && (await rooms.find(tx, viewer, roomId));
      if (viewer === undefined || found === undefined) return unknownRoom;
      const refusal = await refusalFor(tx, viewer, found);
      if (refusal !== null) return refused(refusal);
      if (found.isMember) return await rooms.view(tx, viewer, found);
      if (notWith(viewer, await companyOf(tx, [roomId])).length > 0) {
        return refuse(
          "forbidden",
          "You cannot join this room. Ask your teacher for a room for you.",
        );
      }
      if (found.memberCount >= found.maxParticipants) {
        return refuse("room-full", "This room is full.");
      }
      const takesPlace = !found.isPrivate && !found.isOfClass;
      if (takesPlace && (await countPlaces(tx, accountId)) >= mostPlaces) {
        return tooManyPlaces;
      }
      const { lastSeq } = found;
      await store.insertMember(tx, { roomId, accountId, lastReadSeq: lastSeq, now: clock.now() });
      await deleteRequest(tx, roomId, accountId);
      // A teacher's invitation stays: it tells a guest from who looks after the room for a while.
      if (viewer.role !== "TEACHER") await store.deleteInvitation(tx, roomId, accountId);
      return await rooms.view(tx, viewer, (await rooms.find(tx, viewer, roomId))!);
    });
  }

  /** Why somebody is kept out of a room by the staff; null for who is not. */
  async function banOf(from: Db | Tx, accountId: string, roomId: string): Promise<Refusal | null> {
    const sanctions = (await sanctionsOf(from, [accountId], clock.now())).get(accountId);
    return banAmong(sanctions, roomId);
  }

  /**
   * Lets somebody in who comes over the live connection: into an open room that takes a place. Where
   * they have too many, the room that they come from is left first, and what that frees counts no more.
   */
  async function takePlace(
    accountId: string,
    roomId: string,
    leaveLast?: () => Promise<void>,
  ): Promise<Result<Admission>> {
    const caller = (await reads.readCallers(db, [{ accountId, roomId }], demo))[0];
    if (caller === undefined || caller.isPrivate) return joinFirst;
    let joined = await join(accountId, roomId);
    if (joined === tooManyPlaces && leaveLast !== undefined) {
      await leaveLast();
      joined = await join(accountId, roomId);
    }
    return joined.ok ? await admit(db, { id: accountId }, roomId) : joined;
  }

  /** Leaving twice is leaving once, and turns down an invitation. Who made the room may come back. */
  async function leave(account: string, room: string): Promise<Result<{ ok: true }>> {
    const roomId = asUuid(room);
    const accountId = asUuid(account);
    if (roomId === null || accountId === null) return unknownRoom;
    const viewer = await reads.findPerson(db, accountId);
    if (viewer === undefined || (await rooms.find(db, viewer, roomId)) === undefined) {
      return unknownRoom;
    }
    await store.deleteInvitation(db, roomId, accountId);
    if (await store.deleteMember(db, roomId, accountId)) {
      deps.closeRoomFor(roomId, accountId, "You left this room.");
      deps.tellLeft({ roomId, accountId });
    }
    return ok({ ok: true });
  }

  /** Whether somebody may talk in a room now: its members, and teachers, who look after all. */
  async function admit(
    from: Db | Tx,
    account: { id: string },
    roomId: string,
  ): Promise<Result<Admission>> {
    const [admitted] = await admitAll(from, [{ accountId: account.id, roomId }]);
    return admitted!;
  }

  /** The same for many, in their order, with as many questions as for one. */
  async function admitAll(
    from: Db | Tx,
    asks: readonly { accountId: string; roomId: string }[],
  ): Promise<Admitted[]> {
    const named = asks.map((ask) => ({
      accountId: asUuid(ask.accountId),
      roomId: asUuid(ask.roomId),
    }));
    const valid = named.flatMap(({ accountId, roomId }) =>
      accountId === null || roomId === null ? [] : [{ accountId, roomId }],
    );
    const callers = await reads.readCallers(from, valid, demo);
    const sanctions = await sanctionsOf(
      from,
      callers.map(({ accountId }) => accountId),
      clock.now(),
    );
    const byDoor = new Map(callers.map((each) => [`${each.accountId} ${each.roomId}`, each]));
    return named.map(({ accountId, roomId }): Admitted => {
      const caller = byDoor.get(`${accountId} ${roomId}`);
      if (caller === undefined) return unknownRoom;
      if (caller.needsConsent) return refused(commonRefusal("consent-needed"));
      const refusal = refusalBy(sanctions.get(caller.accountId), caller.roomId, caller, caller);
      if (refusal !== null) return refused(refusal);
      if (!caller.isMember && !looksAfter(caller)) return { ...joinFirst, hasNoPlace: true };
      const { userName, lastSeq, audience } = caller;
      return ok({ userName, lastSeq, audience });
    });
  }

  /** A room for somebody who may be inside it. */
  async function open(
    from: Db | Tx,
    account: string,
    roomId: string,
  ): Promise<Result<{ viewer: Viewer; room: RoomRow }>> {
    const accountId = asUuid(account);
    const viewer = accountId === null ? undefined : await reads.findPerson(from, accountId);
    const room = viewer && (await rooms.find(from, viewer, roomId, { countsUnread: false }));
    if (viewer === undefined || room === undefined) return unknownRoom;
    const refusal = await refusalFor(from, viewer, room);
    if (refusal !== null) return refused(refusal);
    if (!room.isMember && !looksAfter({ ...viewer, ...room })) return joinFirst;
    return ok({ viewer, room });
  }

  async function refusalFor(from: Db | Tx, viewer: Viewer, room: RoomRow): Promise<Refusal | null> {
    const sanctions = await sanctionsOf(from, [viewer.id], clock.now());
    return refusalBy(sanctions.get(viewer.id), room.id, room, { ...viewer, ...room });
  }

  return { join, takePlace, leave, banOf, admit, admitAll, open };
}

/** Bans, audience and invitations; places left aside. */
function refusalBy(
  sanctions: readonly Sanction[] | undefined,
  room: string,
  access: AccessRoom,
  person: AccessPerson,
): Refusal | null {
  return banAmong(sanctions, room) ?? refusalToEnter(access, person);
}

function banAmong(sanctions: readonly Sanction[] = [], room: string): Refusal | null {
  const ban = sanctions.find(
    ({ kind, roomId }) => kind === "BAN" && (roomId === null || roomId === room),
  );
  return ban === undefined ? null : { code: "forbidden", message: sanctionHere(ban) };
}
