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
