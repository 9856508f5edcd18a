import {
  applyQuizEvent,
  newQuiz,
  type QuizEvent,
  type QuizSetting,
  type QuizState,
} from "@saywell/quiz";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeRoom } from "../../testing/factories";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { type Change, findGame, insertGame, saveChanges } from "./games.store";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date("2026-03-02T09:00:00Z");
const setting: QuizSetting = {
  isTeam: false,
  time: 30_000,
  pause: 3000,
  mostPlayers: 8,
  takesLatecomers: false,
  hasBots: true,
  showsLeaderboard: true,
  host: null,
};

async function openGame(): Promise<string> {
  const { id: roomId } = await makeRoom(database.db, { type: "GAME" });
  const state = newQuiz(setting);
  const how = { kind: "QUIZ", hostId: null, gameType: "TRIVIA", mode: "COMPETITIVE" } as const;
  return (await insertGame(database.db, { roomId, ...how, setting, state, now }))!;
}

/** Somebody comes into a game that was never played. */
function coming(id: string, by: string, from = 0): Change {
  const event: QuizEvent = { type: "came", id: by, at: now.getTime() };
  const before = { ...newQuiz(setting), version: from };
  const dueAt = new Date(now.getTime() + 1500);
  const state = applyQuizEvent(before, event);
  return { id, from, to: state.version, state, events: [event], dueAt, waitsFor: null };
}

const logOf = async (gameId: string) =>
  await database.db
    .selectFrom("game_event")
    .select(["seq", "at", "event"])
    .where("game_id", "=", gameId)
    .orderBy("seq")
    .execute();

test("changes of several games are stored together, each as it would be alone", async () => {
  const [one, two, three] = [await openGame(), await openGame(), await openGame()];
  await saveChanges(database.db, [coming(one, "ann")]);
  const together = [coming(two, "ann"), coming(three, "ben")];
  expect(await saveChanges(database.db, together)).toEqual([true, true]);
  for (const [id, change] of [[two, together[0]!] as const, [three, together[1]!] as const]) {
    expect((await findGame(database.db, id))!.state).toEqual(change.state);
  }
  expect(await logOf(two)).toEqual(await logOf(one));
  const due = await database.db
    .selectFrom("game")
    .select(["version", "due_at"])
    .where("id", "in", [one, two])
    .execute();
  expect(due[0]).toEqual(due[1]);
});

test("a game whose last events stand in its log alone is read with them, however they were stored", async () => {
  const [one, two] = [await openGame(), await openGame()];
  const first = [coming(one, "ann"), coming(two, "ann")];
  await saveChanges(database.db, first);
  const event: QuizEvent = { type: "came", id: "ben", at: now.getTime() };
  const state = applyQuizEvent(first[0]!.state as QuizState, event);
  const second = { ...coming(one, "ben", 1), state: null };
  await saveChanges(database.db, [second, { ...second, id: two }]);
  await saveChanges(database.db, [{ ...coming(one, "cay", 2), state: null }]);
  expect(await findGame(database.db, two)).toMatchObject({ state, wholeVersion: 1 });
  const read = await findGame(database.db, one);
  expect(read).toMatchObject({ state: { version: 3 }, wholeVersion: 1 });
  expect(read!.state.people.map(({ id }) => id)).toEqual(["ann", "ben", "cay"]);
});

test("of changes stored together only those are refused in whose game another was first", async () => {
  const [one, two] = [await openGame(), await openGame()];
  await saveChanges(database.db, [coming(one, "ann")]);
  const answers = await saveChanges(database.db, [coming(one, "ben"), coming(two, "ben")]);
  expect(answers).toEqual([false, true]);
  expect((await findGame(database.db, one))!.state.people.map(({ id }) => id)).toEqual(["ann"]);
  expect(await logOf(one)).toHaveLength(1);
});

test("processes that change the same games at once, each in its own order, store each change once", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, openGame));
  for (let round = 0; round < 5; round++) {
    const by = (name: string) => ids.map((id) => coming(id, name, round));
    const [first, second] = await Promise.all([
      saveChanges(database.db, by("ann")),
      saveChanges(database.db, by("ben").toReversed()),
    ]);
    expect(first.map((isFirst, place) => isFirst !== second.toReversed()[place])).toEqual(
      ids.map(() => true),
    );
  }
});
