import { describe, expect, test } from "vitest";
import {
  beyondTheHour,
  isSitting,
  nothingSeen,
  rightParts,
  seenDialogue,
  shownBy,
  type StepStatement,
  wholeDialogue,
} from "./seen";
import { branchingLesson, sampleLesson } from "./testing/sample-lesson";

const told = (said: Record<string, string | null>): StepStatement[] =>
  Object.entries(said).map(([stepId, response]) => ({ stepId, response }));

const wholeSample = { name: "Ana", greeting: "good morning", country: "Spain", ready: "Yes" };

describe("a dialogue is seen by what was told of its steps", () => {
  test.each([
    ["nothing", {}, { xp: 0, isWhole: false }],
    ["each step that asks", wholeSample, { xp: 25, isWhole: true }],
    ["all but the last one", { ...wholeSample, ready: "Maybe" }, { xp: 20, isWhole: false }],
    ["one in the middle", { greeting: "Good morning" }, { xp: 5, isWhole: false }],
    ["the first that asks, and so what leads to it", { name: "Ana" }, { xp: 10, isWhole: false }],
    ["steps without words", { name: null, greeting: null }, { xp: 15, isWhole: false }],
    ["an empty answer", { name: " " }, { xp: 0, isWhole: false }],
    ["what was not offered", { country: "Atlantis" }, { xp: 0, isWhole: false }],
    ["a step of no lesson", { nowhere: "Yes" }, { xp: 0, isWhole: false }],
  ])("%s", (_what, said, seen) => {
    expect(seenDialogue(sampleLesson, {}, told(said))).toMatchObject(seen);
  });

  test("in any order, and a first answer that was none does not spoil a second", () => {
    const statements = told(wholeSample).toReversed();
    statements.unshift({ stepId: "country", response: "Atlantis" });
    expect(seenDialogue(sampleLesson, {}, statements).isWhole).toBe(true);
  });

  test("together with the answers that were stored", () => {
    const stored = { welcome: "", name: "Ana", greeting: "Good morning" };
    expect(seenDialogue(sampleLesson, stored, told({ country: "Spain", ready: "No" }))).toEqual({
      xp: 25,
      percent: 100,
      isWhole: true,
    });
    expect(seenDialogue(sampleLesson, stored, [])).toEqual({ xp: 15, percent: 60, isWhole: false });
  });

  test("on the learner's path only: steps of other branches show nothing", () => {
    const inPark = { name: "Ana", place: "Park", when: "Today", trees: "Yes", friend: "No" };
    expect(seenDialogue(branchingLesson, {}, told(inPark)).isWhole).toBe(true);
    const everything = Object.fromEntries(branchingLesson.steps.map(({ id }) => [id, null]));
    expect(seenDialogue(branchingLesson, {}, told({ ...everything, place: "Park" })).xp).toBe(30);
    const beside = { name: "Ana", place: "Park", drink: "Yes", "which-drink": "Tea" };
    expect(seenDialogue(branchingLesson, {}, told(beside))).toMatchObject({
      xp: 10,
      isWhole: false,
    });
  });

  test("a stored answer says which branch was taken, whatever a statement claims", () => {
    const stored = { name: "Ana", place: "Museum" };
    const claims = told({ place: "Café", drink: "Yes", "which-drink": "Tea", friend: "Yes" });
    expect(seenDialogue(branchingLesson, stored, claims)).toMatchObject({ xp: 20, isWhole: false });
  });
});

describe("the simple player", () => {
  const outline = [
    { id: "introduction", correct: "Three" },
    { id: "role-play", correct: "I'm fine" },
  ];

  test("counts a part once its question is answered right", () => {
    expect(rightParts(outline, { introduction: " three ", "role-play": "No" })).toEqual([
      "introduction",
    ]);
    expect(rightParts(outline, { elsewhere: "Three" })).toEqual([]);
  });

  test.each([
    ["six parts in one call", 6, 0, 1, "answers"],
    ["five parts", 5, 0, 1, null],
    ["four parts", 4, 0, 1, null],
    ["the last part after nine tenths of the dialogue", 1, 90, 1, "answers"],
    ["five parts after a tenth of the dialogue", 5, 10, 1, "answers"],
    ["three parts after half of the dialogue", 3, 50, 1, "answers"],
    ["two parts after half of the dialogue", 2, 50, 1, null],
    ["progress that rose twice", 0, 0, 2, "progress"],
    ["too few parts, and progress that rose twice", 4, 0, 2, "progress"],
    ["six parts and progress that rose twice", 6, 0, 2, "answers"],
    ["one call to 100", 0, 0, 1, null],
    ["nothing", 0, 0, 0, null],
  ])("%s", (_what, parts, percent, rises, evidence) => {
    const dialogue = { ...nothingSeen, percent };
    expect(shownBy({ parts, dialogue, rises })).toBe(evidence);
  });

  test("needs nothing more where the whole dialogue was answered", () => {
    const dialogue = wholeDialogue(sampleLesson);
    expect(shownBy({ parts: 0, dialogue, rises: 2 })).toBe("answers");
  });

  test.each([
    [0, 20, true],
    [40, 100, true],
    [80, 100, true],
    [0, 1, false],
    [81, 100, false],
    [40, 40, false],
    [60, 20, false],
  ])("from %i to %i percent is a sitting: %s", (before, after, is) => {
    expect(isSitting(before, after)).toBe(is);
  });
});

describe("what guests bring that was paid on progress alone", () => {
  const paid = (...times: string[]) =>
    times.map((time, index) => ({
      lessonId: `${time} ${index}`,
      paidAt: new Date(`2026-03-02T${time}:00Z`),
    }));
  const beyond = (own: string[], brought: string[]) =>
    beyondTheHour(paid(...own), paid(...brought)).map((id) => id.split(" ")[0]);

  test.each([
    ["a guest's three of an hour come along", [], ["09:00", "09:10", "09:20"], []],
    ["a guest's three of each hour too", [], ["09:00", "09:10", "09:20", "10:01", "10:11"], []],
    ["a second guest's of the same hour do not", ["09:00", "09:10", "09:20"], ["09:30"], ["09:30"]],
    ["nor those of just before it", ["09:00", "09:10", "09:20"], ["08:30"], ["08:30"]],
    ["but those of another hour", ["09:00", "09:10", "09:20"], ["10:21", "07:59"], []],
    ["the earlier ones first", ["09:00", "09:10"], ["09:40", "09:30", "09:20"], ["09:30", "09:40"]],
  ])("%s", (_, own, brought, unpaid) => {
    expect(beyond(own, brought)).toEqual(unpaid);
  });
});
