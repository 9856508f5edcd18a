import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BoardPlayer, openBoards } from "./testing/open-boards";

let boards: Awaited<ReturnType<typeof openBoards>>;
beforeAll(async () => {
  boards = await openBoards({ roomLimits: { returnGrace: 20_000 } });
});
afterAll(() => boards.close());

/** Two who play by the simple rules, the one whose turn it is first. */
async function started(count = 2, choice: object = {}) {
  const { players, ...room } = await boards.seatAtBoard(count);
  players[0]!.act("START_GAME", choice);
  for (const player of players) await player.sees(({ phase }) => phase === "PLAYING");
  return { ...room, players };
}

/** The first two letters of a rack. */
const pair = (player: BoardPlayer): string => player.rack().replaceAll("?", "").slice(0, 2);

describe("a word board by the simple rules", () => {
  let players: BoardPlayer[];
  beforeEach(async () => {
    ({ players } = await started());
  });

  test("begins with seven tiles for each and the rest in the bag, and tells nobody which", () => {
    const [ann, ben] = players as [BoardPlayer, BoardPlayer];
    expect(ann.state()).toMatchObject({
      preset: "STARTER",
      size: 11,
      tilesRemaining: 84,
      turnUserId: ann.user.id,
      mine: { isMyTurn: true },
    });
    expect(ann.rack()).toHaveLength(7);
    expect(ben.state().seats.map(({ tileCount }) => tileCount)).toEqual([7, 7]);
    expect(JSON.stringify(ben.frames)).not.toContain(`"${ann.rack()}"`);
  });

  test("scores what lies on the board, whatever the client claims, refills the rack and passes the turn on", async () => {
    const [ann, ben] = players as [BoardPlayer, BoardPlayer];
    const word = pair(ann);
    const values = new Map(ann.state().mine.rack.map(({ letter, value }) => [letter, value]));
    ann.lay(word, { row: 4, col: 4 });
    const told = await ben.hears("TURN_SUBMITTED");
    const score = Array.from(word).reduce((sum, letter) => sum + values.get(letter)!, 0);
    expect(told).toMatchObject({ userId: ann.user.id, score });
    const state = await ben.sees(({ turnUserId }) => turnUserId === ben.user.id);
    expect(state.rows[4]).toBe(`....${word}.....`);
    expect(state.tilesRemaining).toBe(82);
    await ann.sees(({ turnUserId }) => turnUserId === ben.user.id);
    expect(ann.rack()).toHaveLength(7);
  });

  test.each([
    ["no tiles", "", { row: 0, col: 0 }, "Please place tiles on the board"],
    ["tiles that are not held", "QZQZ", { row: 0, col: 0 }, undefined],
    ["off the board", "AB", { row: 0, col: 10 }, "This place is not on the board."],
  ] as const)(
    "refuses %s to the sender alone, and nothing changes",
    async (_, letters, at, sentence) => {
      const [ann, ben] = players as [BoardPlayer, BoardPlayer];
      const before = ann.state();
      const heard = ben.frames.length;
      ann.lay(letters, at);
      const refusal = await ann.refused();
      if (sentence !== undefined) expect(refusal).toBe(sentence);
      await ben.line.answered();
      expect(ben.frames.length).toBeLessThanOrEqual(heard + 1);
      expect(ann.state()).toEqual(before);
    },
  );

  test("refuses gaps, lines that bend, two tiles in a cell, and a turn that is another's", async () => {
    const [ann, ben] = players as [BoardPlayer, BoardPlayer];
    const [one, two] = Array.from(pair(ann));
    const submit = (cells: [number, number][]): void =>
      ann.act("SUBMIT_TURN", {
        word: "",
        score: 0,
        turnScore: 0,
        placedTiles: cells.map(([row, col], place) => ({ row, col, letter: [one, two][place] })),
      });
    submit([
      [0, 0],
      [0, 2],
    ]);
    expect(await ann.refused()).toBe("Tiles must be placed next to each other with no gaps!");
    submit([
      [0, 0],
      [1, 1],
    ]);
    expect(await ann.refused()).toBe("Tiles must be in a single row or a single column!");
    submit([
      [0, 0],
      [0, 0],
    ]);
    expect(await ann.refused()).toBe("Two tiles cannot lie in one place.");
    ben.lay(pair(ben), { row: 0, col: 0 });
    expect(await ben.refused()).toBe("It is not your turn.");
    expect(ann.state().turns).toEqual([]);
  });

  test("refuses a word that is in no dictionary, in these words", async () => {
    const [ann] = players as [BoardPlayer];
    const word = ann.rack().slice(0, 3);
    ann.lay(word, { row: 0, col: 0 });
    expect(await ann.refused()).toBe(`"${word}" is not a valid word. Try again!`);
  });

  test("takes one of ten turns that are sent at once", async () => {
    const [ann, ben] = players as [BoardPlayer, BoardPlayer];
    const word = pair(ann);
    for (let time = 0; time < 10; time++) ann.lay(word, { row: 3, col: 3 });
    await ben.sees(({ turns }) => turns.length === 1);
    await ann.line.answered();
    expect(ann.state().turns).toHaveLength(1);
    expect(ann.state().turnUserId).toBe(ben.user.id);
  });

  test("does in no other turn what was meant for one", async () => {
    const [ann, ben] = players as [BoardPlayer, BoardPlayer];
    ann.act("PASS_TURN", { match: 1, turns: 3 });
    expect(await ann.refused()).toBe("The game has just gone on. Look at it, then try again.");
    ann.act("PASS_TURN", { match: 1, turns: 0 });
    await ben.sees(({ turnUserId }) => turnUserId === ben.user.id);
    expect(ben.state().turns).toMatchObject([{ kind: "PASSED", passReason: "WISH", score: 0 }]);
  });

  test("ends for both when one gives up, and the other is first", async () => {
    const [ann, ben] = players as [BoardPlayer, BoardPlayer];
    ben.act("END_GAME", { results: [{ userId: ben.user.id, score: 500 }] });
    const state = await ann.sees(({ phase }) => phase === "FINISHED");
    expect(state.end).toMatchObject({ reason: "ALONE" });
    expect(state.seats.find(({ userId }) => userId === ann.user.id)).toMatchObject({ rank: 1 });
    expect(state.matchId).not.toBeNull();
    ann.lay(pair(ann), { row: 3, col: 3 });
    expect(await ann.refused()).toBe("No game is running. Start a new one.");
  });
});

