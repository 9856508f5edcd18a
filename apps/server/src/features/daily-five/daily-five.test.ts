import { loadContent } from "@saywell/content/answers";
import type { AnswerLetter, DailyFive } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { movableClock } from "../../testing/movable-clock";

const { quiz } = loadContent();
const clock = movableClock("2026-03-02T09:00:00Z");
const second = 1000;
const hour = 3600 * second;
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const read = (as: TestUser) => app.call("GET /api/daily-five", {}, { as });
const next = (as: TestUser) => app.call("POST /api/daily-five/next", {}, { as });
const answer = (as: TestUser, questionId: string, said: AnswerLetter | "") =>
  app.call("POST /api/daily-five/answers", { body: { questionId, answer: said } }, { as });

/** The shipped answer to a question that is open. */
function letterOf({ question, options }: NonNullable<DailyFive["question"]>): AnswerLetter {
  const found = quiz.questions.find((each) => each.question === question);
  const shown = options.find((option) => option.slice(3) === found?.answer);
  if (shown === undefined) throw new Error(`No shipped question asks: ${question}`);
  return shown[0] as AnswerLetter;
}

/** Answers what is left of today's five, so many of them right. */
async function play(as: TestUser, right = 5): Promise<DailyFive> {
  let five = (await read(as)).body;
  for (let left = right; five.phase !== "FINISHED"; left -= 1) {
    const open = (await next(as)).body.question!;
    five = (await answer(as, open.id, left > 0 ? letterOf(open) : "")).body;
  }
  return five;
}

