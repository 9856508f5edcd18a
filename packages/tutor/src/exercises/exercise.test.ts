import { describe, expect, test } from "vitest";
import { REPLY_MAX_LENGTH, replyTo } from "../reply-to";
import { sampleEnglish } from "../testing/sample-english";
import { cafe, course } from "../testing/sample-lesson";
import type { Ask, Reply, Turn } from "../types";

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
      english: sampleEnglish,
      level: "B1",
      ...more,
    });
    history.push({ sender: "user", text: message }, { sender: "avatar", text: reply.response });
    return reply;
  });
}
const last = (messages: readonly string[], more?: Partial<Ask>): string =>
  talk(messages, more).at(-1)!.response;
const asked = "exercise on present perfect";

describe("an exercise", () => {
  test("asks one item with its number, its choices as lines, and the same as suggestions", () => {
    const [reply] = talk([asked]);
    expect(reply?.topic).toBe("exercise");
    expect(reply?.response).toMatch(/1 of 3:\nBen ___ the film\.\na\) .+\nb\) .+\nc\) .+$/);
    expect(reply?.suggestions?.toSorted()).toEqual(["has saw", "has seen", "have seen"]);
  });

  test("says why an answer is right, and goes on", () => {
    const reply = last([asked, "has seen"]);
    expect(reply).toContain("“Ben has seen the film.” Ben is “he”");
    expect(reply).toContain("2 of 3:\nWe ___ lunch.");
  });

  test("gives a hint to a wrong answer, and only after the second the answer", () => {
    const [, hint, told] = talk([asked, "have seen", "has saw"]);
    expect(hint?.response).toContain("A hint: Ben is “he”, and the third form follows.");
    expect(hint?.response).toContain("1 of 3:");
    expect(hint?.response).not.toContain("“has seen”");
    expect(told?.response).toContain("The answer is “has seen”");
    expect(told?.response).toContain("2 of 3:");
  });

  test.each(["Thanks, bye!", "goodbye", "I have to go now", "ok, see you tomorrow"])(
    "ends at %j, which is no answer",
    (message) => {
      const reply = last([asked, message]);
      expect(reply).toContain("All right, we stop here. Goodbye");
      expect(reply).toContain("nothing to count yet");
    },
  );

  test("takes a sentence of the learner's own for one, and asks again", () => {
    const reply = last([asked, "My sister has seen the film."]);
    expect(reply).toContain("A sentence of your own, and I see no mistake in it.");
    expect(reply).toContain("1 of 3:\nBen ___ the film.");
  });

  test("is left for bad news, which is no wrong answer", () => {
    const reply = last([asked, "my mother is ill"]);
    expect(reply).toContain("I am sorry");
    expect(reply).not.toContain("hint");
  });

  test.each(["I don't know", "hint", "help", "idk", "no idea"])(
    "gives a hint to %j first",
    (message) => {
      expect(last([asked, message])).toMatch(
        /A hint: .*\n\nExercise on “The present perfect” 1 of 3:/,
      );
    },
  );

  test("answers a question in between, and the item comes back", () => {
    const [, between, after] = talk([asked, "What is the past of go?", "has seen"]);
    expect(between?.response).toMatch(/^The past of “go” is “went”.*\n\nExercise on .* 1 of 3:/);
    expect(after?.response).toContain("2 of 3:");
  });

  test("is not marked by a sentence about something else, and still waits", () => {
    const [, other, after] = talk([
      asked,
      "Yesterday I went to the cinema with two friends from school.",
      "has seen",
    ]);
    expect(other?.topic).toBe("statement");
    expect(after?.response).toContain("2 of 3:");
  });

  test("ends with the score, what to study, and two things to do", () => {
    const end = talk([asked, "has seen", "has eaten", "have eaten", "she has gone"]).at(-1)!;
    expect(end.response).toContain("Your score: 2 of 3 right at the first try.");
    expect(end.response).toContain("“present perfect”");
    expect(end.suggestions).toContain("exercise on question tag");
    expect(end.suggestions?.some((each) => each.startsWith("role play"))).toBe(true);
  });

  test("stops when it should, and then answers are no answers any more", () => {
    const [, , stop, after] = talk([asked, "has seen", "stop exercise", "have eaten"]);
    expect(stop?.response).toContain("Your score: 1 of 1");
    expect(after?.topic).not.toBe("exercise");
  });

  test.each([
    ["easier please", "A, an and the"],
    ["next", "We ___ lunch."],
    ["repeat please", "Ben ___ the film."],
    ["skip", "We ___ lunch."],
    ["tell me the answer", "The answer is “has seen”"],
    ["how many questions left?", "This is number 1 of 3. After it there are 2 more."],
  ])("heeds %j", (message, part) => expect(last([asked, message])).toContain(part));

  test("says why the last answer was right, and asks on", () => {
    const reply = last([asked, "has seen", "why?"]);
    expect(reply).toContain("the third form follows");
    expect(reply).toContain("2 of 3:");
    expect(reply).not.toContain("“We have eaten lunch.”");
  });

  test("without a name is about what was marked, and else of the level", () => {
    const mistake = {
      start: 0,
      length: 1,
      wrong: "a",
      better: "an",
      why: "Sound.",
      topic: "articles",
    };
    expect(last(["exercise"], { earlierMistakes: [mistake] })).toContain("“A, an and the”");
    expect(last(["exercise"], { level: "A1" })).toContain("“A, an and the”");
    expect(last(["exercise"])).not.toContain("“A, an and the”");
  });

  test("without a name is about what was just explained", () => {
    expect(last(["explain question tags", "exercise"])).toContain(
      "Exercise on “Question tags” 1 of 2",
    );
  });

  test("of words asks which one fits, or what means this", () => {
    const lend = {
      words: ["lend", "borrow"],
      level: "B1",
      difference: "You “lend” to somebody. You “borrow” from somebody.",
      examples: ["Can you lend me a pen?", "Can I borrow your pen?"],
    };
    const english = { ...sampleEnglish, pairs: [lend] };
    expect(last(["vocabulary exercise"], { english, course: [] })).toMatch(
      /^Words 1 of 5:\nWhich word (?:fits|means)/,
    );
  });

  test("mixes topics in a quiz, each item once", () => {
    const replies = talk(["quiz", ..."idk idk idk idk idk idk".split(" ")]);
    const items = replies.map(({ response }) => /Quiz \d of 5:\n(.+)/.exec(response)?.[1]);
    expect(replies[0]?.response).toContain("Quiz 1 of 5:");
    expect(new Set(items).size).toBeGreaterThanOrEqual(3);
  });

  test("is found again where spaces were folded on the way", () => {
    const [{ response } = { response: "" }] = talk([asked]);
    const history: Turn[] = [{ sender: "avatar", text: response.replaceAll(/\s+/g, " ") }];
    expect(last(["has seen"], { history })).toContain("2 of 3:");
  });

  test("in a lesson does not hold what a question of it asks for", () => {
    const question = {
      question: "She has ___ umbrella.",
      choices: [],
      correct: "She has an umbrella.",
      acceptAlternatives: [],
    };
    const lesson = { ...cafe, quizQuestions: [question] };
    const replies = talk(["exercise on articles", "idk", "idk"], { lesson });
    for (const { response } of replies) expect(response).not.toContain("She has an umbrella");
  });
});

test("replies are short enough, whatever runs", () => {
  const messages = [
    asked,
    "explain the present perfect",
    "phrases for a formal email",
    "more",
    "word family of comfortable",
    "what did we talk about?",
    "my mistakes",
  ];
  for (const { response } of talk(messages))
    expect(response.length).toBeLessThanOrEqual(REPLY_MAX_LENGTH);
});
