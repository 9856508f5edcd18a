import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleScene } from "../testing/sample-scene";
import { openScene, playScene } from "./play-scene";

const play = (...messages: string[]) => playScene(sampleScene, messages);
const doneIn = (...messages: string[]) =>
  play(...messages)
    .goals.filter(({ isDone }) => isDone)
    .map(({ id }) => id);

/** The sample scene, its first step changed. */
const withFirst = (change: Partial<(typeof sampleScene.steps)[number]>) => {
  const [first, ...others] = sampleScene.steps;
  return { ...sampleScene, steps: [{ ...first!, ...change }, ...others] };
};

test("a scene opens with a greeting and its first question", () =>
  expect(openScene(sampleScene)).toBe("Good morning! What would you like to drink?"));

test.each([
  "There is a book in it",
  "There is tea in my bag.",
  "When do you get up?",
  "I think you have coffee at home",
  "When do you have tea?",
])("%j asks nothing about what there is", (message) =>
  expect(play(message).say).not.toMatch(/we (?:do not )?have|there is/i),
);

test.each([
  "Is there tea?",
  "you have tea?",
  "you have tea",
  "There is tea?",
  "and do you sell tea",
])("%j asks what there is", (message) => expect(play(message).say).toContain("Yes, we have tea."));

describe("goals", () => {
  test.each([
    [
      "one at a time",
      ["I'd like a coffee.", "Yes", "A sandwich", "Card"],
      ["drink", "food", "pay"],
    ],
    [
      "several at once",
      ["A tea and a cheese sandwich, please, and can I pay by card?"],
      ["drink", "food", "pay"],
    ],
    ["before they are asked", ["an orange please"], ["food"]],
    ["not before what they come after", ["Can I pay by card?"], []],
    ["not by asking the price", ["How much is the tea?"], []],
    ["not by asking what there is", ["Do you have coffee?"], []],
    ["by a question that orders", ["Could I get a coffee?"], ["drink"]],
    ["after a question", ["How much is the tea? I take a coffee."], ["drink"]],
  ])("are reached %s", (_, messages, expected) => expect(doneIn(...messages)).toEqual(expected));

  test("the longer name wins: orange juice is no orange", () => {
    expect(play("orange juice").heard).toEqual({ drink: ["orange juice"] });
  });

  test("what is named with its preposition inside another name is heard too", () => {
    const slots = { idea: { "stop at eight": [] }, hour: { "at eight": ["eight"] } };
    const scene = withFirst({ hear: ["{hour}"] });
    expect(playScene({ ...scene, slots }, ["Can you stop at eight?"]).heard).toEqual({
      hour: ["at eight"],
    });
  });

  test("all that is listed is heard", () => {
    expect(play("Two teas and a coffee, please.").heard.drink).toEqual(["tea", "coffee"]);
  });
});

test.each([
  [["tea", "no", "six sandwiches", "cash"], "£26"],
  [["two cups of tea", "no", "a dozen sandwiches", "cash"], "£52"],
  [["a couple of coffees", "no", "no", "cash"], "£5"],
  [["3 coffees", "sorry, just one coffee instead", "no", "no", "cash"], "£2.50"],
])("%j cost %s", (messages, total) => expect(play(...messages).say).toContain(total));

test("the total counts how many were wanted", () => {
  expect(play("two teas and 3 coffees", "no", "no", "cash").say).toContain("£11.50");
});

test.each(["Where does the bus stop?", "I never stop reading", "It ended yesterday"])(
  "%j does not end the scene",
  (message) => expect(play(message).isOver).toBe(false),
);

test("where the learner is to ask something, a fact that answers it is the reaction", () => {
  const [first, ...others] = sampleScene.steps;
  const scene = { ...sampleScene, steps: [{ ...first!, answer: ["{question}"] }, ...others] };
  const { say, goals } = playScene(scene, ["Where is the toilet?"]);
  expect(goals[0]!.isDone).toBe(true);
  expect(say).toMatch(/^It is behind the house\./);
});

