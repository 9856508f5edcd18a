import { formatDate } from "@saywell/english";
import type { SanctionKind } from "./sanctions";

/** A sanction, as far as its sentence needs it. */
export interface SanctionWords {
  readonly kind: SanctionKind;
  /** Whom it is about, for others who read it; left out for who is under it. */
  readonly who?: string;
  /** Null for every room; "here" where it is read in the room that it is about; else the room's name. */
  readonly room: null | "here" | { readonly name: string };
  /** A moment, also as it travels (ISO 8601); null until somebody lifts it. */
  readonly endsAt: Date | string | null;
}

/**
 * What is read of a sanction: what somebody may not do, where, and until when.
 *
 * @param timeZone of the reader. Left out where it is not known: then it is UTC, and says so
 */
export function sanctionSentence(
  { kind, who = "You", room, endsAt }: SanctionWords,
  timeZone?: string,
): string {
  const place = room === null ? "rooms" : room === "here" ? "this room" : room.name;
  const until = endsAt === null ? "a teacher ends this" : momentWords(endsAt, timeZone);
  return `${who} cannot ${kind === "MUTE" ? "write in" : "use"} ${place} until ${until}.`;
}

/** The same with the reason that the teacher wrote, for whoever is refused in the room it is about. */
export const sanctionHere = ({
  roomId,
  reason,
  ...sanction
}: Omit<SanctionWords, "room"> & { readonly roomId: string | null; readonly reason: string }) =>
  `${sanctionSentence({ ...sanction, room: roomId === null ? null : "here" })} Reason: ${reason}`;

function momentWords(moment: Date | string, timeZone: string | undefined): string {
  const words = formatDate("spokenMoment", moment, timeZone ?? "UTC");
  return timeZone === undefined ? `${words} (UTC)` : words;
}
