import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleEnglish } from "../testing/sample-english";
import { samplePhrases } from "../testing/sample-phrases";
import type { Turn } from "../types";
import {
  practicePartnerGreeting,
  practicePartnerNudge,
  practicePartnerReply,
} from "./practice-partner-reply";
import type { PracticePartnerAsk, PracticePartnerTopic } from "./types";

const scene = {
  phrases: samplePhrases,
  category: "FOOTBALL",
  practicePartner: "Leo",
  person: "Ana",
  said: [],
  chance: () => 0,
  maxLength: 500,
};
const about = (message: string, more: Partial<PracticePartnerAsk> = {}): PracticePartnerAsk => ({
  ...scene,
  message,
  help: null,
  history: [],
  corrections: [],
  mayEcho: true,
  isAlone: true,
  english: sampleEnglish,
  ...more,
});
const say = (message: string, more?: Partial<PracticePartnerAsk>) =>
  practicePartnerReply(about(message, more));
/** As if the practice partner had just said this. */
const after = (said: string): Partial<PracticePartnerAsk> => ({
  said: [said],
  history: [{ sender: "avatar", text: said }],
});

test("somebody who may be in danger gets help before anything else", () => {
  const help = ["Please talk to somebody you trust."];
  expect(say("Leo, what are you?", { help })).toEqual({ topic: "crisis", response: help[0] });
});

type Row = [message: string, topic: PracticePartnerTopic, ...contained: string[]];

describe("a message", () => {
  test.each<Row>([
    ["Are you a robot?", "about-me", "I am Leo, a program, not a person"],
    ["are u real", "about-me", "not a person"],
    ["Am I talking to a person?", "about-me", "not a person"],
    ["Is this a bot?", "about-me", "not a person"],
    ["Leo, are you human?", "about-me", "not a person"],
    ["What is your name?", "about-me", "Leo"],
    ["You are not a person", "about-me", "not a person"],
    ["Hello!", "greeting", "Ana", "Leo", "program", "football"],
    ["Hi Leo", "greeting", "Ana"],
    ["Leo!!", "greeting", "Ana"],
    ["Leo?", "greeting", "Ana"],
    ["Thanks a lot", "thanks", "You are welcome"],
    ["Bye, Leo", "goodbye", "Goodbye", "Ana"],
    ["I don't understand", "not-understood", "word"],
    ["Sorry?", "not-understood"],
    ["Can you explain the question?", "not-understood", "word"],
    ["What is the question?", "not-understood", "word"],
    ["What does menu mean?", "english", "a list of the food"],
    ["Leo, what is the meaning of menu?", "english", "a list of the food"],
    ["What's the difference between make and do?", "english", "We “make” something new"],
    ["How do you say perro in English?", "english", "Tell me about it in easy English"],
    ["What does blorp mean?", "unknown", "I do not know"],
    ["What can we talk about?", "another", "What about football, part 1?"],
    ["Leo, ask me something else", "another", "What about football, part 1?"],
    ["Can you help me?", "abilities", "I can talk with you"],
    ["Can you translate this?", "unknown", "I do not know"],
    ["Can you swim?", "asked-back", "A program has no answer"],
    ["How are you?", "asked-back", "I am a program, so I am always the same. How are you today?"],
    ["Where are you from?", "asked-back", "I am a program, so I have no country. What"],
    ["where you from?", "asked-back", "I have no country"],
    ["How old are you?", "asked-back", "I have no age and no birthday"],
    ["Do you have brothers?", "asked-back", "no family"],
    ["Can you speak slow please?", "asked-back", "Yes. I write short sentences for you."],
    ["Can you help me with my homework", "asked-back", "Yes, with English.", "one sentence"],
    ["I like tea. And you?", "asked-back", "A program has no answer"],
    ["Where do you live?", "asked-back", "I have no home"],
    ["What is the capital of France?", "unknown", "I do not know"],
    ["I play every Sunday in the park", "statement", "I see", "football"],
    ["I won the match with my team today", "statement", "How nice"],
    ["I am so sad about our match", "statement", "sorry"],
    ["When the patient is ill, I drink tea", "statement", "I see"],
    ["🙂", "no-words", "English"],
    ["Привет, как дела?", "not-english", "English"],
  ])("%j is about %s", (message, topic, ...contained) => {
    const reply = say(message);
    expect(reply).toMatchObject({ topic });
    for (const part of contained) expect(reply.response).toContain(part);
  });

  test("without an idea behind it gets no praise, and another question", () => {
    const reply = say("I don't know", after("What about football, part 1?"));
    expect(reply.response).toBe("What about football, part 2?");
  });

  test.each(["Yes", "In the park"])("as short as %j gets no praise", (message) => {
    expect(say(message).response).toBe("What about football, part 1?");
  });
});

