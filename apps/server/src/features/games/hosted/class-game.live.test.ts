import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createPayPlayers } from "../ending/pay-players";
import { findGame } from "../games.store";
import type { TestUser } from "../../../testing/build-test-app";
import { cookieOf } from "../../../testing/dial";
import { numberedQuestions } from "../testing/numbered-questions";
import {
  type Games,
  openGames,
  type Player,
  rightLetter,
  wrongLetter,
} from "../testing/open-games";
import { resultsOf } from "./hosted-results";
import { findHosted, findMatchOf } from "./hosted.store";
import { admitPlayer, openHosted } from "./admission";

/** A teacher's game, over real sockets. */

let games: Games;
let teacher: TestUser;
beforeAll(async () => {
  games = await openGames();
});
afterEach(() => games.lines.hangUp());
afterAll(() => games.close());

const order = (a: string, b: string): number => (a < b ? -1 : 1);
const questions = numberedQuestions().of("GENERAL", "A1").slice(0, 2);

async function comeIn(user: TestUser, gameId: string): Promise<Player> {
  const line = await games.lines.open(games.port, cookieOf(user));
  line.send({ type: "JOIN_GAME", gameId });
  const player = games.playerOn(line, user, gameId);
  await player.hears("GAME_STATE");
  return player;
}

/** A game with its teacher and so many players in it. */
async function openClass(
  names: readonly string[],
  {
    mode = "COMPETITIVE",
    showsLeaderboard = true,
  }: { mode?: "COMPETITIVE" | "TEAM"; showsLeaderboard?: boolean } = {},
) {
  const { db, clock } = games.app;
  const now = clock.now();
  teacher = await games.app.signIn({ role: "TEACHER", name: "Ms Teach" });
  const users: TestUser[] = [];
  for (const name of names) users.push(await games.app.signIn({ name: `Account of ${name}` }));
  const gameId = await db.transaction().execute(async (tx) => {
    const hostId = teacher.id;
    const id = await openHosted(tx, {
      hostId,
      mode,
      seconds: 20,
      showsLeaderboard,
      questions,
      now,
    });
    for (const [index, { id: accountId }] of users.entries()) {
      await admitPlayer(tx, { gameId: id, accountId, name: names[index]!, now });
    }
    return id;
  });
  const host = await comeIn(teacher, gameId);
  const players: Player[] = [];
  for (const user of users) players.push(await comeIn(user, gameId));
  return { gameId, host, players };
}

const all = async (players: readonly Player[], action: Parameters<Player["hears"]>[0]) =>
  await Promise.all(players.map((player) => player.hears(action)));

/** Takes so many steps, each when the one before has been heard. */
async function goOn(host: Player, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    const { phase, round, rounds } = host.state();
    host.act("GO_ON");
    if (phase === "QUESTION") await host.hears("ANSWER_REVEALED");
    else await host.hears(round < rounds ? "GAME_STARTED" : "GAME_ENDED");
  }
}

/** Who came without an account, and the account that they have. */
async function guestWithAccount(name: string) {
  const credentials = { email: `${name}@example.org`, password: "a long password" };
  const guest = await games.app.signInGuest();
  const account = await games.app.signIn({ ...credentials, name: `Account of ${name}` });
  const logIn = () =>
    games.app.call("POST /api/session/log-in", { body: credentials }, { as: guest });
  return { guest, account, logIn };
}

async function admitAs(gameId: string, { id: accountId }: TestUser, name: string) {
  const { db, clock } = games.app;
  const player = { gameId, accountId, name, now: clock.now() };
  return await db.transaction().execute((tx) => admitPlayer(tx, player));
}

