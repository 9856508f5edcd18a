import { parse } from "csv-parse/sync";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { inTransaction } from "../../db/transaction";
import { playMatch } from "./testing/played-match";

let app: TestApp;
let teacher: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  teacher = await app.signIn({ role: "TEACHER", name: "Ms Teach", email: "t@example.org" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const question = {
  question: "What is the past of go?",
  answer: "went",
  wrong: ["goed", "gone", "going"],
  explanation: "Go is irregular.",
};
const ofBank = { kind: "bank", category: "FOOTBALL", level: "A2", count: 5 } as const;
const wish = {
  title: "Past of verbs",
  from: ofBank,
  mode: "COMPETITIVE",
  seconds: 20,
  showsLeaderboard: true,
} as const;

const make = (more: object = {}, as: TestUser = teacher) =>
  app.call("POST /api/class-games", { body: { ...wish, ...more } }, { as });
const ofGame = (gameId: string) => ({ params: { gameId } });

describe("a teacher's game", () => {
  test("asks questions of the bank, and is open to a code of six digits", async () => {
    const { status, body } = await make();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: "Past of verbs",
      state: { phase: "WAITING", seconds: 20 },
    });
    expect(body.code).toMatch(/^\d{6}$/);
    expect(body.questions).toHaveLength(5);
    expect(new Set(body.questions.map((each) => each.question)).size).toBe(5);
    const { body: listed } = await app.call("GET /api/class-games", {}, { as: teacher });
    expect(listed.games).toMatchObject([
      { id: body.id, code: body.code, questionCount: 5, playerCount: 0, matches: 0 },
    ]);
  });

  test("asks others when it is made again, and of other levels where one has too few", async () => {
    const asked = async (count: number) => {
      const { body } = await make({ from: { ...ofBank, count } });
      return body.questions.map((each) => each.question);
    };
    const first = await asked(5);
    const second = await asked(5);
    expect(second.filter((each) => first.includes(each))).toEqual([]);
    expect(new Set(await asked(20)).size).toBe(20);
  });

  test("asks all questions of a set of one's own, in their order", async () => {
    const questions = [question, { ...question, question: "And of see?", answer: "saw" }];
    const set = await app.call(
      "POST /api/quiz-sets",
      { body: { title: "Verbs", questions } },
      { as: teacher },
    );
    const { body } = await make({ from: { kind: "set", setId: set.body.id } });
    expect(body.questions).toEqual(questions);
    await app.call(
      "DELETE /api/quiz-sets/{setId}",
      { params: { setId: set.body.id } },
      { as: teacher },
    );
    const again = await app.call("GET /api/class-games/{gameId}", ofGame(body.id), { as: teacher });
    expect(again.body.questions).toEqual(questions);
  });

  test("is nobody else's, not another teacher's nor an admin's", async () => {
    const { body } = await make();
    const other = await app.signIn({ role: "TEACHER", name: "Mr Other", email: "o@example.org" });
    const admin = await app.signIn({ role: "ADMIN", name: "Head", email: "h@example.org" });
    for (const as of [other, admin]) {
      const url = `/api/class-games/${body.id}`;
      const replies = [
        await app.send({ url }, as),
        await app.send({ url: `${url}/results` }, as),
        await app.send({ url: `${url}/results.csv` }, as),
        await app.send({ method: "POST", url: `${url}/close` }, as),
      ];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
  });

  test.each(["a game that is not there", "what is no id"])("is refused as %s", async (what) => {
    const gameId = what === "what is no id" ? "x" : "6f0c1c1e-0000-4000-8000-000000000000";
    const { code } = await app.call("GET /api/class-games/{gameId}", ofGame(gameId), {
      as: teacher,
    });
    expect(code).toBe("not-found");
  });

  test("is not made of another's questions, nor under a title that is not for a class", async () => {
    const other = await app.signIn({ role: "TEACHER", name: "Mr Other", email: "o@example.org" });
    const set = await app.call(
      "POST /api/quiz-sets",
      { body: { title: "Verbs", questions: [question] } },
      { as: other },
    );
    expect((await make({ from: { kind: "set", setId: set.body.id } })).code).toBe("not-found");
    expect((await make({ title: "fuck verbs" })).code).toBe("invalid-input");
    const { body } = await app.call("GET /api/class-games", {}, { as: teacher });
    expect(body.games).toEqual([]);
  });

  test("is one of twenty open ones at most, made one by one or at once", async () => {
    const made = await Promise.all(Array.from({ length: 22 }, () => make()));
    const refused = made.filter(({ status }) => status !== 200);
    expect(refused.map(({ code, text }) => [code, text])).toEqual(
      Array.from({ length: 2 }, () => [
        "conflict",
        expect.stringContaining("You have 20 open games."),
      ]),
    );
    const { body } = await app.call("GET /api/class-games", {}, { as: teacher });
    expect(body.games).toHaveLength(20);
  });

  test("gives its code back when it is closed, and keeps the rest", async () => {
    const { body } = await make();
    const closed = await app.call("POST /api/class-games/{gameId}/close", ofGame(body.id), {
      as: teacher,
    });
    expect(closed.body).toMatchObject({ code: null, questions: body.questions });
    const look = await app.call("GET /api/join/{code}", { params: { code: body.code! } });
    expect(look.code).toBe("not-found");
    expect(
      (await app.call("POST /api/class-games/{gameId}/close", ofGame(body.id), { as: teacher }))
        .status,
    ).toBe(200);
  });

  test("is closed by itself two weeks after it was made, and a day after the last thing in a match", async () => {
    const { body } = await make();
    const endOld = async () => {
      await inTransaction(app.db, (tx) => app.jobs.enqueue(tx, "end-class-games", {}));
      await app.jobs.runWaiting();
      return (await app.call("GET /api/class-games/{gameId}", ofGame(body.id), { as: teacher }))
        .body.code;
    };
    const hoursAgo = (hours: number) => new Date(app.clock.now().getTime() - hours * 3_600_000);
    const madeAt = (created_at: Date) =>
      app.db.updateTable("class_game").set({ created_at }).execute();
    await madeAt(hoursAgo(13 * 24));
    expect(await endOld()).toBe(body.code);
    const { body: listed } = await app.call("GET /api/class-games", {}, { as: teacher });
    expect(listed.games[0]!.closesAt).toBe(hoursAgo(-24).toISOString());
    await playMatch(app.db, {
      gameId: body.id,
      question: body.questions[0]!,
      players: [(await app.signInGuest()).id],
      now: hoursAgo(23),
    });
    await madeAt(hoursAgo(20 * 24));
    expect(await endOld()).toBe(body.code);
    await app.db
      .updateTable("game_event")
      .set({ at: hoursAgo(25) })
      .execute();
    expect(await endOld()).toBeNull();
    const { body: after } = await app.call("GET /api/class-games", {}, { as: teacher });
    expect(after.games[0]!.closesAt).toBeNull();
  });

  test("has no results before it was played", async () => {
    const { body } = await make();
    const none = { title: "Past of verbs", match: 0, matches: 0, endedAt: null };
    const results = await app.call(
      "GET /api/class-games/{gameId}/results",
      { ...ofGame(body.id), query: {} },
      { as: teacher },
    );
    expect(results.body).toEqual({ ...none, teams: [], questions: [], players: [] });
    const url = `/api/class-games/${body.id}`;
    const match = { match: "1" };
    for (const asked of [
      { url: `${url}/results`, query: match },
      { url: `${url}/results.csv` },
      { url: `${url}/results.csv`, query: match },
    ]) {
      const refused = await app.send(asked, teacher);
      expect([refused.statusCode, refused.body]).toEqual([
        404,
        expect.stringContaining("not been played"),
      ]);
    }
  });
});

describe("results", () => {
  /** A game that is over, as its log tells it. */
  async function played() {
    const { body } = await make({ from: { ...ofBank, count: 5 } });
    const names = ["Ana", "=1+1"];
    const players: string[] = [];
    for (const name of names) {
      const { body: joined } = await app.call("POST /api/join", {
        body: { code: body.code!, name: name === "=1+1" ? "Ben" : name },
      });
      players.push(joined.user.id);
    }
    await app.db
      .updateTable("game_player")
      .set({ name: "=1+1" })
      .where("account_id", "=", players[1]!)
      .execute();
    const [first] = body.questions;
    await playMatch(app.db, {
      gameId: body.id,
      question: first!,
      players,
      now: app.clock.now(),
    });
    return { id: body.id, first: first! };
  }

  test("say what each answered, what was right, and why", async () => {
    const { id, first } = await played();
    const { body } = await app.call(
      "GET /api/class-games/{gameId}/results",
      { ...ofGame(id), query: {} },
      { as: teacher },
    );
    expect(body).toMatchObject({
      match: 1,
      matches: 1,
      questions: [
        {
          question: first.question,
          right: first.answer,
          explanation: first.explanation,
          chosen: [
            { option: first.answer, count: 1 },
            { option: first.wrong[0], count: 1 },
            { count: 0 },
            { count: 0 },
          ],
          unanswered: 0,
        },
      ],
      players: [
        {
          userName: "Ana",
          score: 100,
          rank: 1,
          right: 1,
          answers: [{ isRight: true, points: 100 }],
        },
        {
          userName: "=1+1",
          score: 0,
          rank: 2,
          right: 0,
          answers: [{ said: first.wrong[0], isRight: false }],
        },
      ],
    });
  });

  test("keep the name and the replay of a guest who logs in after the game", async () => {
    const { body } = await make();
    const guest = await app.signInGuest();
    const { body: other } = await app.call("POST /api/join", {
      body: { code: body.code!, name: "Ben" },
    });
    await app.call("POST /api/join", { body: { code: body.code!, name: "Ana" } }, { as: guest });
    await playMatch(app.db, {
      gameId: body.id,
      question: body.questions[0]!,
      players: [guest.id, other.user.id],
      now: app.clock.now(),
    });
    const { id: matchId } = await app.db
      .selectFrom("game_match")
      .select("id")
      .executeTakeFirstOrThrow();
    const credentials = { email: "ana@example.org", password: "a long password" };
    const account = await app.signIn({ ...credentials, name: "Ana Long" });
    await app.call("POST /api/session/log-in", { body: credentials }, { as: guest });
    const results = await app.call(
      "GET /api/class-games/{gameId}/results",
      { ...ofGame(body.id), query: {} },
      { as: teacher },
    );
    expect(results.body.players.map(({ userId, userName }) => [userId, userName])).toEqual([
      [account.id, "Ana"],
      [other.user.id, "Ben"],
    ]);
    const replay = await app.call(
      "GET /api/replays/{replayId}",
      { params: { replayId: matchId } },
      { as: account },
    );
    expect(replay.status).toBe(200);
    expect(replay.body.players.find(({ isMe }) => isMe)).toMatchObject({
      userId: account.id,
      userName: "Ana",
      score: 100,
    });
  });

  test("stay as they were when two who played as guests log in to one account", async () => {
    const { body } = await make();
    const credentials = { email: "ana@example.org", password: "a long password" };
    await app.signIn({ ...credentials, name: "Ana Long" });
    const guests = [await app.signInGuest(), await app.signInGuest()];
    for (const [at, as] of guests.entries()) {
      const name = ["Gina", "Gunda"][at]!;
      await app.call("POST /api/join", { body: { code: body.code!, name } }, { as });
    }
    const players = guests.map(({ id }) => id).toReversed();
    const question = body.questions[0]!;
    await playMatch(app.db, { gameId: body.id, question, players, now: app.clock.now() });
    for (const as of guests) {
      await app.call("POST /api/session/log-in", { body: credentials }, { as });
    }
    const results = await app.call(
      "GET /api/class-games/{gameId}/results",
      { ...ofGame(body.id), query: {} },
      { as: teacher },
    );
    expect(results.body.players.map(({ score }) => score)).toEqual([100, 0]);
    expect(new Set(results.body.players.map(({ userId }) => userId)).size).toBe(2);
  });

  test("are a file with a row for each player and for each question, in which no cell is a formula", async () => {
    const { id, first } = await played();
    const reply = await app.send({ url: `/api/class-games/${id}/results.csv` }, teacher);
    expect(reply.headers["content-disposition"]).toContain("saywell-results.csv");
    const rows = parse(reply.body, { bom: true, relax_column_count: true });
    expect(rows[0]).toEqual(["Place", "Name", "Points", "Right answers", "Question 1", "Points 1"]);
    expect(rows[1]).toEqual(["1", "Ana", "100", "1", `right: ${first.answer}`, "100"]);
    expect(rows[2]![1]).toBe("'=1+1");
    expect(rows.at(-1)).toEqual([
      "1",
      first.question,
      first.answer,
      first.explanation,
      "1",
      "2",
      "2",
    ]);
  });
});
