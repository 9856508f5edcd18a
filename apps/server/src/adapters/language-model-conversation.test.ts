import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { LogEntry } from "../observability/log";
import {
  type FakeLanguageModel,
  startFakeLanguageModel,
  stream,
} from "../testing/fake-language-model";
import { createLanguageModel, type Conversation } from "./language-model";

const log: LogEntry[] = [];
let endpoint: FakeLanguageModel;
let heard: string[];
beforeAll(async () => {
  endpoint = await startFakeLanguageModel();
  // What speaks to a model is loaded with the first request.
  endpoint.behaviour = () => "Hello.";
  await modelAt().converse(order(), () => {});
});
beforeEach(() => {
  endpoint.requests.length = 0;
  log.length = 0;
  heard = [];
});
afterAll(() => endpoint.close());

const modelAt = (settings: Partial<Parameters<typeof createLanguageModel>[0]> = {}) =>
  createLanguageModel({
    baseUrl: endpoint.baseUrl,
    model: "llama3.2",
    log: (entry) => log.push(entry),
    ...settings,
  });
const order = (more: Partial<Conversation> = {}): Conversation => ({
  instructions: "You are a teacher.",
  messages: [{ role: "user", content: "Hi, I am Ana." }],
  tools: [],
  ...more,
});
const converse = (model = modelAt(), more: Partial<Conversation> = {}) =>
  model.converse(order(more), (piece) => heard.push(piece));

test("what the model says is heard piece by piece, and is whole at the end", async () => {
  endpoint.behaviour = (_request, response) => stream(response, ["Good ", "morning", "!"]);
  expect(await converse()).toBe("Good morning!");
  expect(heard).toEqual(["Good ", "morning", "!"]);
  expect(endpoint.requests[0]!.body).toMatchObject({
    stream: true,
    messages: [
      { role: "system", content: "You are a teacher." },
      { role: "user", content: "Hi, I am Ana." },
    ],
  });
});

test("it may call a tool, and answers with what that found", async () => {
  endpoint.behaviour = ({ body }, response) => {
    const found = body.messages.find(({ role }) => role === "tool");
    return stream(
      response,
      found === undefined
        ? [{ tool: "lookUp", input: { word: "bill" } }]
        : [`It is ${found.content}`],
    );
  };
  const lookUp = {
    name: "lookUp",
    description: "Looks a word up.",
    input: z.object({ word: z.string() }),
    run: (input: unknown) => Promise.resolve(`a ${(input as { word: string }).word}.`),
  };
  expect(await converse(modelAt(), { tools: [lookUp] })).toContain("a bill.");
  expect(endpoint.requests[0]!.body.tools?.[0]?.function.name).toBe("lookUp");
});

test("of a thousand calls of tools only the first are done", async () => {
  const done: unknown[] = [];
  endpoint.behaviour = ({ body }, response) =>
    stream(
      response,
      body.messages.some(({ role }) => role === "tool")
        ? ["Here you are."]
        : Array.from({ length: 1000 }, (_, at) => ({ tool: "lookUp", input: { word: `w${at}` } })),
    );
  const lookUp = {
    name: "lookUp",
    description: "Looks a word up.",
    input: z.object({ word: z.string() }),
    run: (input: unknown) => Promise.resolve(`${done.push(input)}`),
  };
  expect(await converse(modelAt(), { tools: [lookUp] })).toBe("Here you are.");
  expect(done).toHaveLength(8);
});

test("what it thinks is not what it says", async () => {
  endpoint.behaviour = (_request, response) => stream(response, ["<think>Hm.</think>", "Hello!"]);
  expect(await converse()).toBe("Hello!");
  expect(heard.join("")).not.toContain("Hm");
});

