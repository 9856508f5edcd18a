import { z } from "zod";
import { call } from "../call";
import {
  classGameCounts,
  classGameRules,
  classGameSeconds,
  gameModes,
  gamePhases,
  quizLevels,
  quizTeams,
  roomCategories,
} from "../constants";
import { count, id, instant, plainText, timeZone, typedText } from "../fields";
import { quizGameState } from "./games";
import { ownQuestion } from "./quiz-sets";
import { sessionUser } from "./session";

const gameId = z.object({ gameId: id });
/** As people type it: spaces between the digits are none of it. */
const code = plainText(20)
  .transform((typed) => typed.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "must be the six digits on the screen"));

/** A teacher's game, as its teacher sees it. */
export const classGame = z.object({
  id,
  title: z.string(),
  /** By which the class joins; null once it is closed. */
  code: z.string().nullable(),
  createdAt: instant,
  /** What is asked, with the answers. */
  questions: z.array(ownQuestion),
  state: quizGameState,
});
export type ClassGame = z.output<typeof classGame>;

export const classGameResults = z.object({
  title: z.string(),
  /** Which of the games that were played with this code, from 1; 0 before the first has ended. */
  match: count,
  matches: count,
  endedAt: instant.nullable(),
  /** What the teams had together, best first; none where nobody played in teams. */
  teams: z.array(z.object({ team: z.enum(quizTeams), score: count })),
  questions: z.array(
    z.object({
      question: z.string(),
      right: z.string(),
      explanation: z.string(),
      /** How many chose each option, the right one first. */
      chosen: z.array(z.object({ option: z.string(), count })),
      unanswered: count,
    }),
  ),
  players: z.array(
    z.object({
      userId: id,
      /** What they were called in the game. */
      userName: z.string(),
      team: z.enum(quizTeams).nullable(),
      /** The teacher took them out: they come after all others, and what they chose is not counted. */
      isRemoved: z.boolean(),
      score: count,
      rank: count,
      right: count,
      /** One for each question; `said` is null where they did not answer. */
      answers: z.array(
        z.object({ said: z.string().nullable(), isRight: z.boolean(), points: count }),
      ),
    }),
  ),
});
export type ClassGameResults = z.output<typeof classGameResults>;

/** A teacher's game, as who joins it sees it. */
const joinedGame = z.object({
  gameId: id,
  title: z.string(),
  teacherName: z.string(),
  /** What the caller is called in it. */
  userName: z.string(),
  isOpen: z.boolean(),
  state: quizGameState,
});
export type JoinedGame = z.output<typeof joinedGame>;

const area = "Class games";
const errors = ["not-signed-in", "forbidden", "not-found"] as const;
const match = z.object({ match: z.coerce.number().int().min(1).max(1_000_000).optional() });
const shownPeople = ["reply.state.seats.userId", "reply.state.people.userId"] as const;

export const classGameCalls = [
  call("GET /api/class-games", {
    summary: "The games that this teacher made, newest first.",
    area,
    access: "teacher",
    reply: z.object({
      games: z.array(
        z.object({
          id,
          title: z.string(),
          code: z.string().nullable(),
          createdAt: instant,
          /** When it closes by itself, should nothing more happen in it; null once it is closed. */
          closesAt: instant.nullable(),
          questionCount: count,
          playerCount: count,
          phase: z.enum(gamePhases),
          /** How often it was played. */
          matches: count,
        }),
      ),
    }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/class-games", {
    summary: "Make a game for a class, of questions of the bank or of one's own.",
    area,
    access: "teacher",
    body: z.object({
      title: typedText(classGameRules.titleMaxLength).trim().min(1),
      from: z.discriminatedUnion("kind", [
        z.object({
          kind: z.literal("bank"),
          category: z.enum(roomCategories),
          level: z.enum(quizLevels),
          count: z.literal(classGameCounts),
        }),
        z.object({ kind: z.literal("set"), setId: id }),
      ]),
      mode: z.enum(gameModes),
      /** For one question. */
      seconds: z.literal(classGameSeconds),
      showsLeaderboard: z.boolean(),
    }),
    shows: shownPeople,
    reply: classGame,
    errors: [...errors, "conflict"],
  }),
  call("GET /api/class-games/{gameId}", {
    summary: "A game of this teacher's, with its code, its answers and how it stands.",
    area,
    access: "teacher",
    params: gameId,
    shows: shownPeople,
    reply: classGame,
    errors,
  }),
  call("POST /api/class-games/{gameId}/close", {
    summary: "End a game for good: its code opens nothing any more, and its results stay.",
    area,
    access: "teacher",
    params: gameId,
    shows: shownPeople,
    reply: classGame,
    errors,
  }),
  call("GET /api/class-games/{gameId}/results", {
    summary: "What everybody answered in a game that is over, the last one unless said otherwise.",
    area,
    access: "teacher",
    params: gameId,
    query: match,
    shows: ["reply.players.userId"],
    reply: classGameResults,
    errors,
  }),
  call("GET /api/class-games/{gameId}/results.csv", {
    summary:
      "The same as CSV: a row for each player, and one for each question with its explanation.",
    area,
    access: "teacher",
    params: gameId,
    query: match,
    shows: ["handler"],
    reply: z.file().mime("text/csv"),
    errors,
  }),
  call("GET /api/join/{code}", {
    summary: "Which game a code opens.",
    area,
    access: "public",
    limit: "classJoins",
    params: z.object({ code }),
    reply: z.object({
      gameId: id,
      title: z.string(),
      teacherName: z.string(),
      isFull: z.boolean(),
    }),
    errors: ["not-found"],
  }),
  call("POST /api/join", {
    summary:
      "Join the game of a code, with or without an account: who has none plays as a guest. Joined again it is the same seat.",
    area,
    access: "public",
    limit: "classJoins",
    body: z.object({
      code,
      /** What to be called in the game. */
      name: typedText(classGameRules.playerNameMaxLength).trim().min(1),
      timeZone: timeZone.optional(),
    }),
    reply: z.object({ user: sessionUser, gameId: id, userName: z.string() }),
    errors: ["not-found", "forbidden", "conflict"],
  }),
  call("GET /api/joined-games/{gameId}", {
    summary: "A teacher's game that the caller has joined, as they may see it now.",
    area,
    access: "session",
    params: gameId,
    shows: ["handler"],
    reply: joinedGame,
    errors,
  }),
] as const;
