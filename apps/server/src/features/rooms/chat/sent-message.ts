import type { AgeBand, Role, RoomAudience } from "@saywell/contract";
import type { Verdict } from "@saywell/moderation";

export interface Author {
  id: string;
  role: Role;
  ageBand: AgeBand;
  timeZone: string;
}

/** A room as those in it need to know it. */
export interface ChatRoom {
  id: string;
  audience: RoomAudience;
}

/** A message as it came, on its way into a room. */
export interface SentMessage {
  room: ChatRoom;
  author: Author;
  id: string;
  clientId: string;
  text: string;
  at: Date;
}

export interface JudgedMessage extends SentMessage {
  verdict: Verdict;
  /** How the verdict came about, for the teachers, where it was not by the rules alone. */
  note: string | null;
}

/** What moderation says to an author. */
interface Warning {
  message: string;
  /** It says where help is: they, or somebody they know, may be in danger. */
  isHelp?: true;
}

/** What became of a message. */
export type SayOutcome =
  | { kind: "stored"; id: string; seq: number; warning: Warning | null }
  /** Moderation stopped it. */
  | ({ kind: "blocked" } & Warning)
  /** It could not be taken. */
  | { kind: "refused"; message: string };
