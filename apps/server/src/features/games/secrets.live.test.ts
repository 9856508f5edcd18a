import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { explanationOf } from "./testing/numbered-questions";
import { type Games, openGames, type Player, rightLetter, wrongLetter } from "./testing/open-games";

/** What must not leave the server before its time. */

let games: Games;
beforeAll(async () => {
  games = await openGames();
});
afterEach(() => games.lines.hangUp());
afterAll(() => games.close());

/** The id in the bank of a question, as these questions say it in their text. */
const bankIdOf = (player: Player): string =>
  player.state().question!.question.replace("question ", "");

/** What is in a payload of an open question besides the question: nothing that tells its answer. */
const tellsAnswer = (frame: string): boolean =>
  /"correctAnswer"|"explanation"|"isCorrect"|"points"|"right"|"plans"|"bankId"|"counts"/.test(
    frame,
  );

test("no payload of an open question tells its answer, what others said, or what comes", async () => {
  const { players, roomId, gameId } = await games.seat(2);
  const [ann, ben] = players as [Player, Player];
  const watching = await games.app.signIn({ name: "Cay", ageBand: "ADULT" });
  ann.act("START_GAME");
  await Promise.all([ann.hears("GAME_STARTED"), ben.hears("GAME_STARTED")]);
  const cay = await games.enter(watching, roomId, gameId);
  await cay.hears("GAME_STATE");
  const everybody = [ann, ben, cay];
  for (let round = 1; round <= 5; round++) {
    if (round > 1) for (const player of everybody) await player.hears("GAME_STARTED");
    const asked = bankIdOf(ann);
    const before = everybody.map(({ frames }) => frames.length);
    games.clock.advance(1500);
    ann.answer(round % 2 === 0 ? rightLetter(ann.state()) : wrongLetter(ann.state()));
    for (const player of everybody) await player.hears("ANSWER_TAKEN");
    const { body } = await games.app.call(
      "GET /api/games/{roomId}",
      { params: { roomId } },
      { as: watching },
    );
    const heard = everybody.flatMap(({ frames }, place) => frames.slice(before[place]));
    for (const frame of [...heard, JSON.stringify(body)]) {
      expect(tellsAnswer(frame)).toBe(false);
      expect(frame).not.toContain(explanationOf(asked));
    }
    // What one chose is told to no other, and scores stand still until the question is over.
    expect(ben.state().mine.answer).toBe(null);
    expect(ben.state().seats.find(({ userId }) => userId === ann.user.id)).toMatchObject({
      hasAnswered: true,
    });
    ben.answer(rightLetter(ben.state()));
    for (const player of everybody) await player.hears("ANSWER_REVEALED");
    expect(cay.state().reveal!.explanation).toBe(explanationOf(asked));
    await games.timers.pass(3000);
  }
  for (const player of everybody) await player.hears("GAME_ENDED");
  const explained = new Set<string>();
  for (const frame of cay.frames) {
    const { state } = JSON.parse(frame) as { state?: { question: unknown; reveal: unknown } };
    const told = /because [A-Z]+-[A-Z]\d-\d/.exec(frame)?.[0];
    if (told === undefined) continue;
    expect(state!.reveal).not.toBe(null);
    explained.add(told);
  }
  expect(explained.size).toBe(5);
});

test("the acknowledgement of the answer that closes a question does not tell whether it was right", async () => {
  const { players } = await games.seat(2);
  const [ann, ben] = players as [Player, Player];
  ann.act("START_GAME");
  await Promise.all([ann.hears("GAME_STARTED"), ben.hears("GAME_STARTED")]);
  ann.answer("A");
  await ben.hears("ANSWER_TAKEN");
  ben.answer("B");
  const taken = await ben.hears("ANSWER_TAKEN");
  expect(taken).toMatchObject({ userId: ben.user.id, state: { phase: "QUESTION", reveal: null } });
  expect(taken).not.toHaveProperty("score");
  expect((await ben.hears("ANSWER_REVEALED")).state!.reveal).not.toBe(null);
});

test("of bots nothing is known before they have answered", async () => {
  const { players } = await games.seat(1);
  const [ann] = players as [Player];
  ann.act("START_GAME");
  await ann.hears("GAME_STARTED");
  await games.timers.pass(20_000);
  await ann.line.answered();
  expect(ann.state().answeredCount).toBe(2);
  expect(ann.frames.filter((frame) => tellsAnswer(frame))).toEqual([]);
});

test("whoever is blocked is somebody, to the one who blocked them and to nobody else", async () => {
  const { players, roomId } = await games.seat(2);
  const [ann, ben] = players as [Player, Player];
  await games.app.db
    .insertInto("block_or_mute")
    .values({ account_id: ann.user.id, against_id: ben.user.id, kind: "BLOCK" })
    .execute();
  games.app.events.publish("blocks-changed", { accountIds: [ann.user.id] });
  const find = async (as: Player["user"]) =>
    (await games.app.call("GET /api/games/{roomId}", { params: { roomId } }, { as })).body.state;
  expect((await find(ann.user)).people.map(({ userName }) => userName)).toEqual([
    "Ann",
    "Somebody",
  ]);
  expect((await find(ben.user)).people.map(({ userName }) => userName)).toContain("Ben");
  ann.act("START_GAME");
  await ann.hears("GAME_STARTED");
  await ben.hears("GAME_STARTED");
  expect(ann.frames.at(-1)).not.toContain('"Ben"');
});

test("the same people are not asked a question again before they have seen all others", async () => {
  const { players } = await games.seat(1, { category: "MEDICAL" });
  const [ann] = players as [Player];
  const asked: string[][] = [[], []];
  for (const match of asked) {
    ann.act("START_GAME");
    for (let round = 1; round <= 5; round++) {
      await ann.hears("GAME_STARTED");
      match.push(bankIdOf(ann));
      ann.answer("A");
      await ann.hears("ANSWER_TAKEN");
      await games.timers.pass(500);
      await ann.hears("ANSWER_REVEALED");
      await games.timers.pass(3000);
    }
    await ann.hears("GAME_ENDED");
  }
  // Four of eight questions of their level and one below it each time.
  expect(new Set(asked.flat()).size).toBe(10);
  expect(asked[0]!.filter((id) => id.includes("-A1-"))).toHaveLength(1);
});