describe("is no answer:", () => {
  test.each<[string, FakeLanguageModel["behaviour"]]>([
    ["half a stream", (_request, response) => stream(response, ["Good mor"], { end: false })],
    ["an empty one", (_request, response) => stream(response, [])],
    [
      "garbage",
      (_request, response) => {
        response.setHeader("content-type", "text/event-stream");
        response.end("data: {{{\n\ndata: [DONE]\n\n");
        return undefined;
      },
    ],
    ["an error", (_request, response) => void response.writeHead(500).end("no")],
  ])("%s", async (_what, behaviour) => {
    endpoint.behaviour = behaviour;
    expect(await converse()).toBeNull();
    expect(log).toMatchObject([{ level: "warn", event: "language-model-failed" }]);
    expect(JSON.stringify(log)).not.toContain("Ana");
  });

  test("silence, when the time for the first word is up", async () => {
    endpoint.behaviour = () => undefined;
    const model = modelAt({ conversationTimeouts: { first: 50, whole: 5000 } });
    expect(await converse(model)).toBeNull();
    expect(log).toMatchObject([{ error: "timeout" }]);
  });

  test("one that begins and never ends, when the time for all of it is up", async () => {
    endpoint.behaviour = (_request, response) => {
      response.setHeader("content-type", "text/event-stream");
      response.write(`data: {"id":"1","choices":[{"index":0,"delta":{"content":"Well"}}]}\n\n`);
      return undefined;
    };
    const model = modelAt({ conversationTimeouts: { first: 2000, whole: 200 } });
    expect(await converse(model)).toBeNull();
  });
});

test("of an answer without an end only its beginning is taken, and the endpoint is left", async () => {
  let isLeft = false;
  endpoint.behaviour = (_request, response) => {
    response.setHeader("content-type", "text/event-stream");
    response.on("close", () => (isLeft = true));
    const chunk = { id: "1", choices: [{ index: 0, delta: { content: "I like tea. " } }] };
    const goOn = (): void => {
      if (response.destroyed) return;
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      setImmediate(goOn);
    };
    goOn();
    return undefined;
  };
  const answer = await converse();
  expect(answer?.length).toBeGreaterThan(600);
  expect(answer?.length).toBeLessThan(5000);
  await vi.waitFor(() => expect(isLeft).toBe(true), { timeout: 120_000 });
});

test.each([
  ["thoughts", { reasoning_content: "hm ".repeat(1000) }],
  ["a thought in a tag", { content: `<think>${"hm ".repeat(1000)}` }],
])("%s without an end keep nobody else waiting, and are no answer", async (_what, delta) => {
  endpoint.behaviour = (_request, response) => {
    response.setHeader("content-type", "text/event-stream");
    const chunk = `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta }] })}\n\n`;
    const goOn = (): void => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once("drain", goOn);
    };
    goOn();
    return undefined;
  };
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  expect(await converse()).toBeNull();
  clearInterval(others);
  expect(turns).toBeGreaterThan(5);
});

test("a redirect is not followed: what learners write goes to the endpoint alone", async () => {
  endpoint.behaviour = (_request, response) =>
    void response.writeHead(307, { location: `${endpoint.baseUrl}/elsewhere` }).end();
  expect(await converse()).toBeNull();
  expect(endpoint.requests).toHaveLength(1);
});

test("somebody who leaves is no failure of the model", async () => {
  endpoint.behaviour = (_request, response) => {
    response.setHeader("content-type", "text/event-stream");
    response.write(`data: {"id":"1","choices":[{"index":0,"delta":{"content":"Well"}}]}\n\n`);
    return undefined;
  };
  const model = modelAt();
  for (let round = 0; round < 4; round += 1) {
    const leaves = new AbortController();
    const answer = model.converse(order({ signal: leaves.signal }), () => leaves.abort());
    expect(await answer).toBeNull();
  }
  expect(endpoint.requests).toHaveLength(4);
  expect(log).toEqual([]);
});

test("after three failures running it is not asked for a while", async () => {
  endpoint.behaviour = (_request, response) => void response.writeHead(500).end("no");
  const model = modelAt();
  for (let round = 0; round < 5; round += 1) expect(await converse(model)).toBeNull();
  expect(endpoint.requests).toHaveLength(3);
  expect(log.at(-1)).toMatchObject({ error: "resting" });
});
