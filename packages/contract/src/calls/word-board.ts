import { z } from "zod";
import { call } from "../call";
import {
  challengeRules,
  passReasons,
  seatPresences,
  turnKinds,
  wordBoardClocks,
  wordBoardEnds,
  wordBoardPhases,
  wordBoardPresets,
  wordBoards,
  wordBotIds,
} from "../constants";
import { cefrLevel, count, id, instant } from "../fields";

/** A tile that lies on the board. Rows and columns count from 0 at the top left. */
export const laidTile = z.object({
  row: count,
  col: count,
  /** A capital letter; for a blank the one that it stands for. */
  letter: z.string().length(1),
  isBlank: z.boolean(),
});
export type LaidTile = z.output<typeof laidTile>;

export const wordBoardSeat = z.object({
  /** An account's id, or a bot's. */
  userId: id,
  userName: z.string(),
  /** A program that plays along. */
  isBot: z.boolean(),
  score: z.int(),
  /** 1 for the best, shared by equals. Who has given up is behind all others. */
  rank: count,
  presence: z.enum(seatPresences),
  tileCount: count,
  /** Whether it is their turn. */
  isPlaying: z.boolean(),
  /** Milliseconds that are left of a game's time, less than 0 in overtime; null where it is not counted. */
  timeLeftMs: z.int().nullable(),
});
export type WordBoardSeat = z.output<typeof wordBoardSeat>;

/** A turn that is over. */
export const takenTurn = z.object({
  userId: id,
  kind: z.enum(turnKinds),
  /** The main word first. */
  words: z.array(z.object({ word: z.string(), score: count })),
  placedTiles: z.array(laidTile),
  /** How many tiles were exchanged. */
  exchangedCount: count,
  passReason: z.enum(passReasons).nullable(),
  /** Who challenged the word: it went back if the turn is WITHDRAWN, else it was a good one. */
  challengerId: id.nullable(),
  /** Points for it. */
  score: count,
  /** Whether it laid a whole rack. */
  isBingo: z.boolean(),
});
export type TakenTurn = z.output<typeof takenTurn>;

/**
 * A word board as the one who asks, or is told, may see it: of the bag and of others' racks how many
 * tiles there are, never which. The later `version` is the truth.
 */
export const wordBoardState = z.object({
  kind: z.literal("WORD_BOARD"),
  version: count,
  /** How many games were played here, with this one. */
  match: count,
  phase: z.enum(wordBoardPhases),
  preset: z.enum(wordBoardPresets),
  board: z.enum(wordBoards),
  challenge: z.enum(challengeRules),
  clock: z.enum(wordBoardClocks),
  /** The bot that was asked for; null for one of the learners' level. */
  bot: z.enum(wordBotIds).nullable(),
  /** The level of who plays, by which bots choose their words. */
  level: cefrLevel,
  /** Cells in a row. */
  size: count,
  /** What lies on the board, row by row: a capital letter, a small one for a blank, `.` for nothing. Empty before the first game. */
  rows: z.array(z.string()),
  /** In the order of their turns. */
  seats: z.array(wordBoardSeat),
  /** In the bag. */
  tilesRemaining: count,
  /** Whose turn it is; null where it is nobody's. */
  turnUserId: id.nullable(),
  /** Milliseconds until the turn is over by itself, as this is sent; null where it is not. */
  endsInMs: count.nullable(),
  turns: z.array(takenTurn),
  /** Who is here and plays in the next game, in the order in which they came. */
  people: z.array(z.object({ userId: id, userName: z.string() })),
  mine: z.object({
    hasSeat: z.boolean(),
    /** One's own tiles; `?` is a blank. `id` tells tiles of one rack apart. */
    rack: z.array(z.object({ id, letter: z.string().length(1), value: count })),
    isMyTurn: z.boolean(),
    mayChallenge: z.boolean(),
    mayExchange: z.boolean(),
    /** Nothing is left but to agree to the last play, by PASS_TURN, or to challenge it. */
    mustAgree: z.boolean(),
  }),
  /** Once a game is over: why, and what was taken off and added for tiles that were left and for time. */
  end: z
    .object({
      reason: z.enum(wordBoardEnds),
      adjustments: z.array(z.object({ userId: id, points: z.int(), isForTime: z.boolean() })),
    })
    .nullable(),
  /** The finished game, to be replayed; null while one runs and before the first. */
  matchId: id.nullable(),
});
export type WordBoardState = z.output<typeof wordBoardState>;

/** A move that could have been made. */
const possibleMove = z.object({
  word: z.string(),
  score: count,
  placedTiles: z.array(laidTile),
});

/** One of one's own turns, beside what it could have been. */
export const analysedTurn = z.object({
  /** Its place among the turns of the game, from 1. */
  turn: count,
  /** The tiles that one had. */
  rack: z.string(),
  kind: z.enum(turnKinds),
  word: z.string().nullable(),
  score: count,
  /** The best move with all words; null where there was none. */
  best: possibleMove.nullable(),
  /** The best with words of one's own level and below; null where there was none. */
  bestOfLevel: possibleMove.nullable(),
});
export type AnalysedTurn = z.output<typeof analysedTurn>;

/** A word of a game, as it may be learnt. */
export const metWord = z.object({
  word: z.string(),
  /** Where one is estimated. */
  level: cefrLevel.nullable(),
});
export type MetWord = z.output<typeof metWord>;

export const wordBoardAnalysis = z.object({
  /** The level of the learner's own words. */
  level: cefrLevel,
  turns: z.array(analysedTurn),
  /** Every word that was made, once, in the order of the game. */
  words: z.array(metWord),
});
export type WordBoardAnalysis = z.output<typeof wordBoardAnalysis>;

/** A game by correspondence that waits for the caller. */
export const waitingTurn = z.object({
  roomId: id,
  roomName: z.string(),
  /** When the turn passes by itself. */
  dueAt: instant,
});
export type WaitingTurn = z.output<typeof waitingTurn>;

export const wordBoardCalls = [
  call("GET /api/games/matches/{matchId}/analysis", {
    summary:
      "A word board that one played to its end: for each of one's own turns the best move, with all words and with those of one's level.",
    area: "Games",
    access: "session",
    limit: "replays",
    params: z.object({ matchId: id }),
    reply: wordBoardAnalysis,
    errors: ["not-signed-in", "not-found"],
  }),
  call("GET /api/games/my-turns", {
    summary: "The word boards by correspondence in which it is one's own turn.",
    area: "Games",
    access: "session",
    reply: z.array(waitingTurn),
    errors: ["not-signed-in"],
  }),
] as const;