describe("a class game", () => {
  test("is played at the teacher's pace to its end, under the names that were given", async () => {
    const { host, players } = await openClass(["Ana", "Ben"]);
    const [ana, ben] = players as [Player, Player];
    host.act("START_GAME");
    for (const round of [1, 2]) {
      await all([host, ana, ben], "GAME_STARTED");
      expect(host.state()).toMatchObject({ round, rounds: 2, seconds: 20, mine: { isHost: true } });
      ana.answer(rightLetter(ana.state()));
      expect(await ana.hears("ANSWER_TAKEN")).toMatchObject({ state: { answersSoFar: null } });
      host.act("GO_ON");
      for (const player of [host, ana, ben]) {
        const { state } = await player.hears("ANSWER_REVEALED");
        expect(state).toMatchObject({ phase: "REVEAL", endsInMs: null });
      }
      expect(host.state().seats.map(({ userName, score }) => [userName, score])).toEqual([
        ["Ana", round * 100],
        ["Ben", 0],
      ]);
      host.act("GO_ON");
    }
    for (const { state } of await all([host, ana, ben], "GAME_ENDED")) {
      expect(state).toMatchObject({ phase: "FINISHED", matchId: expect.any(String) });
    }
  });

  test("leaves results that say who answered what, with what was right and why", async () => {
    const { gameId, host, players } = await openClass(["Ana", "Ben"]);
    const [ana] = players as [Player];
    host.act("START_GAME");
    await ana.hears("GAME_STARTED");
    ana.answer(rightLetter(ana.state()));
    await ana.hears("ANSWER_TAKEN");
    await goOn(host, 4);
    const { db } = games.app;
    const match = await findMatchOf(db, gameId, undefined);
    const results = await resultsOf(db, gameId, match!);
    expect(results).toMatchObject({
      match: 1,
      matches: 1,
      questions: questions.map(({ question, answer, explanation }) => ({
        question,
        right: answer,
        wrong: expect.arrayContaining([expect.any(String)]),
        explanation,
      })),
      players: [
        {
          userName: "Ana",
          score: 100,
          rank: 1,
          right: 1,
          answers: [
            { said: questions[0]!.answer, points: 100 },
            { said: null, points: 0 },
          ],
        },
        { userName: "Ben", score: 0, rank: 2, right: 0, answers: [{ said: null }, { said: null }] },
      ],
    });
    expect(await findMatchOf(db, gameId, 2)).toBeUndefined();
  });

  test("shows its teacher who has answered what, and the class nothing of each other", async () => {
    const { host, players } = await openClass(["Ana", "Ben"]);
    const [ana, ben] = players as [Player, Player];
    host.act("START_GAME");
    await all([host, ana, ben], "GAME_STARTED");
    const letter = wrongLetter(ana.state());
    ana.answer(letter);
    await ana.hears("ANSWER_TAKEN");
    await games.timers.pass(250);
    const { state } = await host.hears("ANSWER_TAKEN");
    expect(state!.answersSoFar).toEqual([{ userId: ana.user.id, answer: letter }]);
    await ben.line.answered();
    expect(ben.frames.filter((frame) => frame.includes("ANSWER_TAKEN"))).toEqual([]);
  });

  test("hides its leaderboard where the teacher wishes, and tells everybody their own place at the end", async () => {
    const { host, players } = await openClass(["Ana", "Ben"]);
    const [ana, ben] = players as [Player, Player];
    host.act("SHOW_LEADERBOARD", { isShown: false });
    host.act("START_GAME");
    await all([ana, ben], "GAME_STARTED");
    ana.answer(rightLetter(ana.state()));
    ben.answer(wrongLetter(ben.state()));
    const { state } = await ben.hears("ANSWER_REVEALED");
    await host.hears("ANSWER_REVEALED");
    expect(state!.seats.map(({ userName, rank }) => [userName, rank])).toEqual([["Ben", 0]]);
    await goOn(host, 3);
    const ended = await ben.hears("GAME_ENDED");
    expect(ended.state!.seats.map(({ userName, rank }) => [userName, rank])).toEqual([["Ben", 2]]);
    host.act("SHOW_LEADERBOARD", { isShown: true });
    const shown = await ben.hears("GAME_STATE");
    expect(shown.state!.seats.map(({ userName, rank }) => [userName, rank])).toEqual([
      ["Ana", 1],
      ["Ben", 2],
    ]);
  });

  test("asks the same questions again when it is played again", async () => {
    const { host, players } = await openClass(["Ana"]);
    const asked: string[] = [];
    for (const match of [1, 2]) {
      host.act("START_GAME");
      await host.hears("GAME_STARTED");
      await goOn(host, 4);
      expect(host.state()).toMatchObject({ phase: "FINISHED", match });
    }
    for (const frame of players[0]!.frames) {
      const update = JSON.parse(frame) as { action?: string; question?: { question: string } };
      if (update.action === "GAME_STARTED") asked.push(update.question!.question);
    }
    await expect.poll(() => players[0]!.state().match).toBe(2);
    expect(new Set(asked).size).toBe(2);
  });

  test("of the bank asks other questions when it is played again, and says which", async () => {
    const { gameId, host } = await openClass(["Ana"]);
    const bank = { category: "GENERAL", level: "A1", count: 2 };
    await games.app.db
      .updateTable("game")
      .set({ bank: JSON.stringify(bank) })
      .where("id", "=", gameId)
      .execute();
    const asked: (string | undefined)[][] = [];
    for (const match of [1, 2, 3]) {
      host.act("START_GAME");
      await host.hears("GAME_STARTED");
      const questions = [host.state().question?.question];
      await goOn(host, 2);
      questions.push(host.state().question?.question);
      await goOn(host, 2);
      expect(host.state()).toMatchObject({ phase: "FINISHED", match, rounds: 2 });
      asked.push(questions);
    }
    for (const [before, after] of [asked.slice(0, 2), asked.slice(1)]) {
      expect(after!.filter((each) => before!.includes(each))).toEqual([]);
    }
    const told = (await findHosted(games.app.db, gameId))!.questions;
    expect(told.map(({ question }) => question).toSorted(order)).toEqual(
      asked.at(-1)!.toSorted((a, b) => order(a!, b!)),
    );
  });

  test("pays for its questions once, and not again when it is played again", async () => {
    const { gameId, host, players } = await openClass(["Ana", "Ben"]);
    const [ana, ben] = players as [Player, Player];
    for (const match of [1, 2]) {
      host.act("START_GAME");
      for (const round of [1, 2]) {
        await all([host, ana, ben], "GAME_STARTED");
        expect(ana.state()).toMatchObject({ match, round });
        ana.answer(rightLetter(ana.state()));
        ben.answer(wrongLetter(ben.state()));
        await all([host, ana, ben], "ANSWER_REVEALED");
        host.act("GO_ON");
      }
      await all([host, ana, ben], "GAME_ENDED");
      await games.app.jobs.runWaiting();
    }
    const results = await games.app.db
      .selectFrom("game_result")
      .innerJoin("game_match", "game_match.id", "game_result.match_id")
      .select(["game_match.number", "score", "xp"])
      .where("game_match.game_id", "=", gameId)
      .where("account_id", "=", ana.user.id)
      .orderBy("number")
      .execute();
    expect(results).toEqual([
      { number: 1, score: 200, xp: 9 },
      { number: 2, score: 200, xp: 0 },
    ]);
  });

  test("seats who comes late, and brings who reloads back to the same question", async () => {
    const { gameId, host, players } = await openClass(["Ana", "Ben"]);
    const [ana] = players as [Player];
    ana.line.socket.terminate();
    host.act("START_GAME");
    await host.hears("GAME_STARTED");
    const again = await comeIn(ana.user, gameId);
    expect(again.state()).toMatchObject({ phase: "QUESTION", round: 1, mine: { hasSeat: true } });
    expect(again.state().question).toEqual(host.state().question);
  });
});

