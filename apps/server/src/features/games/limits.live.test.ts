import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { defaultRateLimits } from "../../config";
import { cookieOf } from "../../testing/dial";
import { admitPlayer, openHosted } from "./hosted/admission";
import { numberedQuestions } from "./testing/numbered-questions";
import { type Games, openGames, type Player } from "./testing/open-games";

/** What stays in the log of a game for good is done so often by one account and no more. */

let games: Games;
beforeAll(async () => {
  games = await openGames({ config: { rateLimits: { ...defaultRateLimits } } });
});
afterEach(() => games.lines.hangUp());
afterAll(() => games.close());

const eventsOf = async (gameId: string): Promise<number> => {
  const { count } = await games.app.db
    .selectFrom("game_event")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("game_id", "=", gameId)
    .executeTakeFirstOrThrow();
  return count;
};

async function joined() {
  const { db, clock } = games.app;
  const now = clock.now();
  const teacher = await games.app.signIn({ role: "TEACHER" });
  const ana = await games.app.signIn({ name: "Ana" });
  const questions = numberedQuestions().of("GENERAL", "A1").slice(0, 2);
  const setting = { mode: "COMPETITIVE", seconds: 20, showsLeaderboard: true } as const;
  const gameId = await db.transaction().execute(async (tx) => {
    const id = await openHosted(tx, { ...setting, hostId: teacher.id, questions, now });
    await admitPlayer(tx, { gameId: id, accountId: ana.id, name: "Ana", now });
    return id;
  });
  const comeIn = async (user: typeof ana): Promise<Player> => {
    const line = await games.lines.open(games.port, cookieOf(user));
    line.send({ type: "JOIN_GAME", gameId });
    const player = games.playerOn(line, user, gameId);
    await player.hears("GAME_STATE");
    return player;
  };
  return { gameId, host: await comeIn(teacher), player: await comeIn(ana) };
}

test("whoever comes and goes has to wait after twenty times", async () => {
  const { gameId, player } = await joined();
  for (let times = 0; times < 25; times += 1) {
    player.line.send({ type: "LEAVE_GAME" });
    player.line.send({ type: "JOIN_GAME", gameId });
  }
  const error = await player.line.until("ERROR");
  expect(error).toMatchObject({ gameId, message: expect.stringContaining("too quickly") });
  await player.line.answered();
  expect(await eventsOf(gameId)).toBeLessThan(45);
});

test("whoever begins one game after the other has to wait after twenty", async () => {
  const { host } = await joined();
  for (let times = 0; times < 30; times += 1) {
    host.act("START_GAME");
    host.act("END_GAME");
  }
  expect(await host.refused()).toBe("This is too often. Please wait a moment.");
  await host.line.answered();
  expect(host.state().match).toBeLessThan(23);
});

test("whoever shows and hides the leaderboard all the time has to wait", async () => {
  const { gameId, host } = await joined();
  for (let times = 0; times < 150; times += 1) {
    host.act("SHOW_LEADERBOARD", { isShown: times % 2 === 1 });
    if (times % 50 === 49) await host.line.answered();
  }
  expect(await host.refused()).toBe("This is too often. Please wait a moment.");
  expect(await eventsOf(gameId)).toBeLessThan(130);
});
