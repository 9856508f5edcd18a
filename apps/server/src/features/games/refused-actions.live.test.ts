import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findGame } from "./games.store";
import { makeRoom } from "../../testing/factories";
import { type Games, openGames, type Player, rightLetter, wrongLetter } from "./testing/open-games";

/** Whatever is refused is refused to the sender alone, in a sentence, and changes nothing. */

let games: Games;
let ann: Player;
let ben: Player;
let gameId: string;
let roomId: string;
beforeAll(async () => {
  games = await openGames();
});
beforeEach(async () => {
  const seated = await games.seat(2);
  [ann, ben] = seated.players as [Player, Player];
  ({ gameId, roomId } = seated);
});
afterEach(() => games.lines.hangUp());
afterAll(() => games.close());

const stored = async () => (await findGame(games.app.db, gameId))!;

async function start(): Promise<void> {
  ann.act("START_GAME");
  await Promise.all([ann.hears("GAME_STARTED"), ben.hears("GAME_STARTED")]);
}

/** Sends what must be refused; answers how. */
async function refusedAs(player: Player, send: () => void): Promise<string> {
  const before = await stored();
  const others = [ann, ben].filter((each) => each !== player);
  // That somebody has come into the room may still be told.
  const heardOfGame = () =>
    others.map(({ line }) => line.inbox.filter(({ type }) => type !== "USER_JOINED").length);
  const heard = heardOfGame();
  send();
  const sentence = await player.refused();
  for (const { line } of others) await line.answered();
  expect(heardOfGame()).toEqual(heard);
  expect(await stored()).toEqual(before);
  expect(sentence).toMatch(/^[A-Z][^!?]*\.$/);
  return sentence;
}

test("what could not be stored is told to who did it, with the game it is about, and can be done again", async () => {
  await start();
  const { db } = games.app;
  let error: unknown;
  await sql`alter table game_event rename to game_event_away`.execute(db);
  try {
    ann.answer(wrongLetter(ann.state()));
    error = await ann.line.until("ERROR");
  } finally {
    await sql`alter table game_event_away rename to game_event`.execute(db);
  }
  expect(error).toMatchObject({ gameId });
  expect(await stored()).toMatchObject({ state: { given: {} } });
  ann.answer(wrongLetter(ann.state()));
  await ann.hears("ANSWER_TAKEN");
});

