import { expect, it } from "vitest";
import { makeLesson } from "../../testing/learning";
import { exchangesBefore } from "./conversation";

const { steps } = makeLesson().dialogueFlow;
const answers = { name: "Anna", hello: "", fruit: "pears" };

it("before the first step nothing has been said", () => {
  expect(exchangesBefore(0, steps, {})).toEqual([]);
});

it("what was said fills in the learner's name, in lines and in reactions", () => {
  expect(exchangesBefore(3, steps, answers)).toEqual([
    { stepId: "name", line: "What is your name?", answer: "Anna", reaction: null },
    { stepId: "hello", line: "Good morning, Anna.", answer: "", reaction: null },
    {
      stepId: "fruit",
      line: "What do you want?",
      answer: "pears",
      reaction: "Pears are sweet today, Anna.",
    },
  ]);
});
