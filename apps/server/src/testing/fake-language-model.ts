import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

export interface ModelRequest {
  url: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: { type: string };
    stream?: boolean;
    tools?: { function: { name: string } }[];
  };
}

/** How the endpoint behaves: what the model says, or anything else done with the response. */
export type ModelBehaviour = (
  request: ModelRequest,
  response: ServerResponse,
) => string | undefined | Promise<string | undefined>;

export type FakeLanguageModel = Awaited<ReturnType<typeof startFakeLanguageModel>>;

/** An endpoint on this machine that speaks OpenAI's protocol, as a test wants it to. */
export async function startFakeLanguageModel(behaviour: ModelBehaviour = () => "") {
  const fake = { behaviour, requests: [] as ModelRequest[] };
  const server = createServer((incoming, response) => {
    void (async () => {
      const body = (await json(incoming)) as ModelRequest["body"];
      const request = { url: incoming.url ?? "", headers: incoming.headers, body };
      fake.requests.push(request);
      const content = await fake.behaviour(request, response);
      if (content === undefined) return;
      if (body.stream === true) return stream(response, [content]);
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify({
          id: "1",
          object: "chat.completion",
          created: 1,
          model: body.model,
          choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

/**
 * Streams what a model says, piece by piece; a piece may be a call of a tool. Without an `end` the
 * connection breaks off; where it never ends, it stays open.
 */
export function stream(
  response: ServerResponse,
  pieces: readonly (string | { tool: string; input: object })[],
  { end = true }: { end?: boolean | "never" } = {},
): undefined {
  const chunk = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({
        id: "1",
        object: "chat.completion.chunk",
        created: 1,
        model: "fake",
        choices: [{ index: 0, delta, finish_reason }],
      })}\n\n`,
    );
  response.setHeader("content-type", "text/event-stream");
  const calls = pieces.filter((piece) => typeof piece !== "string");
  for (const piece of pieces) {
    if (typeof piece === "string") chunk({ role: "assistant", content: piece });
    else
      chunk({
        tool_calls: [
          {
            index: calls.indexOf(piece),
            id: `call-${calls.indexOf(piece)}`,
            type: "function",
            function: { name: piece.tool, arguments: JSON.stringify(piece.input) },
          },
        ],
      });
  }
  if (end === "never") return;
  if (!end) return void response.destroy();
  chunk({}, calls.length > 0 ? "tool_calls" : "stop");
  return void response.end("data: [DONE]\n\n");
}

/** What a model answers that gives these scores. */
export const marksOf = (
  score: number | Record<"task" | "range" | "accuracy" | "organisation", number>,
  reason = "Your verbs need more care.",
): string =>
  JSON.stringify(
    Object.fromEntries(
      (["task", "range", "accuracy", "organisation"] as const).map((aspect) => [
        aspect,
        { reason, score: typeof score === "number" ? score : score[aspect] },
      ]),
    ),
  );
