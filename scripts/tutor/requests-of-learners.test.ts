import { loadContent } from "@saywell/content/answers";
import {
  openKnownEnglish,
  readRequest,
  replyTo,
  type Request,
  type WordQuestion,
  type Turn,
  sceneTurn,
} from "@saywell/tutor";
import { describe, expect, test } from "vitest";
import { requestsOfLearners } from "./requests-of-learners";

const content = loadContent();
const known = await openKnownEnglish(content, () => Promise.resolve(null))("", []);

/** What the word book answers is the same wish, whichever source answers it. */
const ofWordBook: Record<WordQuestion["of"], string> = {
  idiom: "meaning",
  idioms: "idioms",
  "phrasal-verb": "meaning",
  "phrasal-verbs": "synonym",
  preposition: "difference",
  "phrase-preposition": "difference",
  "verb-choice": "difference",
  collocations: "collocations",
  part: "family",
  "parts-of": "family",
  register: "synonym",
  sound: "sound",
  syllables: "sound",
  rhymes: "rhymes",
  "sounds-like": "rhymes",
  silent: "sound",
  "spelling-of-country": "form spelling",
  "word-of-country": "synonym",
  "irregular-verbs": "irregular-verbs",
  "verb-forms": "form past",
  said: "told",
  tips: "advise",
};

/** A request as the table names it. */
function nameOf(request: Request | null): string {
  if (request === null) return "nothing";
  switch (request.kind) {
    case "exercise":
      if (request.topic !== null) return `exercise ${request.topic.id}`;
      return { grammar: "exercise", quiz: "quiz", words: "words", mistakes: "mistakes-exercise" }[
        request.of
      ];
    case "english": {
      const { question } = request;
      if (question.kind === "grammar") return `explain ${question.topic.id}`;
      return question.kind === "form" ? `form ${question.form}` : question.kind;
    }
    case "situation":
      return `situation ${request.situations[0]?.id}`;
    case "word":
      return request.about;
    case "follow":
      return `follow ${request.wish}`;
    case "mistakes":
      return request.topic === null ? "mistakes" : `mistakes ${request.topic.id}`;
    case "role-play":
      return request.scene === null ? "role-play" : `role-play ${request.scene}`;
    case "study":
      return request.study.about === "word-book"
        ? ofWordBook[request.study.question.of]
        : `study ${request.study.about}`;
    case "beyond":
      return `beyond ${request.what}`;
    default:
      return request.kind;
  }
}

describe("what learners ask a teacher for, in their own English, is understood", () => {
  const rows = Object.entries(requestsOfLearners).flatMap(([wanted, messages]) =>
    messages.map((message) => [message, wanted] as const),
  );
  test.each(rows)("%j wants: %s", (message, wanted) => {
    expect(nameOf(readRequest(message, known))).toBe(wanted);
  });

  test("the table is long enough to say something", () => {
    expect(rows.length).toBeGreaterThanOrEqual(250);
  });
});

/** What Iris says to one message after the other, and what she suggests to answer. */
function talk(messages: readonly string[], level: string) {
  const history: Turn[] = [];
  return messages.map((message) => {
    const reply = replyTo({
      message,
      mayEcho: true,
      sentences: [],
      scenes: content.scenes,
      help: null,
      history: [...history],
      lesson: null,
      corrections: [],
      course: content.lessons,
      english: known,
      level,
    });
    history.push({ sender: "user", text: message }, { sender: "avatar", text: reply.response });
    return reply;
  });
}

