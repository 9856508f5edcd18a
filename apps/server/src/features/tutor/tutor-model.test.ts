import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import {
  type FakeLanguageModel,
  startFakeLanguageModel,
  stream,
} from "../../testing/fake-language-model";

let endpoint: FakeLanguageModel;
let tester: TestApp;
let ana: TestUser;

beforeAll(async () => {
  endpoint = await startFakeLanguageModel();
  const languageModel = { baseUrl: endpoint.baseUrl, model: "llama3.2" };
  tester = await buildTestApp({
    config: { languageModel },
    grammar: {
      check: (text) =>
        Promise.resolve(
          text.includes("She go")
            ? [{ start: 4, length: 2, wrong: "go", better: "goes", why: "She goes." }]
            : [],
        ),
      checkAndWait: () => Promise.resolve([]),
      close: () => Promise.resolve(),
    },
  });
});
beforeEach(async () => {
  endpoint.requests.length = 0;
  ana = await tester.signIn({ name: "Ana Souza", level: "A1" });
});
afterAll(async () => {
  await tester.close();
  await endpoint.close();
});

const chat = (message: string, more: { lessonId?: string | null } = {}) =>
  tester.call(
    "POST /api/ai/chat",
    { body: { message, conversationHistory: [], lessonId: null, ...more } },
    { as: ana },
  );
const saying = (...texts: readonly string[]) => {
  let turn = 0;
  endpoint.behaviour = (_request, response) => stream(response, [texts[turn++ % texts.length]!]);
};

test("with a model set it answers, and mistakes are marked by the same checker", async () => {
  saying("Your sister is busy. Where does she go?");
  const { body } = await chat("She go to work.");
  expect(body).toMatchObject({
    response: "Your sister is busy. Where does she go?",
    mind: "model",
    corrections: [{ wrong: "go", better: "goes" }],
  });
});

test("it gets the level, the lesson and the marks, and no name, number or address of the learner", async () => {
  saying("Nice. And you?");
  await chat("She go home. My name is Ana Souza.", { lessonId: "a1-lesson-2" });
  const sent = JSON.stringify(endpoint.requests[0]!.body);
  expect(sent).toContain("At the café");
  expect(sent).toContain("goes");
  expect(sent).not.toMatch(/Ana|Souza/);
  expect(sent).not.toContain(ana.id);
});

test("names of others stay here, also those in earlier messages and marks, and come back in the reply", async () => {
  saying("How old is [name 2]? Is [name 2] in [place] too?");
  const { body } = await tester.call(
    "POST /api/ai/chat",
    {
      body: {
        message: "Lucia likes it. She go there often.",
        conversationHistory: [
          { id: "1", sender: "user", text: "My sister Lucia lives in Wroclaw." },
          { id: "2", sender: "avatar", text: "Tell me about Lucia." },
          { id: "3", sender: "user", text: "I want to die" },
          {
            id: "4",
            sender: "user",
            text: "Ich wohne in der Lindenstraße und mein Vater heißt Otto",
          },
          { id: "5", sender: "user", text: "Меня зовут Ольга" },
        ],
        lessonId: null,
      },
    },
    { as: ana },
  );
  expect(body.response).toBe("How old is Lucia? Is Lucia in Wroclaw too?");
  expect(JSON.stringify(endpoint.requests[0]!.body)).not.toMatch(
    /Lucia|Wroclaw|want to die|Otto|Ольга/,
  );
});

test("a reply that may not be said is asked for once more, with the reason", async () => {
  saying("What is your phone number?", "A dog is nice. What is its name?");
  const { body } = await chat("I have a dog.");
  expect(body).toMatchObject({ response: "A dog is nice. What is its name?", mind: "model" });
  expect(endpoint.requests).toHaveLength(2);
  expect(endpoint.requests[1]!.body.messages[0]!.content).toContain(
    "asked who or where the learner is",
  );
});

test.each(["The answer to question 2 is an.", "2) an", "Choose option B."])(
  "a reply that tells an answer of the quiz gives way to a hint: %j",
  async (reply) => {
    saying(reply);
    const { body } = await chat("I like apples very much.", { lessonId: "a1-lesson-2" });
    expect(body.mind).toBe("on-board");
    expect(body.response).toMatch(/^A (?:hint for question 2|question of this lesson)/);
  },
);

test.each([
  "I want to die",
  "I want to have sex with you",
  "????",
  "Call me at 612 345 678 or ana@example.org",
])("%j is never sent to a model", async (message) => {
  saying("Lovely!");
  const { body } = await chat(message);
  expect(body.response).not.toBe("Lovely!");
  expect(endpoint.requests).toEqual([]);
});