describe("the daily five", () => {
  test("wait until they are begun, and show no question before", async () => {
    const { body } = await read(await app.signIn({ name: "Ana", level: "B1" }));
    expect(body).toMatchObject({ day: "2026-03-02", level: "B1", phase: "WAITING", rounds: 5 });
    expect(body).toMatchObject({ question: null, answers: [], streak: { current: 0 }, paid: null });
  });

  test("are of the learner's level: A2 where nobody knows it, C1 for C2", async () => {
    expect((await read(await app.signIn({ name: "Ana" }))).body.level).toBe("A2");
    expect((await read(await app.signIn({ name: "Ben", level: "C2" }))).body.level).toBe("C1");
  });

  test("are the same for everybody of a level", async () => {
    const ana = await app.signIn({ name: "Ana", level: "A1" });
    const ben = await app.signIn({ name: "Ben", level: "A1" });
    expect((await next(ana)).body.question).toEqual((await next(ben)).body.question);
  });

  test("tell what is right, and why, only of a question that is over", async () => {
    const as = await app.signIn({ name: "Ana" });
    const asked = await next(as);
    const open = asked.body.question!;
    const bank = quiz.questions.find(({ question }) => question === open.question)!;
    expect(asked.text).not.toContain(bank.explanation);
    expect(asked.text).not.toMatch(/correct|right/i);
    const { body } = await answer(as, open.id, letterOf(open));
    expect(body.phase).toBe("REVEAL");
    expect(body.answers).toMatchObject([
      { id: open.id, isCorrect: true, points: 100, explanation: bank.explanation },
    ]);
  });

  test("are counted by the server's clock", async () => {
    const as = await app.signIn({ name: "Ana" });
    const open = (await next(as)).body.question!;
    clock.advance(10 * second);
    expect((await read(as)).body.endsInMs).toBe(20 * second);
    expect((await answer(as, open.id, letterOf(open))).body.score).toBe(80);
  });

  test("go on where they were after a reload, and asking again asks the same", async () => {
    const as = await app.signIn({ name: "Ana" });
    const first = (await next(as)).body;
    clock.advance(5 * second);
    const again = (await next(as)).body;
    expect(again.question).toEqual(first.question);
    expect(again.endsInMs).toBe(25 * second);
  });

  test("are over, question by question, where nobody answers in time", async () => {
    const as = await app.signIn({ name: "Ana" });
    const open = (await next(as)).body.question!;
    clock.advance(32 * second);
    const late = await answer(as, open.id, "A");
    expect([late.status, late.text]).toEqual([409, "This question is not open now."]);
    expect((await read(as)).body.answers).toMatchObject([{ answer: null, points: 0 }]);
  });

  test("refuse a letter that is none, and change nothing", async () => {
    const as = await app.signIn({ name: "Ana" });
    const open = (await next(as)).body.question!;
    expect((await answer(as, open.id, "E" as "A")).status).toBe(400);
    expect((await read(as)).body).toMatchObject({ phase: "QUESTION", answers: [] });
  });

  test("cannot be answered twice, also by ten answers at once", async () => {
    const as = await app.signIn({ name: "Ana" });
    const open = (await next(as)).body.question!;
    const letter = letterOf(open);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => answer(as, open.id, letter)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read(as)).body.answers).toHaveLength(1);
  });

  test("pay once when they are finished, count as study, and there is no sixth", async () => {
    const as = await app.signIn({ name: "Ana" });
    const five = await play(as);
    expect(five).toMatchObject({ phase: "FINISHED", score: 500, paid: { xp: 15, coins: 1 } });
    const sixth = await next(as);
    expect([sixth.status, sixth.text]).toEqual([
      409,
      "You have answered today's five questions. The next five come tomorrow.",
    ]);
    const params = { userId: as.id };
    const profile = await app.call("GET /api/gamification/profile/{userId}", { params }, { as });
    expect(profile.body).toMatchObject({ xp: 15, coins: 1, streak: 1 });
  });

  test("pay nothing and are no study where nothing was answered, but they are finished", async () => {
    const as = await app.signIn({ name: "Ana" });
    expect((await play(as, 0)).paid).toEqual({ xp: 0, coins: 0 });
    const params = { userId: as.id };
    const profile = await app.call("GET /api/gamification/profile/{userId}", { params }, { as });
    expect(profile.body).toMatchObject({ xp: 0, streak: 0 });
  });

  test("leave what was missed in the review", async () => {
    const as = await app.signIn({ name: "Ana" });
    const { answers } = await play(as, 3);
    const missed = answers.filter(({ isCorrect }) => !isCorrect).map(({ question }) => question);
    const { body } = await app.call("GET /api/review/due", {}, { as });
    const cards = body.cards.map((card) => card.kind === "mistake" && card.question);
    expect(new Set(cards)).toEqual(new Set(missed));
  });

  test("build a run of days of their own, which a day left out ends", async () => {
    const as = await app.signIn({ name: "Ana" });
    expect((await play(as)).streak).toEqual({ current: 1, longest: 1 });
    clock.advance(24 * hour);
    expect((await read(as)).body.streak).toEqual({ current: 1, longest: 1 });
    expect((await play(as, 1)).streak).toEqual({ current: 2, longest: 2 });
    clock.advance(48 * hour);
    expect((await play(as)).streak).toEqual({ current: 1, longest: 2 });
  });

  test("come once a day, wherever the learner says they are", async () => {
    clock.set("2026-03-04T20:00:00Z");
    const as = await app.signIn({ name: "Ana" });
    const move = (time_zone: string) =>
      app.db.updateTable("account").set({ time_zone }).where("id", "=", as.id).execute();
    const first = await play(as);
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"]) {
      await move(zone);
      const { body } = await read(as);
      expect([body.day, body.phase, body.streak.current]).toEqual([first.day, "FINISHED", 1]);
      expect(Date.parse(body.nextAt)).toBeGreaterThan(clock.now().getTime());
    }
    await move("UTC");
    clock.set("2026-03-05T00:10:00Z");
    expect((await read(as)).body).toMatchObject({ day: "2026-03-05", phase: "WAITING" });
  });

  test("change at the learner's own midnight", async () => {
    const as = await app.signIn({ name: "Ana", timeZone: "Asia/Tokyo" });
    const { body } = await read(as);
    const before = new Date(body.nextAt);
    expect(before.getUTCHours()).toBe(15);
    clock.advance(before.getTime() - clock.now().getTime() - 1);
    expect((await read(as)).body.day).toBe(body.day);
    clock.advance(1);
    expect((await read(as)).body.day).not.toBe(body.day);
  });
});
