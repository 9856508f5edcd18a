import { describe, expect, test } from "vitest";
import { sampleEnglish } from "../testing/sample-english";
import { answerEnglishQuestion, wordByDescription } from "./answer-english-question";
import { readEnglishQuestion, termsToLookUp } from "./read-english-question";

describe("a question about English is understood", () => {
  test.each([
    ["What's the difference between make and do?", ["make", "do"]],
    ["what is the difference between “make” and “do”", ["make", "do"]],
    ["Can you tell me the difference between the verbs make and do please?", ["make", "do"]],
    ["difference of since and for?", ["since", "for"]],
    ["When do I use since and when for?", ["since", "for"]],
    ["When should I say make or do?", ["make", "do"]],
    ["Are lake and river the same?", ["lake", "river"]],
    ["make vs do", ["make", "do"]],
    ["Do we say make a mistake or do a mistake?", ["make a mistake", "do a mistake"]],
    ["I always confuse since and for", ["since", "for"]],
  ])("%j asks how two things differ", (message, terms) => {
    expect(readEnglishQuestion(message)).toEqual({ kind: "difference", terms });
  });

  test.each([
    ["How do you say perro in English?", "perro"],
    ["how can I say “perro”?", "perro"],
    ["What's the English word for Schmetterling?", "schmetterling"],
    ["What do you call a person who makes food?", "person who makes food"],
    ["What is gato in English?", "gato"],
    ["How do you say comfortable?", "comfortable"],
    ["translate casa", "casa"],
  ])("%j asks for an English word", (message, term) => {
    expect(readEnglishQuestion(message)).toEqual({ kind: "say", term });
  });

  test.each([
    ["What does menu mean?", "menu"],
    ["what means menu?", "menu"],
    ["Menu means what?", "menu"],
    ["Can you explain the word “menu”?", "menu"],
    ["I don't know the word menu", "menu"],
    ["What is a menu?", "menu"],
    ["What does “take off” mean?", "take off"],
  ])("%j asks for a meaning", (message, term) => {
    expect(readEnglishQuestion(message)).toEqual({ kind: "meaning", term });
  });

  test.each([
    ["What is the past of go?", "past", "go"],
    ["What's the past tense of the verb “buy”?", "past", "buy"],
    ["What is the plural of child?", "plural", "child"],
    ["What's the comparative of happy?", "comparison", "happy"],
    ["What is the opposite of big?", "opposite", "big"],
    ["How do you say the opposite of big?", "opposite", "big"],
    ["How do you spell comfortable?", "spelling", "comfortable"],
  ])("%j asks for a form", (message, form, term) => {
    expect(readEnglishQuestion(message)).toEqual({ kind: "form", form, term });
  });

  test.each([
    ["Is this sentence correct: I goed home", "I goed home"],
    ["Is this right? She go to school.", "She go to school."],
    ["Can you check “I am agree with you”?", "I am agree with you"],
    ["Can I say I have 25 years?", "I have 25 years"],
    ["can we say “more better”?", "more better"],
    ["Can you say “I look forward to see you”?", "I look forward to see you"],
    ["Is it ok to say I am boring?", "I am boring"],
    ["How do you say “I miss you” in English?", "i miss you"],
  ])("%j asks whether a sentence is right", (message, sentence) => {
    expect(readEnglishQuestion(message)).toEqual({ kind: "check", sentence });
  });

  test.each([
    ["When do we use the present perfect?", "usage", "present perfect"],
    ["How do I use although?", "usage", "although"],
    ["Why do we say “at night”?", "usage", "at night"],
    ["Can I use “would like” for food?", "usage", "would like"],
    ["How do you pronounce thought?", "sound", "thought"],
    ["What does “I'm fed up” mean?", "meaning", "fed up"],
    ["What is another word for big?", "meaning", "big"],
  ])("%j asks for the %s of %j", (message, kind, term) => {
    expect(readEnglishQuestion(message)).toEqual({ kind, term });
  });

  test.each([
    ["Is it a hour or an hour?", ["a hour", "an hour"]],
    ["Which is correct, she don't or she doesn't?", ["she don't", "she doesn't"]],
  ])("%j asks which of %j is right", (message, terms) => {
    expect(readEnglishQuestion(message)).toEqual({ kind: "difference", terms });
  });

  test.each([
    "Can you say that again?",
    "Can I say something?",
    "Can I use your phone?",
    "How are you?",
    "Do you like tea or coffee?",
    "What do you do?",
    "What is your name?",
    "What time is it?",
    "Where do you live?",
    "Who won the match?",
    "What is the capital of France?",
    "What is it?",
    "Why do you say that?",
    "I say hello to my friends every day.",
    "My mother told me the difference.",
    "What should I do?",
  ])("%j asks nothing of the kind", (message) => {
    expect(readEnglishQuestion(message)).toBeNull();
  });
});

test.each([
  "explain the present perfect",
  "I don't understand the present perfect tense",
  "Can you help me with the present perfect please?",
  "I went home. What is the present perfect? And you?",
])("%j asks for a piece of grammar, where it is known", (message) => {
  const topic = sampleEnglish.topics[0]!;
  expect(readEnglishQuestion(message, sampleEnglish)).toEqual({ kind: "grammar", topic });
  expect(readEnglishQuestion(message)?.kind).not.toBe("grammar");
});

test.each([
  ["make or do?", ["make", "do"]],
  ["make a cake or do a cake?", ["make a cake", "do a cake"]],
  ["when I use since and when for?", ["since", "for"]],
])("%j asks how two things differ that are known to be mixed up", (message, terms) => {
  expect(readEnglishQuestion(message, sampleEnglish)).toEqual({ kind: "difference", terms });
  expect(readEnglishQuestion("Tea or coffee?", sampleEnglish)).toBeNull();
});

