import type { AgeBand, Role, RoomAudience } from "@saywell/contract";
import { mayEnterRoom } from "@saywell/moderation";
import type { Refusal } from "../../refusal";

export interface AccessRoom {
  isPrivate: boolean;
  /** A private room that everybody sees in the lobby. */
  isListed: boolean;
  audience: RoomAudience;
}

/** What somebody is to a room. */
export interface AccessPerson {
  role: Role;
  ageBand: AgeBand;
  isMember: boolean;
  isInvited: boolean;
  /** Whose room it is. */
  hasMade: boolean;
  /** A student or the teacher of the room's class. */
  isInClass: boolean;
  /**
   * Whose role counts for nothing here: a demo account, which may be anybody who passes by, in a room
   * that is not the demo school's or is another visitor's; a teacher in a private room or one for a class,
   * who did not make it, teaches neither the class nor anybody inside, and has no open report of
   * it to decide: then only an invitation lets them in, and they are a guest there; and in the room of a
   * class every teacher who does not teach it: as its student they are one there.
   */
  isPassingBy: boolean;
}

/** Why somebody may not enter a room, bans and full rooms aside; null when they may. */
export function refusalToEnter(room: AccessRoom, person: AccessPerson): Refusal | null {
  if (looksAfter(person)) return null;
  // A teacher came in for a reason, and their place is worth nothing without it.
  const isPlaced = person.isMember && !(person.role === "TEACHER" && person.isPassingBy);
  const entry = mayEnterRoom({
    person,
    room,
    inClass: person.isInClass,
    invited: isPlaced || person.isInvited || person.hasMade,
  });
  if (entry.ok) return null;
  const { code, message } = entry.refusal;
  if (code !== "invitation-needed") return { code: "forbidden", message };
  return { code: "forbidden", message: room.isListed ? placeNeeded : invitationNeeded };
}

const invitationNeeded = "This room is private. Ask its owner for an invitation.";
/** It shows itself, with a way to ask. */
const placeNeeded = "This room is private. Ask for a place first.";

export const isSupervisor = ({ role }: { role: Role }): boolean =>
  role === "TEACHER" || role === "ADMIN";

/** Teachers look after the rooms of their school that are for everybody, and of their students. */
export const looksAfter = (person: { role: Role; isPassingBy: boolean }): boolean =>
  isSupervisor(person) && !person.isPassingBy;

/** Whether somebody is in a room, or may be without having joined. */
export const isInside = (room: AccessRoom, person: AccessPerson): boolean =>
  looksAfter(person) || (person.isMember && refusalToEnter(room, person) === null);

/** Whether somebody sees a room in the lobby: what they may enter, and private rooms that show themselves. */
export const isVisible = (room: AccessRoom, person: AccessPerson): boolean =>
  refusalToEnter(room, person) === null ||
  (room.isListed && refusalToEnter({ ...room, isPrivate: false }, person) === null);

/** Whether somebody may ask for a place: where they see a room, may not go in, and an owner can answer. */
export const mayAsk = (
  room: AccessRoom & { ownerId: string | null },
  person: AccessPerson,
): boolean =>
  room.ownerId !== null &&
  isVisible(room, person) &&
  refusalToEnter(room, person) !== null &&
  !person.isMember;
