import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Games, openGames, type Player, rightLetter, wrongLetter } from "./testing/open-games";

/** Games from the first question to the end, over real sockets. */

let games: Games;
beforeAll(async () => {
  games = await openGames();
});
afterEach(() => games.lines.hangUp());
afterAll(() => games.close());

const all = async (players: readonly Player[], action: Parameters<Player["hears"]>[0]) =>
  await Promise.all(players.map((player) => player.hears(action)));

describe("two people", () => {
  test("play five questions to the end, and the better one has won", async () => {
    const { players, roomId, gameId } = await games.seat(2);
    const [ann, ben] = players as [Player, Player];
    ann.act("START_GAME");
    for (let round = 1; round <= 5; round++) {
      const started = await all(players, "GAME_STARTED");
      expect(started.map((update) => [update.round, update.gameId, update.roomId])).toEqual([
        [round, gameId, roomId],
        [round, gameId, roomId],
      ]);
      expect(started[0]!.question).toEqual(started[1]!.question);
      games.clock.advance(2500);
      ann.answer(rightLetter(ann.state()));
      expect(await ann.hears("ANSWER_TAKEN")).toMatchObject({
        userId: ann.user.id,
        state: { phase: "QUESTION", reveal: null, mine: { hasAnswered: true } },
      });
      ben.answer(wrongLetter(ben.state()));
      for (const player of players) {
        const first = await player.hears("ANSWER_SUBMITTED");
        const second = await player.hears("ANSWER_SUBMITTED");
        expect([first, second].map(({ userId, score }) => [userId, score])).toEqual([
          [ann.user.id, round * 96],
          [ben.user.id, 0],
        ]);
        const { state } = await player.hears("ANSWER_REVEALED");
        expect(state).toMatchObject({
          phase: "REVEAL",
          endsInMs: 3000,
          reveal: { correctAnswer: rightLetter(state!) },
        });
      }
      await games.timers.pass(3000);
    }
    for (const player of players) {
      const { state } = await player.hears("GAME_ENDED");
      expect(state).toMatchObject({ phase: "FINISHED", match: 1, matchId: expect.any(String) });
      expect(state!.seats.map(({ userName, score, rank }) => [userName, score, rank])).toEqual([
        ["Ann", 480, 1],
        ["Ben", 0, 2],
      ]);
    }
    expect(await games.app.jobs.runWaiting()).toBe(1);
    const results = await games.app.db
      .selectFrom("game_result")
      .select(["account_id", "score", "rank", "right_answers", "rounds"])
      .orderBy("rank")
      .execute();
    expect(results).toEqual([
      { account_id: ann.user.id, score: 480, rank: 1, right_answers: 5, rounds: 5 },
      { account_id: ben.user.id, score: 0, rank: 2, right_answers: 0, rounds: 5 },
    ]);
    const { id: userId } = ann.user;
    expect(await ann.hears("GAME_PAID")).toMatchObject({ userId, gameId, xp: 15, coins: 2 });
    expect(await ben.hears("GAME_PAID")).toMatchObject({ userId: ben.user.id, xp: 0 });
  });
});

describe("somebody on a slow line", () => {
  test("has up to a second of the way there and back not counted, as the server measured it", async () => {
    const { players, roomId, gameId } = await games.seat(1);
    const [ann] = players as [Player];
    const ben = await games.app.signIn({ name: "Ben", ageBand: "ADULT" });
    await games.app.db
      .insertInto("room_member")
      .values({ room_id: roomId, account_id: ben.id })
      .execute();
    const slow = await games.enter(ben, roomId, gameId, { pongAfter: 1000 });
    await slow.line.ponged;
    await slow.line.answered();
    ann.act("START_GAME");
    await all([ann, slow], "GAME_STARTED");
    games.clock.advance(1900);
    for (const player of [ann, slow]) player.answer(rightLetter(player.state()));
    const { state } = await ann.hears("ANSWER_REVEALED");
    expect(state!.seats.map(({ userName, score }) => [userName, score])).toEqual([
      ["Ann", 98],
      ["Ben", 100],
    ]);
  });
});