test("a player who comes back has the same rack, and sees the board as it is", async () => {
  const { players, roomId, gameId } = await started();
  const [ann, ben] = players as [BoardPlayer, BoardPlayer];
  ann.lay(pair(ann), { row: 5, col: 5 });
  await ben.sees(({ turns }) => turns.length === 1);
  await ann.sees(({ turns }) => turns.length === 1);
  const rack = ann.rack();
  ann.line.socket.terminate();
  const again = await boards.enterBoard(ann.user, roomId, gameId);
  await again.sees(({ phase }) => phase === "PLAYING");
  expect(again.rack()).toBe(rack);
  expect(again.state().rows).toEqual(ben.state().rows);
});

test("what is asked of a quiz is refused on a board, and what is asked of a board in a quiz", async () => {
  const { players } = await started();
  players[0]!.act("SUBMIT_ANSWER", { questionId: "1-1", answer: "A", timeToAnswer: 1, score: 1 });
  expect(await players[0]!.refused()).toBe("This game asks no questions.");
  const quiz = await boards.seat(1);
  quiz.players[0]!.act("SUBMIT_TURN", { word: "A", score: 1, turnScore: 1, placedTiles: [] });
  expect(await quiz.players[0]!.refused()).toBe("This game has no board.");
});

test("whoever is alone plays with a bot that plays in human time", async () => {
  // A product of its own: no other game has a clock in it.
  const alone = await openBoards();
  const { players } = await alone.seatAtBoard(1);
  const [ann] = players as [BoardPlayer];
  ann.act("START_GAME", { preset: "CLASSIC", board: "SMALL" });
  await ann.sees(({ phase }) => phase === "PLAYING");
  expect(ann.state().seats.map(({ isBot }) => isBot)).toEqual([false, true]);
  ann.act("PASS_TURN");
  await ann.sees(({ turns }) => turns.length === 1);
  await alone.timers.pass(1000);
  await ann.line.answered();
  expect(ann.state().turns).toHaveLength(1);
  await alone.timers.pass(20_000);
  await ann.sees(({ turns }) => turns.length === 2);
  expect(ann.state().turnUserId).toBe(ann.user.id);
  await alone.close();
});

test("a game with a day for each turn needs a private room and somebody to play with", async () => {
  const alone = await boards.seatAtBoard(1);
  alone.players[0]!.act("START_GAME", { clock: "DAY" });
  const sentence = "A game with a day for each turn needs a private room with two people or more.";
  expect(await alone.players[0]!.refused()).toBe(sentence);
  const open = await boards.seatAtBoard(2);
  open.players[0]!.act("START_GAME", { clock: "DAY" });
  expect(await open.players[0]!.refused()).toBe(sentence);
});

