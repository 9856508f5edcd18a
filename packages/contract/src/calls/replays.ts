import { z } from "zod";
import { call } from "../call";
import { answerLetters, gameModes, quizTeams, wordBoardPresets, wordBoards } from "../constants";
import { count, done, id, instant } from "../fields";
import { takenTurn, wordBoardState } from "./word-board";

const answerLetter = z.enum(answerLetters);

/** A quiz that is over, to be looked at round by round. */
export const quizReplay = z.object({
  kind: z.literal("QUIZ"),
  mode: z.enum(gameModes),
  endedAt: instant,
  /** Whether it is shown by its link: then people are numbers, and nobody is named but bots. */
  isShared: z.boolean(),
  /** How many played. Of many, only some are shown. */
  playerCount: count,
  players: z.array(
    z.object({
      /** An account's id or a bot's; by a link a number that is this replay's alone. */
      userId: id,
      userName: z.string(),
      isBot: z.boolean(),
      team: z.enum(quizTeams).nullable(),
      score: count,
      rank: count,
      /** Whether it is the one who looks. */
      isMe: z.boolean(),
    }),
  ),
  teams: z.array(z.object({ team: z.enum(quizTeams), score: count })),
  rounds: z.array(
    z.object({
      question: z.string(),
      /** Four, each with its letter before it. */
      options: z.array(z.string()).length(4),
      correctAnswer: answerLetter,
      explanation: z.string(),
      answers: z.array(
        z.object({
          userId: id,
          answer: answerLetter.nullable(),
          isCorrect: z.boolean(),
          points: count,
          /** Seconds they took; null where they said nothing. */
          seconds: z.number().min(0).nullable(),
        }),
      ),
      /** What each had after this round. */
      scores: z.array(z.object({ userId: id, score: count })),
    }),
  ),
});
export type QuizReplay = z.output<typeof quizReplay>;

/** A word board that is over, to be looked at turn by turn. Nobody's rack is in it. */
export const wordBoardReplay = z.object({
  kind: z.literal("WORD_BOARD"),
  endedAt: instant,
  /** As of a quiz. */
  isShared: z.boolean(),
  preset: z.enum(wordBoardPresets),
  board: z.enum(wordBoards),
  size: count,
  playerCount: count,
  players: z.array(
    z.object({
      userId: id,
      userName: z.string(),
      isBot: z.boolean(),
      score: z.int(),
      rank: count,
      isMe: z.boolean(),
    }),
  ),
  turns: z.array(
    takenTurn.extend({
      /** What lies on the board after it, as in a game's state. */
      rows: z.array(z.string()),
      /** What each had after it. */
      scores: z.array(z.object({ userId: id, score: z.int() })),
    }),
  ),
  end: wordBoardState.shape.end,
  /** The same game in the notation GCG, for other programs; of racks it has what was laid from them. Null for a board that the notation does not know. */
  gcg: z.string().nullable(),
});
export type WordBoardReplay = z.output<typeof wordBoardReplay>;

export const gameReplay = z.discriminatedUnion("kind", [quizReplay, wordBoardReplay]);
export type GameReplay = z.output<typeof gameReplay>;

const matchId = z.object({ matchId: id });

export const replayCalls = [
  call("GET /api/replays/{replayId}", {
    summary:
      "A game that is over: by its own id for who played in it, by the id of a link for everybody.",
    area: "Games",
    access: "public",
    limit: "replays",
    params: z.object({ replayId: id }),
    shows: ["handler"],
    reply: gameReplay,
    errors: ["not-found"],
  }),
  call("POST /api/games/matches/{matchId}/share", {
    summary:
      "Make a link to a game that one played in, which shows nobody's name. Asked again it is the same.",
    area: "Games",
    access: "session",
    params: matchId,
    reply: z.object({ path: z.string() }),
    errors: ["not-signed-in", "not-found"],
  }),
  call("DELETE /api/games/matches/{matchId}/share", {
    summary: "Take one's own link back: it shows nothing any more.",
    area: "Games",
    access: "session",
    params: matchId,
    reply: done,
    errors: ["not-signed-in", "not-found"],
  }),
] as const;