describe("is refused", () => {
  test("an answer after the end of its question", async () => {
    await start();
    const { id } = ann.state().question!;
    await games.timers.pass(31_000);
    await Promise.all([ann.hears("ANSWER_REVEALED"), ben.hears("ANSWER_REVEALED")]);
    expect(await refusedAs(ann, () => ann.answer("A", id))).toBe(
      "The time for this question is over.",
    );
    await games.timers.pass(3000);
    await Promise.all([ann.hears("GAME_STARTED"), ben.hears("GAME_STARTED")]);
    expect(await refusedAs(ann, () => ann.answer("A", id))).toBe("This question is not open now.");
  });

  test("a second answer, whatever the first was", async () => {
    await start();
    ann.answer(wrongLetter(ann.state()));
    await Promise.all([ann.hears("ANSWER_TAKEN"), ben.hears("ANSWER_TAKEN")]);
    expect(await refusedAs(ann, () => ann.answer(rightLetter(ann.state())))).toBe(
      "You have already answered this question.",
    );
  });

  test("what is no option", async () => {
    await start();
    expect(await refusedAs(ann, () => ann.answer("E"))).toBe("Please answer with A, B, C or D.");
  });

  test("a question that the game does not ask", async () => {
    await start();
    expect(await refusedAs(ann, () => ann.answer("A", "1-2"))).toBe(
      "This question is not open now.",
    );
  });

  test("a start while the game runs", async () => {
    await start();
    expect(await refusedAs(ben, () => ben.act("START_GAME"))).toBe(
      "This game has already started.",
    );
  });

  test("an answer and an end where no game runs", async () => {
    const nothing = "No game is running. Start a new one.";
    expect(await refusedAs(ann, () => ann.answer("A", "1-1"))).toBe(nothing);
    expect(await refusedAs(ann, () => ann.act("END_GAME", { results: [] }))).toBe(nothing);
    await start();
    ann.act("END_GAME");
    ben.act("END_GAME");
    await Promise.all([ann.hears("GAME_ENDED"), ben.hears("GAME_ENDED")]);
    expect(await refusedAs(ann, () => ann.answer("A", "1-1"))).toBe(nothing);
  });

  test("a turn on a board that a quiz has not", async () => {
    const turn = { word: "CAT", score: 5, turnScore: 5, placedTiles: [] };
    expect(await refusedAs(ann, () => ann.act("SUBMIT_TURN", turn))).toBe(
      "This game has no board.",
    );
  });

  test("a game that is not there", async () => {
    for (const unknown of [randomUUID(), "g1"]) {
      const send = () =>
        ann.line.send({ type: "GAME_ACTION", gameId: unknown, action: "START_GAME" });
      expect(await refusedAs(ann, send)).toBe("This game is not here any more.");
    }
  });

  test("whoever is not in the room, and whoever was put out of it", async () => {
    const outside = await games.app.signIn({ name: "Cay", ageBand: "ADULT" });
    const elsewhere = await makeRoom(games.app.db, { memberIds: [outside.id] });
    const cay = games.playerOn(
      await games.lines.join(games.port, outside, elsewhere.id),
      outside,
      gameId,
    );
    const comeFirst = "Come into the room first, then play.";
    expect(await refusedAs(cay, () => cay.act("START_GAME"))).toBe(comeFirst);
    const params = { roomId };
    const left = { params, body: { userId: ben.user.id } };
    await games.app.call("POST /api/rooms/{roomId}/leave", left, { as: ben.user });
    await ben.line.until("ROOM_CLOSED");
    ben.act("START_GAME");
    expect(await ben.refused()).toBe(comeFirst);
  });

  test("whoever watches, and comes to play in the next game", async () => {
    await start();
    const late = await games.app.signIn({ name: "Cay", ageBand: "ADULT" });
    const cay = await games.enter(late, roomId, gameId);
    const { state } = await cay.hears("GAME_STATE");
    expect(state!.mine).toMatchObject({ hasSeat: false });
    await Promise.all([ann.hears("SEATS_CHANGED"), ben.hears("SEATS_CHANGED")]);
    expect(await refusedAs(cay, () => cay.answer("A"))).toBe(
      "You are watching this game. You play in the next one.",
    );
    await games.timers.pass(0);
    ann.act("END_GAME");
    ben.act("END_GAME");
    await cay.hears("GAME_ENDED");
    cay.act("START_GAME");
    expect((await cay.hears("GAME_STARTED")).state!.mine.hasSeat).toBe(true);
  });
});

test("scores and times that a client claims count for nothing", async () => {
  await start();
  games.clock.advance(10_500);
  const { id: questionId } = ann.state().question!;
  const answer = rightLetter(ann.state());
  ann.act("SUBMIT_ANSWER", { questionId, answer, timeToAnswer: -5, score: 1_000_000 });
  ben.answer("");
  const { state } = await ann.hears("ANSWER_REVEALED");
  expect(state!.seats.map(({ score }) => score)).toEqual([80, 0]);
});

test("of two who start at once one does, and of ten actions at once each is answered", async () => {
  for (let count = 0; count < 5; count++) {
    ann.act("START_GAME");
    ben.act("START_GAME");
  }
  await Promise.all([ann.line.answered(), ben.line.answered()]);
  const sentences = [ann, ben].flatMap(({ line }) =>
    line.inbox.flatMap((message) => (message.type === "ERROR" ? [message.message] : [])),
  );
  expect(sentences).toHaveLength(9);
  expect(new Set(sentences)).toEqual(new Set(["This game has already started."]));
  expect(ann.state()).toMatchObject({ match: 1, round: 1, phase: "QUESTION" });
});

test("nobody answers for a bot, nor for another", async () => {
  games.lines.hangUp();
  const { players, gameId: own } = await games.seat(1);
  const [cay] = players as [Player];
  cay.act("START_GAME");
  const { state } = await cay.hears("GAME_STARTED");
  const bot = state!.seats.find(({ isBot }) => isBot)!;
  const data = { questionId: state!.question!.id, answer: "A", userId: bot.userId };
  cay.line.send({
    type: "GAME_ACTION",
    gameId: own,
    action: "SUBMIT_ANSWER",
    userId: bot.userId,
    data,
  });
  const taken = await cay.hears("ANSWER_TAKEN");
  expect(taken.userId).toBe(cay.user.id);
  expect(cay.state().seats.filter(({ hasAnswered }) => hasAnswered)).toMatchObject([
    { userId: cay.user.id },
  ]);
});
