import { expect, test } from "vitest";
import { awaitedTexts, droppedTexts, specifiedTexts } from "./specified-texts";

const count = (lists: readonly (readonly unknown[])[]): number =>
  lists.reduce((sum, { length }) => sum + length, 0);
const walked = count(Object.values(specifiedTexts).flatMap((places) => Object.values(places)));
const awaited = count(Object.values(awaitedTexts));
const dropped = count(Object.values(droppedTexts));

// Whoever adds or takes away a text says so here, so that none goes unnoticed.
test(`of ${walked + awaited + dropped} quoted texts ${walked} are walked, ${awaited} belong to pages still to be built, and ${dropped} were dropped by a decision`, () => {
  expect({ walked, awaited, dropped }).toEqual({ walked: 425, awaited: 22, dropped: 3 });
});

test("every screen that has quoted texts is walked by a test", () => {
  const tests = import.meta.glob<string>("./*.test.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const sources = Object.values(tests).join("");
  const isWalked = (screen: string) => sources.includes(`checkTexts(specifiedTexts.${screen}, {`);
  expect(Object.keys(specifiedTexts).filter((screen) => !isWalked(screen))).toEqual([]);
});

test.each(Object.entries(specifiedTexts))("no place of %s names a text twice", (_, places) => {
  for (const [place, texts] of Object.entries(places)) {
    const words = texts.map((text: unknown) => JSON.stringify(text));
    expect(new Set(words).size, place).toBe(words.length);
  }
});
