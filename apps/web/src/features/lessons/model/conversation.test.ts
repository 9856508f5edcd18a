import { describe, expect, it } from "vitest";
import { makeLesson } from "../../../testing/learning";
import { exchangesBefore } from "./conversation";

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
      isRight: null,
      second: null,
      reaction: null,
    },
    {
      stepId: "hello",
      line: "Good morning, Anna.",
      answer: "",
      isWriting: false,
      isRight: null,
      second: null,
      reaction: null,
    },
    {
      stepId: "fruit",
      line: "What do you want?",
      answer: "pears",
      isWriting: false,
      isRight: null,
      second: null,
      reaction: "Pears are sweet today, Anna.",
    },
  ]);
});

it("nobody is thanked for what they wrote while they read where help is", () => {
  const [name] = steps;
  const asked = [{ ...name!, reactions: [{ when: [], say: "Thank you." }] }];
  const cried = { name: "my uncle hurts me" };
  expect(exchangesBefore(1, asked, cried)[0]?.reaction).toBe("Thank you.");
  expect(exchangesBefore(1, asked, cried, { hasHelp: true })[0]?.reaction).toBeNull();
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

it("a cry for help is not thanked for later either, when the note is closed", () => {
  const [name, hello] = steps;
  const asked = [{ ...name!, reactions: [{ when: [], say: "Thank you." }] }, hello!];
  const said = exchangesBefore(
    2,
    asked,
    { name: "my uncle hurts me", hello: "" },
    {
      cries: ["name"],
    },
  );
  expect(said.map(({ reaction }) => reaction)).toEqual([null, null]);
});

describe("a choice that was wrong", () => {
  const [name, hello, fruit] = steps;
  const asked = [name!, hello!, { ...fruit!, correct: ["Pears"] }];
  const wrong = { ...answers, fruit: "Apples" };
  const last = (seconds?: Record<string, string | null>) =>
    exchangesBefore(3, asked, wrong, { ...(seconds && { seconds }) })[2];

  it("is followed by what is right, also when the lesson is read again later", () => {
    expect(last()).toMatchObject({
      isRight: false,
      second: null,
      reaction: "The answer is “Pears”.",
    });
  });

  it("is followed by what is said to the second answer, where that was right", () => {
    expect(last({ fruit: "Pears" })).toMatchObject({
      isRight: false,
      second: "Pears",
      reaction: "Pears are sweet today, Anna.",
    });
  });
});