describe("a step of the teacher", () => {
  const goneOn = "The game has just gone on. Look at it, then try again.";

  test("that is sent seven times at once is taken once", async () => {
    const { host, players } = await openClass(["Ana"]);
    host.act("START_GAME");
    await players[0]!.hears("GAME_STARTED");
    for (let sent = 0; sent < 7; sent += 1) host.act("GO_ON");
    for (let refused = 0; refused < 6; refused += 1) expect(await host.refused()).toBe(goneOn);
    expect(host.state()).toMatchObject({ round: 1, phase: "REVEAL" });
  });

  test("that says what was on the screen is taken while that is there, and never again", async () => {
    const { host, players } = await openClass(["Ana"]);
    host.act("START_GAME", { match: 0 });
    await players[0]!.hears("GAME_STARTED");
    await host.hears("GAME_STARTED");
    const step = { match: 1, round: 1, phase: "QUESTION" };
    host.act("GO_ON", step);
    await host.hears("ANSWER_REVEALED");
    host.act("GO_ON", step);
    expect(await host.refused()).toBe(goneOn);
    await goOn(host, 3);
    host.act("START_GAME", { match: 0 });
    expect(await host.refused()).toBe(goneOn);
    host.act("START_GAME", { match: 1 });
    await host.hears("GAME_STARTED");
    host.act("END_GAME", { match: 1 });
    expect(await host.refused()).toBe(goneOn);
    expect(host.state()).toMatchObject({ match: 2, round: 1, phase: "QUESTION" });
  });
});

