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
  const { stop } = keepAlive(serverWith(alive, dead), 30_000);

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
  keepAlive(serverWith(line), 30_000).stop();
  vi.advanceTimersByTime(90_000);
  expect(line.pings).toBe(0);
});

test("how far away a client is, is the quickest of its last answers, and 0 until it has answered", () => {
  const line = new Line();
  let now = 0;
  const { measure, latencyOf } = keepAlive(serverWith(line), 30_000, () => now);
  const socket = line as unknown as WebSocket;
  const answerAfter = (milliseconds: number): void => {
    measure(socket);
    now += milliseconds;
    line.emit("pong");
  };
  expect(latencyOf(socket)).toBe(0);
  answerAfter(180);
  expect(latencyOf(socket)).toBe(180);
  answerAfter(40);
  answerAfter(900);
  expect(latencyOf(socket)).toBe(40);
  // It has gone further away: what it once took counts no more.
  for (let beat = 0; beat < 5; beat++) answerAfter(300);
  expect(latencyOf(socket)).toBe(300);
});

test("a client that came just before a beat has until the next one to answer", () => {
  const line = new Line();
  const { measure } = keepAlive(serverWith(line), 30_000);
  measure(line as unknown as WebSocket);
  vi.advanceTimersByTime(30_000);
  expect(line.isOpen).toBe(true);
  line.emit("pong");
  vi.advanceTimersByTime(30_000);
  expect(line.isOpen).toBe(true);
});
