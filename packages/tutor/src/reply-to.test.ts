import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { REPLY_MAX_LENGTH, replyTo } from "./reply-to";
import { givesAway } from "./spoilers";
import { nothingOfEnglish, sampleEnglish } from "./testing/sample-english";
import { cafe, course } from "./testing/sample-lesson";
import type { Ask, Mistake, Reply, Topic, TutorLesson, Turn } from "./types";

const say = (message: string, more: Partial<Ask> = {}): Reply =>
  replyTo({
    message,
    mayEcho: true,
    help: null,
    history: [],
    lesson: cafe,
    corrections: [],
    course,
    english: nothingOfEnglish,
    level: "A1",
    sentences: [],
    scenes: [],
    ...more,
  });

/** Says one thing after the other, and returns all replies. */
function chat(messages: readonly string[], lesson: TutorLesson | null = cafe): string[] {
  const history: Turn[] = [];
  return messages.map((message) => {
    const { response } = say(message, { lesson, history: [...history] });
    history.push({ sender: "user", text: message }, { sender: "avatar", text: response });
    return response;
  });
}

type Row = [message: string, topic: Topic, ...contained: string[]];

describe("in a lesson", () => {
  test.each<Row>([
    ["What does menu mean?", "word", "a list of the food", "The menu is on the table."],
    ["Hello Iris, what does “menu” mean?", "word", "a list of the food"],
    ["what mean menu", "word", "a list of the food"],
    ["what is a menu?", "word", "a list of the food"],
    ["what's the meaning of the word menu please", "word", "a list of the food"],
    ["menu", "word", "a list of the food"],
    ["What are menus?", "word", "a list of the food"],
    ["How do I use order?", "word", "Let's order two teas.", "to ask for food"],
    ["an example with ordering", "word", "Let's order two teas."],
    ["I don't understand the word bill", "word", "how much you pay"],
    ["what does anything else mean", "word", "if you want more"],
    ["What is the difference between menu and bill?", "word", "a list", "a piece of paper"],
    ["what does platform mean?", "word", "get on a train", "A weekend trip by train"],
    ["what does xylophone mean?", "word", "I do not know “xylophone”", "“menu”"],
    ["Can you explain the grammar?", "grammar", "To order, say", "For example"],
    ["When do I use some?", "grammar", 'Use "some" for two', "I'd like some water."],
    ["What is this lesson about?", "lesson", "At the café"],
    ["hint please", "hint", "Which question"],
    ["I need help with question 2", "hint", "question 2", "list of the food"],
    ["Which order is polite?", "hint", "question 1"],
    ["help with the grammar practice", "hint", "Grammar Practice"],
    ["What would you like to drink today?", "hint", 'Begin with "I would like".'],
    ["Let's practise", "practice", "Write a sentence with “menu”"],
    ["Hi", "greeting", "Iris", "At the café", "?"],
    ["How are you?", "greeting", "program"],
    ["Thank you very much", "thanks", "You are welcome"],
    ["bye", "goodbye", "At the café"],
    ["Are you a robot?", "about-me", "computer program"],
    ["I don't understand", "not-understood", "“menu”"],
    ["What can you do?", "abilities", "hint"],
    ["What is the capital of France?", "unknown", "I know only English", "“menu”?"],
    ["Do you like football?", "unknown", "program", "“menu”?"],
    ["Is this correct? I have order tea.", "checking", "I do not see every mistake"],
    ["🙂", "no-words", "English"],
    ["Привет, как дела?", "not-english", "English"],
  ])("%j is about a %s", (message, topic, ...contained) => {
    const reply = say(message);
    for (const part of contained) expect(reply.response).toContain(part);
    expect(reply.topic).toBe(topic);
  });
});