describe("a game with a day for each turn", () => {
  async function byCorrespondence() {
    const { players, ...room } = await boards.seatAtBoard(2, { isPrivate: true });
    players[0]!.act("START_GAME", { clock: "DAY" });
    for (const player of players) await player.sees(({ phase }) => phase === "PLAYING");
    return { ...room, players: players as [BoardPlayer, BoardPlayer] };
  }
  const waitingFor = async ({ user }: BoardPlayer) =>
    (await boards.app.call("GET /api/games/my-turns", {}, { as: user })).body;

  test("begins though the others are not there, who find it when they come", async () => {
    const { players, roomId, gameId } = await boards.seatAtBoard(3, { isPrivate: true });
    const [ann, ...others] = players as [BoardPlayer, BoardPlayer, BoardPlayer];
    for (const { line } of others) {
      line.send({ type: "LEAVE_ROOM" });
      await line.answered();
    }
    await ann.sees(({ people }) => people.length === 1);
    ann.act("START_GAME", { clock: "DAY" });
    const { seats } = await ann.sees(({ phase }) => phase === "PLAYING");
    expect(seats.map(({ presence, isBot }) => [presence, isBot])).toEqual([
      ["HERE", false],
      ["AWAY", false],
      ["AWAY", false],
    ]);
    ann.lay(pair(ann), { row: 5, col: 5 });
    const { turnUserId } = await ann.sees(({ turns }) => turns.length === 1);
    const next = others.find(({ user }) => user.id === turnUserId)!;
    expect(await waitingFor(next)).toMatchObject([{ roomId }]);
    const back = await boards.enterBoard(next.user, roomId, gameId);
    await back.sees(({ mine }) => mine.isMyTurn);
  });

  test("waits for whose turn it is, who hears of it wherever they are and finds it in their list", async () => {
    const { players, roomId } = await byCorrespondence();
    const [ann, ben] = players;
    expect(await waitingFor(ann)).toMatchObject([{ roomId, roomName: "Scrabble" }]);
    expect(await waitingFor(ben)).toEqual([]);
    ben.line.send({ type: "LEAVE_ROOM" });
    await ben.line.answered();
    ann.lay(pair(ann), { row: 5, col: 5 });
    expect(await ben.line.until("TURN_WAITING")).toMatchObject({ roomId, roomName: "Scrabble" });
    expect(await waitingFor(ann)).toEqual([]);
    expect(await waitingFor(ben)).toMatchObject([{ roomId }]);
  });

  test("keeps the seat of who leaves the room, and goes on when they come back", async () => {
    const { players, roomId, gameId } = await byCorrespondence();
    const [ann, ben] = players;
    ann.lay(pair(ann), { row: 5, col: 5 });
    await ben.sees(({ turns }) => turns.length === 1);
    const rack = ben.rack();
    for (const { line } of players) {
      line.send({ type: "LEAVE_ROOM" });
      await line.answered();
    }
    await boards.timers.pass(10 * 60_000);
    const again = await boards.enterBoard(ben.user, roomId, gameId);
    const state = await again.sees(({ phase }) => phase === "PLAYING");
    expect(state.turnUserId).toBe(ben.user.id);
    expect(again.rack()).toBe(rack);
    again.lay(pair(again), { row: 0, col: 0 });
    await again.sees(({ turns }) => turns.length === 2);
  });
});

test("a game with a day for each turn goes on without whoever has left its room for good", async () => {
  const { players, roomId } = await boards.seatAtBoard(3, { isPrivate: true });
  const [ann, ben] = players as [BoardPlayer, BoardPlayer];
  ann.act("START_GAME", { clock: "DAY" });
  for (const player of players) await player.sees(({ phase }) => phase === "PLAYING");
  ann.lay(pair(ann), { row: 5, col: 5 });
  const { turnUserId } = await ann.sees(({ turns }) => turns.length === 1);
  const gone = players.find(({ user }) => user.id === turnUserId)!;
  expect(gone).not.toBe(ann);
  const left = await boards.app.call(
    "POST /api/rooms/{roomId}/leave",
    { params: { roomId }, body: { userId: gone.user.id } },
    { as: gone.user },
  );
  expect(left.status).toBe(200);
  const state = await ann.sees(({ turnUserId: next }) => next !== gone.user.id && next !== null);
  expect(state.phase).toBe("PLAYING");
  expect(state.seats.find(({ userId }) => userId === gone.user.id)?.presence).toBe("LEFT");
  expect(ben.state().version).toBeGreaterThan(0);
});

