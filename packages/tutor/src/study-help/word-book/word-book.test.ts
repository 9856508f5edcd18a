import { loadContent } from "@saywell/content/answers";
import { expect, test } from "vitest";
import { examAskedAbout } from "../exams";
import { readFigures } from "../figures";
import { sayBritishAmerican } from "./british-american";
import { idiomNamed, idiomsAbout, idiomTold } from "./idioms";
import { rhymesOf } from "./look-up";
import { sayPreposition } from "./prepositions";
import { readWordQuestion } from "./read-word-question";
import { sayRegisterOf } from "./registers";

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

test("an idiom is found by its name, with or without “be” and the person, and is told with an example", () => {
  expect(idiomNamed("to be on the same page", book)?.phrase).toBe("on the same page");
  expect(idiomNamed("pull my leg", book)?.phrase).toBe("pull somebody's leg");
  expect(idiomNamed("bread and butter pudding", book)).toBeUndefined();
  expect(idiomTold(idiomNamed("get the hang of", book)!)).toMatch(/means: .* For example: /);
});

test("a single word is no idiom, though one is made of it", () => {
  expect(idiomNamed("broke", book)).toBeUndefined();
});

test("of a subject without idioms it is said that there are none, and others are shown", () => {
  expect(idiomsAbout("computers", book)).toMatchObject({
    title: "I know no idiom about “computers”. Here are some others",
  });
  expect(idiomsAbout("health", book)).toMatchObject({
    idioms: [expect.objectContaining({ phrase: "under the weather" })],
  });
});

test.each([
  ["gonna", /informal: .*“going to”/],
  ["kids", /informal: .*“children”/],
  ["a lot of", /“a lot of” is neutral: .*“a great deal of”/],
  ["moreover", /formal: it is for essays and reports\..*“and”/],
  ["i look forward to hearing from you", /formal: it is for the last line of an email/],
  ["good morning", /neutral: it fits all talk and most emails\.$/],
  ["asap", /chats and messages only.*“as soon as possible”/],
  ["don't", /^Short forms/],
  ["too many phrasal verbs", /^Many phrasal verbs/],
  ["love", /Kind regards/],
])("how formal %j is, is told with what it is for or what to write instead", (term, says) => {
  expect(sayRegisterOf(term, book)).toMatch(says);
});

test("how formal something is, is not guessed", () => {
  expect(sayRegisterOf("blorp", book)).toBeNull();
  expect(sayRegisterOf("your old neighbour", book)).toBeNull();
});

test.each([
  [["flat"], /“flat”.*“apartment”/],
  [["movie", "film"], /“film”.*“movie”/],
  [["pants"], /“trousers”, and in America “pants”\. .*“pants”, and in America “underpants”/],
  [["color"], /“colour” is the British spelling/],
])("%j is told on both sides of the ocean", (terms, says) => {
  expect(sayBritishAmerican(terms, book)).toMatch(says);
});

test("two words that are no pair are not said to be one", () => {
  expect(sayBritishAmerican(["flat", "movie"], book)).toBeNull();
  expect(sayBritishAmerican(["colour", "paint"], book)).toBeNull();
});

test.each([
  ["to be interested", [], /^We say “interested in”/],
  ["apologize", ["for", "of"], /^We say “apologise for” \(with what you did\)/],
  ["contact", [], /no preposition \(when it is a verb\).*“contact with” \(when it is a noun\)/],
  ["comment", [], /^We say “comment on”: “[^”]*”$/],
  ["fed up", ["of"], /I would not write “fed up of”/],
])("what stands behind %j is told, with what each is for", (term, offered, says) => {
  expect(sayPreposition(term, book, offered)).toMatch(says);
});