describe("a guest who logs in during a match", () => {
  async function begun() {
    const { gameId, host, players } = await openClass(["Ben"]);
    const person = await guestWithAccount(`ana-${gameId}`);
    await admitAs(gameId, person.guest, "Ana");
    const guest = await comeIn(person.guest, gameId);
    host.act("START_GAME");
    await all([host, guest, ...players], "GAME_STARTED");
    return { ...person, gameId, host, ben: players[0]!, guest };
  }

  test("has one seat, and answers each question once", async () => {
    const { gameId, host, guest, ben, account, logIn } = await begun();
    guest.answer(rightLetter(guest.state()));
    await guest.hears("ANSWER_TAKEN");
    await logIn();
    const ana = await comeIn(account, gameId);
    expect(ana.state().mine).toMatchObject({ hasSeat: true, hasAnswered: true });
    ana.answer("B");
    expect(await ana.refused()).toBe("You have already answered this question.");
    ben.answer(wrongLetter(ben.state()));
    await all([host, ana, ben], "ANSWER_REVEALED");
    const { seats } = host.state();
    expect(seats).toHaveLength(2);
    expect(seats).toContainEqual(
      expect.objectContaining({ userId: account.id, userName: "Ana", score: 100 }),
    );
    await goOn(host, 3);
    const match = await findMatchOf(games.app.db, gameId, undefined);
    const { players } = (await resultsOf(games.app.db, gameId, match!))!;
    expect(players.map(({ userId, userName, score }) => [userId, userName, score])).toEqual([
      [account.id, "Ana", 100],
      [ben.user.id, "Ben", 0],
    ]);
    await games.app.jobs.runWaiting();
    const paid = await games.app.db
      .selectFrom("game_result")
      .select("xp")
      .where("account_id", "=", account.id)
      .execute();
    expect(paid).toEqual([{ xp: expect.any(Number) }]);
    expect(paid[0]!.xp).toBeGreaterThan(0);
  });

  test.each(["guest", "account"] as const)(
    "is out when the teacher takes out the seat of the %s",
    async (which) => {
      const { gameId, host, guest, ben, account, logIn } = await begun();
      await logIn();
      const ana = await comeIn(account, gameId);
      host.act("REMOVE_PLAYER", { playerId: which === "guest" ? guest.user.id : account.id });
      await ana.line.until("GAME_CLOSED");
      ana.line.send({ type: "JOIN_GAME", gameId });
      await ana.line.until("GAME_CLOSED");
      expect(await admitAs(gameId, account, "Other")).toMatchObject({ ok: false });
      await host.line.answered();
      await goOn(host, 1);
      expect(host.state().seats.map(({ userName }) => userName)).toEqual(["Ben"]);
      expect((await ben.hears("ANSWER_REVEALED")).state!.playerCount).toBe(1);
    },
  );

  test("while the line is cut, before the first question is over, finds the seat", async () => {
    const { gameId, guest, account, logIn } = await begun();
    guest.line.socket.terminate();
    await guest.line.closed;
    await logIn();
    const ana = await comeIn(account, gameId);
    expect(ana.state().mine.hasSeat).toBe(true);
  });

  test("tells other players of a class no account's id", async () => {
    const { host, guest, ben } = await begun();
    guest.answer(rightLetter(guest.state()));
    ben.answer("A");
    await all([host, guest, ben], "ANSWER_REVEALED");
    expect(
      host
        .state()
        .seats.map(({ userId }) => userId)
        .toSorted(order),
    ).toEqual([guest.user.id, ben.user.id].toSorted(order));
    const seen = ben.state().seats.map(({ userId, userName }) => [userName, userId]);
    expect(Object.fromEntries(seen)).toEqual({
      Ana: expect.stringMatching(/^player-[12]$/),
      Ben: ben.user.id,
    });
    expect(ben.frames.join("")).not.toContain(guest.user.id);
  });

  test("is paid, though that is while the match is being paid", async () => {
    const { host, guest, account, logIn } = await begun();
    guest.answer(rightLetter(guest.state()));
    await guest.hears("ANSWER_TAKEN");
    await goOn(host, 4);
    const paid: string[] = [];
    const payPlayers = createPayPlayers({
      db: games.app.db,
      async lockAccount(_tx, id) {
        if (id !== guest.user.id) return { id };
        await logIn();
        return undefined;
      },
      payGame(_tx, { accountId }) {
        paid.push(accountId);
        return Promise.resolve({ xp: 2, coins: 0 });
      },
      isWord: () => true,
      recordMissed: () => Promise.resolve(),
      toAccounts: () => {},
    });
    await payPlayers(host.state().matchId!);
    expect(paid).toContain(account.id);
  });

  test("leads on the game that they led", async () => {
    const { guest, account, logIn } = await guestWithAccount("lead");
    const { db, clock } = games.app;
    const setting = { mode: "COMPETITIVE", seconds: 20, showsLeaderboard: true } as const;
    const gameId = await db
      .transaction()
      .execute((tx) =>
        openHosted(tx, { ...setting, hostId: guest.id, questions, now: clock.now() }),
      );
    const person = await games.app.signIn({ name: "Ben" });
    await admitAs(gameId, person, "Ben");
    const [first, ben] = [await comeIn(guest, gameId), await comeIn(person, gameId)];
    first.act("START_GAME");
    await all([first, ben], "GAME_STARTED");
    await logIn();
    const host = await comeIn(account, gameId);
    expect(host.state().mine.isHost).toBe(true);
    await goOn(host, 1);
    host.act("REMOVE_PLAYER", { playerId: person.id });
    await ben.line.until("GAME_CLOSED");
  });
});