describe("two teams", () => {
  test("have the points of their people together, and a bot where one is too small", async () => {
    const { players } = await games.seat(3);
    const [ann] = players as [Player];
    ann.act("START_GAME", { mode: "TEAM" });
    for (let round = 1; round <= 5; round++) {
      await all(players, "GAME_STARTED");
      const state = ann.state();
      expect(state.mode).toBe("TEAM");
      expect(state.seats.map(({ team, isBot }) => [team, isBot])).toEqual([
        ["INK", false],
        ["CHALK", false],
        ["INK", false],
        ["CHALK", true],
      ]);
      for (const player of players) player.answer(rightLetter(state));
      while (ann.state().answeredCount < 3) await ann.hears("ANSWER_TAKEN");
      await games.timers.pass(500);
      await all(players, "ANSWER_REVEALED");
      await games.timers.pass(3000);
    }
    for (const { state } of await all(players, "GAME_ENDED")) {
      const scoreOf = (of: string) =>
        state!.seats.filter(({ team }) => team === of).reduce((sum, { score }) => sum + score, 0);
      expect(state!.teams.map(({ team, score }) => [team, score])).toEqual([
        ["INK", 1000],
        ["CHALK", scoreOf("CHALK")],
      ]);
      expect(scoreOf("CHALK")).toBeGreaterThanOrEqual(500);
    }
  });
});

describe("one person", () => {
  test("plays at once, against bots that are shown as such, and sees how it ends", async () => {
    const { players } = await games.seat(1);
    const [ann] = players as [Player];
    ann.act("START_GAME");
    for (let round = 1; round <= 5; round++) {
      const { state } = await ann.hears("GAME_STARTED");
      expect(state!.seats.map(({ isBot }) => isBot)).toEqual([false, true, true]);
      ann.answer(rightLetter(state!));
      await ann.hears("ANSWER_TAKEN");
      // Nobody waits for a program.
      await games.timers.pass(500);
      expect((await ann.hears("ANSWER_REVEALED")).state!.reveal!.answers).toHaveLength(3);
      await games.timers.pass(3000);
    }
    expect((await ann.hears("GAME_ENDED")).state!.seats[0]).toMatchObject({ score: 500, rank: 1 });
    await games.app.jobs.runWaiting();
    // Whoever wins against programs alone is paid for what they know, and not for winning.
    expect(await ann.hears("GAME_PAID")).toMatchObject({ userId: ann.user.id, xp: 5, coins: 1 });
  });

  test("may be a teacher, who reads the game and its replay by calls too", async () => {
    const teacher = await games.app.signIn({ role: "TEACHER" });
    const roomId = await games.makeGameRoom({ memberIds: [teacher.id] });
    const { body } = await games.openGame(teacher, roomId);
    const player = await games.enter(teacher, roomId, body.id);
    player.act("START_GAME");
    await player.hears("GAME_STARTED");
    const read = await games.app.call(
      "GET /api/games/{roomId}",
      { params: { roomId } },
      { as: teacher },
    );
    expect(read.body.state.seats).toHaveLength(3);
    player.act("END_GAME");
    const { state } = await player.hears("GAME_ENDED");
    const params = { replayId: state!.matchId! };
    const watched = await games.app.call(
      "GET /api/replays/{replayId}",
      { params },
      { as: teacher },
    );
    expect(watched.body.players).toHaveLength(3);
  });

  test("who says nothing gets nothing, and the game goes on without them", async () => {
    const { players } = await games.seat(1);
    const [ann] = players as [Player];
    ann.act("START_GAME");
    await ann.hears("GAME_STARTED");
    await games.timers.pass(31_000);
    const { state } = await ann.hears("ANSWER_REVEALED");
    expect(state!.seats[0]).toMatchObject({ score: 0, hasAnswered: false });
    await games.timers.pass(3000);
    expect(await ann.hears("GAME_STARTED")).toMatchObject({ round: 2 });
  });
});