const went = { start: 12, length: 2, wrong: "go", better: "went", why: "The time is over." };
test("what was told of yesterday is asked on about in the past, also where its verb was not", () => {
  const season = "I see 2. What about football, part 3?";
  const message = "yesterday I go to beach with my friend";
  const told = say(message, { ...after(season), corrections: [went] });
  expect(told.response).toMatch(/“go”.*What did you do there\?$/);
});

test("of a sentence to be checked nothing is said but what is to mend", () => {
  const wrong = "have 25 years";
  const better = "am 25 years old";
  const message = `is correct: I ${wrong}?`;
  const mistake = {
    start: message.indexOf(wrong),
    length: wrong.length,
    wrong,
    better,
    why: "Age.",
  };
  const { topic, response } = say(message, { corrections: [mistake] });
  expect(topic).toBe("english");
  expect(response).toBe("Instead of “have 25 years”, write “am 25 years old”. Age.");
});

describe("the chat", () => {
  test("goes on from what was told where it is no answer to what was asked", () => {
    const reply = say("I like swimming", after("I see 2. What about football, part 3?"));
    expect(reply.response).not.toContain("of football 3");
  });

  test.each(["What time is it?", "What should I do?"])(
    "answers %j behind a phrase that only speaks of questions",
    (message) => {
      const { topic } = say(message, after("Next question! What about football, part 3?"));
      expect(topic).toBe("unknown");
    },
  );

  test.each([
    "My grandmother died last week. She gave me my name.",
    "My grandmother died. My name is from her.",
    "I hate my name because people laugh",
    "The dog ate my name card yesterday",
  ])("is not pleased to meet whoever only speaks of a name: %j", (message) => {
    expect(say(message).response).not.toMatch(/Nice to meet you/);
  });

  test.each([
    "My name is Ana",
    "hello my name is Ana",
    "I'm called Ana.",
    "Hi Leo. My name's Ana Maria.",
  ])("is pleased to meet whoever says their name: %j", (message) => {
    expect(say(message).response).toMatch(/Nice to meet you/);
  });

  test("gives a task", () => {});

  test("greets who says their name, without it", () => {
    const { response } = say("Hello Leo, my name is Ana Maria Ruiz");
    expect(response).toMatch(/^Nice to meet you\. /);
    expect(response).not.toContain("Ruiz");
  });

  test("goes on with the second half of a question that was answered", () => {
    const reply = say("Every Sunday, in the park", after("I see 2. What about football, part 3?"));
    expect(reply.response).toContain("And then, of football 3?");
  });

  test("leaves a question open that the learner met with another question", () => {
    const open = after("What about football, part 3?");
    const { response } = say("Are you a robot?", open);
    expect(response).not.toContain("?");
    const said = [...(open.said ?? []), response];
    expect(say("Every Sunday, in the park", { said }).response).toContain("of football 3");
  });

  test("says who it is once, not to each hello", () => {
    const said = ["Welcome 1, Ana. I am Leo, a program. What about football, part 1?"];
    expect(say("Hello", { said }).response).toBe("Hello, Ana!");
  });

  test("asks on about what the learner told, and never says it again: nobody checked it", () => {
    const { response } = say("I like swim at the see.");
    expect(response).toContain("What do you like most about it?");
    expect(response).not.toMatch(/swim|see\./);
  });

  test("says nothing again that must not be said again", () => {
    const { response } = say("What does swimming mean?", { mayEcho: false });
    expect(response).not.toContain("swim");
  });

  test("neither cheers nor asks on about what must not be said again", () => {
    const { response } = say("I love rude things and it was fun", { mayEcho: false });
    expect(response).toMatch(/^Something else 1\. What about football/);
    expect(say("I am so sad about it", { mayEcho: false }).response).toMatch(/^I am sorry/);
  });

  test("finds the word that was described when it asked for a description", () => {
    const asked = say("How do you say perro?").response;
    expect(say("It is an animal with four legs", after(asked)).response).toContain("“dog”");
    expect(say("It is green and makes music", after(asked)).response).toContain(
      "A teacher can help",
    );
  });

  test.each([
    "My name is Ana Ruiz",
    "I live in Rose Street",
    "I am 14 years old now",
    "I work at the town hall",
    "My school is called Rosehill",
  ])("does not ask on about who somebody is: %j", (message) => {
    const { response } = say(message);
    expect(response).toContain("What about football");
    expect(response).not.toMatch(/Ana Ruiz|Rose|14|town hall/);
  });

  test("knows topics that nobody wrote questions for", () => {
    expect(say("I play every Sunday", { category: "CHESS" }).response).toContain("life");
  });
});