describe("nobody is taken out by", () => {
  test.each([
    ["the teacher's own id", "You lead this game yourself. Close it to end it."],
    ["what is no id", "This player is not in this game."],
    ["the id of somebody who has not joined", "This player is not in this game."],
    ["the id of who is out already", "This player is not in this game."],
  ])("%s", async (what, reason) => {
    const { host, players } = await openClass(["Ana", "Ben"]);
    const eve = await games.app.signIn({ name: "Eve" });
    const ids: Record<string, string> = {
      "the teacher's own id": host.user.id,
      "what is no id": "somebody",
      "the id of somebody who has not joined": eve.id,
      "the id of who is out already": players[0]!.user.id,
    };
    if (what === "the id of who is out already") {
      host.act("REMOVE_PLAYER", { playerId: players[0]!.user.id });
      await players[0]!.line.until("GAME_CLOSED");
    }
    host.act("REMOVE_PLAYER", { playerId: ids[what] });
    expect(await host.refused()).toBe(reason);
    host.act("START_GAME");
    await host.hears("GAME_STARTED");
  });
});

describe("nobody but the teacher", () => {
  test.each([
    ["starts it", "START_GAME", undefined],
    ["goes on", "GO_ON", undefined],
    ["ends it", "END_GAME", undefined],
    ["hides the leaderboard", "SHOW_LEADERBOARD", { isShown: false }],
    ["takes somebody out", "REMOVE_PLAYER", { playerId: "b" }],
    ["takes themselves out", "REMOVE_PLAYER", undefined],
  ])("%s", async (_title, action, data) => {
    const { host, players } = await openClass(["Ana", "Ben"]);
    const [ana] = players as [Player];
    if (action !== "START_GAME") {
      host.act("START_GAME");
      await ana.hears("GAME_STARTED");
    }
    const before = ana.state();
    const own = action === "REMOVE_PLAYER" ? { playerId: ana.user.id } : undefined;
    ana.act(action, data ?? own);
    expect(await ana.refused()).toBe("Only the teacher can do this.");
    expect(ana.state()).toEqual(before);
  });
});

