import { describe, expect, test } from "vitest";
import { replyTo } from "../../reply-to";
import { sampleEnglish } from "../../testing/sample-english";
import { course } from "../../testing/sample-lesson";
import type { Ask, Mistake, Reply, Turn } from "../../types";

function talk(messages: readonly string[], more: Partial<Ask> = {}): Reply[] {
  const history: Turn[] = [];
  return messages.map((message) => {
    const reply = replyTo({
      message,
      sentences: [],
      scenes: [],
      mayEcho: true,
      help: null,
      history: [...history],
      lesson: null,
      corrections: [],
      course,
      english: sampleEnglish,
      level: "B1",
      ...more,
    });
    history.push({ sender: "user", text: message }, { sender: "avatar", text: reply.response });
    return reply;
  });
}
const last = (...messages: string[]): string => talk(messages).at(-1)!.response;

describe("grammar", () => {
  test("is explained with its forms as lines, examples and what else there is", () => {
    const reply = last("explain me present perfect");
    expect(reply).toMatch(/^“present perfect”: It is “have” and the third form\. For example: “/);
    expect(reply).toContain("\n+ I have seen it | She has seen it\n");
    expect(reply).toMatch(/Say “examples”, “mistakes” or “exercise” for more\.$/);
  });

  test.each([
    ["more examples", "“Has it begun?”"],
    ["common mistakes", "Not “I have saw it.” but “I have seen it.”"],
    ["exercise", "Exercise on “The present perfect” 1 of 3"],
    ["easier", "“I have seen it.”"],
    ["more", "“present perfect”: For example:"],
  ])("is gone on with by %j", (message, part) => {
    expect(last("explain present perfect", message)).toContain(part);
  });
});

describe("phrases", () => {
  test("come four to six at once, each with when it is said, and “more” gives the rest", () => {
    const [first, rest] = talk(["how write formal email?", "more"]);
    const lines = first!.response.split("\n").filter((line) => line.startsWith("•"));
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(first!.response).toContain("• “Dear Ms Novak,” – when you know the name");
    expect(rest!.response).toContain("“With regard to …”");
    expect(rest!.response).not.toContain("“Dear Ms Novak,”");
  });

  test("are as formal as they are asked for", () => {
    expect(last("informal phrases for starting an email")).toContain("“Hi Ana,”");
    expect(last("phrases for a formal email")).not.toContain("“Hi Ana,”");
  });
});

describe("a word", () => {
  test.each([
    ["word family of comfortable", "“comfort” (noun)"],
    ["collocations with comfortable", "“feel comfortable”"],
    ["how pronounce comfortable", "KUMF-tuh-buhl"],
  ])("%j", (message, part) => expect(last(message)).toContain(part));

  test("is the last one where none is named", () => {
    expect(last("How do you say comfortable?", "word family")).toContain("“comfort”");
    expect(last("How do you say comfortable?", "more")).toContain("“a comfortable chair”");
  });

  test("is not what somebody wants to hear who asks how to say something else", () => {
    const reply = last("How do you say comfortable?", "How can I say no politely?");
    expect(reply).not.toContain("comfortable");
  });
});

describe("a sentence to correct", () => {
  const mark = (message: string, wrong: string, better: string | null): Mistake => ({
    start: message.indexOf(wrong),
    length: wrong.length,
    wrong,
    better,
    why: `Because of ${wrong}.`,
  });
  const correct = (message: string, corrections: Mistake[] | null): string =>
    talk([message], { corrections })[0]!.response;

  test("is written whole, with why", () => {
    const message = "Hello Iris, correct please: I goed home and she have tea";
    const marks = [mark(message, "goed", "went"), mark(message, "have", "has")];
    expect(correct(message, marks)).toBe(
      "I would write: “I went home and she has tea” Because of goed. Because of have.",
    );
  });

  test("is shown where to look where nobody knows how it should be", () => {
    const message = "is it ok: I am very like it";
    expect(correct(message, [mark(message, "am very like", null)])).toContain(
      "Look again at “am very like”",
    );
  });

  test("is never called right", () => {
    expect(correct("is it ok: I like it", [])).toContain("do not see every mistake");
    expect(correct("is it ok: I like it", null)).toContain("cannot look for mistakes");
  });

  test("may come in the next message", () => {
    expect(last("check my sentence", "I like it very much")).toContain("found nothing");
  });
});

test("the talk is summed up: what was explained, practised, and how well", () => {
  const reply = last(
    "explain present perfect",
    "exercise",
    "has seen",
    "stop",
    "phrases for a formal email",
    "what did we talk about?",
  );
  expect(reply).toContain("Grammar: “present perfect”.");
  expect(reply).toContain("Phrases: “Opening a formal email”.");
  expect(reply).toContain("Exercise on “The present perfect”: 1 of 1 right");
});

test("mistakes that were marked are listed", () => {
  const earlierMistakes = [
    { start: 0, length: 4, wrong: "goed", better: "went", why: "An own form.", topic: "articles" },
  ];
  const [reply] = talk(["my mistakes?"], { earlierMistakes });
  expect(reply?.response).toContain("Instead of “goed”, write “went”. An own form.");
  expect(reply?.suggestions).toContain("exercise on my mistakes");
});

test.each([
  "do my homework",
  "translate this text",
  "what is the weather today?",
  "tell me the news",
  "how much is 12 x 7",
  "sing a song",
])("%j cannot be done: said in a sentence, with two things that can", (message) => {
  const [reply] = talk([message]);
  expect(reply?.topic).toBe("unknown");
  expect(reply?.response).toMatch(/You can say “[^”]+” or “[^”]+”/);
  expect(reply?.suggestions).toHaveLength(2);
});
