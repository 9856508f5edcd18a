import type { AuditEntry } from "@saywell/contract";
import { type AuditAction, auditWords, lookWords } from "@saywell/contract/constants";
import { capital } from "../../../lib/capital";
import { ageWords, planWords, roleWords } from "./person-words";

/** What was done, as a sentence of `who` about `whom`. */
const sentences: Record<AuditAction, (who: string, whom: string) => string> = {
  REPORT_DISMISSED: (who, whom) => `${who} dismissed a report about ${whom}.`,
  MESSAGE_HIDDEN: (who, whom) => `${who} took down a message by ${whom}.`,
  MESSAGE_HIDDEN_BY_MODEL: (_, whom) => `A language model took down a message by ${whom}.`,
  MUTED: (who, whom) => `${who} muted ${whom}.`,
  BANNED: (who, whom) => `${who} banned ${whom}.`,
  SANCTION_LIFTED: (who, whom) => `${who} lifted a mute or ban of ${whom}.`,
  APPEAL_ACCEPTED: (who, whom) => `${who} accepted an appeal by ${whom}.`,
  APPEAL_REFUSED: (who, whom) => `${who} refused an appeal by ${whom}.`,
  FRIENDSHIP_APPROVED: (who, whom) => `${who} approved a friendship of ${whom}.`,
  FRIENDSHIP_DECLINED: (who, whom) => `${who} declined a friendship of ${whom}.`,
  ROOM_CLOSED: (who, whom) => `${who} closed a room of ${whom}.`,
  "child-data-read": (who, whom) => `${who} looked at what is kept about ${whom}.`,
  "consent-asked": (_, whom) => `A parent was asked for consent for ${whom}.`,
  "consent-given": (who, whom) => `${who} gave consent for ${whom}.`,
  "consent-refused": (_, whom) => `A parent refused consent for ${whom}.`,
  "consent-withdrawn": (who, whom) => `${who} took back the consent for ${whom}.`,
  "consent-overdue": (_, whom) => `Nobody agreed in time for ${whom}.`,
  "log-in": (who) => `${who} logged in.`,
  "log-in-failed": (_, whom) => `Somebody tried a wrong password or code for ${whom}.`,
  "log-ins-slowed": (_, whom) =>
    `Too many wrong passwords or codes: log-ins of ${whom} were slowed down.`,
  "password-changed": (_, whom) => `The password of ${whom} was changed.`,
  "second-factor-set": (_, whom) => `The second factor of ${whom} was set up.`,
  "second-factor-removed": (who, whom) => `${who} removed the second factor of ${whom}.`,
  "recovery-codes-made": (_, whom) => `New recovery codes were made for ${whom}.`,
  "recovery-code-used": (_, whom) => `A recovery code of ${whom} was used.`,
  "sign-in-linked": (_, whom) => `A provider was linked to the account of ${whom}.`,
  "sign-in-unlinked": (_, whom) => `A provider was taken from the account of ${whom}.`,
  "address-verified": (_, whom) => `The address of ${whom} was verified.`,
  "address-changed": (_, whom) => `The address of ${whom} was changed.`,
  "sessions-ended": (who) => `${who} ended sessions on other devices.`,
  "settings-changed": (who) => `${who} changed the settings of the school.`,
  "role-changed": (who, whom) => `${who} changed the role of ${whom}.`,
  "age-changed": (who, whom) => `${who} changed the age of ${whom}.`,
  "plan-changed": (who, whom) => `${who} changed the plan of ${whom}.`,
  "name-corrected": (who, whom) => `${who} corrected the name of ${whom}.`,
  "address-corrected": (who, whom) => `${who} corrected the address of ${whom}.`,
  "password-link-sent": (who, whom) => `${who} had a link for a new password mailed to ${whom}.`,
  "account-logged-out": (who, whom) => `${who} logged ${whom} out on all devices.`,
  "account-suspended": (who, whom) => `${who} suspended ${whom}.`,
  "account-restored": (who, whom) => `${who} restored ${whom}.`,
  "account-anonymised": (who) => `${who} anonymised an account.`,
  "admin-made": () => "Somebody made an admin on the server.",
  "invitation-sent": (who) => `${who} invited somebody.`,
  "invitation-revoked": (who) => `${who} took an invitation back.`,
  "invitation-accepted": (_, whom) => `${whom} accepted an invitation.`,
  "class-made": (who) => `${who} made a class.`,
  "class-changed": (who) => `${who} changed a class.`,
  "class-deleted": (who) => `${who} deleted a class.`,
  "class-archived": (who) => `${who} archived a class.`,
  "class-restored": (who) => `${who} opened a class again.`,
  "class-teacher-added": (who, whom) => `${who} made ${whom} a teacher of a class.`,
  "class-teacher-removed": (who, whom) => `${who} took ${whom} out of the teachers of a class.`,
  "class-joined": (who, whom) => `${who} put ${whom} into a class.`,
  "class-left": (who, whom) => `${who} took ${whom} out of a class.`,
  "class-code-changed": (who) => `${who} changed or closed the code of a class.`,
  "class-announced": (who) => `${who} told a class something.`,
  "class-announcement-deleted": (who) => `${who} deleted an announcement of a class.`,
  "class-note-written": (who, whom) => `${who} wrote a note on ${whom}.`,
  "class-note-changed": (who, whom) => `${who} changed a note on ${whom}.`,
  "class-note-deleted": (who, whom) => `${who} deleted a note on ${whom}.`,
  "people-imported": (who) => `${who} imported people.`,
  "job-retried": (who) => `${who} had a failed job done again.`,
  "mail-read": (who) => `${who} read a mail in the outbox.`,
  "mail-sent-again": (who) => `${who} had a mail sent again.`,
  "unsent-mails-sent": (who) => `${who} had mails sent from before there was a mail server.`,
  "unsent-mails-deleted": (who) => `${who} deleted mails from before there was a mail server.`,
};