describe("in the middle of a talk", () => {
  const last = (...messages: string[]): string => talk(messages, "A2").at(-1)!.response;

  test.each([
    [["Is “chef” wrong?"], "say “boss” or “manager”"],
    [["What's a good synonym of “stubborn”?"], "“obstinate”"],
    [["Is “furious” stronger than “angry”?"], "“furious” is stronger"],
    [["Which is more formal, “sorry” or “I beg your pardon”?"], "is more formal than “sorry”"],
    [["Is “data” singular or plural these days?"], "Both are right today"],
    [["Is it “since the primary school” or “since primary school”?"], "Say “since primary school”"],
    [
      ["What's the difference between “stray” and “homeless”?", "and for people?"],
      "use “homeless”",
    ],
    [["what's another way to say “trip”?", "What's the opposite of “reliable”?"], "“unreliable”"],
    [["What's the idiom for taking a big risk?"], "“take the plunge”"],
    [["What do you call a person who runs?"], "“runner”"],
    [['Give me 3 sentences with the word "although"'], "it rained, we went out"],
    [["what tense should I use: yesterday I ___ (go) to school"], "“past simple”"],
    [["Difference between British and American English?"], "“lift” – “elevator”"],
    [["my teacher say I make many mistakes with prepositions"], "“preposition”"],
    [["i want learn new words"], "Words 1 of"],
    [["how to count to 20?"], "“twenty”"],
    [["Can you ask me questions about my family?"], "about your family?"],
    [["Let's play: At the market square"], "Choose one"],
    [["explain present perfect", "what is the difference with past simple?"], "finished time"],
    [["I want to learn idioms", "what does the first one mean?"], "(an idiom"],
    [["I want to learn idioms", "more", "what does the first one mean?"], "(an idiom"],
    [["hello teacher, today I want learn about food", "vegetables"], "“carrot”"],
    [["what words do I need in a restaurant?"], "“menu”"],
    [["how do I ask for the bill?", "let's practise it"], "Role play: “At the café”"],
    [["Give me an exercise on articles", "can I do another topic?"], "Exercise on"],
    [["correct: I am agree with you", 'so what about "I am happy today"?'], "in that sentence"],
    [["ok, ask me something"], "?"],
    [["Correct my pronunciation"], "write"],
    [['Is it OK to say "long time no see"?'], "Yes. People say"],
    [["Is there a word for someone who talks too much?"], "“chatterbox”"],
    [['does "advice" have plural?'], "cannot be counted"],
    [['Make this sentence shorter: "Due to the fact that it rained, we left."'], "“because”"],
    [
      ["I want to write to my landlord because the heating doesn't work. What should I write?"],
      "“Writing to a landlord",
    ],
    [['I always confuse "bring" and "take", please help!'], "We “bring”"],
    [['explain me this sentence: "She might have been sleeping."'], "“past modal”"],
    [['what tense is "I had been waiting for an hour"?'], "“past perfect”"],
    [['My friend says "I ain\'t got no money". Is it good English?'], "In standard English"],
    [["what grammar should I know for B2?"], "“second conditional”"],
    [["can you recommend a book for B1?"], "Read something easy"],
    [["can you write me a short dialogue between a waiter and a customer?"], "Role play:"],
    [["i have a problem with pronunciation of th"], "tip of your tongue"],
    [["how do I say goodbye in a formal email"], "“Closing a formal email”"],
    [["Please help me write an email to my boss, I am sick today"], "“Writing that you are ill”"],
    [["I want to write a letter to my friend about my holiday"], "“Writing to a friend”"],
    [["tell me the difference: borrow / lend"], "You “lend” something"],
    [["What do English people say before eating?"], "“Enjoy your meal!”"],
    [["how can I say that I don't understand in other way?"], "“Checking that you understand”"],
    [["I need vocabulary for a doctor's appointment"], "“fever”"],
    [["how many words should I learn every day?"], "Five words every day"],
    [["I have a salary talk next week, I must negotiate my salary, let's practise"], "Role play:"],
    [['how is "colleague" pronounced, which syllable is strong'], "“colleague”"],
    [["Could you tell me how “queue” is spelled in American English?"], "Q-U-E-U-E"],
    [["Give me an exercise on prepositions please", "only the first two"], "1 of 2"],
    [["Give me an exercise on prepositions please", "only the second one"], "2 of 2"],
    [["exercise on the third conditional, only three items", "make it harder please"], "1 of 3"],
    [["I make soup and fish every day.", "speak slow and easy please"], "short and easy"],
    [["how do you say “engraçado” in English?", "Yesterday I went to the beach."], "?"],
  ])("%j is answered with %j", (messages, part) => {
    expect(last(...messages)).toContain(part);
  });

  test.each([
    ["Could you suggest an elegant closing line for the toast?", "And something funnier?"],
  ])("%j is gone on with by %j", (first, second) => {
    expect(last(first, second)).toContain("Giving a toast");
  });

  test("what is asked behind the end of a role play is answered", () => {
    const reply = last("Can we practise a job interview?", "Let's stop that. Explain articles");
    expect(reply).toContain("“article”:");
  });
});

