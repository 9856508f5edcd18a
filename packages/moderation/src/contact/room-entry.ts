import { type AgeBand, mayBeMinor } from "./age-policy";
import type { Role } from "./roles";
import { refuse, type Result } from "../result";

/**
 * Whom a room is for. EVERYONE: an open, moderated room in which contact details are hidden while
 * anybody in it is, or may be, under 18. CLASS admits that class and its teacher.
 */
export const roomAudiences = ["EVERYONE", "ADULTS", "CLASS"] as const;
export type RoomAudience = (typeof roomAudiences)[number];

export type RoomRefusal = "adults-only" | "class-only" | "invitation-needed";

export interface RoomEntry {
  person: { ageBand: AgeBand; role: Role };
  room: { audience: RoomAudience; isPrivate: boolean };
  /** A learner or a teacher of the class that the room belongs to. */
  inClass: boolean;
  /** Invited to this room, or its owner. */
  invited: boolean;
}

/**
 * Whether somebody may enter a room. A guest of unknown age may enter open rooms, and those of their
 * class; rooms for adults need a stated age. Admins may enter every room, because they answer for it.
 * Bans and places left are not looked at.
 */
export function mayEnterRoom({
  person,
  room,
  inClass,
  invited,
}: RoomEntry): Result<object, RoomRefusal> {
  if (person.role === "ADMIN") return { ok: true };
  if (room.audience === "ADULTS" && mayBeMinor(person.ageBand)) {
    return refuse("adults-only", "This room is for adults. You can set your age in Settings.");
  }
  if (room.audience === "CLASS" && !inClass) {
    return refuse("class-only", "This room is for members of its class.");
  }
  if (room.isPrivate && !invited) {
    return refuse("invitation-needed", "This room is private. Somebody in it can invite you.");
  }
  return { ok: true };
}
