import {
  drawQuestions,
  newQuiz,
  type QuizCommand,
  type QuizEvent,
  quizRules,
  type QuizSetting,
  type QuizState,
  replayQuiz,
} from "@saywell/quiz";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findGame } from "./games.store";
import { makeRoom } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { insertGame } from "./games.store";
import { quizKind } from "./kinds/quiz-kind";
import { createPlaying, type Playing } from "./play/playing";
import { numberedQuestions } from "./testing/numbered-questions";
import { evenChance } from "./testing/open-games";

/** Random clients on two processes that hear nothing of each other but by the database. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const people = ["ann", "ben", "cay"];
const pool = numberedQuestions(3).of("GENERAL", "A2");
const setting: QuizSetting = {
  isTeam: false,
  time: 30_000,
  pause: 3000,
  mostPlayers: 2,
  takesLatecomers: false,
  hasBots: true,
  showsLeaderboard: true,
  host: null,
};

type Step = { process: number; wait: number } & (
  | { kind: "come" | "vanish" | "leave" | "start" | "stop"; who: string }
  | { kind: "answer"; who: string; letter: string; question: number }
  | { kind: "tick" }
);
const who = fc.constantFrom(...people, "bot:quill", "nobody");
const step: fc.Arbitrary<Step> = fc
  .tuple(
    fc.record({ process: fc.nat(1), wait: fc.constantFrom(0, 0, 900, 3000, 31_000) }),
    fc.oneof(
      fc.record({ kind: fc.constantFrom("come", "start"), who: fc.constantFrom(...people) }),
      fc.record({ kind: fc.constantFrom("vanish", "leave", "stop"), who }),
      fc.record({
        kind: fc.constant("answer" as const),
        who,
        letter: fc.constantFrom("A", "B", "C", "D", "", "E"),
        question: fc.integer({ min: 0, max: 4 }),
      }),
      fc.record({ kind: fc.constant("tick" as const) }),
    ),
  )
  .map(([where, what]) => ({ ...where, ...what }));

function commandOf(step: Step, now: number, chance: () => number): QuizCommand {
  switch (step.kind) {
    case "tick":
      return { kind: "tick" };
    case "start":
      return { kind: "start", by: step.who, questions: drawQuestions(pool, { name: "q", chance }) };
    case "answer": {
      const { who: by, letter: answer, question } = step;
      const questionId = `q${question}`;
      return { kind: "answer", by, questionId, answer, receivedAt: now, latency: 0 };
    }
    default:
      return { kind: step.kind, by: step.who };
  }
}

function expectLegal(state: QuizState): void {
  const { players, questions, round, given, phase, people: here } = state;
  expect(new Set(players.map(({ id }) => id)).size).toBe(players.length);
  expect(new Set(here.map(({ id }) => id)).size).toBe(here.length);
  expect(players.filter(({ isBot }) => !isBot).length).toBeLessThanOrEqual(setting.mostPlayers);
  expect(round).toBeLessThanOrEqual(questions.length);
  for (const { score, right } of players) {
    expect(score).toBeGreaterThanOrEqual(right * quizRules.lowestPoints);
    expect(score).toBeLessThanOrEqual(right * quizRules.highestPoints);
    expect(right).toBeLessThanOrEqual(round);
  }
  const seated = new Set(players.map(({ id }) => id));
  for (const id of Object.keys(given)) expect(seated.has(id)).toBe(true);
  if (phase === "asking") expect(round).toBeGreaterThan(0);
}

async function read(id: string) {
  const { state } = (await findGame(database.db, id))!;
  const log = await database.db
    .selectFrom("game_event")
    .select(["seq", "event"])
    .where("game_id", "=", id)
    .orderBy("seq")
    .execute();
  return { state: state as QuizState, log: log.map(({ event }) => event as QuizEvent) };
}

test("no clients reach an illegal state, what is refused changes nothing, and the log replays to what is stored", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 25 }), async (all) => {
      const { db } = database;
      const clock = movableClock("2026-03-02T09:00:00Z");
      const chance = evenChance();
      const { id: roomId } = await makeRoom(db, { type: "GAME" });
      const id = (await insertGame(db, {
        roomId,
        kind: "QUIZ",
        hostId: null,
        gameType: "TRIVIA",
        mode: "COMPETITIVE",
        setting,
        state: newQuiz(setting),
        now: clock.now(),
      }))!;
      const paid: string[] = [];
      const play = (): Playing =>
        createPlaying({
          db,
          clock,
          chance,
          kinds: { QUIZ: quizKind, WORD_BOARD: quizKind },
          after: () => () => {},
          jobs: {
            enqueue: (_tx, name) => Promise.resolve(void paid.push(name)),
            hurry: () => {},
          },
          tell: () => Promise.resolve(),
          isWatched: () => true,
          absentFrom: () => Promise.resolve([]),
          forgot: () => {},
          log: () => {},
        });
      const processes = [play(), play()];
      for (const atOnce of all) {
        clock.advance(Math.max(0, ...atOnce.map(({ wait }) => wait)));
        const now = clock.now().getTime();
        const before = await read(id);
        const results = await Promise.all(
          atOnce.map((each) => processes[each.process]!.perform(id, commandOf(each, now, chance))),
        );
        const { state, log } = await read(id);
        if (results.every(({ ok }) => !ok)) expect(state).toEqual(before.state);
        expect(log.slice(0, before.log.length)).toEqual(before.log);
        expect(state.version).toBe(log.length);
        expect(replayQuiz(newQuiz(setting), log)).toEqual(state);
        expectLegal(state);
        for (const result of results) {
          if (result.ok) expect(result.value.version).toBeLessThanOrEqual(state.version);
        }
      }
      const { log } = await read(id);
      const ends = log.filter(({ type }) => type === "ended").length;
      expect(paid.length).toBeGreaterThanOrEqual(ends);
      const matches = await db
        .selectFrom("game_match")
        .select(["number", "first_seq", "last_seq"])
        .where("game_id", "=", id)
        .orderBy("number")
        .execute();
      expect(
        matches.map(({ first_seq, last_seq }) => [
          log[first_seq - 1]!.type,
          log[last_seq - 1]!.type,
        ]),
      ).toEqual(Array.from({ length: ends }, () => ["started", "ended"]));
    }),
    { numRuns: 40 },
  );
});