const requests = [
  "help",
  "i am bored",
  "what should I learn",
  "explain articles",
  "mistakes",
  "more",
  "how write formal email?",
  "more",
  "word family of decide",
  "what is the difference between say and tell",
  "role play",
  "do my homework",
  "translate this",
  "tell me a joke",
  "how old are you?",
  "what is the weather?",
  "my mistakes",
  "what did we do today?",
  "how pronounce blorp",
  "synonym",
  "teach me something",
];

test.each(["A1", "A2", "B1", "B2", "C1", "C2"])(
  "at %s every suggestion is short, and itself a message that is understood",
  (level) => {
    for (const { suggestions = [] } of talk(requests, level)) {
      expect(suggestions.length).toBeLessThanOrEqual(4);
      for (const each of suggestions) {
        expect(each.length).toBeLessThanOrEqual(60);
        const isUnderstood =
          readRequest(each, known) !== null || sceneTurn(each, [], content.scenes) !== null;
        expect([each, isUnderstood]).toEqual([each, true]);
      }
    }
  },
);

test.each(content.english.grammarTopics.map((topic) => [topic.names[0]!, topic] as const))(
  "“%s” is explained whole, and its exercise can be done to the end without a slip",
  (name, topic) => {
    const answers = topic.practice.map(({ answer }) => (answer === "–" ? "no word" : answer));
    const [explained, ...replies] = talk(
      [`explain ${name}`, `exercise on ${name}`, ...answers],
      topic.level,
    );
    expect(explained!.response).toContain(`“${name}”: `);
    expect(explained!.response).toMatch(/more\.$/);
    expect(replies[0]!.response).toContain("1 of 6:");
    expect(replies.at(-1)!.response).toContain("Your score: 6 of 6");
  },
);

test.each(content.english.grammarTopics.map((topic) => [topic.names[0]!, topic] as const))(
  "hints of “%s” do not hold the answer",
  (name, topic) => {
    const replies = talk(
      [`exercise on ${name}`, ...topic.practice.flatMap(() => ["hint", "idk"])],
      topic.level,
    );
    for (const [index, { answer, question }] of topic.practice.entries()) {
      const { response } = replies[index * 2 + 1]!;
      expect(response).toContain(question);
      const hint = response.split("\n\n")[0]!;
      expect(hint).toMatch(/^A hint: ./);
      expect(hint).not.toContain(`“${answer}”`);
    }
  },
);

test.each(content.english.situations.map((situation) => [situation.names[0]!, situation] as const))(
  "phrases for “%s” are found by its name",
  (name, { title }) => {
    expect(talk([`phrases for ${name}`], "B1")[0]!.response).toContain(
      `“${title}”: useful phrases`,
    );
  },
);

test("of the pairs that learners confuse, nearly all are told apart where they are asked for", () => {
  const asked = content.english.wordPairs.map(({ words: [one, other], difference }) => {
    const [reply] = talk([`what is the difference between ${one} and ${other}?`], "B1");
    return reply!.response.startsWith(difference);
  });
  expect(asked.length).toBeGreaterThanOrEqual(250);
  expect(asked.filter(Boolean).length / asked.length).toBeGreaterThanOrEqual(0.97);
});
