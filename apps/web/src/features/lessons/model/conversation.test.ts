import { expect, it } from "vitest";
import { makeLesson } from "../../../testing/learning";
import { earlierThan, exchangesBefore, turnsIn } from "./conversation";

const { steps } = makeLesson().dialogueFlow;
const answers = { name: "Anna", hello: "", fruit: "pears" };

it("before the first step nothing has been said", () => {
  expect(exchangesBefore(0, steps, {})).toEqual([]);
});

it("what was said fills in the learner's name, in lines and in reactions", () => {
  expect(exchangesBefore(3, steps, answers)).toEqual([
    {
      stepId: "name",
      line: "What is your name?",
      answer: "Anna",
      isWriting: false,
      reaction: null,
    },
    { stepId: "hello", line: "Good morning, Anna.", answer: "", isWriting: false, reaction: null },
    {
      stepId: "fruit",
      line: "What do you want?",
      answer: "pears",
      isWriting: false,
      reaction: "Pears are sweet today, Anna.",
    },
  ]);
});

it("nobody is thanked for what they wrote while they read where help is", () => {
  const [name] = steps;
  const asked = [{ ...name!, reactions: [{ when: [], say: "Thank you." }] }];
  const cried = { name: "my uncle hurts me" };
  expect(exchangesBefore(1, asked, cried)[0]?.reaction).toBe("Thank you.");
  expect(exchangesBefore(1, asked, cried, true)[0]?.reaction).toBeNull();
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

it("what a learner wrote freely is told apart from what was chosen", () => {
  const written = [...steps.slice(0, 3), { ...steps[0]!, id: "about", text: "Tell me more." }];
  const said = exchangesBefore(4, written, { ...answers, about: "I like them." });
  expect(said.map(({ isWriting }) => isWriting)).toEqual([false, false, false, true]);
});

it.each([
  [0, "", 0],
  [0, "aa", 0],
  [0, "aaa", 0],
  [1, "aaaa", 2],
  [2, "aa-aa-", 4],
  [0, "------", 0],
  [1, "-------", 1],
])("%i exchanges of “%s” come before the last six turns", (earlier, kinds, turns) => {
  const [exchange] = exchangesBefore(1, steps, answers);
  const said = [...kinds].map((kind) => ({ ...exchange!, answer: kind === "a" ? "Yes" : "" }));
  expect(earlierThan(6, said)).toBe(earlier);
  expect(turnsIn(said.slice(0, earlier))).toBe(turns);
});
