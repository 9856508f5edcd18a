import type { AgeBand, CefrLevel, Role, RoomAudience, ServerMessage } from "@saywell/contract";
import type { Db } from "../../db/database";

/** A room that somebody plays a practice partner in. */
export interface PracticePartnerRoom {
  id: string;
  audience: RoomAudience;
  category: string;
  level: CefrLevel | null;
  practicePartner: { id: string; name: string; role: Role; ageBand: AgeBand; timeZone: string };
}

/** What was said last in a room. */
export interface LastMessages {
  /** The latest messages that are shown, oldest first. */
  listRecent: (
    db: Db,
    roomId: string,
    limit: number,
  ) => Promise<{ id: string; accountId: string; content: string }[]>;
  /** What an account said last in a room, oldest first. */
  listSaid: (db: Db, roomId: string, accountId: string, limit: number) => Promise<string[]>;
  /** Which message of a person stands last in a room. */
  findLatest: (db: Db, roomId: string) => Promise<string | undefined>;
  /** Whether a message was stored under this name of its client. */
  wasSent: (
    db: Db,
    sent: { roomId: string; accountId: string; clientId: string },
  ) => Promise<boolean>;
}

/** Whom a practice partner talks to. */
export interface Guest {
  name: string;
  isGuest: boolean;
  level: CefrLevel | null;
  timeZone: string;
}

/** Which rooms have a practice partner, and who it is. */
export interface PracticePartnerRooms {
  find: (roomId: string) => Promise<PracticePartnerRoom | null>;
  hasNone: (roomId: string) => boolean;
}

type SayOutcome = { kind: "stored" } | { kind: "blocked" | "refused"; message: string };

/** How a practice partner takes part in what goes on in a room. */
export interface TakingPart {
  /** The people who are in a room now, over all processes. */
  presentIn: (roomId: string) => Promise<readonly string[]>;
  /** Tells those who are in a room, for as long as it is news. */
  tell: (
    roomId: string,
    message: ServerMessage,
    options: { about: string; isFleeting: boolean },
  ) => void;
  /** Takes a message for a room; answers when it is certain what became of it. */
  say: (
    author: { id: string; role: Role; ageBand: AgeBand; timeZone: string },
    room: { id: string; audience: RoomAudience },
    said: { content: string; clientId: string },
    answer: (outcome: SayOutcome) => void,
  ) => void;
}
