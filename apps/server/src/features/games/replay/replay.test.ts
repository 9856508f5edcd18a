import type { QuizReplay } from "@saywell/contract";
import type { QuizEvent } from "@saywell/quiz";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { makeRoom } from "../../../testing/factories";

let app: TestApp;
let ann: TestUser;
let ben: TestUser;
let matchId: string;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  ann = await app.signIn({ name: "Ann Quillfeather", email: "ann@example.org" });
  ben = await app.signIn({ name: "Ben Inkwell", email: "ben@example.org" });
  matchId = await play([ann.id, ben.id]);
});
afterEach(() => app.empty());
afterAll(() => app.close());

const question = {
  id: "1-1",
  bankId: null,
  question: "Past of go?",
  options: ["went", "goed", "gone", "going"],
  right: "A",
  explanation: "Go is irregular.",
} as const;

/** A game that is over, as its log has it: the first was right, the second wrong, and so was a bot. */
async function play(
  ids: readonly string[],
  { showsLeaderboard = true, host = null as string | null, isOut = false } = {},
): Promise<string> {
  const { db } = app;
  const now = app.clock.now();
  const at = now.getTime();
  const seats = [...ids.map((id) => ({ id, isBot: false })), { id: "bot:nib", isBot: true }];
  const events: QuizEvent[] = [
    {
      type: "started",
      isTeam: false,
      players: seats.map((seat) => ({ ...seat, team: null })),
      questions: [question],
      at,
    },
    { type: "asked", round: 1, plans: [], at },
    { type: "answered", id: ids[0]!, letter: "A", elapsed: 2000, points: 96, at: at + 2000 },
    { type: "answered", id: ids[1]!, letter: "B", elapsed: 5500, points: 0, at: at + 5500 },
    { type: "answered", id: "bot:nib", letter: "C", elapsed: 6000, points: 0, at: at + 6000 },
    { type: "revealed", at: at + 6000 },
    // The second is taken out.
    ...(isOut ? [{ type: "left", id: ids[1]!, at: at + 7000, isRemoved: true } as const] : []),
    { type: "ended", at: at + 9000 },
  ];
  const { id: roomId } = await makeRoom(db, { type: "GAME" });
  const setting = { isTeam: false, time: 30_000, host, showsLeaderboard };
  const { id: gameId } = await db
    .insertInto("game")
    .values({
      room_id: roomId,
      game_type: "TRIVIA",
      mode: "COMPETITIVE",
      setting: JSON.stringify(setting),
      state: "{}",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("game_event")
    .values(
      events.map((event, index) => ({
        game_id: gameId,
        seq: index + 1,
        at: new Date(event.at),
        event: JSON.stringify(event),
      })),
    )
    .execute();
  const part = { number: 1, first_seq: 1, last_seq: events.length };
  const { id } = await db
    .insertInto("game_match")
    .values({ game_id: gameId, ...part, started_at: now, ended_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const watch = async (replayId: string, as?: TestUser) => {
  const params = { replayId };
  const reply = await app.call("GET /api/replays/{replayId}", { params }, as && { as });
  return { ...reply, body: reply.body as QuizReplay };
};
const share = async (as: TestUser = ann): Promise<string> => {
  const params = { matchId };
  const { body } = await app.call("POST /api/games/matches/{matchId}/share", { params }, { as });
  return body.path.replace("/replay/", "");
};

describe("a game that is over", () => {
  test("is watched again by who played in it, round by round, under the names of the game", async () => {
    const { body } = await watch(matchId, ben);
    expect(body).toMatchObject({ mode: "COMPETITIVE", isShared: false, playerCount: 3 });
    expect(
      body.players.map(({ userName, score, rank, isMe }) => [userName, score, rank, isMe]),
    ).toEqual([
      ["Ann", 96, 1, false],
      ["Ben", 0, 2, true],
      ["Nib", 0, 2, false],
    ]);
    expect(body.rounds).toEqual([
      {
        question: "Past of go?",
        options: ["A) went", "B) goed", "C) gone", "D) going"],
        correctAnswer: "A",
        explanation: "Go is irregular.",
        answers: [
          { userId: ann.id, answer: "A", isCorrect: true, points: 96, seconds: 2 },
          { userId: ben.id, answer: "B", isCorrect: false, points: 0, seconds: 5.5 },
          { userId: "bot:nib", answer: "C", isCorrect: false, points: 0, seconds: 6 },
        ],
        scores: [
          { userId: ann.id, score: 96 },
          { userId: ben.id, score: 0 },
          { userId: "bot:nib", score: 0 },
        ],
      },
    ]);
  });

  test("shows nobody but the one who looks where its leaderboard is hidden, and by a link no player", async () => {
    const { id: host } = await app.signIn({ role: "TEACHER" });
    matchId = await play([ann.id, ben.id], { host, showsLeaderboard: false });
    const { body, text } = await watch(matchId, ben);
    expect(body.players.map(({ userName, rank }) => [userName, rank])).toEqual([["Ben", 2]]);
    expect(text).not.toContain(ann.id);
    const shared = await watch(await share(ben));
    expect(shared.body).toMatchObject({ players: [], rounds: [{ question: "Past of go?" }] });
  });

  test("tells of a class nobody but its teacher what another said", async () => {
    const teacher = await app.signIn({ role: "TEACHER" });
    matchId = await play([ann.id, ben.id], { host: teacher.id });
    const saidBy = async (as: TestUser | undefined, id = matchId) =>
      (await watch(id, as)).body.rounds[0]!.answers.map(({ userId }) => userId);
    expect(await saidBy(ben)).toEqual([ben.id]);
    expect(await saidBy(undefined, await share(ben))).toEqual([]);
    expect(await saidBy(teacher)).toEqual([ann.id, ben.id, "bot:nib"]);
    // What stands on the leaderboard is told.
    const { body } = await watch(matchId, ben);
    expect(body.players.map(({ userName, score }) => [userName, score])).toEqual([
      ["Ann", 96],
      ["Ben", 0],
      ["Nib", 0],
    ]);
  });

  test("is not watched, or shown to others, by who was taken out of it", async () => {
    const teacher = await app.signIn({ role: "TEACHER" });
    matchId = await play([ann.id, ben.id], { host: teacher.id, isOut: true });
    expect((await watch(matchId, ben)).code).toBe("not-found");
    const shared = await app.call(
      "POST /api/games/matches/{matchId}/share",
      { params: { matchId } },
      { as: ben },
    );
    expect(shared.code).toBe("not-found");
    expect((await watch(matchId, ann)).status).toBe(200);
  });

  test.each(["a stranger", "nobody"])("is not watched by its id by %s", async (who) => {
    const as = who === "nobody" ? undefined : await app.signIn({ name: "Eve" });
    expect((await watch(matchId, as)).code).toBe("not-found");
  });

  test("calls somebody who was blocked Somebody", async () => {
    await app.db
      .insertInto("block_or_mute")
      .values({ account_id: ben.id, against_id: ann.id, kind: "BLOCK" })
      .execute();
    const { text } = await watch(matchId, ben);
    expect(text).toContain("Somebody");
    expect(text).not.toContain('"Ann"');
  });

  test.each(["what is no id", "a link that nobody made"])("is not found by %s", async (what) => {
    const replayId = what === "what is no id" ? "x" : "AAAAAAAAAAAAAAAAAAAAAA";
    expect((await watch(replayId, ann)).code).toBe("not-found");
  });
});

describe("a link", () => {
  test("shows the game to everybody, and nobody's name or id", async () => {
    const token = await share();
    expect(token).toMatch(/^[\w-]{22}$/);
    const { body, text } = await watch(token);
    expect(body.isShared).toBe(true);
    expect(body.players.map(({ userId, userName }) => [userId, userName])).toEqual([
      ["player-1", "Player 1"],
      ["player-2", "Player 2"],
      ["bot:nib", "Nib"],
    ]);
    for (const secret of ["Ann", "Ben", "Quillfeather", "Inkwell", ann.id, ben.id, matchId]) {
      expect(text).not.toContain(secret);
    }
    expect((await watch(token, await app.signIn({ name: "Eve" }))).text).toBe(text);
  });

  test("is the same when it is asked for again, and another player's own", async () => {
    const token = await share();
    expect(await share()).toBe(token);
    expect(await share(ben)).not.toBe(token);
  });

  test("shows nothing any more once it is taken back, and others' go on", async () => {
    const [own, others] = [await share(), await share(ben)];
    const takeBack = () =>
      app.call("DELETE /api/games/matches/{matchId}/share", { params: { matchId } }, { as: ann });
    expect((await takeBack()).status).toBe(200);
    expect((await watch(own)).code).toBe("not-found");
    expect((await watch(others)).status).toBe(200);
    expect((await takeBack()).code).toBe("not-found");
  });

  test("is not made by who did not play", async () => {
    const as = await app.signIn({ name: "Eve" });
    const params = { matchId };
    const { code } = await app.call("POST /api/games/matches/{matchId}/share", { params }, { as });
    expect(code).toBe("not-found");
    expect(await app.db.selectFrom("match_share").selectAll().execute()).toEqual([]);
  });

  test("is gone with the account that made it", async () => {
    const token = await share();
    await app.db.deleteFrom("account").where("id", "=", ann.id).execute();
    expect((await watch(token)).code).toBe("not-found");
    expect((await watch(matchId, ben)).text).toContain("Somebody");
  });
});
