import type { Room, RoomType } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { ok, type Result } from "../../refusal";
import { isInside, isSupervisor, isVisible, mayAsk, refusalToEnter } from "./room-access";
import { closingOf, mayAnswer, mayManage } from "./room-management";
import { gameIn } from "./room-game";
import type { RoomPerson, RoomReads, RoomRow, Viewer } from "./room-reads.store";
import { refused, unknownRoom } from "./room-refusals";

export interface RoomsDeps {
  db: Db;
  reads: RoomReads;
  /** Whether the demo school is open: closed, its rooms are not there. */
  demo: boolean;
  /** Whose words must not reach an account. */
  hiddenFor: (db: Db | Tx, accountId: string) => Promise<string[]>;
  /** Whether one may invite the other into a private room, were nobody blocked. */
  mayEverInvite: (from: Db | Tx, inviter: RoomPerson, invitee: Viewer) => Promise<boolean>;
}

export type RoomsService = ReturnType<typeof createRoomsService>;

/** What somebody sees of rooms, from outside and from inside. */
export function createRoomsService({ db, reads, demo, hiddenFor, mayEverInvite }: RoomsDeps) {
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
    const room = await find(db, viewer, roomId);
    if (room === undefined) return unknownRoom;
    if (!isVisible(room, { ...viewer, ...room })) {
      return refused(refusalToEnter(room, { ...viewer, ...room })!);
    }
    return await view(db, viewer, room);
  }

  /** A room, and what somebody is to it. */
  async function find(
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
      game: gameIn(row),
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

  return { list, listJoined, read, find, view };
}
