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
      answers: [{ words: "Anna", isRight: null }],
      isWriting: false,
      reaction: null,
      hint: null,
      told: null,
    },
    {
      stepId: "hello",
      line: "Good morning, Anna.",
      answers: [],
      isWriting: false,
      reaction: null,
      hint: null,
      told: null,
    },
    {
      stepId: "fruit",
      line: "What do you want?",
      answers: [{ words: "pears", isRight: null }],
      isWriting: false,
      reaction: "Pears are sweet today, Anna.",
      hint: "Look at the words.",
      told: null,
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
  const reactions = [
    { when: ["Apples"], say: "They are red, {name}." },
    { when: ["Plums"], say: "They are blue." },
    ...fruit!.reactions,
  ];
  const asked = [name!, hello!, { ...fruit!, correct: ["Pears"], reactions }];
  const wrong = { ...answers, fruit: "Apples" };
  const last = (seconds?: Record<string, string>) =>
    exchangesBefore(3, asked, wrong, { ...(seconds && { seconds }) })[2];

  it("is followed by why and by what is right, also when the lesson is read again later", () => {
    expect(last()).toMatchObject({
      answers: [{ words: "Apples", isRight: false }],
      reaction: "They are red, Anna.",
      told: "The answer is “Pears”.",
    });
  });

  it("is followed by what is said to the second answer, where that was right", () => {
    expect(last({ fruit: "Pears" })).toMatchObject({
      answers: [
        { words: "Apples", isRight: false },
        { words: "Pears", isRight: true },
      ],
      reaction: "Pears are sweet today, Anna.",
      hint: "Look at the words.",
      told: null,
    });
  });

  it("is kept with the second one that was wrong too, and with why that was", () => {
    expect(last({ fruit: "Plums" })).toMatchObject({
      answers: [
        { words: "Apples", isRight: false },
        { words: "Plums", isRight: false },
      ],
      reaction: "They are blue.",
      told: "The answer is “Pears”.",
    });
  });
});