describe("who is not of the game", () => {
  test("is not let in, and can do nothing in it", async () => {
    const { gameId } = await openClass(["Ana"]);
    const eve = await games.app.signIn({ name: "Eve" });
    const line = await games.lines.open(games.port, cookieOf(eve));
    line.send({ type: "JOIN_GAME", gameId });
    expect(await line.until("GAME_CLOSED")).toMatchObject({
      gameId,
      message: "Join the game with its code first.",
    });
    line.send({ type: "GAME_ACTION", gameId, action: "GO_ON" });
    expect((await line.until("ERROR")).message).toBe("Join the game with its code first.");
    line.send({ type: "JOIN_GAME", gameId: "6f0c1c1e-0000-4000-8000-000000000000" });
    expect((await line.until("GAME_CLOSED")).message).toBe("This game is not here any more.");
  });

  test("leaves by the last of their windows only", async () => {
    const { gameId, host, players } = await openClass(["Ana", "Ben"]);
    const [ana] = players as [Player];
    const second = await comeIn(ana.user, gameId);
    second.line.send({ type: "LEAVE_GAME" });
    await second.line.answered();
    const stored = async () => {
      const { state } = (await findGame(games.app.db, gameId))!;
      return state.people.length;
    };
    expect(await stored()).toBe(2);
    ana.line.send({ type: "LEAVE_GAME" });
    await ana.line.answered();
    expect(await stored()).toBe(1);
    await games.timers.pass(250);
    await expect.poll(() => host.state().people.map(({ userName }) => userName)).toEqual(["Ben"]);
  });

  test("is taken out in the middle of a match, and stands on nobody's screen any more", async () => {
    const { gameId, host, players } = await openClass(["Ana", "Ben"]);
    const [ana, ben] = players as [Player, Player];
    host.act("START_GAME");
    await all([host, ana, ben], "GAME_STARTED");
    ana.answer(rightLetter(ana.state()));
    ben.answer(wrongLetter(ben.state()));
    await all([host, ana, ben], "ANSWER_REVEALED");
    host.act("REMOVE_PLAYER", { playerId: ana.user.id });
    await ana.line.until("GAME_CLOSED");
    host.act("GO_ON");
    await all([host, ben], "GAME_STARTED");
    for (const { state } of [host, ben]) {
      expect(state().seats.map(({ userName, rank }) => [userName, rank])).toEqual([["Ben", 1]]);
      expect(JSON.stringify(state())).not.toContain(ana.user.id);
      expect(state().playerCount).toBe(1);
    }
    ana.line.send({ type: "JOIN_GAME", gameId });
    await ana.line.until("GAME_CLOSED");
    await goOn(host, 2);
    const match = await findMatchOf(games.app.db, gameId, undefined);
    const { players: told } = (await resultsOf(games.app.db, gameId, match!))!;
    expect(told.map(({ userName, score, isRemoved }) => [userName, score, isRemoved])).toEqual([
      ["Ben", 0, false],
      ["Ana", 100, true],
    ]);
  });

  test("ends nothing before it has begun either", async () => {
    const { players } = await openClass(["Ana"]);
    players[0]!.act("END_GAME");
    expect(await players[0]!.refused()).toBe("Only the teacher can do this.");
  });

  test("is out also where five windows come in while they are taken out", async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const { gameId, host } = await openClass([]);
      const eve = await games.app.signIn({ name: "Eve" });
      await admitAs(gameId, eve, "Eve");
      const lines = [];
      for (let window = 0; window < 5; window += 1) {
        lines.push(await games.lines.open(games.port, cookieOf(eve)));
      }
      for (const [at, line] of lines.entries()) {
        line.send({ type: "JOIN_GAME", gameId });
        if (at === attempt % 5) host.act("REMOVE_PLAYER", { playerId: eve.id });
      }
      for (const line of lines) await line.until("GAME_CLOSED");
      await host.line.answered();
      host.act("START_GAME");
      expect(await host.refused()).toBe("Nobody has joined yet.");
      games.lines.hangUp();
    }
  });

  test("is taken out by the teacher, and does not come back", async () => {
    const { gameId, host, players } = await openClass(["Ana", "Ben"]);
    const [ana] = players as [Player];
    host.act("REMOVE_PLAYER", { playerId: ana.user.id });
    const closed = { gameId, message: "Your teacher has taken you out of this game." };
    expect(await ana.line.until("GAME_CLOSED")).toMatchObject(closed);
    ana.line.send({ type: "JOIN_GAME", gameId });
    expect(await ana.line.until("GAME_CLOSED")).toMatchObject(closed);
    await games.timers.pass(250);
    await expect.poll(() => host.state().people.map(({ userName }) => userName)).toEqual(["Ben"]);
  });
});