describe("the partner", () => {
  test("reacts to what was said, and goes on", () => {
    expect(play("tea please").say).toBe("Tea, good choice. With milk?");
    expect(play("juice please").say).toBe("One orange juice. And to eat?");
  });

  test("knows later how something was said", () => {
    expect(play("coffee", "no milk", "a sandwich", "cash").say).toBe(
      "£6.50 for you, without milk. Thank you, and goodbye!",
    );
  });

  test.each([
    ["How much is the coffee?", "It is £2.50 for coffee."],
    ["Do you have tea?", "Yes, we have tea."],
    [
      "Have you got lemonade?",
      "Sorry, we do not have that. We have tea, coffee, orange juice and sandwich.",
    ],
    ["Where is the toilet?", "It is behind the house."],
    ["Hello", "Hello!"],
    ["How are you?", "I am fine, thank you."],
    ["Thanks a lot", "You are welcome."],
    ["Sorry?", "Of course."],
    ["Can you repeat that, please?", "Of course."],
    ["I don't understand", "Of course."],
    ["I don't want tea", "All right, no tea."],
  ])("answers %j, and asks again in other words", (message, answer) => {
    const { say, isLost } = play(message);
    expect(say).toBe(`${answer} A drink?`);
    expect(isLost).toBe(false);
  });

  test.each([
    "What does “thirsty” mean?",
    "What were my mistakes?",
    "How do I say “Durst” in English?",
    "what is the difference between drink and drunk",
    "in or on?",
    "Can you correct my sentence?",
  ])("leaves %j to the teacher, and waits", (message) => {
    const { isForTeacher, isLost, say } = play(message);
    expect(isForTeacher).toBe(true);
    expect(isLost).toBe(false);
    expect(say).toContain("A drink?");
  });

  test.each([
    "How much is it?",
    "Do you have tea or coffee?",
    "It was my mistake, sorry",
    "What is the difference?",
    "How do you say, a tea please",
  ])("hears %j itself", (message) => expect(play(message).isForTeacher).toBe(false));

  test.each([
    "Good morning. I'm Daniela, thank you for inviting me.",
    "Hello, my name is Ana. Nice to meet you!",
    "Hi, I am Ben",
  ])("answers %j with a greeting, and asks again", (message) => {
    const { say, isLost } = play(message);
    expect(say).toBe("Hello! A drink?");
    expect(isLost).toBe(false);
  });

  test("takes no for an answer, and the goal stays open", () => {
    const { say, goals } = play("juice", "No, thank you.");
    expect(say).toBe("Nothing to eat, then. How would you like to pay?");
    expect(goals[1]).toEqual({ id: "food", text: "Order some food.", isDone: false });
  });

  test("reacts to what does not reach the goal, and asks again", () =>
    expect(play("juice", "a pizza").say).toBe("We have no oven. Some food?"));

  test("lets somebody change their mind", () => {
    const changed = play("a tea", "sorry, a coffee instead");
    expect(changed.heard.drink).toEqual(["coffee"]);
    expect(changed.say).toMatch(/^No problem, coffee then\./);
    expect(play("a tea", "and a coffee too").heard.drink).toEqual(["tea", "coffee"]);
  });

  test.each([
    "stop",
    "I don't want to play",
    "Let's stop please",
    "i dont want to play this any more",
    "I want to stop now",
    "Can we stop the game, please?",
    "bye",
  ])("ends after %j", (message) => {
    const { isOver, goals } = play("juice", message);
    expect(isOver).toBe(true);
    expect(goals.map(({ isDone }) => isDone)).toEqual([true, false, false]);
  });

  test("asks for a goal that was refused once more before the scene ends", () => {
    expect(play("juice", "no", "cash")).toMatchObject({
      say: "That is £3. One question again. Some food?",
      isOver: false,
    });
    expect(play("juice", "no", "cash", "sandwich")).toMatchObject({ isOver: true });
  });

  test("tells the goals that are open, and asks again", () => {
    const { say, isLost } = play("juice", "What are my goals?");
    expect(isLost).toBe(false);
    expect(say).toMatch(/^You still have this to do: .+\?$/);
  });

  test("says other last words where goals are open", () => {
    expect(play("juice", "no", "cash", "no").say).toMatch(/Come again!$/);
  });
});

describe("what is denied", () => {
  const scene = withFirst({
    also: [
      {
        hear: ["not … {drink}"],
        say: ["No {drink}? But it is good.", "But it is good."],
        fulfils: false,
        as: null,
      },
    ],
  });

  test("is said again, and not remembered as wanted", () => {
    const { say, heard } = playScene(scene, ["I don't want the tea"]);
    expect(say).toMatch(/^No tea\? But it is good\./);
    expect(heard).toEqual({});
  });

  test("is no change of mind", () => {
    const { say, heard } = playScene(withFirst({ hear: ["not … {drink}", "{drink}"] }), [
      "tea",
      "no",
      "I don't like coffee",
    ]);
    expect(say).not.toContain("coffee");
    expect(heard.drink).toEqual(["tea"]);
  });

  test("is remembered where a goal waits for it", () =>
    expect(
      playScene(withFirst({ hear: ["not … {drink}"] }), ["I can't find my tea"]).heard,
    ).toEqual({
      drink: ["tea"],
    }));
});

test("what a question by the way waits for is no change of mind", () => {
  const scene = {
    ...sampleScene,
    steps: sampleScene.steps.map((step) =>
      step.id === "milk" ? { ...step, hear: ["milk", "coffee milk"] } : step,
    ),
  };
  expect(playScene(scene, ["tea", "coffee milk"]).say).toBe("OK. And to eat?");
});

