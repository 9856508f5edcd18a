import { type QuizSetting, replayQuiz, newQuiz, type QuizEvent } from "@saywell/quiz";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findGame } from "./games.store";
import { type Games, openGames, type Player, rightLetter } from "./testing/open-games";

/** Cut lines, reloads, and people who leave while others play. */

let games: Games;
beforeAll(async () => {
  games = await openGames({ roomLimits: { returnGrace: 20_000, lookForEmptyEvery: Infinity } });
});
afterEach(() => games.lines.hangUp());
afterAll(() => games.close());

async function started(count = 2) {
  const seated = await games.seat(count);
  const [ann, ben] = seated.players as [Player, Player];
  ann.act("START_GAME");
  for (const player of seated.players) await player.hears("GAME_STARTED");
  return { ...seated, ann, ben };
}

test("whoever reloads in the middle of a question is back in the same one, with what they answered", async () => {
  const { ann, ben, roomId, gameId } = await started();
  ben.answer("B");
  await Promise.all([ann.hears("ANSWER_TAKEN"), ben.hears("ANSWER_TAKEN")]);
  const before = ben.state();
  ben.line.socket.terminate();
  expect((await ann.hears("SEATS_CHANGED")).state!.seats[1]).toMatchObject({ presence: "AWAY" });
  games.clock.advance(1000);
  const back = await games.enter(ben.user, roomId, gameId);
  const { state } = await back.hears("GAME_STATE");
  expect(state).toEqual({
    ...before,
    version: before.version + 2,
    endsInMs: before.endsInMs! - 1000,
  });
  expect(state!.mine).toMatchObject({ hasSeat: true, answer: "B" });
  // For clients that know no more than the specification.
  const { question, round } = before;
  expect(await back.hears("GAME_STARTED")).toMatchObject({ question, round });
  expect(await back.hears("ANSWER_SUBMITTED")).toMatchObject({ userId: ann.user.id, score: 0 });
  expect((await ann.hears("SEATS_CHANGED")).state!.seats[1]).toMatchObject({ presence: "HERE" });
});

test("whoever comes back to a game that ended meanwhile is told its scores and its end, and a newcomer is not", async () => {
  const { ann, ben, roomId, gameId } = await started();
  for (let round = 1; round <= 5; round += 1) {
    if (round > 1) await Promise.all([ann.hears("GAME_STARTED"), ben.hears("GAME_STARTED")]);
    for (const player of [ann, ben]) player.answer(rightLetter(player.state()));
    await Promise.all([ann.hears("ANSWER_REVEALED"), ben.hears("ANSWER_REVEALED")]);
    if (round === 5) {
      ben.line.socket.terminate();
      await awayFrom(gameId);
    }
    await games.timers.pass(3000);
  }
  await ann.hears("GAME_ENDED");
  const back = await games.enter(ben.user, roomId, gameId);
  expect(await back.hears("ANSWER_SUBMITTED")).toMatchObject({ userId: ann.user.id, score: 500 });
  expect((await back.hears("GAME_ENDED")).state).toMatchObject({ phase: "FINISHED" });

  const cay = await games.app.signIn({ name: "Cay", ageBand: "ADULT" });
  await games.app.call(
    "POST /api/rooms/{roomId}/join",
    { params: { roomId }, body: { userId: cay.id } },
    { as: cay },
  );
  const newcomer = await games.enter(cay, roomId, gameId);
  await newcomer.hears("GAME_STATE");
  await newcomer.line.answered();
  expect(newcomer.frames.filter((frame) => frame.includes("GAME_ENDED"))).toEqual([]);
});

test("whoever reloads as another starts the game has a seat in it", async () => {
  const { players, roomId, gameId } = await games.seat(2);
  const [ann, ben] = players as [Player, Player];
  ben.line.socket.terminate();
  await awayFrom(gameId);
  games.clock.advance(4000);
  ann.act("START_GAME");
  const { state } = await ann.hears("GAME_STARTED");
  expect(state!.seats.map(({ userName }) => userName)).toEqual(["Ann", "Ben"]);
  const back = await games.enter(ben.user, roomId, gameId);
  expect((await back.hears("GAME_STATE")).state!.mine).toMatchObject({ hasSeat: true });
});

test("whoever has been away for longer than a question waits has no seat in the next game", async () => {
  const { players, gameId } = await games.seat(2);
  const [ann, ben] = players as [Player, Player];
  ben.line.socket.terminate();
  await awayFrom(gameId);
  games.clock.advance(6000);
  ann.act("START_GAME");
  const { state } = await ann.hears("GAME_STARTED");
  expect(state!.seats.map(({ userName, isBot }) => isBot || userName)).toEqual(["Ann", true, true]);
});

test("a question waits five seconds for who is cut off, and then for nobody", async () => {
  const { ann, ben } = await started();
  ben.line.socket.terminate();
  await ann.hears("SEATS_CHANGED");
  ann.answer(rightLetter(ann.state()));
  await ann.hears("ANSWER_TAKEN");
  await games.timers.pass(4900);
  await ann.line.answered();
  expect(ann.state().phase).toBe("QUESTION");
  await games.timers.pass(200);
  await ann.hears("ANSWER_REVEALED");
});

