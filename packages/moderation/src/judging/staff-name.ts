import { fold } from "../text/fold";
import { viewsOf } from "../text/views";

/** Also as parts of words: nobody's own name has them. */
const anywhere = /saywell|moderator|administrator|teacher|helpdesk/;
/** Only as words: Badminton is nobody's office. */
const asWord =
  /(?<![a-z])(?:admins?|sysadmin|moderators?|mods|staff|support|help desk|principal)(?![a-z])/;

/**
 * Whether a name would pass for one of the school's staff, whatever alphabet, digits or spaces it is
 * written with.
 */
export const passesForStaff = (name: string): boolean =>
  viewsOf(fold(name).text).some(({ text }) => anywhere.test(text) || asWord.test(text));