describe("what is outside the lesson is not guessed at, and leads back with a question about it", () => {
  test.each([
    "Who won the football yesterday?",
    "When does the next train leave?",
    "How tall is Mount Everest?",
    "what is two plus two",
    "Is Madrid bigger than Paris?",
    "Has the film started?",
    "Tell me a joke",
    "Sing a song",
    "write an essay for me about my city",
    "do my homework",
    "I want to know who is the president",
    "I wonder what time it is",
    "My cat is ill, what should I do?",
    "Would you marry me?",
    "Could I have your phone number?",
    "you are stupid",
  ])("%j", (message) => {
    const { response, topic } = say(message);
    expect(topic).toBe("unknown");
    expect(response).toMatch(/\b(?:I|program)\b.*\. Back to “At the café”.*“menu”\?$/);
  });

  test.each(["Can I see the menu, please?", "Where is the menu?"])(
    "%j is no such question where a sentence with the word was asked for",
    (message) => {
      const [, reply] = chat(["Who won the football yesterday?", message]);
      expect(reply).toContain("You used “menu”");
    },
  );

  test.each([
    "Your house is big",
    "You are late again",
    "You are really good",
    "I check my email every day",
    "Open the window, please",
  ])("%j is a sentence to talk about", (message) => expect(say(message).topic).toBe("statement"));
});

test.each(["difference between make and do", "What is the difference between make and do?"])(
  "in a lesson that teaches “between”, %j is answered as outside lessons",
  (message) => {
    const [menu] = cafe.words;
    const lesson = { ...cafe, words: [{ ...menu!, word: "between" }, ...cafe.words] };
    const reply = say(message, { lesson, english: sampleEnglish });
    expect(reply).toEqual(say(message, { lesson: null, english: sampleEnglish }));
    expect(reply.response).toContain("We “make” something new");
  },
);

test("a message in which mistakes were found is not called right", () => {
  const corrections = [{ start: 17, length: 2, wrong: "am", better: null, why: "The verb." }];
  for (const found of [corrections, []]) {
    const { response, topic } = say("Is it correct: I am go home?", { corrections: found });
    expect(topic).toBe("checking");
    expect(response).toMatch(found === corrections ? /marked/ : /do not see every mistake/);
    expect(response).not.toMatch(/\b(?:correct|right|perfect|well done)\b/i);
  }
});

test("a long question is read once, however many words the course has", () => {
  const [word] = cafe.words;
  const words = Array.from({ length: 300 }, (_, at) => ({ ...word!, word: `thing${at}` }));
  const folding = vi.spyOn(String.prototype, "normalize");
  say(`${"what is a and ".repeat(140)}?`, { course: [{ ...cafe, words }], lesson: null });
  const long = folding.mock.contexts.filter((text) => String(text).length > 1000);
  folding.mockRestore();
  expect(long.length).toBeLessThan(words.length);
});

test("a message that nobody could check is not said to have no mistakes", () => {
  for (const message of ["Is it correct: I am go home?", "Are there any mistakes here?"]) {
    const { response } = say(message, { corrections: null });
    expect(response).toMatch(/cannot look for mistakes/);
    expect(response).not.toMatch(/found|marked/);
  }
});

