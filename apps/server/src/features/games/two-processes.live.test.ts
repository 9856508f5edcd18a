import { afterEach, beforeEach, expect, test } from "vitest";
import { findGame } from "./games.store";
import { presenceRegistryOfOne } from "../../live/presence-registry";
import { movableClock } from "../../testing/movable-clock";
import { movableTimers } from "../../testing/movable-timers";
import { sharedBus } from "../../testing/shared-bus";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { type Games, openGames, type Player, rightLetter } from "./testing/open-games";

/** Two processes on one database. A dead one is one whose clocks ring no more. */

const second = 1000;
let database: TestDatabase;
let bus: ReturnType<typeof sharedBus>;
let here: Games;
let there: Games;
let clock: ReturnType<typeof movableClock>;
let ringHere: ReturnType<typeof movableTimers>;
let ringThere: ReturnType<typeof movableTimers>;

beforeEach(async () => {
  database = await createTestDatabase();
  bus = sharedBus();
  clock = movableClock("2026-03-02T09:00:00Z");
  ringHere = movableTimers(clock);
  ringThere = movableTimers(clock);
  const presenceRegistry = presenceRegistryOfOne();
  const shared = { database, clock, presenceRegistry };
  here = await openGames({ ...shared, bus: bus.join(), after: ringHere.after });
  there = await openGames({ ...shared, bus: bus.join(), after: ringThere.after });
});
afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  bus.close();
  await database.drop();
});

/** Ann on one process, Ben on the other, and a game that has begun. */
async function begin() {
  const ann = await here.app.signIn({ name: "Ann", ageBand: "ADULT" });
  const ben = await here.app.signIn({ name: "Ben", ageBand: "ADULT" });
  const roomId = await here.makeGameRoom({ memberIds: [ann.id, ben.id] });
  const { body } = await here.openGame(ann, roomId);
  const players = [
    await here.enter(ann, roomId, body.id),
    await there.enter(ben, roomId, body.id),
  ] as [Player, Player];
  for (const player of players) await player.hears("GAME_STATE");
  players[0].act("START_GAME");
  for (const player of players) await player.hears("GAME_STARTED");
  return { ann: players[0], ben: players[1], roomId, gameId: body.id };
}

test("people on both play one game", async () => {
  const { ann, ben } = await begin();
  expect(ann.state().question).toEqual(ben.state().question);
  ann.answer(rightLetter(ann.state()));
  expect(await ben.hears("ANSWER_TAKEN")).toMatchObject({ userId: ann.user.id });
  ben.answer(rightLetter(ben.state()));
  for (const player of [ann, ben]) {
    const { state } = await player.hears("ANSWER_REVEALED");
    expect(state!.seats.map(({ userName, score }) => [userName, score])).toEqual([
      ["Ann", 100],
      ["Ben", 100],
    ]);
  }
});

test("of two answers of one person at once on both, one counts", async () => {
  const { ann, ben, roomId, gameId } = await begin();
  const tab = await there.enter(ann.user, roomId, gameId);
  await tab.hears("GAME_STATE");
  ann.answer("A");
  tab.answer("B");
  const refusals = await Promise.any([ann.refused(), tab.refused()]);
  expect(refusals).toBe("You have already answered this question.");
  await ben.hears("ANSWER_TAKEN");
  expect(ben.state().answeredCount).toBe(1);
});

test("when one dies the other goes on with the game, and who was on it is back in the same state", async () => {
  const { ann, ben, roomId, gameId } = await begin();
  ann.answer(rightLetter(ann.state()));
  await ben.hears("ANSWER_TAKEN");
  ann.line.socket.terminate();
  // Thirty seconds, the one that a slow line is allowed, and the patience of who was not first.
  await ringThere.pass(31 * second + 300);
  expect((await ben.hears("ANSWER_REVEALED")).state).toMatchObject({ round: 1 });
  await ringThere.pass(3 * second + 500);
  expect(await ben.hears("GAME_STARTED")).toMatchObject({ round: 2 });
  const back = await there.enter(ann.user, roomId, gameId);
  const { state } = await back.hears("GAME_STATE");
  expect(state).toMatchObject({ round: 2, phase: "QUESTION", mine: { hasSeat: true } });
  expect(state!.seats[0]).toMatchObject({ userName: "Ann", score: 100, presence: "HERE" });
});

test("a game with nobody on the living process goes on within five seconds of its moment", async () => {
  const { ann, ben, gameId } = await begin();
  ben.line.send({ type: "LEAVE_ROOM" });
  while (ann.state().seats[1]!.presence !== "LEFT") await ann.hears("SEATS_CHANGED");
  // Thirty seconds, and the one that a slow line is allowed.
  await ringThere.pass(31 * second + 5 * second);
  const { state } = (await findGame(there.app.db, gameId))!;
  expect(state).toMatchObject({ phase: "revealing", round: 1 });
});

test("word that got lost between them is made good by the state itself", async () => {
  const { ann, ben } = await begin();
  bus.cut();
  ann.answer(rightLetter(ann.state()));
  await ann.hears("ANSWER_TAKEN");
  // Decided on what is stored, not on what this process has heard.
  ben.answer(rightLetter(ben.state()));
  const hearsReveal = async (player: Player): Promise<void> => {
    while (player.state().phase !== "REVEAL") await player.line.until("GAME_UPDATE");
  };
  await hearsReveal(ben);
  expect(ben.state().seats.map(({ score }) => score)).toEqual([100, 100]);
  bus.restore();
  await hearsReveal(ann);
  expect(ann.state()).toMatchObject({ version: ben.state().version });
});
