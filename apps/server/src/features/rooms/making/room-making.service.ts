import type { CallByName, CallInput, Room, ServerMessage } from "@saywell/contract";
import {
  helpMessage,
  type HelpPlace,
  inOneLine,
  isFitForAll,
  mayBeMinor,
} from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Refusal, type Result } from "../../../refusal";
import { isInside, isSupervisor, looksAfter, refusalToEnter } from "../room-access";
import { countPlaces } from "../chat/places.store";
import { mostPlaces } from "../door.service";
import { closingOf, mayAnswer, mayManage } from "../room-management";
import { notTheirs, refused, unknownRoom } from "../room-refusals";
import type { RoomsService } from "../rooms.service";
import type { RoomReads, RoomRow, Viewer } from "../room-reads.store";
import { deleteRequest } from "./room-requests.store";
import * as store from "../rooms.store";

export type RoomWish = CallInput<CallByName<"POST /api/rooms">>["body"];

/**
 * Whether somebody may invite another to a private room, and what they are told. Held, nothing is
 * done, and they are answered as if it were: a refusal would tell how old the other is, or of a block.
 */
export type AskToInvite = (
  db: Db | Tx,
  inviter: Viewer,
  invitee: Viewer,
) => Promise<{ ok: true; isHeld: boolean } | { ok: false; refusal: Refusal }>;

export type RaiseCry = (
  tx: Tx,
  cry: { accountId: string; timeZone: string; text: string; where: string; now: Date },
) => Promise<HelpPlace | null>;

interface Deps {
  db: Db;
  clock: Clock;
  reads: RoomReads;
  rooms: Pick<RoomsService, "view">;
  demo: boolean;
  /** Holds back others who would change this account until the transaction ends. */
  lockAccount: (tx: Tx, accountId: string) => Promise<unknown>;
  /** The newest class that somebody teaches, or else is a student of. */
  newestClassOf: (db: Db | Tx, accountId: string) => Promise<string | null>;
  /** Whether learners may create rooms in this school. */
  learnersCreateRooms: () => boolean;
  askToInvite: AskToInvite;
  /** Whether somebody writes as if they may be in danger, which is then put before the staff. */
  raiseCry: RaiseCry;
  /** Whose words must not reach an account. */
  hiddenFor: (db: Db | Tx, accountId: string) => Promise<string[]>;
  /** Keeps in the audit log that somebody closed another's room. */
  recordClosing: (tx: Tx, closing: Closing) => Promise<void>;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
  /** The people who are in a room now, over all processes. */
  presentIn: (roomId: string) => Promise<readonly string[]>;
  /** Ends the live presence of somebody in a room, with a sentence for them. */
  closeRoomFor: (roomId: string, accountId: string, sentence: string) => void;
}

/** That a room was closed by somebody who did not make it. */
export interface Closing {
  at: Date;
  actorId: string;
  roomId: string;
  ownerId: string | null;
  reason: string;
}

export type RoomMakingService = ReturnType<typeof createRoomMakingService>;

/** So many rooms one learner may own. */
const mostOwned = 10;
/** So many a visitor of the demo school. */
const mostOfVisitor = 3;

