import { loadContent } from "@saywell/content/answers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";

let app: TestApp;
let as: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
  as = await app.signInGuest();
});
afterAll(() => app.close());

const explain = (word: string) => app.call("GET /api/words/{word}", { params: { word } }, { as });

describe("what a word means", () => {
  const taught = loadContent().lessons.flatMap(({ words }) => words);

  test("that the course teaches is what the course says, first", async () => {
    for (const { word, meaning } of taught.slice(0, 150)) {
      const { body } = await explain(word.toUpperCase());
      expect(body.word.toLowerCase()).toBe(word.toLowerCase());
      expect(body.meanings[0]).toMatchObject({ source: "COURSE" });
      expect(body.meanings.map((each) => each.meaning)).toContain(meaning);
      expect(body.meanings.length).toBeLessThanOrEqual(4);
    }
  });

  test("is looked up in the dictionary where the course does not teach it", async () => {
    expect((await explain("Giraffes,")).body).toMatchObject({
      word: "giraffe",
      meanings: [{ partOfSpeech: "noun", source: "DICTIONARY" }],
    });
  });

  test.each(["asdfgh", "...", "%", "fuck", "shit", "toString"])(
    "%j is not explained",
    async (word) => {
      expect(await explain(word)).toMatchObject({
        status: 404,
        code: "not-found",
        text: "There is no such word in our dictionary.",
      });
    },
  );

  test("needs a session", async () => {
    const reply = await app.call("GET /api/words/{word}", { params: { word: "cat" } });
    expect(reply.status).toBe(401);
  });
});
