import type { AdminAuditEntry } from "@saywell/contract";
import type { AuditAction } from "@saywell/contract/constants";
import { ageWords, planWords, roleWords } from "./person-words";

/** Words about an action: for the list to choose from, and for a sentence of `who` about `whom`. */
interface Words {
  choice: string;
  say: (who: string, whom: string) => string;
}

const words: Record<AuditAction, Words> = {
  REPORT_DISMISSED: {
    choice: "Report dismissed",
    say: (who, whom) => `${who} dismissed a report about ${whom}.`,
  },
  MESSAGE_HIDDEN: {
    choice: "Message taken down",
    say: (who, whom) => `${who} took down a message by ${whom}.`,
  },
  MESSAGE_HIDDEN_BY_MODEL: {
    choice: "Message taken down by a model",
    say: (_, whom) => `A language model took down a message by ${whom}.`,
  },
  MUTED: { choice: "Muted", say: (who, whom) => `${who} muted ${whom}.` },
  BANNED: { choice: "Banned", say: (who, whom) => `${who} banned ${whom}.` },
  SANCTION_LIFTED: {
    choice: "Mute or ban lifted",
    say: (who, whom) => `${who} lifted a mute or ban of ${whom}.`,
  },
  APPEAL_ACCEPTED: {
    choice: "Appeal accepted",
    say: (who, whom) => `${who} accepted an appeal by ${whom}.`,
  },
  APPEAL_REFUSED: {
    choice: "Appeal refused",
    say: (who, whom) => `${who} refused an appeal by ${whom}.`,
  },
  FRIENDSHIP_APPROVED: {
    choice: "Friendship approved",
    say: (who, whom) => `${who} approved a friendship of ${whom}.`,
  },
  FRIENDSHIP_DECLINED: {
    choice: "Friendship declined",
    say: (who, whom) => `${who} declined a friendship of ${whom}.`,
  },
  ROOM_CLOSED: { choice: "Room closed", say: (who, whom) => `${who} closed a room of ${whom}.` },
  "child-data-read": {
    choice: "Looked at a child's data",
    say: (who, whom) => `${who} looked at what is kept about ${whom}.`,
  },
  "consent-asked": {
    choice: "Consent asked for",
    say: (_, whom) => `A parent was asked for consent for ${whom}.`,
  },
  "consent-given": {
    choice: "Consent given",
    say: (who, whom) => `${who} gave consent for ${whom}.`,
  },
  "consent-refused": {
    choice: "Consent refused",
    say: (_, whom) => `A parent refused consent for ${whom}.`,
  },
  "consent-withdrawn": {
    choice: "Consent taken back",
    say: (who, whom) => `${who} took back the consent for ${whom}.`,
  },
  "consent-overdue": {
    choice: "No consent in time",
    say: (_, whom) => `Nobody agreed in time for ${whom}.`,
  },
  "log-in": { choice: "Logged in", say: (who) => `${who} logged in.` },
  "log-in-failed": {
    choice: "Failed log-in",
    say: (_, whom) => `Somebody tried a wrong password or code for ${whom}.`,
  },
  "log-ins-slowed": {
    choice: "Log-ins slowed down",
    say: (_, whom) => `Too many wrong passwords or codes: log-ins of ${whom} were slowed down.`,
  },
  "password-changed": {
    choice: "Password changed",
    say: (_, whom) => `The password of ${whom} was changed.`,
  },
  "second-factor-set": {
    choice: "Second factor set up",
    say: (_, whom) => `The second factor of ${whom} was set up.`,
  },
  "second-factor-removed": {
    choice: "Second factor removed",
    say: (who, whom) => `${who} removed the second factor of ${whom}.`,
  },
  "recovery-codes-made": {
    choice: "New recovery codes",
    say: (_, whom) => `New recovery codes were made for ${whom}.`,
  },
  "recovery-code-used": {
    choice: "Recovery code used",
    say: (_, whom) => `A recovery code of ${whom} was used.`,
  },
  "sign-in-linked": {
    choice: "Log-in with a provider begun",
    say: (_, whom) => `A provider was linked to the account of ${whom}.`,
  },
  "sign-in-unlinked": {
    choice: "Log-in with a provider ended",
    say: (_, whom) => `A provider was taken from the account of ${whom}.`,
  },
  "address-verified": {
    choice: "Address verified",
    say: (_, whom) => `The address of ${whom} was verified.`,
  },
  "address-changed": {
    choice: "Address changed",
    say: (_, whom) => `The address of ${whom} was changed.`,
  },
  "sessions-ended": {
    choice: "Logged out elsewhere",
    say: (who) => `${who} ended sessions on other devices.`,
  },
  "settings-changed": {
    choice: "Settings changed",
    say: (who) => `${who} changed the settings of the school.`,
  },
  "role-changed": {
    choice: "Role changed",
    say: (who, whom) => `${who} changed the role of ${whom}.`,
  },
  "age-changed": {
    choice: "Age changed",
    say: (who, whom) => `${who} changed the age of ${whom}.`,
  },
  "plan-changed": {
    choice: "Plan changed",
    say: (who, whom) => `${who} changed the plan of ${whom}.`,
  },
  "account-suspended": {
    choice: "Account suspended",
    say: (who, whom) => `${who} suspended ${whom}.`,
  },
  "account-restored": {
    choice: "Account restored",
    say: (who, whom) => `${who} restored ${whom}.`,
  },
  "account-anonymised": {
    choice: "Account anonymised",
    say: (who) => `${who} anonymised an account.`,
  },
  "admin-made": {
    choice: "Admin made on the server",
    say: () => "Somebody made an admin on the server.",
  },
  "invitation-sent": { choice: "Invitation sent", say: (who) => `${who} invited somebody.` },
  "invitation-revoked": {
    choice: "Invitation taken back",
    say: (who) => `${who} took an invitation back.`,
  },
  "invitation-accepted": {
    choice: "Invitation accepted",
    say: (_, whom) => `${whom} accepted an invitation.`,
  },
  "class-made": { choice: "Class made", say: (who) => `${who} made a class.` },
  "class-changed": { choice: "Class changed", say: (who) => `${who} changed a class.` },
  "class-deleted": { choice: "Class deleted", say: (who) => `${who} deleted a class.` },
  "class-joined": {
    choice: "Put into a class",
    say: (who, whom) => `${who} put ${whom} into a class.`,
  },
  "class-left": {
    choice: "Taken out of a class",
    say: (who, whom) => `${who} took ${whom} out of a class.`,
  },
  "people-imported": { choice: "People imported", say: (who) => `${who} imported people.` },
  "job-retried": {
    choice: "Job done again",
    say: (who) => `${who} had a failed job done again.`,
  },
  "mail-read": { choice: "Mail read", say: (who) => `${who} read a mail in the outbox.` },
  "mail-sent-again": {
    choice: "Mail sent again",
    say: (who) => `${who} had a mail sent again.`,
  },
};

