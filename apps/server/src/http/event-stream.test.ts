import { expect, test } from "vitest";
import { ok, refuse, type Result } from "../refusal";
import { asEventStream } from "./event-stream";

type Work = (heard: (text: string) => void, signal: AbortSignal) => Promise<Result<number>>;
const moment = () => new Promise((resolve) => setTimeout(resolve, 1));

test("pieces come as they are told, and the reply at the end", async () => {
  const texts = await collect(async (heard) => {
    heard("One ");
    await moment();
    heard("two.");
    await moment();
    return ok(2);
  });
  expect(texts).toEqual([
    'data: {"text":"One "}\n\n',
    'data: {"text":"two."}\n\n',
    'event: done\ndata: {"reply":2}\n\n',
  ]);
});

test("a refusal before anything was told is an ordinary refusal", async () => {
  const refused = await asEventStream(() => Promise.resolve(refuse("not-found", "There is none.")));
  expect(refused).toMatchObject({ ok: false, refusal: { code: "not-found" } });
});

test("a refusal after that is an event", async () => {
  const texts = await collect(async (heard) => {
    heard("One");
    await moment();
    return refuse("not-found", "There is none.");
  });
  expect(texts.at(-1)).toBe('event: error\ndata: {"error":"There is none."}\n\n');
});

test("whoever works hears that nobody listens any more", async () => {
  let isGone = false;
  const stream = await asEventStream<number>(async (heard, signal) => {
    signal.addEventListener("abort", () => (isGone = true));
    heard("One");
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    return ok(1);
  });
  if (!stream.ok) throw new Error("refused");
  const texts = stream.value.texts((reply) => reply);
  await texts.next();
  await texts.return(undefined);
  expect(isGone).toBe(true);
});

async function collect(work: Work): Promise<string[]> {
  const stream = await asEventStream(work);
  if (!stream.ok) throw new Error(stream.refusal.message);
  const texts: string[] = [];
  for await (const text of stream.value.texts((reply) => ({ reply }))) texts.push(text);
  return texts;
}
