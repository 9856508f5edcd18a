import { loadContent } from "@saywell/content/answers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";

let app: TestApp;
let as: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
  as = await app.signInGuest();
});
afterAll(() => app.close());

const explain = (word: string) => app.call("GET /api/words/{word}", { params: { word } }, { as });

/** The commonest nouns, verbs, adjectives and adverbs of film subtitles. */
const commonest = `
  know get like think good see come want look take tell say time make need mean let thing find little
  big long way people man woman day night year life home house room door name word friend mother father
  child boy girl money work help talk give love feel hope leave stay wait stop start believe happen
  remember understand hear listen show play run walk drive eat drink sleep buy pay keep put turn call
  ask meet bring lose win live die kill great nice bad right wrong sure sorry happy new old young first
  last next best better hot cold early late again always never maybe really very together hard easy`;
const commonestWords = commonest.trim().split(/\s+/);

describe("what a word means", () => {
  const { lessons, english } = loadContent();
  const taught = lessons.flatMap(({ words }) => words);

  test("that the course teaches is what the course says, first", async () => {
    for (const { word, meaning } of taught.slice(0, 150)) {
      const { body } = await explain(word.toUpperCase());
      expect(body.word.toLowerCase()).toBe(word.toLowerCase());
      expect(body.meanings[0]).toMatchObject({ source: "COURSE" });
      expect(body.meanings.some((each) => each.meaning.startsWith(meaning))).toBe(true);
      expect(body.meanings.length).toBeLessThanOrEqual(4);
    }
  });

  test("is said for learners of each of the hundred commonest words, never as in a large dictionary", async () => {
    expect(commonestWords.length).toBeGreaterThanOrEqual(100);
    const ours = new Set([...taught, ...english.dictionary].map(({ meaning }) => meaning));
    const of = (meaning: string) => meaning.replace(/^a form of “[^”]+”: /, "");
    for (const word of commonestWords) {
      const { body } = await explain(word);
      expect(
        body.meanings.map(({ meaning }) => meaning).filter((each) => !ours.has(of(each))),
        word,
      ).toEqual([]);
    }
  });

  test("is ours for hot, and never about a desirable temperature", async () => {
    expect((await explain("hot")).body).toMatchObject({
      word: "hot",
      meanings: [{ partOfSpeech: "adjective", meaning: "very warm, like fire or the sun" }],
    });
  });

  test.each([
    ["hotter", "hot"],
    ["went", "go"],
    ["children", "child"],
    ["studying", "study"],
    ["saw", "see"],
    ["found", "find"],
    ["lying", "lie"],
    ["getting off", "get off"],
    ["Don’t", "do"],
    ["color", "colour"],
    ["better", "better"],
    ["bus", "bus"],
    ["news", "news"],
    ["thing", "thing"],
    ["evening", "evening"],
  ])("of %s is what %s means", async (form, word) => {
    const { body } = await explain(form);
    const entry = english.dictionary.find((each) => each.word === word);
    expect(body.word).toBe(word);
    expect(body.meanings[0]!.meaning).toBe(
      (taught.find((each) => each.word === word) ?? entry)!.meaning,
    );
  });

  test("of a form that is a word of its own has both", async () => {
    const { body } = await explain("left");
    expect(body.word).toBe("left");
    expect(body.meanings.map(({ partOfSpeech }) => partOfSpeech)).toEqual([
      "adjective",
      "adverb",
      "verb",
      "verb",
    ]);
    expect(body.meanings[2]!.meaning).toMatch(/^a form of “leave”: to go away from a place/);
  });

  test.each(["species", "liver"])(
    "of %s is not what a shorter word means that it looks like a form of",
    async (word) => {
      const { body } = await explain(word);
      expect(body.word).toBe(word);
      expect(body.meanings.every(({ meaning }) => !meaning.startsWith("a form of"))).toBe(true);
    },
  );

  test("is first what everybody means, where only a lesson for the advanced teaches another sense", async () => {
    expect((await explain("air")).body.meanings).toMatchObject([
      { partOfSpeech: "noun", source: "DICTIONARY" },
      { partOfSpeech: "verb", source: "COURSE" },
    ]);
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

  test("has the level of the lesson that teaches it", async () => {
    const levels = new Map(
      lessons
        .toReversed()
        .filter(({ difficulty }) => ["A1", "A2", "B1"].includes(difficulty))
        .flatMap(({ words, difficulty }) => words.map(({ word }) => [word, difficulty] as const)),
    );
    expect(levels.size).toBeGreaterThan(40);
    for (const [word, level] of [...levels].slice(0, 40)) {
      expect([word, (await explain(word)).body.level]).toEqual([word, level]);
    }
  });

  test.each([
    ["hot", "A1"],
    ["went", "A1"],
    ["giraffes", "C1"],
    // Only a lesson for the advanced teaches it, in a sense that few know.
    ["air", "A1"],
    ["syzygy", null],
  ])(
    "has, where no lesson explains it first, about the level of its use: %s is %s",
    async (word, level) => {
      expect((await explain(word)).body.level).toBe(level);
    },
  );

  test("needs a session", async () => {
    const reply = await app.call("GET /api/words/{word}", { params: { word: "cat" } });
    expect(reply.status).toBe(401);
  });
});