/** The actions to choose from, in their words. */
export const auditChoices: [AuditAction, string][] = Object.entries(words).map(
  ([action, { choice }]) => [action as AuditAction, choice],
);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const gone = "somebody whose account is gone";
/** Nobody with an account: parents answer by a link. */
const nobody = (action: string): string =>
  action.startsWith("consent-") ? "a parent" : "somebody";

/** What was done, as a sentence. An action of a newer version is shown as it is. */
export function auditSentence({ actor, action, about }: AdminAuditEntry): string {
  const who = actor?.name ?? nobody(action);
  const whom = about?.name ?? gone;
  const said = words[action as AuditAction];
  return capital(said ? said.say(who, whom) : `${action}: ${who}, ${whom}.`);
}

const values: Record<string, string> = { ...roleWords, ...ageWords, ...planWords };
const featureWords: Record<string, string> = {
  name: "the name",
  contact: "the contact",
  learnersCreateRooms: "who may create rooms",
  ads: "ads",
  guests: "guests",
  teacherId: "the teacher",
};

/** What else the log keeps of it, in words; what has no words is for the export. */
export function auditDetails({ action, details }: AdminAuditEntry): string[] {
  const { before, after, reason, tries, role } = details;
  const lines: string[] = [];
  if (typeof before === "string" && typeof after === "string") {
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
  for (const [key, label] of texts) {
    const text = details[key];
    if (typeof text === "string") lines.push(`${label}: ${places[text] ?? text}`);
  }
  if (typeof reason === "string") lines.push(`Reason: ${reason}`);
  return lines;
}

const texts = [
  ["what", "Where"],
  ["device", "Device"],
  ["by", "By"],
  ["job", "Job"],
  ["note", "Note"],
] as const;

/** Where somebody looked. */
const places: Record<string, string> = {
  person: "the person's page",
  class: "the list of a class",
  account: "what the person may see of it",
  reports: "reports",
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
