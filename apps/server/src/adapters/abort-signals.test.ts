import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { firstOf } from "./abort-signals";

test("any of the signals aborts it, with its reason, also one that is aborted already", () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const both = firstOf([one.signal, undefined, other.signal]);
  expect(both.signal.aborted).toBe(false);
  other.abort("gone");
  expect([both.signal.aborted, both.signal.reason]).toEqual([true, "gone"]);
  expect(firstOf([other.signal]).signal.aborted).toBe(true);
});

test("when it is done nothing aborts it any more", async () => {
  const source = new AbortController();
  const { signal, done } = firstOf([source.signal], 1);
  done();
  source.abort();
  await sleep(20);
  expect(signal.aborted).toBe(false);
});

test("garbage may be collected while it is waited for: whoever leaves is heard, and time runs out", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const server = createServer((_request, response) => response.write("Well"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const leaves = new AbortController();
  const read = async (signals: readonly AbortSignal[], after?: number): Promise<string> => {
    const inner = firstOf([firstOf(signals, after).signal]);
    const { body } = await fetch(`http://127.0.0.1:${port}`, { signal: inner.signal });
    return new Response(body!.pipeThrough(new TransformStream())).text();
  };
  const waiting = [read([leaves.signal]), read([], 300)].map((each) =>
    each.catch((error: Error) => error.name),
  );
  await sleep(100);
  collect();
  leaves.abort();
  expect(await Promise.all(waiting)).toEqual(["AbortError", "TimeoutError"]);
  server.closeAllConnections();
  server.close();
});