test("whoever has left for good stalls nobody, and whoever stops gives up only their own seat", async () => {
  const { ann, ben } = await started();
  ben.line.send({ type: "LEAVE_ROOM" });
  const left = (player: Player) => player.state().seats[1]!.presence;
  while (left(ann) !== "LEFT") await ann.hears("SEATS_CHANGED");
  ann.answer("A");
  await ann.hears("ANSWER_REVEALED");
  await games.timers.pass(3000);
  await ann.hears("GAME_STARTED");
  ann.act("END_GAME");
  expect((await ann.hears("GAME_ENDED")).state).toMatchObject({ phase: "FINISHED" });
});

test("whoever leaves for good after a reload has left at once, and holds nobody up", async () => {
  const { ann, ben, roomId, gameId } = await started();
  ben.line.socket.terminate();
  await ann.hears("SEATS_CHANGED");
  const back = await games.enter(ben.user, roomId, gameId);
  await back.hears("GAME_STATE");
  back.line.send({ type: "LEAVE_ROOM" });
  while (ann.state().seats[1]!.presence !== "LEFT") await ann.hears("SEATS_CHANGED");
  ann.answer("A");
  await ann.hears("ANSWER_REVEALED");
});

test("whoever is away for longer than the grace has left", async () => {
  const { ann, ben } = await started();
  ben.line.socket.terminate();
  await ann.hears("SEATS_CHANGED");
  await games.timers.pass(20_000);
  while (ann.state().seats[1]!.presence !== "LEFT") await ann.hears("SEATS_CHANGED");
  expect(ann.state().people.map(({ userName }) => userName)).toEqual(["Ann"]);
});

test("who is alone finds the game where it was, though they were away for a minute", async () => {
  const { players, roomId, gameId } = await games.seat(1);
  const [ann] = players as [Player];
  ann.act("START_GAME");
  await ann.hears("GAME_STARTED");
  games.clock.advance(2000);
  ann.line.socket.terminate();
  await ann.line.closed;
  await expect
    .poll(async () => {
      const { state } = await readGame(gameId);
      return state.restingSince;
    })
    .toBeDefined();
  await games.timers.pass(60_000);
  const again = await games.enter(ann.user, roomId, gameId);
  const { state } = await again.hears("GAME_STATE");
  expect(state).toMatchObject({ phase: "QUESTION", round: 1, endsInMs: 28_000 });
  expect(state!.seats.every(({ hasAnswered }) => !hasAnswered)).toBe(true);
  again.answer(rightLetter(again.state()));
  expect((await again.hears("ANSWER_TAKEN")).state!.mine.hasAnswered).toBe(true);
});

test("a second tab shows the same game, and closing one of two is not leaving", async () => {
  const { ann, ben, roomId, gameId } = await started();
  const tab = await games.enter(ben.user, roomId, gameId);
  const { state } = await tab.hears("GAME_STATE");
  expect(state).toEqual({ ...ben.state(), version: state!.version });
  tab.line.socket.terminate();
  ben.answer("A");
  await ann.hears("ANSWER_TAKEN");
  expect(ann.state().seats[1]).toMatchObject({ presence: "HERE", hasAnswered: true });
});

test("a game is open to whoever was in the room before it", async () => {
  const user = await games.app.signIn({ name: "Dee", ageBand: "ADULT" });
  const roomId = await games.makeGameRoom({ memberIds: [user.id] });
  const line = await games.lines.join(games.port, user, roomId);
  const { body } = await games.openGame(user, roomId);
  const dee = games.playerOn(line, user, body.id);
  dee.act("START_GAME");
  expect(await dee.hears("GAME_STARTED")).toMatchObject({ round: 1 });
  expect((await games.openGame(user, roomId, "TEAM")).body.id).toBe(body.id);
});

test("nobody is left of a game that everybody has left: it ends, and its log replays to what is stored", async () => {
  const { players, gameId } = await started(3);
  for (const { line } of players) line.send({ type: "LEAVE_ROOM" });
  for (const { line } of players) await line.answered();
  await expect.poll(async () => (await readGame(gameId)).state.phase).toBe("finished");
  const { setting, state, events } = await readGame(gameId);
  expect(replayQuiz(newQuiz(setting as QuizSetting), events)).toEqual(state);
  expect(state.people).toEqual([]);
});

/** Settles when the second of two people is known to be cut off. */
const awayFrom = (gameId: string) =>
  expect.poll(async () => (await readGame(gameId)).state.people[1]).toMatchObject({ isAway: true });

async function readGame(gameId: string) {
  const { db } = games.app;
  const { setting, state } = (await findGame(db, gameId))!;
  const log = await db
    .selectFrom("game_event")
    .select("event")
    .where("game_id", "=", gameId)
    .orderBy("seq")
    .execute();
  return {
    setting,
    state,
    events: log.map(({ event }) => event as QuizEvent),
  };
}