/** The actions to choose from, in their words. */
export const auditChoices = Object.entries(auditWords) as [AuditAction, string][];

const gone = "somebody whose account is gone";
/** Nobody with an account: parents answer by a link. */
const nobody = (action: string): string =>
  action.startsWith("consent-") ? "a parent" : "somebody";

/** What was done, as a sentence. An action of a newer version is shown as it is. */
export function auditSentence({ actor, action, about }: AuditEntry): string {
  const who = actor?.name ?? nobody(action);
  const whom = about?.name ?? gone;
  const say = sentences[action as AuditAction];
  return capital(say ? say(who, whom) : `${action}: ${who}, ${whom}.`);
}

const values: Record<string, string> = {
  ...roleWords,
  ...ageWords,
  ...planWords,
  PARENT: "a parent",
  SCHOOL: "the school",
};
const featureWords: Record<string, string> = {
  name: "the name",
  contact: "the contact",
  country: "the country",
  timeZone: "the time zone",
  learnersCreateRooms: "who may create rooms",
  ads: "ads",
  guests: "guests",
  membersPlan: "the plan of everybody in a class",
  teacherId: "the teacher",
};

/** What else the log keeps of it, in words; what has no words is for the export. */
export function auditDetails({ action, details }: AuditEntry): string[] {
  const { before, after, reason, tries, role, what, mails } = details;
  const lines: string[] = [];
  if (typeof before === "string" && typeof after === "string") {
    if (before !== after)
      lines.push(`From ${values[before] ?? before} to ${values[after] ?? after}.`);
  } else if (isRecord(before) && isRecord(after)) {
    const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
    if (changed.length > 0) {
      lines.push(`Changed: ${changed.map((key) => featureWords[key] ?? key).join(", ")}.`);
    }
  }
  const named = [after, before].find((one) => isRecord(one) && typeof one["name"] === "string");
  if (action.startsWith("class-") && isRecord(named))
    lines.push(`Class: ${String(named["name"])}.`);
  if (typeof role === "string") lines.push(`As ${values[role] ?? role}.`);
  if (typeof tries === "number") lines.push(`Wrong passwords so far: ${tries}.`);
  if (typeof mails === "number") lines.push(`Mails: ${mails}.`);
  if (typeof what === "string") lines.push(`What: ${lookWords(what)}.`);
  for (const [key, label] of texts) {
    const text = details[key];
    if (typeof text === "string") lines.push(`${label}: ${values[text] ?? text}`);
  }
  if (details["isRestored"] === true) lines.push("The message is shown again.");
  if (typeof reason === "string") lines.push(`Reason: ${reason}`);
  return lines;
}

const texts = [
  ["device", "Device"],
  ["by", "By"],
  ["job", "Job"],
  ["note", "Note"],
] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
