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

it("only what was said on the learner's path is told, not what the other branch would have said", () => {
  const [name, hello, fruit, howMany] = steps;
  const after = (answer: string) => ({ stepId: "fruit", answers: [answer] });
  const branching = [
    name!,
    hello!,
    fruit!,
    { ...hello!, id: "red", onlyIf: after("Apples"), text: "Apples are red." },
    { ...hello!, id: "soft", onlyIf: after("Pears"), text: "Pears are soft." },
    howMany!,
  ];
  const said = exchangesBefore(5, branching, { ...answers, fruit: "Pears", soft: "" });
  expect(said.map(({ line }) => line)).toEqual([
    "What is your name?",
    "Good morning, Anna.",
    "What do you want?",
    "Pears are soft.",
  ]);
});
