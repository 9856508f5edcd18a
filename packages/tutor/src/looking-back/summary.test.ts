import { describe, expect, test } from "vitest";
import { replyTo } from "../reply-to";
import { notEnglishReplies } from "../small-talk";
import { sampleEnglish } from "../testing/sample-english";
import { cafe, course } from "../testing/sample-lesson";
import type { Ask, Turn } from "../types";
import { refusal } from "../unfit";

const reply = (message: string, more: Partial<Ask>): string =>
  replyTo({
    message,
    sentences: [],
    scenes: [],
    mayEcho: true,
    help: null,
    history: [],
    lesson: null,
    corrections: [],
    course,
    english: sampleEnglish,
    level: "B1",
    ...more,
  }).response;

const turns = (written: readonly (readonly [string, string])[]): Turn[] =>
  written.flatMap(([text, answer]): Turn[] => [
    { sender: "user", text },
    { sender: "avatar", text: answer },
  ]);
const unmarked = (written: readonly (readonly [string, string])[]) =>
  written.map(([text]) => ({ text, marks: [] }));

const looksBack = [
  "What did I do well today?",
  "summary",
  "my mistakes",
  "what words did we learn?",
];

describe("what was refused is never quoted, whoever asks for what", () => {
  const refused: readonly (readonly [string, string])[] = [
    ["I love purple elephants.", "I see. Why?"],
    ["I love to see terrible monsters.", `${refusal} What is your favourite dish?`],
    ["I want to disappear tonight.", "Are you in danger now? Call 112.\nYou matter."],
    ["My dog likes the Hund sehr.", `Once more: ${notEnglishReplies[1]!}`],
  ];
  const more = {
    history: turns(refused),
    earlierWritten: unmarked(refused),
    earlierMistakes: [],
  };

  test.each(looksBack)("%j quotes only what was taken up", (message) => {
    expect(reply(message, more)).not.toMatch(/monsters|disappear|Hund/);
  });

  test("what was taken up is praised", () => {
    expect(reply("What did I do well today?", more)).toContain("“I love purple elephants.”");
  });

  test.each(["Why?", "Can you explain that?", "I do not know.", "more", "Is my sentence correct?"])(
    "nor does a later reply to %j",
    (message) => {
      expect(reply(message, more)).not.toMatch(/monsters|disappear|Hund/);
    },
  );
});

describe("who may need help hears kind words once, and then the talk goes on", () => {
  const care = ["That sounds hard, and I am sorry. People listen.", "That sounds hard. Tell more."];

  test("they come before a refusal", () => {
    expect(reply("It is all too heavy for me.", { care, mayEcho: false })).toBe(care[0]);
  });

  test("and not again at the next turn", () => {
    const history = turns([["It is all too heavy for me.", care[0]!]]);
    expect(care).not.toContain(reply("It is so heavy for me, really.", { care, history }));
  });

  test("nor where English is asked about", () => {
    expect(care).not.toContain(reply("What does heavy mean?", { care }));
  });

  test("help in danger comes first", () => {
    expect(reply("It is all too heavy.", { care, help: ["Are you in danger now?"] })).toMatch(
      /danger/,
    );
  });
});

describe("only what was read surely is praised", () => {
  const praised = (text: string, more: Partial<Ask> = {}): boolean => {
    const written = [[text, "I see."]] as const;
    const talk = {
      history: turns(written),
      earlierWritten: unmarked(written),
      earlierMistakes: [],
    };
    const said = looksBack.map((message) => reply(message, { ...talk, ...more }));
    return said.some((each) => each.includes(`“${text}”`) || /Well done/.test(each));
  };

  test("a sentence with a subject and a verb is", () => {
    expect(praised("My friends were very kind.")).toBe(true);
  });

  test("a sentence without one is not, though nothing is marked in it", () => {
    expect(praised("I friend was very kind.")).toBe(false);
  });

  test.each(["I'd like a apple.", "I'd like some apple.", "I'd like an apple."])(
    "a choice of the quiz, right or wrong, is not: %j",
    (text) => {
      expect(praised(text)).toBe(true);
      expect(praised(text, { lesson: cafe })).toBe(false);
    },
  );
});