test("what is no message of a board is refused so that its sender knows of which game", async () => {
  const { players, gameId } = await started();
  const [ann] = players as [BoardPlayer];
  const placedTiles = [{ row: 1.5, col: 0, letter: "A" }];
  ann.line.send({ type: "GAME_ACTION", gameId, action: "SUBMIT_TURN", data: { placedTiles } });
  expect(await ann.line.until("ERROR")).toMatchObject({
    message: "This message was not understood.",
    gameId,
  });
});

test("letters that are none of English are no tiles, though their capital is one", async () => {
  const { players } = await started(2, { preset: "CLASSIC" });
  const [ann] = players as [BoardPlayer];
  for (const letter of ["\u0131", "\u017F", "\uFB03"]) {
    const placedTiles = [{ row: 7, col: 7, letter }];
    ann.act("SUBMIT_TURN", { word: "", score: 0, turnScore: 0, placedTiles });
    expect(await ann.refused()).toBe("Please choose a letter for each tile.");
    ann.act("EXCHANGE_TILES", { tiles: letter });
    expect(await ann.refused()).toBe("You do not have these tiles.");
  }
  expect(ann.state().turns).toEqual([]);
});

test("what is no word earns nothing, though nobody challenged it, and is none of the words met", async () => {
  const { players } = await started(2, { preset: "CLASSIC", challenge: "SINGLE" });
  const [ann, ben] = players as [BoardPlayer, BoardPlayer];
  // The words of these tests have two letters.
  ann.lay(ann.rack().replaceAll("?", "").slice(0, 3), { row: 7, col: 7 });
  await ben.sees(({ turns }) => turns.length === 1);
  ben.act("PASS_TURN");
  await ann.sees(({ turns }) => turns.length === 2);
  ben.act("END_GAME");
  const { matchId } = await ann.sees(({ phase }) => phase === "FINISHED");
  const { body } = await boards.app.call(
    "GET /api/games/matches/{matchId}/analysis",
    { params: { matchId: matchId! } },
    { as: ann.user },
  );
  expect(body.words).toEqual([]);
  await boards.app.jobs.runWaiting();
  expect(await ann.hears("GAME_PAID")).toMatchObject({ userId: ann.user.id, xp: 0, coins: 0 });
});

test("who played to the end learns what each turn could have been, and nobody else does", async () => {
  const { players } = await started(2, { preset: "CLASSIC" });
  const [ann, ben] = players as [BoardPlayer, BoardPlayer];
  ann.lay(pair(ann), { row: 7, col: 7 });
  await ben.sees(({ turns }) => turns.length === 1);
  ben.act("END_GAME");
  const { matchId } = await ann.sees(({ phase }) => phase === "FINISHED");
  const analyse = (as: BoardPlayer["user"]) =>
    boards.app.call(
      "GET /api/games/matches/{matchId}/analysis",
      { params: { matchId: matchId! } },
      { as },
    );
  const { body } = await analyse(ann.user);
  expect(body.turns).toHaveLength(1);
  expect(body.turns[0]!.best!.score).toBeGreaterThanOrEqual(body.turns[0]!.score);
  expect(body.words.map(({ word }) => word)).toEqual([ann.state().turns[0]!.words[0]!.word]);
  const stranger = await boards.app.signIn({ name: "Sly" });
  expect(await analyse(stranger)).toMatchObject({ status: 404, code: "not-found" });
});

test("a game that is over is watched again turn by turn, without a rack in it, and written as notation", async () => {
  const { players } = await started(2, { preset: "CLASSIC" });
  const [ann, ben] = players as [BoardPlayer, BoardPlayer];
  ann.lay(pair(ann), { row: 7, col: 7 });
  await ben.sees(({ turns }) => turns.length === 1);
  ben.act("PASS_TURN");
  await ann.sees(({ turns }) => turns.length === 2);
  const racks = [ann.rack(), ben.rack()];
  ben.act("END_GAME");
  const { matchId } = await ann.sees(({ phase }) => phase === "FINISHED");
  const { body, text } = await boards.app.call(
    "GET /api/replays/{replayId}",
    { params: { replayId: matchId! } },
    { as: ben.user },
  );
  expect(body).toMatchObject({
    kind: "WORD_BOARD",
    size: 15,
    turns: [{ kind: "PLAYED", userId: ann.user.id }, { kind: "PASSED" }],
  });
  for (const rack of racks) expect(text).not.toContain(rack);
  expect(body.kind === "WORD_BOARD" && body.gcg).toContain(">player1:");
});
