import { expect, it, vi } from "vitest";
import { createFakeLine, me, newMessage, roomId } from "../testing/fake-line";
import { pingAfter, replyTimeout } from "./live-connection";

const { createClient, inRoom, opened, socket } = createFakeLine();

it("opens once, and says first who is here", () => {
  const client = createClient();
  client.connectAs(me);
  client.connectAs(me);
  expect(client.store.getState().status).toBe("connecting");
  socket().accept();
  expect(client.store.getState().status).toBe("open");
  expect(opened()).toBe(1);
  expect(socket().sent).toEqual([{ type: "CONNECT_USER", userId: "me", userName: "Mia" }]);
});

it("comes back after a loss, later each time, and at the latest after 30 seconds", () => {
  const client = createClient();
  client.connectAs(me);
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const before = opened();
    socket().hangUp();
    expect(client.store.getState().status).toBe("waiting");
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(opened()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(opened()).toBe(before + 1);
  }
});

it("begins with short waits again once the server has greeted it", () => {
  inRoom();
  socket().hangUp();
  vi.advanceTimersByTime(1000);
  socket().hangUp();
  vi.advanceTimersByTime(2000);
  socket().accept();
  socket().say({ type: "CONNECTED", onlineFriends: [] });
  socket().hangUp();
  vi.advanceTimersByTime(1000);
  expect(opened()).toBe(4);
});

it("comes back at once when the network does", () => {
  const { client } = inRoom();
  socket().hangUp();
  client.wake();
  expect(opened()).toBe(2);
});

it("asks for a sign of life after 20 seconds of silence, and gives up 10 seconds later", () => {
  const { client } = inRoom();
  vi.advanceTimersByTime(pingAfter);
  expect(socket().sentTypes().at(-1)).toBe("PING");
  const silent = socket();
  vi.advanceTimersByTime(replyTimeout);
  expect(silent.readyState).toBe(3);
  expect(client.store.getState().status).toBe("waiting");
  // Nothing that the lost line still says is heard.
  silent.readyState = 1;
  silent.say(newMessage(1));
  silent.hangUp();
  expect(opened()).toBe(1);
});

it("stays while the server answers", () => {
  const { client } = inRoom();
  for (let minute = 0; minute < 5; minute += 1) {
    vi.advanceTimersByTime(pingAfter);
    socket().say({ type: "PONG" });
  }
  expect(client.store.getState().status).toBe("open");
  expect(opened()).toBe(1);
});

it.each([
  [4401, "ended"],
  [4429, "refused"],
] as const)("closed with %i it is %s, and does not try again by itself", (code, status) => {
  const { client } = inRoom();
  socket().hangUp(code);
  expect(client.store.getState().status).toBe(status);
  vi.advanceTimersByTime(600_000);
  expect(opened()).toBe(1);
  client.retry();
  expect(opened()).toBe(2);
});

it("ends for one user before it begins for the next", () => {
  const { client } = inRoom();
  client.say(roomId, "Hello");
  const first = socket();
  client.connectAs({ id: "you", name: "Yan" });
  expect(first.readyState).toBe(3);
  socket().accept();
  expect(socket().sent).toEqual([{ type: "CONNECT_USER", userId: "you", userName: "Yan" }]);
  expect(client.store.getState().outbox).toEqual([]);
});

it("passes over what is not a message", () => {
  const { heard } = inRoom();
  for (const text of ["", "[", "null", "7", "{}"]) socket().sayRaw(text);
  expect(heard).toHaveLength(2);
});
