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

describe("an endpoint that does not end", () => {
  const endless = (piece: object, pause = () => Promise.resolve()) =>
    (async (_request, response) => {
      response.setHeader("content-type", "text/event-stream");
      const chunk = JSON.stringify({ id: "1", choices: [{ index: 0, delta: piece }] });
      while (!response.destroyed) {
        response.write(`data: ${chunk}\n\n`);
        await new Promise((resolve) => setImmediate(resolve));
        await pause();
      }
      ended += 1;
      return undefined;
    }) satisfies FakeLanguageModel["behaviour"];
  let ended: number;
  beforeEach(() => (ended = 0));
  const hangsUp = () => vi.waitFor(() => expect(ended).toBe(1), { timeout: 20_000 });

  test("is left after the beginning of what it says, which counts", async () => {
    endpoint.behaviour = endless({ content: "It is a good day. " });
    const said = await converse();
    expect(said?.length).toBe(2000);
    expect(heard.join("").trim()).toBe(said);
    await hangsUp();
    expect(log).toEqual([]);
  });

  test("is left after some megabytes of what it only thinks", async () => {
    endpoint.behaviour = endless({ reasoning_content: "Hm. ".repeat(10_000) });
    expect(await converse()).toBeNull();
    await hangsUp();
  });

  test("keeps nobody else from their turn meanwhile", async () => {
    endpoint.behaviour = (_request, response) => stream(response, Array(500).fill("Well. "));
    const turns: number[] = [];
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        turns.push(heard.length);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await converse();
    isOver = true;
    await others;
    // As many pieces as a turn takes, and no more.
    const most = Math.max(...turns.map((count, index) => count - (turns[index - 1] ?? 0)));
    expect(most).toBeLessThanOrEqual(2);
  });
});

test.each([301, 302, 307, 308])(
  "an endpoint that points elsewhere (%i) is not followed: what learners write is sent nowhere else",
  async (status) => {
    const elsewhere = await startFakeLanguageModel(() => "Hello from here.");
    endpoint.behaviour = (_request, response) =>
      void response.writeHead(status, { location: elsewhere.baseUrl }).end();
    expect(await converse()).toBeNull();
    expect(elsewhere.requests).toEqual([]);
    expect(log).toMatchObject([{ event: "language-model-failed", status }]);
    await elsewhere.close();
  },
);

test("of a thousand calls of tools in one go a few are answered", async () => {
  endpoint.behaviour = ({ body }, response) =>
    stream(
      response,
      body.messages.some(({ role }) => role === "tool")
        ? ["Here it is."]
        : Array(1000).fill({ tool: "lookUp", input: { word: "bill" } }),
    );
  let runs = 0;
  const lookUp = {
    name: "lookUp",
    description: "Looks a word up.",
    input: z.object({ word: z.string() }),
    run: () => Promise.resolve(`Found ${(runs += 1)}.`),
  };
  expect(await converse(modelAt(), { tools: [lookUp] })).toBe("Here it is.");
  expect(runs).toBe(8);
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
