import type { Role } from "@saywell/contract";
import { isAdult, rises } from "@saywell/moderation";
import type { PersonRow } from "../../../person-row";

/** Whether somebody would become one of the staff whose age here does not say that they are 18. */
export const isNoAdult = (person: PersonRow, role: Role): boolean =>
  rises(person.role, role) && !isAdult(person.age_band);

/** Why nobody makes this person one of the staff as they are, in a sentence; null where one may. */
export function whyNotStaff(person: PersonRow, role: Role): string | null {
  const whose = `${person.shown_name} has this address`;
  if (person.suspended_at !== null) return `${whose}, and is suspended. Restore them first.`;
  if (!isNoAdult(person, role)) return null;
  return `${whose}, and their age here does not say that they are 18, as teachers and admins are. Change their age first.`;
}
