import { describe, expect, test } from "vitest";
import { givenName, isFreeWriting, learnerName, personalise, reactionTo } from "./speech";
import { sampleLesson } from "./testing/sample-lesson";

const { steps } = sampleLesson;

describe("{name}", () => {
  test.each([
    ["the first answer that was typed", { welcome: "", name: "Ana" }, "Hello, Ana. Ana?"],
    ["'learner' until then", { welcome: "" }, "Hello, learner. learner?"],
    ["'learner' for a blank answer", { name: "  " }, "Hello, learner. learner?"],
    ["trimmed", { name: " Ana " }, "Hello, Ana. Ana?"],
    ["'learner' for what is no name", { name: "$& {name}" }, "Hello, learner. learner?"],
    [
      "the name in a whole sentence",
      { name: "Nice to meet you, My name is ana." },
      "Hello, Ana. Ana?",
    ],
  ])("is %s", (_what, answers, said) => {
    expect(personalise("Hello, {name}. {name}?", steps, answers)).toBe(said);
  });

  test.each([
    "I want to die",
    "help me",
    "I'm so sad",
    "im dying",
    "my uncle hurts me every day",
    "there is nobody to talk to",
  ])("is 'learner' for who writes a sentence: %s", (name) => {
    expect(personalise("Nice to meet you, {name}.", steps, { name })).toBe(
      "Nice to meet you, learner.",
    );
  });

  test.each([
    ["My name is Ana", "Ana"],
    ["my name's Ana Lima", "Ana Lima"],
    ["Juan de la Cruz", "Juan de la Cruz"],
    ["Maria I. Lopez", "Maria I. Lopez"],
    ["Imre", "Imre"],
  ])("is found in %s", (name, found) => {
    expect(learnerName(steps, { name })).toBe(found);
  });

  test("is cut after 40 characters, and no character in two", () => {
    expect(learnerName(steps, { name: "a".repeat(100) })).toHaveLength(40);
    expect(Array.from(learnerName(steps, { name: "𝔸".repeat(100) }))).toHaveLength(40);
    expect(learnerName(steps, { name: `${"A".repeat(39)}a ${"B".repeat(9)}` })).toBe(
      `${"A".repeat(39)}a`,
    );
  });

  test("is known to be none, for who would keep it", () => {
    expect(givenName(steps, { name: "I'm Ana" })).toBe("Ana");
    expect(givenName(steps, { name: "I don't know" })).toBeNull();
    expect(givenName(steps, {})).toBeNull();
  });

  test("is 'learner' in a lesson that asks nothing", () => {
    expect(learnerName([steps[0]!], { welcome: "" })).toBe("learner");
  });
});

describe("the teacher's reaction", () => {
  const step = {
    reactions: [
      { when: ["I'm fine", "fine"], say: "Good to hear." },
      { when: ["Fine"], say: "Never reached." },
      { when: [], say: "Thank you for telling me." },
    ],
  };

  test.each([
    [" i’m FINE ", "Good to hear."],
    ["fine", "Good to hear."],
    ["tired", "Thank you for telling me."],
    ["", "Thank you for telling me."],
  ])("to %j is %j: the first match wins, an open one matches all", (answer, said) => {
    expect(reactionTo(step, answer)).toBe(said);
  });

  test("is none that all answers get, where somebody may be in danger", () => {
    expect(reactionTo(step, "my uncle hurts me", { onlyExpected: true })).toBeNull();
    expect(reactionTo(step, "fine", { onlyExpected: true })).toBe("Good to hear.");
  });

  test("is none where nothing is scripted for the answer", () => {
    expect(reactionTo({ reactions: [{ when: ["yes"], say: "Great." }] }, "no")).toBeNull();
    expect(reactionTo({ reactions: [] }, "yes")).toBeNull();
  });
});

describe("free writing is", () => {
  const [welcome, name, greeting] = steps;
  const text = { ...name!, id: "about-you" };
  const open = { when: [], say: "Thank you." };
  test.each([
    ["a typed answer", text, true],
    ["a typed answer with one reaction to all", { ...text, reactions: [open] }, true],
    [
      "not one with expected answers",
      { ...text, reactions: [{ when: ["bought"], say: "Yes." }, open] },
      false,
    ],
    ["not a choice", { ...greeting!, id: "about-you" }, false],
    ["not a line without an answer", { ...welcome!, id: "about-you" }, false],
  ])("%s", (_what, asked, expected) => {
    expect(isFreeWriting([welcome!, name!, asked], "about-you")).toBe(expected);
  });

  test("never the learner's name, nor a step that is not there", () => {
    expect(isFreeWriting(steps, "name")).toBe(false);
    expect(isFreeWriting(steps, "nowhere")).toBe(false);
  });
});
