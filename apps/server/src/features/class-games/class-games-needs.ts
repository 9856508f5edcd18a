import type { CefrLevel, QuizGameState } from "@saywell/contract";
import type { GameMode, GamePhase, RoomCategory } from "@saywell/contract/constants";
import type { QuizQuestion, QuizTeam } from "@saywell/quiz";
import type { Db, Tx } from "../../db/database";
import type { Result } from "../../refusal";

/** Where questions come from. */
export interface QuizBank {
  of: (category: RoomCategory, level: CefrLevel) => readonly QuizQuestion[];
}

export type CardReads = (
  from: Db | Tx,
  accountId: string,
) => Promise<{ shown_name: string } | undefined>;

/** What a learner calls themselves, as others will read it, or why that cannot be. */
export type ReadName = (from: Db | Tx, typed: string, giver: "LEARNER") => Promise<Result<string>>;

/** What a class did in a game that is over. */
export interface HostedResults {
  match: number;
  matches: number;
  endedAt: Date;
  teams: { team: QuizTeam; score: number }[];
  questions: { question: string; right: string; wrong: string[]; explanation: string }[];
  players: {
    userId: string;
    userName: string;
    team: QuizTeam | null;
    isRemoved: boolean;
    score: number;
    rank: number;
    right: number;
    answers: { said: string | null; points: number }[];
  }[];
}

export interface GameFigures {
  /** Who has joined, and games that were played to their end. */
  players: number;
  matches: number;
  phase: GamePhase;
  /** When something happened in it last; null where nothing has. */
  lastAt: Date | null;
}

/** Games that are played without a room. */
export interface HostedGames {
  open: (
    tx: Tx,
    game: {
      hostId: string;
      mode: GameMode;
      seconds: number;
      showsLeaderboard: boolean;
      questions: readonly QuizQuestion[];
      /** Where they are of the bank, and others are asked when it is played again. */
      bank: { category: RoomCategory; level: CefrLevel; count: number } | null;
      now: Date;
    },
  ) => Promise<string>;
  checkSeat: (
    from: Db | Tx,
    seat: { gameId: string; name: string; now: Date },
  ) => Promise<Result<true>>;
  admit: (
    tx: Tx,
    player: { gameId: string; accountId: string; name: string; now: Date },
  ) => Promise<Result<string>>;
  nameOf: (from: Db | Tx, gameId: string, accountId: string) => Promise<string | undefined>;
  /** Who has joined, by their accounts. */
  playersOf: (from: Db | Tx, gameId: string) => Promise<string[]>;
  isFull: (from: Db | Tx, gameId: string) => Promise<boolean>;
  questionsOf: (from: Db | Tx, gameId: string) => Promise<QuizQuestion[]>;
  askedBy: (from: Db | Tx, hostId: string) => Promise<ReadonlyMap<string, number>>;
  figuresOf: (
    from: Db | Tx,
    gameIds: readonly string[],
  ) => Promise<ReadonlyMap<string, GameFigures>>;
  stateFor: (accountId: string, gameId: string) => Promise<Result<QuizGameState>>;
  close: (gameId: string) => Promise<void>;
  resultsOf: (from: Db | Tx, gameId: string, match?: number) => Promise<HostedResults | undefined>;
}