describe("a statement gets a question about what it says", () => {
  test.each([
    ["I like my old bicycle very much", "?"],
    ["I don't like rain", "Why do you not like it?"],
    ["My name is Ana.", "Nice to meet you, Ana."],
    ["I live in Porto with my sister", "the place where you live"],
    ["I work as a nurse.", "What do you do at work"],
    ["I want to visit Spain", "Who do you want to go with?"],
    ["Last year I went to Japan", "What did you see there?"],
    ["My brother is a pilot", "he"],
    ["My mother is ill", "I am sorry that your mother is ill. I hope she feels better soon."],
    ["Yesterday we watched the match", "?"],
    ["I ordered soup", "You used “order”"],
  ])("%j → %j", (message, part) => {
    const { response, topic } = say(message);
    expect(topic).toBe("statement");
    expect(response).toContain(part);
    expect(response).toMatch(/\?/);
  });

  test.each([
    ["I like play tennis", "play tennis"],
    ["I like dog", "like dog"],
    ["I want to buy car", "buy car"],
    ["I can to swim", "to swim"],
    ["I like when is sunny", "when is sunny"],
    ["I saw wifes of friends", "wifes"],
  ])("%j is no model: nothing of it is said again", (message, words) => {
    expect(say(message).response).not.toContain(words);
    expect(say(message, { lesson: null }).response).not.toContain(words);
  });

  test("with kind words about its mistake, which is not repeated", () => {
    const message = "I like cofee";
    const mistake: Mistake = {
      start: 7,
      length: 5,
      wrong: "cofee",
      better: "coffee",
      why: "Check the spelling.",
    };
    const { response } = say(message, { corrections: [mistake] });
    expect(response).toContain("Instead of “cofee”, write “coffee”. Check the spelling.");
    expect(response).toMatch(/What do you eat for breakfast\?/);
  });

  test("in a lesson, every third turn invites one of its words", () => {
    const replies = chat(["I like tea", "In the morning", "With milk", "My sister", "Two"]);
    const invites = replies.map((reply) => reply.includes("Try to use “"));
    expect(invites).toEqual([false, false, true, false, false]);
  });

  test("a task is looked at: whether its word is there", () => {
    const [task, missed, done] = chat(["let's practise", "I like tea", "The menu is long"]);
    expect(task).toContain("Write a sentence with “menu”");
    expect(missed).toContain("I do not see “menu”");
    expect(done).toContain("You used “menu”");
  });
});

describe("without a lesson", () => {
  test.each<Row>([
    ["Hello", "greeting", "?"],
    ["What does menu mean?", "word", "a list of the food", "At the café"],
    ["What should I learn next?", "offer", "At the café", "A1"],
    ["give me a hint", "hint", "lesson"],
    ["explain the grammar", "unknown", "“exercise”"],
    ["Can you sing?", "unknown", "better at English", "?"],
    ["Let's practise", "practice", "sentences", "?"],
    ["I play football", "statement", "football"],
  ])("%j is about a %s", (message, topic, ...contained) => {
    const reply = say(message, { lesson: null });
    for (const part of contained) expect(reply.response).toContain(part);
    expect(reply.topic).toBe(topic);
  });

  test("it offers lessons of the learner's level", () => {
    const reply = say("Which lesson should I take?", { lesson: null, level: "A2" });
    expect(reply.response).toContain("A weekend trip by train");
  });
});

test("somebody in danger gets help, not a lesson, in other words when it is said again", () => {
  const help = ["Please tell a person you trust.", "Please do not stay alone."];
  const first = say("what does menu mean?", { help });
  expect(first).toEqual({ topic: "crisis", response: help[0] });
  const history: Turn[] = [{ sender: "avatar", text: first.response }];
  expect(say("hello", { help, history })).toEqual({ topic: "crisis", response: help[1] });
});

describe("hints", () => {
  test("come one after the other and never tell, however often one asks", () => {
    const replies = chat(["help with question 4", ...Array<string>(8).fill("tell me the answer")]);
    expect(new Set(replies.slice(0, 3)).size).toBe(3);
    for (const reply of replies) {
      expect(reply).toContain("question 4");
      expect(givesAway(reply, cafe.quizQuestions[3]!)).toBe(false);
    }
  });

  test.each(cafe.quizQuestions.map((question, index) => [index + 1, question] as const))(
    "for question %i leave its answer to the learner",
    (number, question) => {
      for (const reply of chat([`hint for question ${number}`, "more", "more", "more", "more"])) {
        expect(reply).toContain(`question ${number}`);
        expect(givesAway(reply, question)).toBe(false);
      }
    },
  );

  test.each([
    "check my sentence: Can I have some milk, please. I'd like a apple",
    "Is “I'd like an apple” right?",
    "is it menu? question 2",
  ])("are given to %j, and no verdict", (message) => {
    const { topic, response } = say(message);
    expect(topic).toBe("hint");
    expect(response).toMatch(/hint/i);
    expect(response).not.toContain("an apple");
  });

  test("leave two choices at least", () => {
    const replies = chat(["hint for question 3", "more", "more", "more", "more"]).join(" ");
    const excluded = ["a", "an", "some"].filter((choice) => replies.includes(`not “${choice}”`));
    expect(excluded).toHaveLength(1);
  });
});

