import { EventEmitter } from "node:events";
import type { WebSocket, WebSocketServer } from "ws";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAlive } from "./heartbeat";

class Line extends EventEmitter {
  pings = 0;
  isOpen = true;
  ping = () => (this.pings += 1);
  terminate = () => (this.isOpen = false);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const serverWith = (...lines: Line[]) =>
  ({ clients: new Set(lines as unknown as WebSocket[]) }) as unknown as WebSocketServer;

test("a client that answers each ping stays; one that was silent for a whole beat goes", () => {
  const [alive, dead] = [new Line(), new Line()];
  const stop = keepAlive(serverWith(alive, dead), 30_000);

  vi.advanceTimersByTime(30_000);
  expect([alive.pings, dead.pings]).toEqual([1, 1]);
  alive.emit("pong");
  vi.advanceTimersByTime(30_000);

  expect([alive.isOpen, dead.isOpen]).toEqual([true, false]);
  expect(alive.pings).toBe(2);
  stop();
});

test("it can be stopped", () => {
  const line = new Line();
  keepAlive(serverWith(line), 30_000)();
  vi.advanceTimersByTime(90_000);
  expect(line.pings).toBe(0);
});
