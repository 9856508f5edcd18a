import { createContent, loadContent } from "@saywell/content/answers";
import { savedWordsMost, wordMaxLength } from "@saywell/contract/constants";
import { sql } from "kysely";
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
const saveFound = (userId: string, as: TestUser | undefined, word: string) =>
  app.call("POST /api/review/{userId}/words", { params: { userId }, body: { word } }, as && { as });
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
        lock: null,
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

describe("a word that is saved without a lesson", () => {
  const giraffe = {
    word: "giraffe",
    meaning: "tallest living quadruped",
    lessonId: null,
    savedAt: "2026-03-02T09:00:00.000Z",
  };

  test("is kept in the form that was found, as the dictionary explains it", async () => {
    const as = await app.signInGuest();
    const saved = await saveFound(as.id, as, "Giraffes");
    expect(saved).toMatchObject({ status: 200, body: giraffe });
    const { body: explained } = await app.call(
      "GET /api/words/{word}",
      { params: { word: "giraffe" } },
      { as },
    );
    const { meaning, example } = explained.meanings[0]!;
    expect(saved.body).toMatchObject({ meaning, example });
    expect((await list(as.id, as)).body).toEqual([saved.body]);
  });

  test("is explained as the course does where it teaches the word", async () => {
    const as = await app.signInGuest();
    const { meaning, example } = goodbye!;
    const { body } = await saveFound(as.id, as, goodbye!.word.toUpperCase());
    expect(body).toMatchObject({ word: goodbye!.word, meaning, example, lessonId: null });
  });

  test("is kept once, saved again and many times at once", async () => {
    const as = await app.signInGuest();
    const { body } = await saveFound(as.id, as, "giraffe");
    clock.advance(60_000);
    const words = ["giraffe", "giraffes", "GIRAFFE"].flatMap((each) => [each, each]);
    const again = await Promise.all(words.map((each) => saveFound(as.id, as, each)));
    for (const reply of again) expect(reply.body).toEqual(body);
    expect((await list(as.id, as)).body).toEqual([body]);
  });

  test("keeps the lesson that it was saved from, and takes that of a lesson from which it is saved later", async () => {
    const as = await app.signInGuest();
    const { body } = await save(as.id, as, hello!.word);
    expect((await saveFound(as.id, as, hello!.word)).body).toEqual(body);
    const found = (await saveFound(as.id, as, goodbye!.word)).body;
    expect(found.lessonId).toBeNull();
    const taught = (await save(as.id, as, goodbye!.word)).body;
    expect(taught).toEqual({ ...found, lessonId: first!.id });
    expect((await saveFound(as.id, as, goodbye!.word)).body).toEqual(taught);
    expect((await list(as.id, as)).body).toHaveLength(2);
  });

  test("is shown without its lesson once the course no longer has that", async () => {
    const as = await app.signInGuest();
    await save(as.id, as, goodbye!.word);
    const { body } = await saveFound(as.id, as, goodbye!.word);
    const { lessons, badges } = loadContent();
    const later = await buildTestApp({
      clock,
      database: { db: app.db },
      content: createContent({ badges, lessons: lessons.filter(({ id }) => id !== first!.id) }),
    });
    const request = { params: { userId: as.id } };
    expect((await later.call("GET /api/review/{userId}/words", request, { as })).body).toEqual([
      { ...body, lessonId: null },
    ]);
    await later.close();
  });

  test.each(["asdfgh", "...", "toString", "fuck", "Shits"])(
    "%j is refused: no dictionary has it, or none that is fit",
    async (word) => {
      const as = await app.signInGuest();
      expect(await saveFound(as.id, as, word)).toMatchObject({
        status: 404,
        code: "not-found",
        text: "There is no such word in our dictionary.",
      });
      expect((await list(as.id, as)).body).toEqual([]);
    },
  );

  test("is of bounded length, and one of a bounded number", async () => {
    const as = await app.signInGuest();
    for (const word of ["", "a".repeat(wordMaxLength + 1)]) {
      expect((await saveFound(as.id, as, word)).status).toBe(400);
    }
    await sql`
      insert into saved_word (account_id, word, meaning)
      select ${as.id}, 'word ' || n, 'something'
      from generate_series(2, ${savedWordsMost}::integer) as n`.execute(app.db);
    expect((await saveFound(as.id, as, "giraffe")).status).toBe(200);
    expect((await saveFound(as.id, as, "giraffe")).status).toBe(200);
    expect(await saveFound(as.id, as, "elephant")).toMatchObject({
      status: 409,
      code: "conflict",
      text: "You have saved 5000 words, and there is no room for more. Take some out first.",
    });
    expect((await save(as.id, as, hello!.word)).status).toBe(200);
  });

  test("needs a session, the learner's own or an admin's", async () => {
    const learner = await app.signInGuest();
    expect(await saveFound(learner.id, undefined, "giraffe")).toMatchObject({
      status: 401,
      code: "not-signed-in",
    });
    for (const as of [await app.signInGuest(), await app.signIn({ role: "TEACHER" })]) {
      expect(await saveFound(learner.id, as, "giraffe")).toMatchObject({
        status: 403,
        code: "forbidden",
      });
    }
    expect((await list(learner.id, learner)).body).toEqual([]);
    const nobody = "0190b1f0-0000-4000-8000-000000000000";
    expect(await saveFound(nobody, await app.signIn({ role: "ADMIN" }), "giraffe")).toMatchObject({
      status: 404,
      text: "There is no such learner.",
    });
  });
});

test("a word of a lesson that the plan has not is not saved, so that none is taught by saving it", async () => {
  const charging = await buildTestApp({ config: { plans: true } });
  try {
    const as = await charging.signInGuest();
    const locked = loadContent().lessons.find(({ difficulty }) => difficulty === "C2")!;
    const reply = await charging.call(
      "POST /api/review/{userId}/words",
      { params: { userId: as.id }, body: { lessonId: locked.id, word: locked.words[0]!.word } },
      { as },
    );
    expect(reply).toMatchObject({ status: 402, code: "plan-required" });
    const kept = await charging.call(
      "GET /api/review/{userId}/words",
      { params: { userId: as.id } },
      { as },
    );
    expect(kept.body).toEqual([]);
  } finally {
    await charging.close();
  }
});
