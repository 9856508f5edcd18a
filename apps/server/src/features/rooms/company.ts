import type { AgeBand, Role } from "@saywell/contract";
import { mayShareRoom } from "@saywell/moderation";
import { isSupervisor } from "./room-access";
import type { RoomCompany } from "./recheck-rooms.store";

/** Anybody may enter the demo as its teacher: that makes nobody one towards children. */
const isTeacher = (person: { role: Role; isDemo?: boolean | undefined }): boolean =>
  isSupervisor(person) && person.isDemo !== true;

/** A private room of a teacher, or of the school, is looked after: its owner decides who is in it. */
const isLookedAfter = (company: readonly RoomCompany[]): boolean =>
  company.some((each) => each.isOwner && isTeacher(each));

/** Those with whom somebody may not be in a private room, as far as age goes. */
export function notWith(
  person: { id: string; role: Role; ageBand: AgeBand; isDemo?: boolean | undefined },
  company: readonly RoomCompany[],
): RoomCompany[] {
  if (isTeacher(person) || isLookedAfter(company)) return [];
  return company.filter(
    (each) =>
      each.id !== person.id &&
      !each.isBot &&
      !isTeacher(each) &&
      !mayShareRoom(person.ageBand, each.ageBand),
  );
}
