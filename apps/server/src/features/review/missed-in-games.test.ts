import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../db/transaction";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { movableClock } from "../../testing/movable-clock";
import { createDeckService } from "./deck.service";

const clock = movableClock("2026-03-02T09:00:00Z");
const day = 24 * 3600 * 1000;
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const missed = {
  bankId: "general-a1-01",
  question: "How many days are there in a week?",
  answer: "seven",
  wrong: ["five", "six", "eight"],
  explanation: "Monday to Sunday are seven days.",
};

/** Somebody missed these in a game that ended now. */
async function miss(as: TestUser, ...questions: (typeof missed | { bankId: null })[]) {
  const deck = createDeckService({
    db: app.db,
    clock,
    content: { lesson: () => undefined },
    study: {
      lockLearner: () => Promise.resolve({ timeZone: "UTC" }),
      recordStudy: () => Promise.resolve(),
    },
  });
  const all = questions.map((each) => ({ ...missed, ...each }));
  await inTransaction(app.db, (tx) =>
    deck.recordMissed(tx, as.id, { missedIn: "game-1", questions: all, at: clock.now() }),
  );
}
const due = async (as: TestUser) => (await app.call("GET /api/review/due", {}, { as })).body.cards;

describe("a question that was missed in a game", () => {
  test("comes back in the review, with its choices in an order that tells nothing", async () => {
    const as = await app.signIn({ name: "Ana" });
    await miss(as, missed);
    expect(await due(as)).toMatchObject([
      {
        kind: "mistake",
        lessonId: null,
        type: "choice",
        question: missed.question,
        choices: ["eight", "five", "seven", "six"],
        correct: "seven",
        explanation: missed.explanation,
      },
    ]);
  });

  test("is one card, however often it is missed, and lapses when it is missed again", async () => {
    const as = await app.signIn({ name: "Ana" });
    await miss(as, missed);
    const [card] = await due(as);
    const graded = await app.call(
      "POST /api/review/{cardId}/grade",
      { params: { cardId: card!.id }, body: { grade: "easy", reviewId: "first" } },
      { as },
    );
    expect(graded.status).toBe(200);
    expect(await due(as)).toEqual([]);
    clock.advance(day);
    await miss(as, missed);
    // Without the lapse it would come in a week or more.
    clock.advance(2 * day);
    expect(await due(as)).toHaveLength(1);
    // The same game is played again, and the same question missed.
    await miss(as, missed);
    clock.advance(3600 * 1000);
    expect(await due(as)).toHaveLength(1);
  });

  test("of a teacher's own is known by its words", async () => {
    const as = await app.signIn({ name: "Ana" });
    await miss(as, { bankId: null });
    await miss(as, { bankId: null });
    expect(await due(as)).toHaveLength(1);
  });

  test("is missed by nobody else", async () => {
    const ana = await app.signIn({ name: "Ana" });
    await miss(ana, missed);
    expect(await due(await app.signIn({ name: "Ben" }))).toEqual([]);
  });
});