describe("what does not reach the goal", () => {
  const scene = withFirst({
    answer: ["please", "{yes}"],
    also: [{ hear: ["later", "not sure"], say: ["Tea or coffee?"], fulfils: false, as: null }],
  });

  test("counts for more than an answer that is only a word beside it", () => {
    expect(playScene(scene, ["later please"]).goals[0]!.isDone).toBe(false);
    expect(playScene(scene, ["yes please"]).goals[0]!.isDone).toBe(true);
  });

  test("is not said for ever: then a sentence is shown, and the scene goes on", () => {
    const said = Array.from({ length: 7 }, () => "later");
    const replies = playScene(scene, said).turns.map(({ reply }) => reply);
    expect(replies.join("\n")).toContain("You can say: “Can I have a tea, please?”");
    expect(replies.at(-1)).toContain("And to eat?");
  });
});

describe("a goodbye ends the scene", () => {
  test.each([
    "bye",
    "Bye bye!",
    "OK, goodbye",
    "Thank you, bye!",
    "I have to go now, bye",
    "Goodbye, Ife, and have a nice day",
    "see you tomorrow",
  ])("%j", (message) => expect(play("juice", message).isOver).toBe(true));

  test.each([
    "I want to bye a newspaper",
    "bye bread please",
    "I would like a newspaper, bye",
    "Do you have newspapers? Bye",
    "a sandwich please, bye",
    "I take care of my dog",
  ])("but not in the middle of an order: %j", (message) =>
    expect(play("juice", message).isOver).toBe(false),
  );
});

describe("whoever is lost", () => {
  test.each([
    ["A2", "You could begin: “Can I have …”"],
    ["B1", "You might start like this: “Can I have …”"],
    ["C2", "You might want to open with: “Can I have …”"],
  ] as const)("is helped in the words of %s", (level, help) =>
    expect(playScene({ ...sampleScene, level }, ["help"]).say).toBe(help),
  );

  test("gets a question, a beginning, a sentence, and then the scene goes on without them", () => {
    const lost = ["My dog is big.", "It rains.", "Blue.", "I am tall."];
    const replies = lost.map((_, at) => play(...lost.slice(0, at + 1)));
    expect(replies.map(({ say }) => say)).toEqual([
      "Sorry, would you like tea, coffee or juice?",
      "You could begin: “Can I have …”",
      "You can say: “Can I have a tea, please?” Change it as you like.",
      "Never mind, let us go on. And to eat?",
    ]);
    expect(replies.every(({ isLost }) => isLost)).toBe(true);
    expect(replies.at(-1)!.goals[0]!.isDone).toBe(false);
  });

  test("may still reach later what was left", () =>
    expect(doneIn("a", "b", "c", "d", "a tea please")).toContain("drink"));

  test.each([
    "help",
    "hint please",
    "What can I say?",
    "I don't know what to say",
    "give me an example",
  ])("gets a beginning for %j, and then a sentence", (message) => {
    expect(play(message).say).toContain("begin");
    expect(play(message, message).say).toContain("“Can I have a tea, please?”");
    expect(play(message).isLost).toBe(false);
  });
});

const sayings = fc.constantFrom(
  ..."tea;no;yes;help;hello;how much is it?;what?;I don't want tea;a sandwich;my dog;thanks;do you have cake?;pizza;sorry;card".split(
    ";",
  ),
);

test("the same messages lead to the same place, and no answer comes twice", () => {
  fc.assert(
    fc.property(fc.array(sayings, { maxLength: 40 }), (messages) => {
      const played = play(...messages);
      expect(play(...messages)).toEqual(played);
      expect(played.turns.slice(0, -1)).toEqual(
        messages.length === 0 ? [] : play(...messages.slice(0, -1)).turns,
      );
      const replies = played.turns.map(({ reply }) => reply);
      expect(new Set(replies).size).toBe(replies.length);
      expect(replies.every((reply) => reply.length > 0 && !/[{}]/.test(reply))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("whatever is written gets an answer", () => {
  const odd = [
    "",
    " ",
    "?!",
    "🙂",
    "constructor",
    "__proto__ toString",
    "no no no",
    "a".repeat(2000),
    "İ ß ﬁ",
    "''''",
    "{drink}",
    "£",
    "@",
  ];
  const written = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: "grapheme", maxLength: 60 }));
  fc.assert(
    fc.property(fc.array(written, { maxLength: 6 }), (messages) => {
      const { say, turns } = play(...messages);
      expect(say.length).toBeGreaterThan(0);
      expect(turns.length).toBe(messages.length);
    }),
  );
});