describe("a mistake", () => {
  const message = "It was nice. Yesterday I goed to the park. My dog likes it";
  const start = message.indexOf("goed");
  const corrections = [{ start, length: 4, wrong: "goed", better: "went", why: "Past." }];

  test("is put right alone: the rest of the sentence is nobody's model", () => {
    const { response } = say(message, { corrections });
    expect(response).toContain("Not “goed” but “went”, 1.");
    expect(response).not.toMatch(/park|dog/);
  });

  test("gets no praise beside it", () => {
    expect(say(message, { corrections }).response).not.toMatch(/I see|How nice/);
  });

  test.each([
    ["where others listen", { isAlone: false }],
    ["in words that must not be said again", { mayEcho: false }],
  ])("is left alone %s", (_, more) => {
    expect(say(message, { corrections, ...more }).response).not.toContain("“");
  });

  test("is put right each time in a grammar room", () => {
    const said = ["Not “goed” but “went”, 2. What about life, part 1?"];
    const { response } = say(message, { corrections, said, category: "GRAMMAR" });
    expect(response).toContain("“went”");
  });

  test("in capitals or marks is none", () => {
    const small = [{ start: 0, length: 1, wrong: "i", better: "I", why: "Capital." }];
    const { response } = say("i play every Sunday here", { corrections: small });
    expect(response).not.toContain("“");
  });
});

describe("an answer to the practice partner's own question", () => {
  const key = { right: ["goes"], wrong: ["she go"], because: "After “she” the verb has an “s”." };
  const ask = "Which is right: “she go” or “she goes”?";
  const phrases = {
    ...samplePhrases,
    topics: {
      ...samplePhrases.topics,
      GRAMMAR: [
        { ask, next: "Make a sentence with it.", answer: key },
        {
          ask: "Use “than”.",
          next: "And again.",
          answer: { uses: ["than"], because: "For example: “A bus is bigger than a car.”" },
        },
        {
          ask: "Finish: “Yesterday I …”",
          next: "And then?",
          answer: {
            pastVerb: true as const,
            because: "After “yesterday” the verb is in the past.",
          },
        },
        {
          ask: "Why “an hour”?",
          next: "And “a uniform”?",
          answer: { because: "It is about sound." },
        },
      ],
    },
  };
  const answer = (question: string, message: string, more: Partial<PracticePartnerAsk> = {}) =>
    say(message, { category: "GRAMMAR", phrases, ...after(question), ...more });

  test.each([
    [ask, "she goes", "Yes, that is right. After “she”"],
    [ask, "The second one", "Yes, that is right. After “she”"],
    [ask, "she go", "Not quite. After “she”"],
    [ask, "the first", "Not quite. After “she”"],
    [ask, "yes", "Not quite. After “she”"],
    [ask, "I had lunch with my friends in the park today", "My question was about this: After"],
    ["Use “than”.", "Dogs are nicer than cats", "You used “than”, as I asked."],
    ["Use “than”.", "Dogs are nice", "I do not see “than” in your sentence. For example:"],
    ["Finish: “Yesterday I …”", "Yesterday I went home", "Your verb is in the past"],
    ["Finish: “Yesterday I …”", "Yesterday I worked", "Your verb is in the past"],
    ["Finish: “Yesterday I …”", "I need new shoes", "Look at your verb."],
    ["Finish: “Yesterday I …”", "Every day I meet people", "Look at your verb."],
    ["Finish: “Yesterday I …”", "Yesterday I go home", "Look at your verb. After “yesterday”"],
    ["Why “an hour”?", "I think because of the h", "It is about sound."],
  ])("%j with %j is marked", (question, message, mark) => {
    const { topic, response } = answer(question, message);
    expect(topic).toBe("marked");
    expect(response.startsWith(mark)).toBe(true);
  });

  test("goes on with the next question", () => {
    expect(answer(ask, "she goes").response).toMatch(/Make a sentence with it\.$/);
  });

  test("is told to be wrong to nobody before others", () => {
    const { response } = answer(ask, "she go", { isAlone: false });
    expect(response).toMatch(/^After “she” the verb/);
  });

  test("that says only “I don't know” gets what is right", () => {
    expect(answer(ask, "I don't know").response).toMatch(/^After “she” the verb/);
  });
});