describe("its answer", () => {
  const answer = (message: string) =>
    answerEnglishQuestion(readEnglishQuestion(message)!, sampleEnglish);

  test.each([
    [
      "What's the difference between do and make?",
      "We “make” something new. We “do” work and activities. For example: “I made a cake.” “I did my homework.”",
    ],
    [
      "Do we say make a mistake or do a mistake?",
      "With “mistake” we use “make”. We “make” something new. We “do” work and activities.",
    ],
    [
      "Do I say do my homework or make my homework?",
      "With “homework” we use “do”. We “make” something new. We “do” work and activities.",
    ],
    [
      "Are lake and river the same?",
      "“lake” (noun) means: a lot of water with land around it. “river” (noun) means: water that flows to the sea.",
    ],
    [
      "What does menu mean?",
      "“menu” (noun) means: a list of the food in a café. For example: “Can I see the menu, please?”",
    ],
    [
      "How do you say comfortable?",
      "You can say “comfortable”. “comfortable” (adjective) means: nice to sit in, lie on or wear. For example: “This chair is comfortable.”",
    ],
    [
      "What do you call a person who makes food in a restaurant?",
      "Do you mean “cook” (a person who makes food in a restaurant)? For example: “The cook made us soup.”",
    ],
    ["What is the past of go?", "The past of “go” is “went”, and with “have” we use “gone”."],
    [
      "What is the past of cooked?",
      "The past of “cook” is “cooked”, and with “have” we use “cooked”.",
    ],
    ["What is the plural of child?", "One child, two children."],
    ["What is the comparative of happy?", "“happy”, “happier”, “the happiest”."],
    ["What is the opposite of small?", "The opposite of “small” is “big” or “large”."],
    ["How do you spell menu?", "“menu” is spelt M-E-N-U."],
  ])("to %j is %j", (message, expected) => {
    expect(answer(message)).toBe(expected);
  });

  test("to a word of another language asks for a description, and finds the word by it", () => {
    expect(answer("How do you say perro?")).toMatch(
      /^I only know English, so “perro” is new to me\./,
    );
    expect(wordByDescription("It is an animal with four legs", sampleEnglish)).toBe(
      "Do you mean “dog” (an animal with four legs that lives with people)? For example: “The dog sleeps on the floor.”",
    );
    expect(wordByDescription("It is green and makes music", sampleEnglish)).toBeNull();
  });

  test.each([
    "What does blorp mean?",
    "What is the opposite of Tuesday?",
    "How do you spell blorp?",
    "What is the past of blorp?",
    "What is the past of menu?",
    "What is the plural of go?",
    "What's the difference between make and making?",
  ])("to %j is not made up", (message) => {
    expect(answer(message)).toBeNull();
  });

  test("never takes the learner's own words for the polite ones that are wanted", () => {
    expect(readEnglishQuestion("How do you say give me open the door politely?")).toBeNull();
  });

  test("names what is wrong in a sentence, and never calls one right", () => {
    const question = readEnglishQuestion("Is this correct: I goed home")!;
    const mark = { start: 0, length: 4, wrong: "goed", better: "went", why: "The past of go." };
    expect(answerEnglishQuestion(question, sampleEnglish, [mark])).toBe(
      "Instead of “goed”, write “went”. The past of go.",
    );
    expect(answerEnglishQuestion(question, sampleEnglish)).toMatch(/I do not see every mistake/);
    const untold = answerEnglishQuestion(question, sampleEnglish, null);
    expect(untold).toMatch(/cannot look for mistakes/);
    expect(untold).not.toMatch(/found/);
  });
});

test.each([
  [
    "Is it a hour or an hour?",
    "a",
    "an",
    "I would write “an hour” and not “a hour”. It begins with a vowel sound.",
  ],
  [
    "Which is better: an hour or a hour?",
    "a",
    "an",
    "I would write “an hour” and not “a hour”. It begins with a vowel sound.",
  ],
])("of two, the one that the grammar check would write: %j", (message, wrong, better, expected) => {
  const mark = { start: 0, length: 1, wrong, better, why: "It begins with a vowel sound." };
  expect(answerEnglishQuestion(readEnglishQuestion(message)!, sampleEnglish, [mark])).toBe(
    expected,
  );
});

test("of a long message its end is read, so that many sentences cost no more than a few", () => {
  const asked = "What does menu mean? ";
  const read = (behind: number) => readEnglishQuestion(`${asked}${"A? ".repeat(behind)}`.trim());
  expect(read(11)).toEqual({ kind: "meaning", term: "menu" });
  expect(read(12)).toBeNull();
  expect(readEnglishQuestion(`${"A? ".repeat(600)}${asked}`)).toEqual(read(11));
});

test("the names of grammar are read once, however many ask", () => {
  let read = 0;
  const names = new Proxy(["present perfect"], {
    get: (list, key) => ((read += key === "0" ? 1 : 0), Reflect.get(list, key)),
  });
  const topic = { ...sampleEnglish.topics[0]!, names };
  const known = { pairs: [], topics: [topic] };
  for (let turn = 0; turn < 5; turn++)
    expect(readEnglishQuestion("Explain the present perfect, please", known)).toMatchObject({
      kind: "grammar",
    });
  expect(read).toBe(1);
});

test("only what an answer needs is looked up", () => {
  const terms = (message: string) => termsToLookUp(readEnglishQuestion(message));
  expect(terms("What does menu mean?")).toEqual(["menu"]);
  expect(terms("What's the difference between lake and river?")).toEqual(["lake", "river"]);
  expect(terms("What is the past of go?")).toEqual(["go"]);
  expect(terms("I like tea.")).toEqual([]);
});
