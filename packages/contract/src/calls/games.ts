import { z } from "zod";
import { call } from "../call";
import {
  answerLetters,
  gameModes,
  gamePhases,
  gameTypes,
  quizTeams,
  roomCategories,
  seatPresences,
} from "../constants";
import { cefrLevel, count, id, instant } from "../fields";
import { type WordBoardState, wordBoardState } from "./word-board";

const answerLetter = z.enum(answerLetters);

/** A question as it is asked: what is right is not in it. */
export const askedQuestion = z.object({
  id,
  question: z.string(),
  /** Four, each with its letter before it: `A) goalkeeper`. */
  options: z.array(z.string()).length(4),
});
export type AskedQuestion = z.output<typeof askedQuestion>;

export const gameSeat = z.object({
  /** An account's id, or a bot's. */
  userId: id,
  userName: z.string(),
  /** A program that plays along. */
  isBot: z.boolean(),
  team: z.enum(quizTeams).nullable(),
  /** What is theirs of the questions that are over. */
  score: count,
  /** 1 for the best, shared by equals; 0 where the leaderboard is not shown. */
  rank: count,
  presence: z.enum(seatPresences),
  hasAnswered: z.boolean(),
});
export type GameSeat = z.output<typeof gameSeat>;

/** Of a question that is over. */
export const revealedAnswer = z.object({
  correctAnswer: answerLetter,
  explanation: z.string(),
  answers: z.array(
    z.object({
      userId: id,
      answer: answerLetter.nullable(),
      isCorrect: z.boolean(),
      points: count,
    }),
  ),
  counts: z.object({ A: count, B: count, C: count, D: count }),
});
export type RevealedAnswer = z.output<typeof revealedAnswer>;

/** A quiz as the one who asks, or is told, may see it. The later `version` is the truth. */
export const quizGameState = z.object({
  kind: z.literal("QUIZ"),
  version: count,
  /** How many games were played here, with this one. */
  match: count,
  phase: z.enum(gamePhases),
  mode: z.enum(gameModes),
  round: count,
  rounds: count,
  /** Seconds for one question. */
  seconds: count,
  question: askedQuestion.nullable(),
  /** Milliseconds until the question closes or the next one comes, as this is sent; null where somebody decides. */
  endsInMs: count.nullable(),
  seats: z.array(gameSeat),
  teams: z.array(z.object({ team: z.enum(quizTeams), score: count })),
  playerCount: count,
  answeredCount: count,
  /** How many of those who have not left have not answered. */
  awaitedCount: count,
  /** Who is here and plays in the next game, in the order in which they came. */
  people: z.array(z.object({ userId: id, userName: z.string() })),
  mine: z.object({
    hasSeat: z.boolean(),
    hasAnswered: z.boolean(),
    /** Null for no answer, and before there is one. */
    answer: answerLetter.nullable(),
    isHost: z.boolean(),
    /** Of the questions that are over, how many were right. */
    rightAnswers: count,
  }),
  /** What the class has answered to the open question: for its teacher, null for everybody else. */
  answersSoFar: z.array(z.object({ userId: id, answer: answerLetter.nullable() })).nullable(),
  /** Null until the question is over. */
  reveal: revealedAnswer.nullable(),
  showsLeaderboard: z.boolean(),
  /** The finished game, to be replayed; null while one runs and before the first. */
  matchId: id.nullable(),
});
export type QuizGameState = z.output<typeof quizGameState>;

/** What is played, as the one who asks, or is told, may see it. */
export const gameState = z.discriminatedUnion("kind", [quizGameState, wordBoardState]);
export type GameState = z.output<typeof gameState>;

export const game = z.object({
  id,
  /** Null for a teacher's game, which is joined by its code. */
  roomId: id.nullable(),
  gameType: z.enum(gameTypes),
  mode: z.enum(gameModes),
  createdAt: instant,
  category: z.enum(roomCategories),
  /** The level of its questions; null where it goes by who plays. */
  level: cefrLevel.nullable(),
  /** The game as the caller may see it now. */
  state: gameState,
});
export type Game = z.output<typeof game>;
export type QuizGame = Game & { state: QuizGameState };
export type WordBoardGame = Game & { state: WordBoardState };

export const gameCalls = [
  call("POST /api/games", {
    summary: "Open the game of a room, or answer the one already open.",
    area: "Games",
    access: "session",
    body: z.object({ roomId: id, gameType: z.enum(gameTypes), mode: z.enum(gameModes) }),
    shows: ["reply.state.seats.userId", "reply.state.people.userId"],
    reply: game,
    errors: ["not-signed-in", "forbidden", "not-found", "conflict"],
  }),
  call("GET /api/games/{roomId}", {
    summary: "The game of a room, as the caller may see it now.",
    area: "Games",
    access: "session",
    params: z.object({ roomId: id }),
    shows: ["reply.state.seats.userId", "reply.state.people.userId"],
    reply: game,
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
] as const;
