import { once } from "node:events";
import { connect, type Socket } from "node:net";
import fastify from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerBrokenRequest } from "../http/errors";
import { routeUpgrades } from "../live/upgrade";
import { type HttpListener, openHttpListener } from "./http-listener";

/** Short, so that nobody waits for a minute, and longer than a busy machine takes to send a line. */
const timeouts = { headers: 800, request: 1600, idle: 1200, silence: 2400, checkEvery: 50 };

let listener: HttpListener;
const lines: Socket[] = [];
beforeEach(async () => {
  listener = await openHttpListener({ host: "127.0.0.1", port: 0, timeouts });
  const app = fastify({ clientErrorHandler: answerBrokenRequest(() => ({})) });
  routeUpgrades(app);
  app.get("/ws", (_request, reply) => reply.code(401).send("Please log in."));
  app.post("/call", () => "done");
  app.get("/large", () => "x".repeat(20_000_000));
  await app.ready();
  listener.admit(app);
});
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy();
  await listener.close(0);
});

/** A client that sends this and then stays, its own side open whatever the server says. */
async function stay(sends: string): Promise<{ heard: () => string; line: Socket }> {
  const line = connect({
    port: Number(new URL(listener.url).port),
    host: "127.0.0.1",
    allowHalfOpen: true,
  });
  lines.push(line);
  await once(line, "connect");
  let heard = "";
  line.on("data", (data: Buffer) => (heard += data.toString()));
  line.on("error", () => {});
  line.write(sends);
  return { heard: () => heard, line };
}

const allGone = () => vi.waitFor(async () => expect(await listener.connections()).toBe(0));

const held = () => vi.waitFor(async () => expect(await listener.connections()).toBe(1));

const wish = "POST /call HTTP/1.1\r\nhost: here\r\n";

describe("a client that stays on the line is hung up on", () => {
  test.each([
    ["that never says anything", "", /^HTTP\/1.1 408 /],
    ["whose head never ends", `${wish}x-more: `, /^HTTP\/1.1 408 /],
    [
      "whose body never ends",
      `${wish}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":`,
      /^HTTP\/1.1 408 /,
    ],
    ["that speaks no HTTP", "nonsense\r\n\r\n", /^HTTP\/1.1 400 /],
    ["whose head is too large", `${wish}x-more: ${"x".repeat(20_000)}\r\n\r\n`, /^HTTP\/1.1 4/],
    ["that wants a live connection by POST", `${wish}${upgrade()}`, /^HTTP\/1.1 400 /],
    [
      "whose live connection was refused",
      `GET /ws HTTP/1.1\r\nhost: here\r\n${upgrade()}`,
      /^HTTP\/1.1 401 /,
    ],
    ["that has its answer and asks no more", `${wish}\r\n`, /^HTTP\/1.1 200 /],
  ])("%s", async (_, sends, answer) => {
    const clients = await Promise.all(Array.from({ length: 5 }, () => stay(sends)));
    await vi.waitFor(() => {
      for (const { heard } of clients) expect(heard()).toMatch(answer);
    });
    await allGone();
  });

  test("that sends a byte now and then", async () => {
    const { line } = await stay(wish);
    await held();
    const dripping = setInterval(() => line.write("x"), 50);
    await allGone();
    clearInterval(dripping);
  });

  test("that does not read its answer", async () => {
    const { line } = await stay("");
    line.pause();
    line.write("GET /large HTTP/1.1\r\nhost: here\r\n\r\n");
    await held();
    await allGone();
  });
});

test("who was too slow is told so in a sentence", async () => {
  const { heard, line } = await stay(`${wish}x-more: `);
  await once(line, "end");
  expect(heard()).toMatch(/\r\nx-error-code: too-slow\r\n/);
  expect(heard()).toMatch(/\r\n\r\nThe request took too long to send\.$/);
});

test("no more connections are held than allowed; who comes later is cut, and may come again", async () => {
  await listener.close(0);
  let cut = 0;
  const longTimeouts = { ...timeouts, headers: 300_000, request: 300_000, idle: 300_000 };
  listener = await openHttpListener({
    host: "127.0.0.1",
    port: 0,
    maxConnections: 3,
    onCut: () => (cut += 1),
    timeouts: longTimeouts,
  });
  const [first] = await Promise.all([stay(""), stay(""), stay("")]);
  await vi.waitFor(async () => expect(await listener.connections()).toBe(3));
  const { line } = await stay("");
  await once(line, "end");
  expect([await listener.connections(), cut]).toEqual([3, 1]);
  first.line.destroy();
  await vi.waitFor(async () => expect(await listener.connections()).toBe(2));
  expect(await (await fetch(`${listener.url}/healthz`)).text()).toBe("alive");
});

function upgrade(): string {
  return "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
}
