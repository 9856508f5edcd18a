import type {
  TakenTurn,
  WordBoardAnalysis,
  WordBoardGame,
  WordBoardReplay,
  WordBoardSeat,
  WordBoardState,
} from "@saywell/contract";
import { guest } from "./learning";

/** As in the other states of games; that file brings whole pages along. */
const [gameId, roomId] = ["game-1", "room-1"];
const anna = { userId: "anna", userName: "Anna Berg" };

export const boardSeat = (parts: Partial<WordBoardSeat> = {}): WordBoardSeat => ({
  userId: guest.id,
  userName: guest.name,
  isBot: false,
  score: 0,
  rank: 1,
  presence: "HERE",
  tileCount: 7,
  isPlaying: false,
  timeLeftMs: null,
  ...parts,
});

const values: Readonly<Record<string, number>> = {
  Q: 10,
  U: 1,
  I: 1,
  E: 1,
  T: 1,
  A: 1,
  S: 1,
  N: 1,
  "?": 0,
};

/** A rack of these letters. */
export const rackOf = (letters: string): WordBoardState["mine"]["rack"] =>
  Array.from(letters).map((letter, index) => ({
    id: `${letter}${index}`,
    letter,
    value: values[letter] ?? 2,
  }));

/** Rows of a board with one word across. */
export function rowsWith(size: number, word = "", row = 0, col = 0): string[] {
  const empty = Array<string>(size).fill(".".repeat(size));
  if (word === "") return empty;
  const line = ".".repeat(col) + word + ".".repeat(size - col - word.length);
  return empty.with(row, line);
}

/** A board before its first game; later ones change parts of it. */
export const boardWaiting: WordBoardState = {
  kind: "WORD_BOARD",
  version: 1,
  match: 0,
  phase: "WAITING",
  preset: "STARTER",
  board: "SMALL",
  challenge: "VOID",
  clock: "NONE",
  bot: null,
  level: "A2",
  size: 11,
  rows: [],
  seats: [],
  tilesRemaining: 98,
  turnUserId: null,
  endsInMs: null,
  turns: [],
  people: [{ userId: guest.id, userName: guest.name }],
  mine: {
    hasSeat: false,
    rack: [],
    isMyTurn: false,
    mayChallenge: false,
    mayExchange: false,
    mustAgree: false,
  },
  end: null,
  matchId: null,
};

/** The visitor's first turn. */
export const boardMine: WordBoardState = {
  ...boardWaiting,
  version: 5,
  match: 1,
  phase: "PLAYING",
  rows: rowsWith(11),
  seats: [boardSeat({ isPlaying: true }), boardSeat(anna)],
  tilesRemaining: 84,
  turnUserId: guest.id,
  mine: {
    ...boardWaiting.mine,
    hasSeat: true,
    rack: rackOf("QUIETAS"),
    isMyTurn: true,
    mayExchange: true,
  },
};

export const quietTurn: TakenTurn = {
  userId: anna.userId,
  kind: "PLAYED",
  words: [{ word: "QUIET", score: 42 }],
  placedTiles: Array.from("QUIET").map((letter, index) => ({
    row: 5,
    col: 3 + index,
    letter,
    isBlank: false,
  })),
  exchangedCount: 0,
  passReason: null,
  challengerId: null,
  score: 42,
  isBingo: false,
};

/** Anna has played QUIET, in a game where words cross, and it is the visitor's turn. */
export const boardAfterAnna: WordBoardState = {
  ...boardMine,
  version: 8,
  preset: "CLASSIC",
  board: "SMALL",
  rows: rowsWith(11, "QUIET", 5, 3),
  seats: [boardSeat({ isPlaying: true, rank: 2 }), boardSeat({ ...anna, score: 42 })],
  tilesRemaining: 30,
  turns: [quietTurn],
  mine: { ...boardMine.mine, rack: rackOf("ANTS?EI") },
};

/** It is Anna's turn. */
export const boardAnnas: WordBoardState = {
  ...boardMine,
  version: 6,
  seats: [boardSeat(), boardSeat({ ...anna, isPlaying: true })],
  turnUserId: anna.userId,
  mine: { ...boardMine.mine, isMyTurn: false, mayExchange: false },
};

export const boardFinished: WordBoardState = {
  ...boardAfterAnna,
  version: 40,
  phase: "FINISHED",
  seats: [
    boardSeat({ score: 120, rank: 1, tileCount: 0 }),
    boardSeat({ ...anna, score: 84, rank: 2, tileCount: 2 }),
  ],
  tilesRemaining: 0,
  turnUserId: null,
  mine: { ...boardWaiting.mine, hasSeat: true },
  end: {
    reason: "OUT",
    adjustments: [
      { userId: guest.id, points: 5, isForTime: false },
      { userId: anna.userId, points: -5, isForTime: false },
    ],
  },
  matchId: "match-1",
};

export const boardGame = (state: WordBoardState): WordBoardGame => ({
  id: gameId,
  roomId,
  gameType: "VOCABULARY_BATTLE",
  mode: "COMPETITIVE",
  createdAt: "2026-03-02T09:00:00.000Z",
  category: "GENERAL",
  level: null,
  state,
});

export const boardAnalysis: WordBoardAnalysis = {
  level: "A2",
  turns: [
    {
      turn: 2,
      rack: "ANTS?EI",
      kind: "PLAYED",
      word: "ANTS",
      score: 12,
      best: { word: "NASTIEST", score: 74, placedTiles: [] },
      bestOfLevel: { word: "STAIN", score: 21, placedTiles: [] },
    },
    {
      turn: 4,
      rack: "EIRODSK",
      kind: "PLAYED",
      word: "RIDE",
      score: 18,
      best: { word: "RIDE", score: 18, placedTiles: [] },
      bestOfLevel: { word: "RIDE", score: 18, placedTiles: [] },
    },
    {
      turn: 6,
      rack: "CCVVWWK",
      kind: "PASSED",
      word: null,
      score: 0,
      best: null,
      bestOfLevel: null,
    },
  ],
  words: [
    { word: "QUIET", level: "A2" },
    { word: "ANTS", level: null },
  ],
};

export const boardReplay: WordBoardReplay = {
  kind: "WORD_BOARD",
  endedAt: "2026-03-02T09:00:00.000Z",
  isShared: false,
  preset: "CLASSIC",
  board: "SMALL",
  size: 11,
  playerCount: 2,
  players: [
    { userId: guest.id, userName: guest.name, isBot: false, score: 13, rank: 2, isMe: true },
    { ...anna, isBot: false, score: 37, rank: 1, isMe: false },
  ],
  turns: [
    {
      ...quietTurn,
      rows: rowsWith(11, "QUIET", 5, 3),
      scores: [
        { userId: guest.id, score: 0 },
        { userId: anna.userId, score: 42 },
      ],
    },
    {
      ...quietTurn,
      userId: guest.id,
      words: [{ word: "QUIETS", score: 8 }],
      placedTiles: [{ row: 5, col: 8, letter: "S", isBlank: false }],
      score: 8,
      rows: rowsWith(11, "QUIETS", 5, 3),
      scores: [
        { userId: guest.id, score: 8 },
        { userId: anna.userId, score: 42 },
      ],
    },
  ],
  end: {
    reason: "OUT",
    adjustments: [
      { userId: guest.id, points: 5, isForTime: false },
      { userId: anna.userId, points: -5, isForTime: false },
    ],
  },
  gcg: "#player1 Anna Anna\n",
};