describe("a name", () => {
  test("stands in greetings", () => {
    expect(practicePartnerGreeting(scene)).toBe(
      "Welcome 1, Ana. I am Leo, a program. What about football, part 1?",
    );
  });

  test("that is none is left out", () => {
    expect(practicePartnerGreeting({ ...scene, person: null })).toMatch(/^Welcome 1\. I am Leo/);
    const nudge = practicePartnerNudge(about("Who knows the rules?", { person: null }));
    expect(nudge.response).toBe("Who can help our guest, number 1?");
  });

  test("with a placeholder in it is not filled again", () => {
    expect(practicePartnerGreeting({ ...scene, person: "{partner}" })).toContain(
      "Welcome 1, {partner}.",
    );
  });
});

test("an unanswered question about a word is answered, any other is passed on", () => {
  expect(practicePartnerNudge(about("What does menu mean?")).response).toContain(
    "a list of the food",
  );
  expect(practicePartnerNudge(about("Who was best?")).response).toBe("Who can help Ana, number 1?");
});

test("in twenty messages nothing is said twice", () => {
  const telling = fc.constantFrom(
    "I like to swim in the sea.",
    "My brother plays the guitar every day",
    "Yes, I think so too, most of the time",
    "No",
    "I was very happy about it",
    "I have been tired for weeks",
    "We went to the beach with our dog",
    "Because it is good for the team and for me",
    "I don't know",
  );
  const asking = fc.constantFrom("And you?", "Are you a robot?", "Who won in 1966?", "Thanks!");
  const messages = fc
    .tuple(
      fc.array(telling, { minLength: 17, maxLength: 17 }),
      fc.uniqueArray(asking, { minLength: 3, maxLength: 3 }),
    )
    .chain(([told, asked]) => fc.shuffledSubarray([...told, ...asked], { minLength: 20 }));
  const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
  fc.assert(
    fc.property(messages, chances, (all, stream) => {
      const said: string[] = [];
      const history: Turn[] = [];
      const chance = (): number => stream.next().value;
      for (const message of all) {
        const { response } = say(message, { said, history: history.slice(-12), chance });
        history.push({ sender: "user", text: message }, { sender: "avatar", text: response });
        expect(said).not.toContain(response);
        for (const piece of response.match(/[^.?!]+\d[^.?!]*[.?!]/g) ?? []) {
          expect(said.join(" ")).not.toContain(piece.trim());
        }
        said.push(response);
      }
    }),
    { numRuns: 60 },
  );
});

test("any message gets words that fit into a room", () => {
  const text = fc.string({ maxLength: 500, unit: "grapheme" });
  const longest = fc.constantFrom(60, 500);
  fc.assert(
    fc.property(text, fc.string(), longest, (message, person, maxLength) => {
      const { response } = say(message, { person, maxLength });
      expect(response.length).toBeGreaterThan(0);
      expect(response.length).toBeLessThanOrEqual(maxLength);
    }),
    { numRuns: 200 },
  );
});
