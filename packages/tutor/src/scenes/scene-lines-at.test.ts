import { cefrLevels } from "@saywell/cefr";
import { sentencesOf, wordsIn } from "@saywell/english";
import { expect, test } from "vitest";
import { beginnersLines } from "./scene-lines";
import { sceneLinesAt } from "./scene-lines-at";

test.each(cefrLevels)(
  "at %s the common lines are short, differ, and name what is named at A1",
  (level) => {
    const lines = sceneLinesAt(level);
    const most = { A: 12, B: 18, C: 25 }[level.charAt(0)]!;
    const slotsIn = (texts: readonly string[]) =>
      new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []));
    for (const [kind, texts] of Object.entries(lines)) {
      expect(texts.length).toBeGreaterThan(0);
      expect(new Set(texts).size).toBe(texts.length);
      expect(slotsIn(texts)).toEqual(slotsIn(beginnersLines[kind as keyof typeof lines]));
      for (const sentence of texts.flatMap(sentencesOf))
        expect(wordsIn(sentence).length).toBeLessThanOrEqual(most);
    }
  },
);
