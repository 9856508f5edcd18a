import { loadContent } from "@saywell/content/answers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { movableClock } from "../../testing/movable-clock";

const clock = movableClock("2026-03-02T09:00:00Z");
const [first, second] = loadContent().lessons;
const [hello, goodbye] = first!.words;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(async () => {
  clock.set("2026-03-02T09:00:00Z");
  await app.empty();
});
afterAll(() => app.close());

const list = (userId: string, as?: TestUser) =>
  app.call("GET /api/review/{userId}/words", { params: { userId } }, as && { as });
const save = (userId: string, as: TestUser | undefined, word: string, lessonId = first!.id) =>
  app.call(
    "POST /api/review/{userId}/words",
    { params: { userId }, body: { lessonId, word } },
    as && { as },
  );
const remove = (userId: string, as: TestUser | undefined, wordId: string) =>
  app.call(
    "DELETE /api/review/{userId}/words/{wordId}",
    { params: { userId, wordId } },
    as && { as },
  );

describe("saved words", () => {
  test("are listed newest first, with meaning and example from the course", async () => {
    const as = await app.signInGuest();
    expect((await list(as.id, as)).body).toEqual([]);
    const saved = await save(as.id, as, hello!.word);
    expect(saved).toMatchObject({
      status: 200,
      body: {
        word: hello!.word,
        meaning: hello!.meaning,
        example: hello!.example,
        lessonId: first!.id,
        savedAt: "2026-03-02T09:00:00.000Z",
      },
    });
    clock.advance(1000);
    await save(as.id, as, goodbye!.word);
    const { body } = await list(as.id, as);
    expect(body.map(({ word }) => word)).toEqual([goodbye!.word, hello!.word]);
    expect(body[1]).toEqual(saved.body);
  });

  test("are kept once, when saved again and when saved many times at once", async () => {
    const as = await app.signInGuest();
    const { body } = await save(as.id, as, hello!.word);
    clock.advance(60_000);
    const again = await Promise.all(Array.from({ length: 8 }, () => save(as.id, as, hello!.word)));
    for (const reply of again) expect(reply.body).toEqual(body);
    expect((await list(as.id, as)).body).toEqual([body]);
  });

  test("are nobody else's", async () => {
    const [as, other] = [await app.signInGuest(), await app.signInGuest()];
    const { body } = await save(as.id, as, hello!.word);
    expect((await list(other.id, other)).body).toEqual([]);
    expect(await remove(other.id, other, body.id)).toMatchObject({ status: 404 });
    expect((await list(as.id, as)).body).toHaveLength(1);
  });

  test("can be taken out, once", async () => {
    const as = await app.signInGuest();
    const { body } = await save(as.id, as, hello!.word);
    expect((await remove(as.id, as, body.id)).body).toEqual({ ok: true });
    expect((await list(as.id, as)).body).toEqual([]);
    expect(await remove(as.id, as, body.id)).toMatchObject({
      status: 404,
      code: "not-found",
      text: "There is no such saved word.",
    });
  });

  test("must be words of the lesson", async () => {
    const as = await app.signInGuest();
    const theirs = second!.words.find(({ word }) => !first!.words.some((own) => own.word === word));
    for (const word of [theirs!.word, "zzz", "__proto__"]) {
      expect(await save(as.id, as, word)).toMatchObject({
        status: 404,
        code: "not-found",
        text: "This lesson has no such word.",
      });
    }
    expect(await save(as.id, as, hello!.word, "a1-lesson-99")).toMatchObject({
      status: 404,
      text: "There is no such lesson.",
    });
  });

  test("that are met on the word board are saved from the lesson that teaches them, or refused", async () => {
    const as = await app.signInGuest();
    const saveMet = (word: string) =>
      app.call(
        "POST /api/review/{userId}/words",
        { params: { userId: as.id }, body: { word } },
        { as },
      );
    const saved = await saveMet(hello!.word.toUpperCase());
    expect(saved).toMatchObject({ status: 200, body: { word: hello!.word } });
    expect(await saveMet("zax")).toMatchObject({ status: 404, code: "not-found" });
    expect((await list(as.id, as)).body).toHaveLength(1);
  });

  test("that the course no longer has are not shown", async () => {
    const as = await app.signInGuest();
    await app.db
      .insertInto("saved_word")
      .values({ account_id: as.id, lesson_id: "withdrawn", word: "gone" })
      .execute();
    expect((await list(as.id, as)).body).toEqual([]);
  });

  test("need a session, the learner's own or an admin's", async () => {
    const learner = await app.signInGuest();
    const { body } = await save(learner.id, learner, hello!.word);
    const others = [undefined, await app.signInGuest(), await app.signIn({ role: "TEACHER" })];
    for (const as of others) {
      const refusal =
        as === undefined
          ? { status: 401, code: "not-signed-in" }
          : { status: 403, code: "forbidden" };
      expect(await list(learner.id, as)).toMatchObject(refusal);
      expect(await save(learner.id, as, goodbye!.word)).toMatchObject(refusal);
      expect(await remove(learner.id, as, body.id)).toMatchObject(refusal);
    }
    const admin = await app.signIn({ role: "ADMIN" });
    expect((await list(learner.id, admin)).body).toHaveLength(1);
    const nobody = "0190b1f0-0000-4000-8000-000000000000";
    expect(await save(nobody, admin, hello!.word)).toMatchObject({
      status: 404,
      text: "There is no such learner.",
    });
  });
});
