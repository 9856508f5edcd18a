import { expect, test } from "vitest";
import { correctedText, correctionCards, marksProblem, type TextMark } from "./text-marks";

const text = "Yesterday I go to the school. I have a apple and i eat it in the school.";

let made = 0;
const mark = (wrong: string, better: string | null, more: Partial<TextMark> = {}): TextMark => ({
  id: `m${(made += 1)}`,
  start: text.indexOf(wrong),
  length: wrong.length,
  better,
  why: "",
  comment: "",
  isAutomatic: false,
  state: "ACCEPTED",
  ...more,
});

test("only accepted corrections are made", () => {
  const marks = [
    mark("go", "went"),
    mark("a apple", "an apple"),
    mark("i eat", "I ate", { state: "DROPPED" }),
    mark("have", "had", { state: "PROPOSED" }),
    mark("Yesterday", null, { comment: "Good beginning." }),
  ];
  expect(marksProblem(text, marks)).toBeNull();
  expect(correctedText(text, marks)).toBe(
    "Yesterday I went to the school. I have an apple and i eat it in the school.",
  );
});

test("a card asks for the right words in the learner's own sentence, with its other mistakes put right", () => {
  const marks = [
    mark("go", "went", { why: "It is over." }),
    mark("a apple", "an apple"),
    mark("i eat", "I ate", { comment: "Past again." }),
  ];
  expect(correctionCards(text, marks)).toEqual([
    {
      question: "Yesterday I ____ to the school. (not “go”)",
      correct: "went",
      explanation: "It is over.",
    },
    {
      question: "I have ____ and I ate it in the school. (not “a apple”)",
      correct: "an apple",
      explanation: "",
    },
    {
      question: "I have an apple and ____ it in the school. (not “i eat”)",
      correct: "I ate",
      explanation: "Past again.",
    },
  ]);
});

test("what is put in keeps its space, and what only goes makes no card", () => {
  const written = "I am student. He is is here.";
  const marks = [
    { ...mark("", "a "), start: 5, length: 0 },
    { ...mark("", ""), start: 20, length: 3 },
  ];
  expect(marksProblem(written, marks)).toBeNull();
  expect(correctedText(written, marks)).toBe("I am a student. He is here.");
  expect(correctionCards(written, marks)).toEqual([
    { question: "I am ____ student.", correct: "a", explanation: "" },
  ]);
});

test("of a very long sentence only the words around the gap are asked about", () => {
  const long = `${"very ".repeat(60)}bad ${"and long ".repeat(40)}`;
  const [card] = correctionCards(long, [{ ...mark("", "good"), start: 300, length: 3 }]);
  expect(card?.question.length).toBeLessThan(300);
  expect(card?.question).toMatch(/^… .*____.* … \(not “bad”\)$/);
});

test.each([
  ["lies outside the text", [{ ...mark("go", "went"), length: 500 }], /outside/],
  ["says nothing", [mark("go", null)], /says nothing/],
  ["changes nothing", [mark("go", "go")], /changes nothing/],
  ["puts in nothing", [{ ...mark("go", ""), length: 0 }], /changes nothing/],
  [
    "overlaps another",
    [mark("I have a apple", "I had an apple"), mark("a apple", "an apple")],
    /overlap/,
  ],
  [
    "puts in at one place what another puts in",
    [
      { ...mark("", "a "), start: 3, length: 0 },
      { ...mark("", "the "), start: 3, length: 0 },
    ],
    /overlap/,
  ],
])("a mark that %s is refused", (_, marks, problem) => {
  expect(marksProblem(text, marks)).toMatch(problem);
});

test("a mark that cuts an emoji in two is refused", () => {
  const half = { ...mark("", "x"), start: 4, length: 1 };
  expect(marksProblem("Hi 😀 you", [half])).toMatch(/inside a sign/);
  expect(marksProblem("Hi 😀 you", [{ ...half, start: 3, length: 2 }])).toBeNull();
});

test("marks may overlap where only one of them is accepted", () => {
  const marks = [
    mark("I have a apple", "I had an apple"),
    mark("a apple", "an apple", { state: "DROPPED" }),
    mark("apple", null, { comment: "Which one?" }),
  ];
  expect(marksProblem(text, marks)).toBeNull();
});
