import type { Room, RoomAudience, RoomType, SanctionKind } from "@saywell/contract";
import { sanctionHere } from "@saywell/moderation";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { commonRefusal, ok, refuse, type Refusal, type Result } from "../../refusal";
import { notWith } from "./company";
import type { RoomCompany } from "./recheck-rooms.store";
import {
  type AccessPerson,
  type AccessRoom,
  isInside,
  isSupervisor,
  isVisible,
  looksAfter,
  mayAsk,
  refusalToEnter,
} from "./room-access";
import type { RoomPerson, RoomReads, RoomRow, Viewer } from "./room-reads.store";
import { deleteRequest } from "./making/room-requests.store";
import * as store from "./rooms.store";

export interface Sanction {
  kind: SanctionKind;
  /** Null for every room. */
  roomId: string | null;
  /** Null for one without an end. */
  endsAt: Date | null;
  reason: string;
}

export interface RoomsDeps {
  db: Db;
  clock: Clock;
  reads: RoomReads;
  /** Whether the demo school is open: closed, its rooms are not there. */
  demo: boolean;
  /** Mutes and bans in force. */
  sanctionsOf: (
    db: Db | Tx,
    accountIds: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, readonly Sanction[]>>;
  /** Whose words must not reach an account. */
  hiddenFor: (db: Db | Tx, accountId: string) => Promise<string[]>;
  /** Holds back others who would change this account until the transaction ends. */
  lockAccount: (tx: Tx, accountId: string) => Promise<unknown>;
  /** Everybody who is, or may come, into these private rooms. */
  companyOf: (db: Db | Tx, roomIds: readonly string[]) => Promise<RoomCompany[]>;
  /** Ends the live presence of somebody in a room, with a sentence for them. */
  closeRoomFor: (roomId: string, accountId: string, sentence: string) => void;
  /** Whether one may invite the other into a private room, were nobody blocked. */
  mayEverInvite: (from: Db | Tx, inviter: RoomPerson, invitee: Viewer) => Promise<boolean>;
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

export type RoomsService = ReturnType<typeof createRoomsService>;

export function createRoomsService({
  db,
  clock,
  reads,
  demo,
  sanctionsOf,
  hiddenFor,
  lockAccount,
  companyOf,
  closeRoomFor,
  mayEverInvite,
  tellLeft,
}: RoomsDeps) {
  /** Rooms that somebody may see, those with the latest chat first. */
  async function list(
    viewer: Viewer,
    wish: { type?: RoomType | undefined; joined?: boolean },
  ): Promise<Result<Room[]>> {
    const hiddenIds = await hiddenFor(db, viewer.id);
    const rows = await reads.listRooms(db, {
      viewerId: viewer.id,
      demo,
      hiddenIds,
      withoutStrangers: !isSupervisor(viewer),
      ...wish,
    });
    return ok(
      await viewRooms(
        db,
        viewer,
        rows.filter((row) => isVisible(row, { ...viewer, ...row })),
      ),
    );
  }

  async function listJoined(accountId: string): Promise<Result<Room[]>> {
    const viewer = await reads.findPerson(db, accountId);
    return viewer === undefined ? ok([]) : await list(viewer, { joined: true });
  }

  async function read(viewer: Viewer, roomId: string): Promise<Result<Room>> {
    const room = await findRoom(db, viewer, roomId);
    if (room === undefined) return unknownRoom;
    if (!isVisible(room, { ...viewer, ...room })) {
      return refused(refusalToEnter(room, { ...viewer, ...room })!);
    }
    return await view(db, viewer, room);
  }

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
      const found = viewer && (await findRoom(tx, viewer, roomId));
      if (viewer === undefined || found === undefined) return unknownRoom;
      const refusal = await refusalFor(tx, viewer, found);
      if (refusal !== null) return refused(refusal);
      if (found.isMember) return await view(tx, viewer, found);
      if (notWith(viewer, await companyOf(tx, [roomId])).length > 0) {
        return refuse(
          "forbidden",
          "You cannot join this room. Ask your teacher for a room for you.",
        );
      }
      if (found.type === "GAME") return gamesNotOpen;
      if (found.memberCount >= found.maxParticipants) {
        return refuse("room-full", "This room is full.");
      }
      const { lastSeq } = found;
      await store.insertMember(tx, { roomId, accountId, lastReadSeq: lastSeq, now: clock.now() });
      await deleteRequest(tx, roomId, accountId);
      // A teacher's invitation stays: it tells a guest from who looks after the room for a while.
      if (viewer.role !== "TEACHER") await store.deleteInvitation(tx, roomId, accountId);
      return await view(tx, viewer, (await findRoom(tx, viewer, roomId))!);
    });
  }

  /** Why somebody is kept out of a room by the staff; null for who is not. */
  async function banOf(from: Db | Tx, accountId: string, roomId: string): Promise<Refusal | null> {
    const sanctions = (await sanctionsOf(from, [accountId], clock.now())).get(accountId);
    return banAmong(sanctions, roomId);
  }

  /** Lets somebody in who comes over the live connection: into an open room that takes a place. */
  async function takePlace(accountId: string, roomId: string): Promise<Result<Admission>> {
    const caller = (await reads.readCallers(db, [{ accountId, roomId }], demo))[0];
    if (caller === undefined || caller.isPrivate) return joinFirst;
    const joined = await join(accountId, roomId);
    return joined.ok ? await admit(db, { id: accountId }, roomId) : joined;
  }

  /** Leaving twice is leaving once, and turns down an invitation. Who made the room may come back. */
  async function leave(account: string, room: string): Promise<Result<{ ok: true }>> {
    const roomId = asUuid(room);
    const accountId = asUuid(account);
    if (roomId === null || accountId === null) return unknownRoom;
    const viewer = await reads.findPerson(db, accountId);
    if (viewer === undefined || (await findRoom(db, viewer, roomId)) === undefined) {
      return unknownRoom;
    }
    await store.deleteInvitation(db, roomId, accountId);
    if (await store.deleteMember(db, roomId, accountId)) {
      closeRoomFor(roomId, accountId, "You left this room.");
      tellLeft({ roomId, accountId });
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
    const room = viewer && (await findRoom(from, viewer, roomId, { countsUnread: false }));
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

  async function findRoom(
    from: Db | Tx,
    viewer: { id: string },
    room: string,
    { countsUnread = true }: { countsUnread?: boolean } = {},
  ): Promise<RoomRow | undefined> {
    const roomId = asUuid(room);
    if (roomId === null) return undefined;
    const hiddenIds = countsUnread ? await hiddenFor(from, viewer.id) : null;
    const [found] = await reads.listRooms(from, { viewerId: viewer.id, demo, hiddenIds, roomId });
    return found;
  }

  /** One room as somebody may see it. */
  async function view(db: Db | Tx, viewer: Viewer, row: RoomRow): Promise<Result<Room>> {
    const [room] = await viewRooms(db, viewer, [row]);
    return ok(room!);
  }

  /** Who is in a room is for those who may be in it; others see how many they are. */
  async function viewRooms(db: Db | Tx, viewer: Viewer, rows: readonly RoomRow[]): Promise<Room[]> {
    const inside = rows.filter((row) => isInside(row, { ...viewer, ...row }));
    const members = new Map<string, Room["members"]>(inside.map(({ id }) => [id, []]));
    for (const { roomId, ...member } of await reads.listMembers(db, [...members.keys()])) {
      members.get(roomId)!.push(member);
    }
    const owners = await ownersWhoMayInvite(db, viewer, rows);
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description,
      type: row.type,
      category: row.category,
      isPrivate: row.isPrivate ? 1 : 0,
      memberCount: row.memberCount,
      maxParticipants: row.maxParticipants,
      members: members.get(row.id) ?? [],
      practicePartner:
        row.partnerId === null || row.partnerName === null
          ? null
          : { userId: row.partnerId, userName: row.partnerName },
      audience: row.audience,
      level: row.level,
      isMember: row.isMember,
      isInvited: row.isInvited && !row.isMember,
      mayEnter: refusalToEnter(row, { ...viewer, ...row }) === null,
      mayAsk: owners.has(row.ownerId) && mayAsk(row, { ...viewer, ...row }),
      hasAsked: row.hasAsked && !row.isMember && !row.isInvited,
      invitedBy: row.isMember ? null : row.invitedBy,
      isOwner: mayManage(viewer, row),
      mayAnswer: row.isPrivate && mayAnswer(viewer, row),
      closing: closingOf(viewer, row),
      lastSeq: row.lastHeardSeq,
      unreadCount: row.unreadCount,
    }));
  }

  /** Of the rooms that somebody could ask for a place in: whose owner could say yes to them. */
  async function ownersWhoMayInvite(db: Db | Tx, viewer: Viewer, rows: readonly RoomRow[]) {
    const askable = rows.filter((row) => mayAsk(row, { ...viewer, ...row }));
    const ownerIds = new Set(askable.map(({ ownerId }) => ownerId));
    // Who has not said an age is asked for it first.
    if (viewer.ageBand === "UNKNOWN") return ownerIds;
    for (const ownerId of ownerIds) {
      const owner = ownerId === null ? undefined : await reads.findPerson(db, ownerId);
      const mayInvite = owner !== undefined && (await mayEverInvite(db, owner, viewer));
      if (!mayInvite) ownerIds.delete(ownerId);
    }
    return ownerIds;
  }

  return { list, listJoined, read, join, takePlace, leave, banOf, admit, admitAll, open, view };
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

/** Whether somebody may invite people to a room and take them out. */
export const mayManage = (viewer: Viewer, room: { hasMade: boolean }): boolean =>
  room.hasMade || viewer.role === "ADMIN";

/** Whether somebody answers who asks for a place. */
export const mayAnswer = (viewer: Viewer, room: RoomRow): boolean =>
  mayManage(viewer, room) || looksAfter({ ...viewer, ...room });

/** Who made a room closes it as they like; who looks after it says why. */
export function closingOf(viewer: Viewer, room: RoomRow): Room["closing"] {
  if (room.isDemo) return room.hasMade && room.isOfVisitor ? "OWN" : "NO";
  if (room.hasMade) return "OWN";
  return looksAfter({ ...viewer, ...room }) ? "WITH_REASON" : "NO";
}

export const refused = (refusal: Refusal): Result<never> => ({ ok: false, refusal });
export const unknownRoom = refuse("not-found", "Room not found.");
export const gamesNotOpen = refuse("not-open-yet", "Games are not open yet.");
export const notTheirs = refuse("forbidden", "Only the owner of a room decides who is in it.");
const joinFirst = refuse("forbidden", "Join this room first.");
