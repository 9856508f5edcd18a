import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createLexicons, readAhead, readOwnWords } from "./word-lexicons";

const folder = mkdtempSync(join(tmpdir(), "words-"));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (text: string): string => {
  const file = join(folder, "words.txt");
  writeFileSync(file, text);
  return file;
};

describe("the words of the word board", () => {
  test("are common and short by the simple rules, and all of the list by the full ones", () => {
    const lexiconOf = createLexicons();
    expect(["CAT", "HOUSE"].every(lexiconOf("STARTER").has)).toBe(true);
    expect(["QUIXOTIC", "ZAX", "XQZ"].map(lexiconOf("STARTER").has)).toEqual([false, false, false]);
    expect(["CAT", "QUIXOTIC", "XQZ"].map(lexiconOf("CLASSIC").has)).toEqual([true, true, false]);
    expect(lexiconOf("STARTER").levelOf("CAT")).not.toBeNull();
  });

  test("are a school's own by the full rules where it has a list", () => {
    const ownWords = readOwnWords(fileWith("Zebra\r\n  cat \n\nblorple\ncat\n"));
    const lexiconOf = createLexicons({ ownWords });
    expect(["CAT", "ZEBRA", "BLORPLE", "DOG"].map(lexiconOf("CLASSIC").has)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(lexiconOf("STARTER").has("DOG")).toBe(true);
    expect(lexiconOf("CLASSIC").levelOf("BLORPLE")).toBeNull();
  });

  test("of each level are ready before the first game", () => {
    const lexiconOf = createLexicons();
    const asked: string[] = [];
    readAhead((preset) => ({
      ...lexiconOf(preset),
      upTo: (level) => {
        asked.push(`${preset} ${level}`);
        return lexiconOf(preset).graph;
      },
    }));
    expect(asked).toHaveLength(12);
    expect([asked[0], asked.at(-1)]).toEqual(["STARTER A1", "CLASSIC C2"]);
  });

  test.each([
    ["cat\nit's\n", 'line 2 has "it\'s"'],
    ["a\n", 'line 1 has "a"'],
    ["abcdefghijklmnop", 'line 1 has "abcdefghijklmnop"'],
    ["\n \n", "has none"],
  ])("of a broken list %j are refused with what is wrong", (text, reason) => {
    expect(() => readOwnWords(fileWith(text))).toThrow(reason);
  });

  test("of a list that is not there are refused", () => {
    expect(() => readOwnWords(join(folder, "nowhere"))).toThrow("WORD_LIST must name a file");
  });
});