/** Rooms of one's own: creating them, who is let in, and closing them. */
export function createRoomMakingService(deps: Deps) {
  const { db, clock, reads, rooms, demo, askToInvite, presentIn, closeRoomFor } = deps;

  async function create(
    caller: Viewer & { timeZone: string },
    typed: RoomWish,
  ): Promise<Result<Room>> {
    const refusal = await refusalToCreate(caller, typed);
    if (refusal !== null) return refused(refusal);
    const text = [typed.name, typed.description].join("\n");
    const { id: accountId, timeZone } = caller;
    const where = "as the name of a room";
    const cry = { accountId, timeZone, text, where, now: clock.now() };
    const place = await inTransaction(db, (tx) => deps.raiseCry(tx, cry));
    if (place !== null) {
      return refuse("invalid-input", "There is no new room.", { help: helpMessage(place) });
    }
    const named = nameWell(typed);
    if (!named.ok) return named;
    const wish = named.value;
    return await inTransaction(db, async (tx) => {
      const isDemo = caller.isDemo === true;
      // Rooms and places are counted while their owner can get no other.
      await deps.lockAccount(tx, caller.id);
      if (isDemo || !isSupervisor(caller)) {
        const most = isDemo ? mostOfVisitor : mostOwned;
        if ((await store.countOwned(tx, caller.id)) >= most) {
          return refuse("forbidden", `You have ${most} rooms already.`);
        }
      }
      const { audience = "EVERYONE", level = null, game = null } = wish;
      const classId = audience === "CLASS" ? await deps.newestClassOf(tx, caller.id) : null;
      if (audience === "CLASS" && classId === null) {
        return refuse("forbidden", "You have no class yet, so there can be no room for it.");
      }
      const now = clock.now();
      const roomId = await store.insertRoom(tx, {
        ...wish,
        isPrivate: wish.isPrivate === 1,
        audience,
        classId,
        level,
        game,
        ownerId: caller.id,
        isDemo,
        now,
      });
      if (wish.isPrivate === 1 || (await countPlaces(tx, caller.id)) < mostPlaces) {
        await store.insertMember(tx, { roomId, accountId: caller.id, lastReadSeq: 0, now });
      }
      return await rooms.view(tx, caller, (await find(tx, caller.id, roomId))!);
    });
  }

  async function refusalToCreate(caller: Viewer, wish: RoomWish): Promise<Refusal | null> {
    const forbidden = (message: string): Refusal => ({ code: "forbidden", message });
    if (!isSupervisor(caller)) {
      if (!deps.learnersCreateRooms()) {
        return forbidden("Only teachers create rooms in this school.");
      }
      if (mayBeMinor(caller.ageBand) && wish.isPrivate === 0) {
        return forbidden("Until you are 18, you can only create private rooms.");
      }
      if (mayBeMinor(caller.ageBand) && wish.audience === "ADULTS") {
        return forbidden("Only adults can create rooms for adults.");
      }
    }
    return null;
  }

  /** What everybody in the lobby reads must be fit for everybody, and something one can see. */
  function nameWell(wish: RoomWish): Result<RoomWish> {
    const clean = { name: inOneLine(wish.name), description: inOneLine(wish.description) };
    if (clean.name === "") return refuse("invalid-input", "Please give the room a name.");
    const unfit = (["name", "description"] as const).find(
      (field) => !isFitForAll(clean[field], clock.now().getTime()),
    );
    return unfit === undefined
      ? ok({ ...wish, ...clean })
      : refuse("invalid-input", `Please choose other words for the ${unfit}.`);
  }

  /** Inviting twice is inviting once. Who looks after a room only invites who asks for a place. */
  async function invite(
    caller: Viewer,
    room: string,
    invitee: string,
  ): Promise<Result<{ ok: true }>> {
    const wanted = asUuid(room);
    const found = wanted === null ? undefined : await find(db, caller.id, wanted);
    if (found === undefined) return unknownRoom;
    if (!mayAnswer(caller, found)) return notTheirs;
    const inviteeId = asUuid(invitee);
    if (inviteeId === null) return unknownPerson;
    const { id: roomId, name: roomName, type: roomType } = found;
    const invited = await inTransaction(db, async (tx): Promise<Result<Invited>> => {
      // Neither's age changes, and nobody can close the room, until the invitation is stored.
      for (const id of [caller.id, inviteeId].toSorted()) await deps.lockAccount(tx, id);
      if (!(await store.lockRoom(tx, roomId))) return unknownRoom;
      const inviter = await reads.findPerson(tx, caller.id);
      const person = await reads.findPerson(tx, inviteeId);
      if (person === undefined || person.isBot || inviter === undefined) return unknownPerson;
      const seen = await find(tx, inviteeId, roomId);
      if (seen?.hasAsked !== true && !mayManage(caller, found)) return notTheirs;
      if (seen === undefined) return refused(notForThem);
      if (inviteeId === caller.id || (seen.isMember && isInside(seen, { ...person, ...seen }))) {
        return refuse("conflict", `${person.name} is in this room already.`);
      }
      const told = await askToInvite(tx, inviter, person);
      if (!told.ok) return told;
      const isFor = (guest: Viewer): boolean =>
        refusalToEnter({ ...seen, isPrivate: false }, { ...guest, ...seen }) === null;
      if (!isFor({ ...person, ageBand: "ADULT" })) return refused(notForThem);
      if (told.isHeld || !isFor(person)) return ok({ by: inviter.name, isHeard: false });
      const invitation = { roomId, accountId: inviteeId, invitedBy: caller.id, now: clock.now() };
      const isNew = await store.insertInvitation(tx, invitation);
      // The answer to who asked.
      await deleteRequest(tx, roomId, inviteeId);
      const hidden = await deps.hiddenFor(tx, inviteeId);
      return ok({ by: inviter.name, isHeard: isNew && !hidden.includes(caller.id) });
    });
    if (!invited.ok) return invited;
    const { by: userName, isHeard } = invited.value;
    const message = { roomId, roomName, roomType, userId: caller.id, userName };
    if (isHeard) deps.toAccounts([inviteeId], { type: "ROOM_INVITED", ...message });
    return ok({ ok: true });
  }

  /** Who is not in the room is not in it afterwards: whether an invitation was held is not told. */
  async function remove(
    caller: Viewer,
    room: string,
    member: string,
  ): Promise<Result<{ ok: true }>> {
    const managed = await manage(caller, room);
    if (!managed.ok) return managed;
    const memberId = asUuid(member);
    if (memberId === null) return notInside;
    const roomId = managed.value.id;
    const person = await reads.findPerson(db, memberId);
    if (person === undefined) return notInside;
    const seen = await find(db, memberId, roomId);
    const staysIn = seen !== undefined && looksAfter({ ...person, ...seen });
    if (staysIn && caller.role !== "ADMIN" && memberId !== caller.id) {
      return refuse("forbidden", "Teachers look after this room and stay in it.");
    }
    const wasMember = await inTransaction(db, async (tx) => {
      // Whoever is joining by an invitation right now is taken out too.
      await store.lockRoom(tx, roomId);
      await store.deleteInvitation(tx, roomId, memberId);
      return await store.deleteMember(tx, roomId, memberId);
    });
    if (wasMember) {
      closeRoomFor(roomId, memberId, "You were taken out of this room by its owner.");
    }
    return ok({ ok: true });
  }

  /** @param reason null for a room of one's own */
  async function close(
    caller: Viewer,
    room: string,
    reason: string | null,
  ): Promise<Result<{ ok: true }>> {
    const wanted = asUuid(room);
    const found = wanted === null ? undefined : await find(db, caller.id, wanted);
    if (found === undefined) return unknownRoom;
    if (found.isOfClass) return closesWithClass;
    const closing = closingOf(caller, found);
    if (found.isDemo && closing === "NO") {
      return refuse("forbidden", "The rooms of the demo school stay open for all its visitors.");
    }
    if (closing === "NO") {
      return refuse("forbidden", "Only the owner of a room and teachers can close it.");
    }
    if (closing === "WITH_REASON" && reason === null) {
      return refuse("forbidden", "Say why you close somebody else's room.");
    }
    const why = closing === "OWN" ? null : reason;
    return await closeFor(caller, found, why, "A teacher closed this room.");
  }

  /** Closes any room, a private one too, that is not of the demo. */
  async function closeByStaff(
    caller: { id: string },
    room: string,
    reason: string,
  ): Promise<Result<{ ok: true }>> {
    const wanted = asUuid(room);
    const found = wanted === null ? undefined : await find(db, caller.id, wanted);
    if (found === undefined) return unknownRoom;
    if (found.isOfClass) return closesWithClass;
    return found.isDemo
      ? refuse("forbidden", "The rooms of the demo school stay open for all its visitors.")
      : await closeFor(caller, found, reason, "The school closed this room.");
  }

  /** @param why null for a room of one's own */
  async function closeFor(
    caller: { id: string },
    { id: roomId, ownerId }: RoomRow,
    why: string | null,
    said: string,
  ): Promise<Result<{ ok: true }>> {
    // Teachers may be inside without being members.
    const present = await presentIn(roomId);
    const members = await inTransaction(db, async (tx) => {
      const gone = await store.deleteRoom(tx, roomId);
      if (gone === null || why === null) return gone;
      const closed = { at: clock.now(), actorId: caller.id, roomId, ownerId, reason: why };
      await deps.recordClosing(tx, closed);
      return gone;
    });
    if (members === null) return unknownRoom;
    const sentence = why === null ? "This room was closed." : `${said} Reason: ${why}`;
    for (const accountId of new Set([...members, ...present])) {
      closeRoomFor(roomId, accountId, sentence);
    }
    return ok({ ok: true });
  }

  /** A room that the caller may manage. */
  async function manage(caller: Viewer, room: string): Promise<Result<RoomRow>> {
    const roomId = asUuid(room);
    const found = roomId === null ? undefined : await find(db, caller.id, roomId);
    if (found === undefined) return unknownRoom;
    return mayManage(caller, found) ? ok(found) : notTheirs;
  }

  async function find(
    from: Db | Tx,
    viewerId: string,
    roomId: string,
  ): Promise<RoomRow | undefined> {
    return (await reads.listRooms(from, { viewerId, demo, hiddenIds: null, roomId }))[0];
  }

  return { create, invite, remove, close, closeByStaff };
}

/** What the invited person has to be told. */
interface Invited {
  by: string;
  isHeard: boolean;
}

const notForThem: Refusal = { code: "forbidden", message: "This room is not for this person." };
/** Closing a room deletes what was said in it, and a class finds it again when it is opened again. */
const closesWithClass = refuse(
  "forbidden",
  "The room of a class is closed in the settings of the class: turn its messages off, or archive the class.",
);
const unknownPerson = refuse("not-found", "There is no such person.");
const notInside = refuse("not-found", "This person is not in this room.");
