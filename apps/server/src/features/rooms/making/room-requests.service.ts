import type { RoomRequest, ServerMessage, WaitingRequests } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import { isVisible, mayAsk } from "../room-access";
import type { DoorService } from "../door.service";
import { mayAnswer } from "../room-management";
import { notTheirs, refused, unknownRoom } from "../room-refusals";
import type { RoomReads, RoomRow, Viewer } from "../room-reads.store";
import { lockRoom } from "../rooms.store";
import type { AskToInvite } from "./room-making.service";
import * as store from "./room-requests.store";

interface Deps {
  db: Db;
  clock: Clock;
  reads: RoomReads;
  door: Pick<DoorService, "banOf">;
  cards: Parameters<typeof store.listRequests>[0]["cards"];
  demo: boolean;
  /** Holds back others who would change this account until the transaction ends. */
  lockAccount: (tx: Tx, accountId: string) => Promise<unknown>;
  /** By the rule of invitations: nobody asks whom the owner may not invite. */
  askToInvite: AskToInvite;
  /** The same rule about many at once: whom of these somebody may invite. */
  mayInviteAmong: MayInviteAmong;
  /** Whose words must not reach an account. */
  hiddenFor: (db: Db | Tx, accountId: string) => Promise<string[]>;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

export type MayInviteAmong = (
  from: Db | Tx,
  inviter: Viewer,
  people: readonly Viewer[],
) => Promise<(person: Viewer) => boolean>;

export type RoomRequestsService = ReturnType<typeof createRoomRequests>;

/** Asking for a place in a private room that shows itself. Its owner accepts by inviting. */
export function createRoomRequests(deps: Deps) {
  const { db, clock, reads, demo, askToInvite, hiddenFor, toAccounts } = deps;

  /** Asking twice is asking once. Of one who may not be told of it, it is answered as if they were. */
  async function ask(caller: { id: string }, room: string): Promise<Result<{ ok: true }>> {
    const roomId = asUuid(room);
    const seen = roomId === null ? undefined : await find(db, caller.id, roomId);
    if (roomId === null || seen === undefined || seen.ownerId === null) return unknownRoom;
    const { ownerId } = seen;
    const asked = await inTransaction(db, async (tx): Promise<Result<{ name: string } | null>> => {
      for (const id of [caller.id, ownerId].toSorted()) await deps.lockAccount(tx, id);
      if (!(await lockRoom(tx, roomId))) return unknownRoom;
      const asker = await reads.findPerson(tx, caller.id);
      const owner = await reads.findPerson(tx, ownerId);
      const found = asker && (await find(tx, caller.id, roomId));
      if (asker === undefined || owner === undefined || found === undefined) return unknownRoom;
      if (!isVisible(found, { ...asker, ...found })) return unknownRoom;
      const ban = await deps.door.banOf(tx, asker.id, roomId);
      if (ban !== null) return refused(ban);
      if (!mayAsk(found, { ...asker, ...found })) {
        return refuse("conflict", "You can enter this room without asking.");
      }
      const told = await askToInvite(tx, owner, asker);
      if (!told.ok) return asker.ageBand === "UNKNOWN" ? ageFirst : notForYou;
      const now = clock.now();
      const wait = restAfter(await store.lastEnded(tx, roomId, asker.id), now);
      if (wait > 0)
        return refuse(
          "conflict",
          `You asked for a place here a short time ago. You can ask again ${inHours(wait)}.`,
        );
      const isNew = await store.insertRequest(tx, { roomId, accountId: asker.id, now });
      const isHeard = isNew && !told.isHeld && !(await hiddenFor(tx, ownerId)).includes(asker.id);
      return ok(isHeard ? { name: asker.name } : null);
    });
    if (!asked.ok) return asked;
    if (asked.value !== null) {
      const { name: userName } = asked.value;
      const { name: roomName, type: roomType } = seen;
      const about = { roomId, roomName, roomType, userId: caller.id, userName };
      toAccounts([ownerId], { type: "ROOM_REQUESTED", ...about });
    }
    return ok({ ok: true });
  }

  /** Without those whom the owner may not meet, or does not want to hear. */
  async function list(caller: Viewer, room: string): Promise<Result<RoomRequest[]>> {
    const managed = await manage(caller, room);
    if (!managed.ok) return managed;
    const { id: roomId, ownerId } = managed.value;
    const owner = await reads.findPerson(db, ownerId ?? caller.id);
    if (owner === undefined) return ok([]);
    const hidden = await hiddenFor(db, caller.id);
    const asking = await store.listRequests(deps, db, roomId);
    const mayInvite = await deps.mayInviteAmong(db, owner, asking);
    return ok(
      asking
        .filter((person) => mayInvite(person) && !hidden.includes(person.id))
        .map(({ id: userId, name: userName, role, avatar, createdAt }) => ({
          userId,
          userName,
          role,
          avatar,
          createdAt: createdAt.toISOString(),
        })),
    );
  }

  /** The rooms in which somebody waits for the caller's answer, those with the latest chat first. */
  async function waiting(caller: Viewer): Promise<Result<WaitingRequests[]>> {
    const asked = new Set(await store.listRoomsAskedFor(db));
    if (asked.size === 0) return ok([]);
    const seen = await reads.listRooms(db, { viewerId: caller.id, demo, hiddenIds: null });
    const rooms: WaitingRequests[] = [];
    for (const { id: roomId, name: roomName } of seen.filter(
      (room) => asked.has(room.id) && mayAnswer(caller, room),
    )) {
      // As the room itself lists them.
      const asking = await list(caller, roomId);
      const people = asking.ok ? asking.value.length : 0;
      if (people > 0) rooms.push({ roomId, roomName, people });
    }
    return ok(rooms);
  }

  /** One's own is taken back, another's turned down. Who asked is not told. */
  async function end(caller: Viewer, room: string, user: string): Promise<Result<{ ok: true }>> {
    const roomId = asUuid(room);
    const userId = asUuid(user);
    if (roomId === null || userId === null) return unknownRoom;
    if (userId !== caller.id) {
      const managed = await manage(caller, room);
      if (!managed.ok) return managed;
    }
    await store.endRequest(db, { roomId, accountId: userId, now: clock.now() });
    return ok({ ok: true });
  }

  async function manage(caller: Viewer, room: string): Promise<Result<RoomRow>> {
    const roomId = asUuid(room);
    const found = roomId === null ? undefined : await find(db, caller.id, roomId);
    if (found === undefined) return unknownRoom;
    return mayAnswer(caller, found) ? ok(found) : notTheirs;
  }

  const find = async (from: Db | Tx, viewerId: string, roomId: string) =>
    (await reads.listRooms(from, { viewerId, demo, hiddenIds: null, roomId }))[0];

  return { ask, list, waiting, end };
}

const hour = 60 * 60_000;
/** So long somebody waits after a request ended before they ask for the same room again. */
const rest = 24 * hour;

/** Milliseconds until somebody may ask again. */
const restAfter = (ended: Date | null, now: Date): number =>
  ended === null ? 0 : ended.getTime() + rest - now.getTime();

function inHours(wait: number): string {
  const hours = Math.ceil(wait / hour);
  return hours === 1 ? "in an hour" : `in ${hours} hours`;
}

const ageFirst = refuse(
  "forbidden",
  "We need to know your age before you can ask for a place. You can set it in Settings.",
);
const notForYou = refuse("forbidden", "You cannot ask for a place in this room.");