describe("for any messages", () => {
  const phrase = fc.constantFrom(
    "what does menu mean?",
    "hint for question 4",
    "tell me the answer",
    "explain the grammar",
    "example with bill",
    "I like $1 and $& and my dog",
    "let's practise",
    "I don't understand",
    "hi",
    "thanks",
    "why?",
    "yes",
    "__proto__ constructor",
    "(((((",
    "what does [a-z]+(.* mean?",
  );
  const message = fc.oneof(
    phrase,
    fc.string({ minLength: 1, maxLength: 2000, unit: "binary" }),
    fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }),
    fc.tuple(phrase, fc.string({ unit: "grapheme" })).map((parts) => parts.join(" ")),
    fc.constant("\uD83D I like \uDE00"),
    fc
      .integer({ min: 1, max: 400 })
      .map((times) => "a very long word ".repeat(times).slice(0, 2000)),
  );
  const lesson = fc.constantFrom(cafe, null);

  test("replies are there, short, whole characters, and never the same twice in a row", () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 8 }), lesson, (messages, lesson) => {
        const replies = chat(messages, lesson);
        for (const [index, reply] of replies.entries()) {
          expect(reply.trim()).not.toBe("");
          expect(reply.length).toBeLessThanOrEqual(REPLY_MAX_LENGTH);
          expect(reply).not.toBe(replies[index - 1]);
          expect(reply).toMatch(/^\P{Surrogate}*$/u);
        }
      }),
    );
  });

  test("the same is answered to the same", () => {
    fc.assert(
      fc.property(message, lesson, (message, lesson) => {
        expect(say(message, { lesson })).toEqual(say(message, { lesson }));
      }),
    );
  });

  test("no reply holds a sentence that answers the quiz, unless the learner wrote it", () => {
    const answers = [cafe.quizQuestions[0]!, cafe.quizQuestions[3]!];
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 6 }), (messages) => {
        const replies = chat(messages);
        for (const answer of answers.filter((each) => !givesAway(messages.join("\n"), each))) {
          for (const reply of replies) expect(givesAway(reply, answer)).toBe(false);
        }
      }),
    );
  });

  test("mistakes anywhere in the message do no harm", () => {
    const mistake = fc.record({
      start: fc.nat(100),
      length: fc.integer({ min: 1, max: 20 }),
      wrong: fc.string(),
      better: fc.option(fc.string({ maxLength: 3000 })),
      why: fc.string({ maxLength: 3000 }),
    });
    fc.assert(
      fc.property(message, fc.array(mistake, { maxLength: 3 }), (message, corrections) => {
        const { response } = say(message, { corrections });
        expect(response.length).toBeLessThanOrEqual(REPLY_MAX_LENGTH);
      }),
    );
  });
});

test("a long message is answered quickly, whatever it is made of", { timeout: 2000 }, () => {
  for (const part of ["what does ", "I like ", "a", '"?', "word ", "my name is "]) {
    expect(say(part.repeat(2000).slice(0, 2000)).response).not.toBe("");
  }
});

test.each(["My name is Rude", "I like to watch rude films", "What does rude mean?"])(
  "%j is not said again where its words must not be",
  (message) => {
    const { response } = say(message, { mayEcho: false });
    expect(response).toMatch(/^I would rather talk about something else\. /);
    expect(response).not.toMatch(/rude/i);
  },
);
