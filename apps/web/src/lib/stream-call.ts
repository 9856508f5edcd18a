import type { DeclaredCallName } from "@saywell/contract";
import { ApiError, fetchAnswer, type ReplyOf, type RequestOf, urlOf } from "./api-client";

/**
 * Makes one call whose reply may come piece by piece, as server-sent events. `heard` is told of each
 * piece; the reply at the end holds, whatever the pieces said. Throws as `callApi` does.
 */
export async function streamApi<N extends DeclaredCallName>(
  name: N,
  request: RequestOf<N>,
  heard: (piece: string) => void,
): Promise<ReplyOf<N>> {
  const answer = await fetchAnswer(urlOf(name, request), {
    method: name.slice(0, name.indexOf(" ")),
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify((request as { body?: unknown }).body ?? {}),
  });
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (!isStream || answer.body === null) return (await answer.json()) as ReplyOf<N>;
  for await (const { event, data } of eventsOf(answer.body)) {
    if (event === "done") return JSON.parse(data) as ReplyOf<N>;
    if (event === "error") {
      const { error } = JSON.parse(data) as { error: string };
      throw new ApiError(error, 200, "internal", error);
    }
    heard((JSON.parse(data) as { text: string }).text);
  }
  const broken = "The answer broke off.";
  throw new ApiError(broken, 0, "no-connection", broken);
}

interface ServerEvent {
  event: string;
  data: string;
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader();
  let text = "";
  for (;;) {
    const { value, done } = (await reader.read()) as { value?: string; done: boolean };
    text += value ?? "";
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) yield eventIn(block);
    if (done) return;
  }
}

function eventIn(block: string): ServerEvent {
  const field = (name: string) =>
    block
      .split("\n")
      .flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
      .join("\n");
  return { event: field("event") || "message", data: field("data") };
}