describe("a seat", () => {
  const admit = async (gameId: string, name: string) =>
    await admitAs(gameId, await games.app.signIn({ name: "Anybody" }), name);

  const admitted = async (name: string, gameId: string): Promise<TestUser> => {
    const user = await games.app.signIn({ name: "Anybody" });
    await admitAs(gameId, user, name);
    return user;
  };

  test.each(["ana b", "ÁNA B", "A n a-B", "anab", "Аnа B"])(
    "is not given for a name that is taken: %s",
    async (name) => {
      const { gameId } = await openClass(["Ana B"]);
      expect(await admit(gameId, name)).toMatchObject({ ok: false, refusal: { code: "conflict" } });
    },
  );

  test("is not given to somebody new under a name that was taken out", async () => {
    const { gameId, host, players } = await openClass(["Ana"]);
    host.act("REMOVE_PLAYER", { playerId: players[0]!.user.id });
    await players[0]!.line.until("GAME_CLOSED");
    expect(await admit(gameId, "ana")).toMatchObject({
      ok: false,
      refusal: { message: "This name cannot be used in this game. Please give another one." },
    });
    expect(await admit(gameId, "Anna")).toEqual({ ok: true, value: "Anna" });
  });

  test("is the same, with its first name, for who joins again", async () => {
    const { gameId, players } = await openClass(["Ana"]);
    expect(await admitAs(gameId, players[0]!.user, "Other")).toEqual({ ok: true, value: "Ana" });
  });

  test("is given away after two minutes by who joined and never came, and by nobody else", async () => {
    const { gameId, host } = await openClass(["Ana"]);
    await admit(gameId, "Ghost");
    const login = await guestWithAccount(`late-${gameId}`);
    await admitAs(gameId, login.guest, "Late");
    await comeIn(login.guest, gameId);
    await login.logIn();
    host.act("REMOVE_PLAYER", { playerId: (await admitted("Out", gameId)).id });
    await host.line.answered();
    expect(await admit(gameId, "ghost")).toMatchObject({ ok: false });
    games.clock.advance(2 * 60_000 + 1);
    for (const name of ["Ana", "Late", "Out"]) {
      expect(await admit(gameId, name)).toMatchObject({ ok: false });
    }
    expect(await admit(gameId, "Ghost")).toEqual({ ok: true, value: "Ghost" });
  });

  test("is there for 500, and for no more", async () => {
    const { gameId } = await openClass([]);
    await sql`
      with made as (
        insert into account (name, role, time_zone)
        select 'Player', 'LEARNER', 'UTC' from generate_series(1, 499) returning id
      )
      insert into game_player (game_id, account_id, name, name_key, joined_at)
      select ${gameId}::uuid, id, id, id, ${games.clock.now()}::timestamptz from made`.execute(
      games.app.db,
    );
    expect(await admit(gameId, "Ana")).toEqual({ ok: true, value: "Ana" });
    const refusal = { code: "conflict", message: "This game is full." };
    expect(await admit(gameId, "Ben")).toEqual({ ok: false, refusal });
  });
});
