import { once } from "node:events";
import { connect } from "node:net";
import fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type HttpListener, openHttpListener } from "./http-listener";

let listener: HttpListener;
beforeEach(async () => {
  listener = await openHttpListener({ host: "127.0.0.1", port: 0 });
});
afterEach(() => listener.close(0));

const get = async (path: string): Promise<string> => {
  const response = await fetch(listener.url + path);
  return `${response.status} ${await response.text()}`;
};

/** A product with one call that is slow until it is let go. */
async function admitProduct(): Promise<{ letGo: () => void; asked: Promise<void> }> {
  let letGo = (): void => {};
  let ask = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const app = fastify();
  app.get("/healthz", () => "alive");
  app.get("/readyz", () => "ready");
  app.get("/slow", async () => {
    ask();
    await held;
    return "done";
  });
  await app.ready();
  listener.admit(app);
  return { letGo, asked };
}

test("before the product is ready, it is alive and not ready, and calls are put off politely", async () => {
  expect(await get("/healthz")).toBe("200 alive");
  expect(await get("/readyz")).toBe("503 starting");
  const call = await fetch(`${listener.url}/api/lessons`);
  expect(call.status).toBe(503);
  expect(call.headers.get("retry-after")).toBe("1");
  expect(call.headers.get("x-error-code")).toBe("unavailable");
  expect(await call.text()).toBe("Saywell is starting. Please try again in a moment.");
});

test("once admitted, the product answers", async () => {
  await admitProduct();
  expect(await get("/readyz")).toBe("200 ready");
  expect(await get("/nothing")).toMatch(/^404/);
});

test("while it closes, requests in flight are finished and readiness is withdrawn", async () => {
  const { letGo, asked } = await admitProduct();
  const slow = get("/slow");
  await asked;
  const closed = listener.close(5000);
  expect(await get("/readyz")).toBe("503 stopping");
  expect(await get("/healthz")).toBe("200 alive");
  letGo();
  expect(await slow).toBe("200 done");
  await closed;
  await expect(get("/healthz")).rejects.toThrow("fetch failed");
});

test("a request that never ends holds the closing up only so long", async () => {
  const { asked } = await admitProduct();
  const slow = get("/slow").catch((error: Error) => error.message);
  await asked;
  const began = Date.now();
  await listener.close(50);
  expect(Date.now() - began).toBeLessThan(2000);
  expect(await slow).toBe("fetch failed");
});

test("what is no HTTP is answered as the product answers it", async () => {
  await admitProduct();
  const socket = connect(Number(new URL(listener.url).port), "127.0.0.1");
  socket.end("nonsense\r\n\r\n");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 400/);
});
