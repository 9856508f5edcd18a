import type { FastifyReply, FastifyRequest } from "fastify";
import type { Result } from "../refusal";
import { firstOf } from "../adapters/abort-signals";
import { ok } from "../refusal";

/**
 * An answer of which parts are shown before it is whole, as server-sent events: `data: {"text": …}`
 * for each piece, `event: done` with the reply of the call, and `event: error` with a sentence where it
 * broke off. What was shown before is void then, and where the reply says something else.
 */
export class EventStream<Reply> {
  constructor(
    private readonly pieces: AsyncIterable<{ text: string } | { reply: Reply } | { error: string }>,
  ) {}

  async *texts(check: (reply: Reply) => unknown): AsyncGenerator<string> {
    for await (const piece of this.pieces) {
      if ("text" in piece) yield `data: ${JSON.stringify(piece)}\n\n`;
      else if ("error" in piece) yield `event: error\ndata: ${JSON.stringify(piece)}\n\n`;
      else yield `event: done\ndata: ${JSON.stringify(check(piece.reply))}\n\n`;
    }
  }
}

/** Whether a client asks for its answer as server-sent events. */
export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes("text/event-stream") ?? false;

/** Says that whoever called has gone before their answer was whole. */
export function goneSignal({ raw }: Pick<FastifyReply, "raw">): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Does some work that tells what it has so far, as an event stream. A refusal before the first piece
 * is an ordinary refusal.
 *
 * @param work tells `heard` of each piece; `signal` says that nobody listens any more
 * @param left says the same of whoever goes before they read anything
 */
export async function asEventStream<Reply>(
  work: (heard: (text: string) => void, signal: AbortSignal) => Promise<Result<Reply>>,
  left?: AbortSignal,
): Promise<Result<EventStream<Reply>>> {
  const gone = new AbortController();
  const waiting: string[] = [];
  let wake = (): void => {};
  const { signal, done } = firstOf([gone.signal, left]);
  const result = work((text) => {
    waiting.push(text);
    wake();
  }, signal).finally(done);
  // Whoever reads hears of a failure below, however late they begin to.
  result.catch(() => {});
  const somethingNew = () =>
    waiting.length > 0 ? Promise.resolve() : new Promise<void>((resolve) => (wake = resolve));
  const first = await Promise.race([somethingNew().then(() => null), result]);
  if (first !== null && !first.ok) return first;

  async function* pieces() {
    try {
      let settled: Result<Reply> | null = first;
      while (settled === null) {
        while (waiting.length > 0) yield { text: waiting.shift()! };
        settled = await Promise.race([somethingNew().then(() => null), result]);
      }
      while (waiting.length > 0) yield { text: waiting.shift()! };
      if (settled.ok) yield { reply: settled.value };
      else yield { error: settled.refusal.message };
    } finally {
      gone.abort();
    }
  }
  return ok(new EventStream(pieces()));
}
