import { dirname, join } from "node:path";
import { markedPage } from "@saywell/contract/constants";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { LogEntry } from "../observability/log";
import { bundleForTests } from "../testing/run-product";
import { testThreads } from "../testing/thread-of";
import { createGrammarChecker, type GrammarChecker } from "./grammar-checker";

const { moduleOf } = testThreads();
let checker: GrammarChecker;
let log: LogEntry[] = [];
const closeChecker = async (): Promise<void> => {
  await checker.close();
  log = [];
};

type Options = Partial<Parameters<typeof createGrammarChecker>[0]>;
const open = (options: Options = {}): void => {
  checker = createGrammarChecker({ log: (entry) => log.push(entry), ...options });
};

describe("Harper", () => {
  beforeAll(async () => {
    const main = await bundleForTests("grammar");
    const filename = join(dirname(main), "grammar-checker.worker.js");
    // Nobody gives up on a busy machine, where seconds say nothing of what the thread is kept by.
    open({ timeout: 100_000, workTimeout: 50_000, budget: 20_000, module: { filename } });
  }, 180_000);
  afterAll(closeChecker);

  test("is not kept for seconds by words that are like no other", async () => {
    for (const word of ["Xqzptlkw", "hasOwnProperty", "é".repeat(100), "x".repeat(500)]) {
      await checker.check(word);
    }
    expect(log).toEqual([]);
  }, 180_000);

  test("finds the same mistakes behind ten thousand ends of lines, whatever ends a line", async () => {
    const written = "I have informations and I am agree.";
    const wrong = async (text: string) => (await checker.check(text))?.map(({ wrong }) => wrong);
    const found = await wrong(written);
    expect(found?.length).toBeGreaterThan(1);
    for (const end of ["\n", "\r\n", "\u2028", "\n—"]) {
      const ends = end.repeat(9900 / end.length);
      expect([end, await wrong(`${written}${ends}a`)]).toEqual([end, found]);
      expect([end, await wrong(`${ends}${written}`)]).toEqual([end, found]);
    }
    expect(log).toEqual([]);
  }, 180_000);

  test("marks the page of the front page as it stands there", async () => {
    const written = (part: (typeof markedPage)[number]) =>
      typeof part === "string" ? part : part.wrong;
    const found = await checker.check(markedPage.map(written).join(""));
    expect(found?.map(({ wrong, better }) => ({ wrong, better }))).toEqual(
      markedPage.filter((part) => typeof part !== "string"),
    );
  }, 180_000);

  test("works in the bundle: marks plain mistakes, and leaves right sentences alone", async () => {
    expect(await checker.check("She go to school every day.")).toEqual([
      {
        start: 4,
        length: 2,
        wrong: "go",
        better: "goes",
        why: "After “he”, “she” and “it” the verb takes -s: “she likes”, “he goes”.",
        topic: "third-person-s",
      },
    ]);
    for (const right of [
      "She goes to school every day.",
      "I'd like a coffee, please.",
      "My name is Xiadani and I am from Guadalajara.",
      "My favorite color is gray.",
      "*Hello* [there](friend) # not a heading",
    ]) {
      expect(await checker.check(right)).toEqual([]);
    }

    const text = "😀👍🏽\u{1F469}\u200D\u{1F467} e\u0301 i have a apple,\n\tand I live in spain.";
    const marks = (await checker.check(text)) ?? [];
    expect(marks.map(({ wrong, better }) => [wrong, better])).toEqual([
      ["i", "I"],
      ["a", "an"],
      ["spain", "Spain"],
    ]);
    for (const { start, length, wrong } of marks) {
      expect(text.slice(start, start + length)).toBe(wrong);
    }
    const story = "He go home. ".repeat(3);
    expect((await checker.check(story))?.map(({ start }) => start)).toEqual([3, 15, 27]);
    expect(await checker.check("xqzwv kjhgf ".repeat(160))).toEqual([]);
    expect(await checker.check("It is full of bathosx.", ["bathosx"])).toEqual([]);
    expect(log).toEqual([]);
  }, 180_000);

  test("does not look at a sentence with very many words that it does not know", async () => {
    const words = [..."bcdfghjklmnpqrst"].map((letter) => `xq${letter}zvk`);
    const sentence = (unknown: number) =>
      `I eat a apple every day ${words.slice(0, unknown).join(" and ")}.`;
    expect((await checker.check(sentence(15)))?.[0]).toMatchObject({ wrong: "a", better: "an" });
    expect(await checker.check(sentence(16))).toEqual([]);
    expect(await checker.check(sentence(16).replaceAll(" and xq", "'xq"))).toEqual([]);
  });
});

describe("whoever asks", () => {
  afterEach(closeChecker);
  /** Behaves badly on command, and else says which number of check this was. */
  const script = `
    let count = 0;
    export default async function check({ text }) {
      if (text === "hang") for (;;);
      count += 1;
      return [{ start: 0, length: 1, wrong: text, better: String(count), why: "" }];
    }
  `;
  const slow = `await new Promise((done) => setTimeout(done, 400)); ${script}`;
  const openWith = async (source: string, options: Options = {}): Promise<void> =>
    open({
      // Far longer than a busy machine needs, where a test is not about it.
      timeout: 20_000,
      longTimeout: 20_000,
      workTimeout: 20_000,
      ...options,
      module: await moduleOf(source),
    });
  const countOf = async (text: string): Promise<string | null | undefined> =>
    (await checker.check(text))?.[0]?.better;

  test("waits while the thread gets ready, so that the first message is marked too", async () => {
    await openWith(slow, { timeout: 100 });
    expect(await checker.check("a")).toMatchObject([{ wrong: "a" }]);
    expect(log).toEqual([]);
  });

  test("marks a text once, and tells the same of it again", async () => {
    await openWith(slow, { mostRemembered: 2 });
    expect(await countOf("a")).toBe("1");
    expect(await countOf("b")).toBe("2");
    expect(await countOf("a")).toBe("1");
    // Of three texts two are remembered.
    expect(await countOf("c")).toBe("3");
    expect(await countOf("a")).toBe("4");
  });

  test("is answered without marks when it does not get ready in time", async () => {
    await openWith(slow, { timeout: 100, loadTimeout: 100 });
    expect(await checker.check("a")).toBeNull();
    expect(await checker.checkAndWait("b")).toMatchObject([{ wrong: "b" }]);
    expect(log).toEqual([]);
  });

  test("can tell that it cannot be told from no mistakes", async () => {
    await openWith(slow, { timeout: 30, longTimeout: 30, loadTimeout: 30 });
    expect(await checker.check("a")).toBeNull();
    expect(await checker.checkAndWait("a")).toBeNull();
  });

  test("does not wait for a thread that hangs, whose failure is in the log", async () => {
    await openWith(script, { workTimeout: 1000 });
    expect(await Promise.all([checker.check("hang"), checker.checkAndWait("hang")])).toEqual([
      null,
      null,
    ]);
    expect(await countOf("b")).toBe("1");
    const failed = { event: "grammar-checker-failed" };
    expect(log).toMatchObject([failed, failed]);
  });

  test("is answered at once without marks when too many wait", async () => {
    await openWith(script, { maxWaiting: 2 });
    expect(await Promise.all(["a", "b", "c"].map(countOf))).toEqual(["1", "2", undefined]);
  });

  test("is answered without marks after closing", async () => {
    await openWith(script);
    const waiting = [checker.check("hang"), checker.check("b")];
    await checker.close();
    expect(await Promise.all(waiting)).toEqual([null, null]);
    expect(await checker.check("c")).toBeNull();
  });
});
