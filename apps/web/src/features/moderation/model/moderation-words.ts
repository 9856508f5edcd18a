import type { AuditEntry, Report, Sanction } from "@saywell/contract";
import { capital } from "../../../lib/capital";

export const reasonWords: Record<Report["reason"], string> = {
  RUDE: "Rude or unkind",
  HATE: "Hate",
  THREAT: "Threat",
  SEXUAL: "Sexual",
  PERSONAL_DATA: "Personal data",
  SPAM: "Spam",
  SELF_HARM: "Worry about this person",
  ABUSE: "Somebody is hurt or in danger",
  OTHER: "Something else",
};

export const placeWords: Record<NonNullable<Report["saidTo"]>, string> = {
  TUTOR: "to the AI teacher",
  LESSON: "in a lesson",
  PLACEMENT: "in a placement test",
  CLASS: "in the messages of a class",
};

export const sanctionWords: Record<Sanction["kind"], string> = { MUTE: "Mute", BAN: "Ban" };

/** Hours by their words; empty until it is lifted. */
export const durations = [
  ["1", "1 hour"],
  ["24", "1 day"],
  ["168", "1 week"],
  ["720", "30 days"],
  ["", "Until it is lifted"],
] as const;

const gone = "somebody whose account is gone";
export const nameOf = (person: { name: string } | null): string => person?.name ?? gone;

/** As `nameOf`, with their classes: two learners of a school may have one name. */
export const nameInClasses = (
  person: { name: string; classes: readonly string[] } | null,
): string =>
  person === null || person.classes.length === 0
    ? nameOf(person)
    : `${person.name} (${person.classes.join(", ")})`;

const verbs: Record<string, string> = {
  REPORT_DISMISSED: "dismissed a report about",
  MESSAGE_HIDDEN: "took down a message by",
  MESSAGE_HIDDEN_BY_MODEL: "took down a message by",
  MUTED: "muted",
  BANNED: "banned",
  SANCTION_LIFTED: "lifted a mute or ban of",
  APPEAL_ACCEPTED: "accepted an appeal by",
  APPEAL_REFUSED: "refused an appeal by",
  FRIENDSHIP_APPROVED: "approved a friendship of",
  FRIENDSHIP_DECLINED: "declined a friendship of",
  ROOM_CLOSED: "closed a room of",
  "child-data-read": "read reports that concern",
};

/** What was decided, as a sentence. An action that this page does not know is shown as it is. */
export function auditSentence({ actor, action, about }: AuditEntry): string {
  const who = action === "MESSAGE_HIDDEN_BY_MODEL" ? "a language model" : nameOf(actor);
  return `${capital(who)} ${verbs[action] ?? action} ${nameOf(about)}.`;
}
