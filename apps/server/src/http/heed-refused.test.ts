import fastify from "fastify";
import { expect, test } from "vitest";
import { commonRefusal } from "../refusal";
import { heedRefused, heedRefusals, mostRead } from "./heed-refused";

const app = fastify();
let read: readonly string[] = [];
heedRefusals(app, (texts) => {
  read = texts;
  return null;
});

/** What is read of a call that is refused. */
function readOf(body: Record<string, unknown>): readonly string[] {
  read = [];
  const refusal = commonRefusal("not-signed-in");
  heedRefused(app, { heeds: ["name", "answers"] }, { caller: null, request: { body } }, refusal);
  return read;
}
const characters = (texts: readonly string[]): number => texts.join("").length;

test("of a refused call every text in the fields that are heeded is read, of whatever form", () => {
  const answers = [{ answer: "two", more: ["three", null, 4] }, "", "five"];
  const texts = readOf({ name: "one", answers, other: "not asked for" });
  expect(new Set(texts)).toEqual(new Set(["one", "two", "three", "five"]));
});

test("of a refused call no more is read than its budget, over all its fields together", () => {
  const short = readOf({ name: "one", answers: Array.from({ length: 18_000 }, () => "word") });
  expect(short).toHaveLength(mostRead.texts);
  const long = readOf({ name: "x".repeat(9_000), answers: ["y".repeat(9_000), "z".repeat(9_000)] });
  expect(characters(long)).toBe(mostRead.characters);
  const inside = readOf({ answers: Array.from({ length: 900 }, () => [{ a: ["w".repeat(300)] }]) });
  expect(characters(inside)).toBe(mostRead.characters);
  expect(mostRead).toEqual({ texts: 50, characters: 10_000 });
});

test("a refused call that is nested as deep as a body may be is read without harm", () => {
  const depth = 100_000;
  const answers: unknown = JSON.parse(`${"[".repeat(depth)}"word"${"]".repeat(depth)}`);
  expect(readOf({ answers })).toEqual(["word"]);
  expect(readOf({ answers: Array.from({ length: 200_000 }, () => 1) })).toEqual([]);
});