describe("as an event stream", () => {
  const ask = (payload: object) =>
    tester.send(
      {
        method: "POST",
        url: "/api/ai/chat",
        headers: { accept: "text/event-stream" },
        payload,
      },
      ana,
    );
  async function events(message: string, lessonId: string | null = null): Promise<string[]> {
    const answer = await ask({ message, conversationHistory: [], lessonId });
    expect(answer.headers["content-type"]).toContain("text/event-stream");
    return answer.payload.trim().split("\n\n");
  }

  test("what the model says comes piece by piece, and the whole reply at the end", async () => {
    endpoint.behaviour = (_request, response) => stream(response, ["Good ", "morning!"]);
    expect(await events("Hello there, how are you today")).toEqual([
      'data: {"text":"Good "}',
      'data: {"text":"morning!"}',
      expect.stringMatching(/^event: done\ndata: \{"response":"Good morning!".*"mind":"model"\}$/),
    ]);
  });

  test("nothing is heard that may not be said, and the reply on board ends it", async () => {
    saying("Well. What is your phone number?");
    const heard = await events("I have a dog.");
    expect(heard.join("")).not.toContain("number?");
    expect(heard.at(-1)).toContain('"mind":"on-board"');
  });

  test("a refusal is an ordinary refusal", async () => {
    const answer = await ask({ message: "Hi", conversationHistory: [], lessonId: "z9-lesson-9" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      404,
      "text/plain; charset=utf-8",
    ]);
  });
});

// Last, since the model is not asked for a while after it failed several times running.
describe("the mind on board answers, and says so, where the model", () => {
  test.each<[string, () => void]>([
    ["is not fit to be heard twice", () => saying("What is your phone number?")],
    ["is too hard twice", () => saying("Notwithstanding it is ubiquitous.")],
    ["says nothing", () => saying("")],
    [
      "breaks off",
      () =>
        (endpoint.behaviour = (_request, response) => stream(response, ["Hel"], { end: false })),
    ],
    [
      "fails",
      () => (endpoint.behaviour = (_request, response) => void response.writeHead(500).end()),
    ],
  ])("%s", async (_what, behave) => {
    behave();
    const { status, body } = await chat("I have a dog.");
    expect([status, body.mind]).toEqual([200, "on-board"]);
    expect(body.response.length).toBeGreaterThan(0);
  });
});

describe("where the school charges, a plan says which mind answers", () => {
  let charged: TestApp;
  beforeAll(async () => {
    charged = await buildTestApp({
      config: { plans: true, languageModel: { baseUrl: endpoint.baseUrl, model: "llama3.2" } },
    });
  });
  afterAll(() => charged.close());

  test.each([
    ["FREEMIUM", "on-board", 0],
    ["CORE", "model", 1],
  ] as const)("%s: %s", async (plan_type, mind, requests) => {
    saying("What is your dog's name?");
    const bo = await charged.signIn({ level: "A1" });
    await charged.db
      .insertInto("subscription")
      .values({ account_id: bo.id, plan_type, status: "active" })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ plan_type }))
      .execute();
    const body = { message: "I have a small dog.", conversationHistory: [], lessonId: null };
    const reply = await charged.call("POST /api/ai/chat", { body }, { as: bo });
    expect(reply.body).toMatchObject({ mind });
    expect(endpoint.requests).toHaveLength(requests);
  });
});

test("with AI_MARKS on, the model marks too, after the checker", async () => {
  const marking = await buildTestApp({
    config: {
      modelMarks: true,
      languageModel: { baseUrl: endpoint.baseUrl, model: "llama3.2" },
    },
  });
  endpoint.behaviour = ({ body }) =>
    body.stream === true
      ? "A party! Who was there?"
      : JSON.stringify({
          mistakes: [{ wrong: "funny", better: "fun", why: "A party is fun, a joke is funny." }],
        });
  const bo = await marking.signIn({ level: "A2" });
  const body = {
    message: "Yesterday I was at a party and it was funny.",
    conversationHistory: [],
    lessonId: null,
  };
  const reply = await marking.call("POST /api/ai/chat", { body }, { as: bo });
  expect(reply.body).toMatchObject({
    response: "A party! Who was there?",
    corrections: [{ start: 38, wrong: "funny", better: "fun", isGuess: true }],
  });
  await marking.close();
});

test("a server that stops ends what the model has begun with the reply on board", async () => {
  const stopping = new AbortController();
  const leaving = await buildTestApp({
    stopping: stopping.signal,
    config: {
      modelMarks: true,
      languageModel: { baseUrl: endpoint.baseUrl, model: "llama3.2" },
    },
  });
  const bo = await leaving.signIn({ level: "A2" });
  // It says nothing more, nor ends.
  endpoint.behaviour = ({ body }, response) => {
    if (body.stream === true) stream(response, ["Hello. "], { end: "never" });
    setImmediate(() => stopping.abort());
    return undefined;
  };
  const answer = await leaving.send(
    {
      method: "POST",
      url: "/api/ai/chat",
      headers: { accept: "text/event-stream" },
      payload: { message: "I have a dog.", conversationHistory: [], lessonId: null },
    },
    bo,
  );
  expect(answer.payload.trim().split("\n\n").at(-1)).toMatch(
    /^event: done\ndata: .*"mind":"on-board"/,
  );
  await leaving.close();
});
