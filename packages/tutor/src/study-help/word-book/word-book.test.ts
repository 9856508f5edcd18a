import { loadContent } from "@saywell/content/answers";
import { expect, test } from "vitest";
import { examAskedAbout } from "../exams";
import { readFigures } from "../figures";
import { rhymesOf } from "./look-up";
import { readWordQuestion } from "./read-word-question";

const book = loadContent().english.wordBook;
const read = (message: string) =>
  readWordQuestion(message.replace(/[?.]$/, "").toLowerCase(), message, book);

test.each([
  ["what does break a leg mean?", "idiom"],
  ["idioms about weather", "idioms"],
  ["meaning of give up", "phrasal-verb"],
  ["phrasal verbs with get", "phrasal-verbs"],
  ["which preposition with interested", "preposition"],
  ["depend on or of?", "preposition"],
  ["make or do homework?", "verb-choice"],
  ["what verb goes with attention", "collocations"],
  ["noun of decide", "part"],
  ["informal way to say goodbye", "register"],
  ["how many syllables in vegetable", "syllables"],
  ["third form of choose", "verb-forms"],
])("“%s” is understood", (message, of) => {
  expect(read(message)?.of).toBe(of);
});

test.each([
  "I gave up smoking last year.",
  "I am interested in football.",
  "It was a piece of cake!",
  "In America I saw a truck.",
  "I was afraid to speak in the meeting.",
])("who tells “%s” asks nothing", (message) => {
  expect(read(message)).toBeNull();
});

test("figures are read as people say them", () => {
  expect(readFigures("how do i read 1998")).toMatch(/nineteen ninety-eight/);
  expect(readFigures("how to say 3/4")).toMatch(/three quarters/);
  expect(readFigures("i was born in 1998")).toBeNull();
});

test("an exam is told of to whoever asks, and not to whoever passed it", () => {
  expect(examAskedAbout("what are the parts of ielts")).toMatch(/four parts/);
  expect(examAskedAbout("i passed my ielts exam yesterday")).toBeNull();
});

test("words rhyme by their sound", () => {
  expect(rhymesOf("cat", book)).toContain("hat");
  expect(rhymesOf("through", book)).not.toContain("though");
});
