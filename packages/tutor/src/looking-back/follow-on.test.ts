import { describe, expect, test } from "vitest";
import { replyTo } from "../reply-to";
import { sampleEnglish } from "../testing/sample-english";
import { course } from "../testing/sample-lesson";
import type { Ask, Mistake, Reply, Turn } from "../types";

const lend = {
  words: ["lend", "borrow"],
  level: "B1",
  difference: "You “lend” to somebody. You “borrow” from somebody.",
  examples: ["Can you lend me a pen?", "Can I borrow your pen?"],
};

/** Says one thing after the other, and returns all replies. */
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
      english: { ...sampleEnglish, pairs: [...sampleEnglish.pairs, lend] },
      level: "B1",
      ...more,
    });
    history.push({ sender: "user", text: message }, { sender: "avatar", text: reply.response });
    return reply;
  });
}
const last = (messages: readonly string[], more?: Partial<Ask>): string =>
  talk(messages, more).at(-1)!.response;

const explained = "explain present perfect";

describe("what goes on from an explanation is about that", () => {
  test.each([
    "more examples",
    "Could you give me another example, please?",
    "one more example pls",
    "I don't understand",
    "can you explain more easy",
    "why?",
    "again",
    "and the negative?",
    "what about questions?",
  ])("%j", (message) => {
    expect(last([explained, message])).toContain("“present perfect”");
  });

  test("one side of it is its row of the table", () => {
    const form = {
      head: ["", "I", "she"],
      rows: [
        ["+", "I have", "she has"],
        ["−", "I haven't", "she hasn't"],
      ],
    };
    const topics = sampleEnglish.topics.map((topic) => ({ ...topic, form }));
    const reply = last([explained, "and the negative?"], { english: { ...sampleEnglish, topics } });
    expect(reply).toContain("with “not” it is like this.\nI: I haven't\nshe: she hasn't");
    expect(reply).not.toContain("I have ");
  });

  test("examples that were given are not given again while there are others", () => {
    const [first, more] = talk([explained, "more examples"]);
    const quoted = (text = ""): string[] => text.match(/“[^”]+[.!?]”/g) ?? [];
    expect(quoted(more?.response).length).toBeGreaterThan(0);
    const fresh = quoted(more?.response).filter((each) => !first?.response.includes(each));
    expect(fresh.length).toBeGreaterThan(0);
  });

  test("the difference of two words is what more examples are of", () => {
    expect(
      last([
        "what is the difference between lend and borrow?",
        "can you give me two more examples",
      ]),
    ).toMatch(/lend|borrow/);
  });
});

test.each(["more examples", "again", "can you explain more easy"])(
  "%j of nothing is told so, and something is offered",
  (message) => {
    const [reply] = talk([message]);
    expect(reply?.response).toContain("I have not explained anything yet");
    expect(reply?.suggestions?.length).toBeGreaterThan(0);
  },
);

test("a part of a list is found again", () => {
  const [told, part] = talk([explained, "what was the second example?"]);
  const second = [...told!.response.split("For example:")[1]!.matchAll(/“([^”]+)”/g)][1]![1]!;
  expect(part?.response).toContain(`The second example was “${second}”`);
});

describe("an exercise", () => {
  test.each([
    ["2 exercises present perfect please", "“The present perfect” 1 of 2"],
    ["give me two questions about present perfect", "“The present perfect” 1 of 2"],
    ["Ask me two questions on the present perfect, one at a time.", "“The present perfect” 1 of 2"],
    ["make me a quiz of 3 questions", "Quiz 1 of 3"],
  ])("has as many items as %j asks for", (message, head) => {
    expect(last([message])).toContain(head);
  });

  test.each(["I have 3 questions about my job", "Yesterday I did 5 exercises at school"])(
    "is not begun by %j",
    (message) => expect(last([message])).not.toMatch(/1 of \d/),
  );

  test("asks nothing twice before all was asked", () => {
    const asked = "2 exercises present perfect please";
    const replies = talk([asked, "skip", "skip", "one more"]);
    const items = replies.flatMap(({ response }) => /\d of \d:\n(.+)/.exec(response)?.[1] ?? []);
    expect(new Set(items).size).toBe(items.length);
    expect(items).toHaveLength(3);
  });

  test("heeds what is said to it in other words", () => {
    const start = "exercise on present perfect";
    expect(last([start, "I haven't a clue."])).toContain("A hint:");
    expect(last([start, "Just tell me the answer, please."])).toContain("The answer is “has seen”");
    expect(last([start, "That's enough for now, thanks."])).toContain("Your score:");
    expect(last([start, "c) has seen, I think"])).toContain("2 of 3");
    expect(last([start, "thanks"])).toContain("1 of 3");
    expect(last([start, "😀"])).toContain("1 of 3");
  });
});

describe("the talk is looked back on", () => {
  const mark = (wrong: string, better: string): Mistake => ({
    start: 0,
    length: wrong.length,
    wrong,
    better,
    why: "A rule.",
  });
  const written = Array.from({ length: 15 }, (_, at) => `I goed to the market with ${at} friends.`);
  const history: Turn[] = [...written, "It was very nice there."].flatMap((text) => [
    { sender: "user", text } as const,
    { sender: "avatar", text: "I see." } as const,
  ]);
  const earlierWritten = [
    ...written.map((text) => ({ text, marks: [mark("goed", "went")] })),
    { text: "It was very nice there.", marks: [] },
  ];
  const more = {
    history,
    earlierWritten,
    earlierMistakes: earlierWritten.flatMap(({ marks }) => marks),
  };

  test("over all of it, with the right forms and what was said well", () => {
    const reply = last(["What have we talked about?"], more);
    expect(reply).toContain("You wrote 16 sentences");
    expect(reply).toContain("Mistakes that I marked: 15. “goed” → “went”");
    expect(reply).toContain("Well said: “It was very nice there.”");
  });

  test.each(["what did I do wrong today", "what I did wrong?", "my errors please"])(
    "%j names the mistakes",
    (message) =>
      expect(last([message], more)).toContain("• Instead of “goed”, write “went”. A rule."),
  );

  test("“what did I do well?” does not name them", () => {
    const reply = last(["What did I do well today?"], more);
    expect(reply).toContain("“It was very nice there.”");
    expect(reply).not.toContain("goed");
  });
});

describe("what Iris is, is told as it is", () => {
  const questions = [
    "which AI are you?",
    "are you chatgpt",
    "do you use the internet?",
    "do you send my messages to another company?",
    "Is my data sent to a third party?",
  ];
  test.each(questions)("%j: a program on the school's own computer", (message) => {
    const [reply] = talk([message]);
    expect(reply?.topic).toBe("about-mind");
    expect(reply?.response).toContain("the school's own computer");
  });

  test.each(questions)("%j: where a language model is set, that is not hidden", (message) => {
    const reply = last([message], { hasModel: true });
    expect(reply).toMatch(/language model|network/);
    expect(reply).not.toContain("own computer");
  });

  test.each(["I use the internet every day.", "My messages were sent too late."])(
    "%j asks nothing of the kind",
    (message) => expect(talk([message])[0]?.topic).not.toBe("about-mind"),
  );
});

test.each([
  "function add(a, b) { return a + b; } console.log(add(1,2))",
  "SELECT * FROM users WHERE id = 1;",
  '<div class="a">hello</div>',
])("program code gets plain words: %j", (message) => {
  expect(last([message])).toMatch(/code/);
});
