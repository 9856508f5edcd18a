import type { CefrLevel, RoomCategory, RoomType } from "@saywell/contract";
import type { RoomGame } from "@saywell/contract/constants";
import type { QuizQuestion } from "@saywell/quiz";
import type { Db, Rows, Tx } from "../../db/database";
import type { Connection } from "../../live/connection";
import type { Result } from "../../refusal";

/** What is read of an account. */
export interface PlayerCard {
  id: string;
  /** As others in the room read it. */
  shown_name: string;
  level: CefrLevel | null;
}

export type PlayerCards = (db: Db | Tx) => Rows<PlayerCard>;

/** A room as what is played in it must know it. */
export interface RoomSubject {
  id: string;
  name: string;
  type: RoomType;
  category: RoomCategory;
  level: CefrLevel | null;
  /** Which game is played in it. */
  game: RoomGame;
  isPrivate: boolean;
}

/** The rooms that games are played in. */
export interface PlayedRooms {
  /** What a room is about; undefined where there is none. */
  subjectOf: (from: Db | Tx, roomId: string) => Promise<RoomSubject | undefined>;
  /** Who has a place in a room, here or not. */
  membersOf: (from: Db | Tx, roomId: string) => Promise<readonly string[]>;
  /** Whether somebody may be in a room now, or why not. */
  admit: (from: Db | Tx, account: { id: string }, roomId: string) => Promise<Result<unknown>>;
  connections: {
    /** Hears of each connection that has come into a room. */
    onInside: (hear: (connection: Connection, roomId: string) => void) => void;
    /** Hears of each that is in a room no more. */
    onGone: (hear: (connection: Connection, roomId: string) => void) => void;
    /** Which connection is in which room here. */
    members: () => readonly { connection: Connection; channelId: string }[];
    roomOf: (connection: Connection) => string | undefined;
  };
}

/** Where questions come from. */
export interface QuizBank {
  of: (category: RoomCategory, level: CefrLevel) => readonly QuizQuestion[];
}

/** What one person did in a game that is over. */
export interface GamePlayed {
  gameId: string;
  match: number;
  /** Questions they answered rightly, and how many there were. */
  right: number;
  rounds: number;
  /** Questions they answered at all. */
  answered: number;
  /** People who played, without bots. */
  people: number;
  /** 1 for the best, shared by equals. */
  rank: number;
}

/**
 * Pays for a game, in the caller's transaction. Paid once, however often it is asked; undefined where
 * nothing was.
 */
export type PayGame = (
  tx: Tx,
  learner: { accountId: string; now: Date },
  played: GamePlayed,
) => Promise<{ xp: number; coins: number } | undefined>;

/** A question that somebody got wrong, or did not answer. */
export interface MissedQuestion {
  /** Its id in the bank; null for a teacher's own. */
  bankId: string | null;
  question: string;
  answer: string;
  wrong: readonly string[];
  explanation: string;
}

export type RecordMissed = (
  tx: Tx,
  accountId: string,
  missed: { missedIn: string; questions: readonly MissedQuestion[]; at: Date },
) => Promise<void>;
