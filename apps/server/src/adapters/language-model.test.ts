import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { LogEntry } from "../observability/log";
import { type FakeLanguageModel, startFakeLanguageModel } from "../testing/fake-language-model";
import { createLanguageModel } from "./language-model";

const secret = "My name is Ana and I was born in Porto.";
const order = {
  instructions: "Count the words.",
  data: { text: secret },
  shape: z.object({ words: z.number().max(100) }),
};
const log: LogEntry[] = [];
let endpoint: FakeLanguageModel;
beforeAll(async () => {
  endpoint = await startFakeLanguageModel();
  // What speaks to a model is loaded with the first request.
  await modelAt().ask(order);
});
beforeEach(() => {
  endpoint.requests.length = 0;
  log.length = 0;
});
afterAll(() => endpoint.close());

const modelAt = (settings: Partial<Parameters<typeof createLanguageModel>[0]> = {}) =>
  createLanguageModel({
    baseUrl: endpoint.baseUrl,
    model: "llama3.2",
    log: (entry) => log.push(entry),
    ...settings,
  });

test("an endpoint gets the model, the key, the instructions, the data as JSON, and the shape", async () => {
  endpoint.behaviour = () => '{"words":9}';
  expect(await modelAt({ apiKey: "key-1" }).ask(order)).toEqual({ words: 9 });
  const [{ url, headers, body }] = endpoint.requests as [(typeof endpoint.requests)[0]];
  expect([url, headers.authorization]).toEqual(["/v1/chat/completions", "Bearer key-1"]);
  expect(body).toMatchObject({
    model: "llama3.2",
    response_format: { type: "json_schema" },
    messages: [
      { role: "system", content: order.instructions },
      { role: "user", content: JSON.stringify(order.data) },
    ],
  });
  expect(log).toEqual([]);
});

test("no key is sent where there is none", async () => {
  endpoint.behaviour = () => '{"words":9}';
  await modelAt().ask(order);
  expect(endpoint.requests[0]!.headers.authorization).toBeUndefined();
});

test.each(['```json\n{"words":9}\n```', '<think>One, two, …</think>\n{"words":9}'])(
  "%j is understood",
  async (content) => {
    endpoint.behaviour = () => content;
    expect(await modelAt().ask(order)).toEqual({ words: 9 });
  },
);

test("an endpoint that refuses shapes is asked without one, from then on", async () => {
  endpoint.behaviour = ({ body }, response) => {
    if (body.response_format === undefined) return '{"words":9}';
    response.writeHead(400).end('{"error":{"message":"response_format is not supported"}}');
    return undefined;
  };
  const model = modelAt();
  expect(await model.ask(order)).toEqual({ words: 9 });
  expect(await model.ask(order)).toEqual({ words: 9 });
  expect(endpoint.requests).toHaveLength(3);
  expect(log).toEqual([]);
});

test.each([
  ["no JSON", "I would say nine."],
  ["another shape", '{"score":9}'],
  ["a value out of range", '{"words":101}'],
  ["nothing", ""],
  ["half of it", '{"words":'],
])("%s is no answer, and one warning says so without what was said", async (_what, content) => {
  endpoint.behaviour = () => (content === "" ? "" : `${content}\n${secret}`);
  expect(await modelAt().ask(order)).toBeNull();
  expect(log).toEqual([
    { level: "warn", event: "language-model-failed", error: expect.any(String) },
  ]);
  expect(JSON.stringify(log)).not.toContain("Ana");
});

test.each([401, 404, 429, 500])("status %i is no answer, and is asked for once", async (status) => {
  endpoint.behaviour = (_request, response) => {
    response.writeHead(status).end(JSON.stringify({ error: { message: secret } }));
    return undefined;
  };
  expect(await modelAt({ apiKey: "key-1" }).ask(order)).toBeNull();
  expect(endpoint.requests).toHaveLength(1);
  expect(log).toMatchObject([{ event: "language-model-failed", status }]);
  expect(JSON.stringify(log)).not.toMatch(/Ana|key-1/);
});

test("an endpoint that is not there is no answer", async () => {
  const gone = await startFakeLanguageModel();
  await gone.close();
  expect(await modelAt({ baseUrl: gone.baseUrl }).ask(order)).toBeNull();
  expect(log).toMatchObject([{ event: "language-model-failed" }]);
});

test.each([
  ["never answers", () => undefined],
  [
    "begins to answer and never ends",
    (_request: unknown, response: { write: (text: string) => unknown }) =>
      void response.write('{"choices":['),
  ],
] as const)("nobody waits longer than the timeout for one that %s", async (_what, behaviour) => {
  endpoint.behaviour = behaviour;
  const begun = performance.now();
  expect(await modelAt({ timeout: 150 }).ask(order)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(3000);
  expect(log).toEqual([
    { level: "warn", event: "language-model-failed", error: "timeout", timeout: 150 },
  ]);
});

test("more than it may do at once is not asked for", async () => {
  endpoint.behaviour = () => '{"words":9}';
  const model = modelAt({ maxRunning: 1 });
  expect(await Promise.all([model.ask(order), model.ask(order)])).toEqual([{ words: 9 }, null]);
  expect(log).toEqual([{ level: "warn", event: "language-model-failed", error: "busy" }]);
  expect(await model.ask(order)).toEqual({ words: 9 });
});
