import { expect, it, vi } from "vitest";
import { createFakeLine, me } from "../testing/fake-line";
import type { LiveClient } from "./live-client";
import { pingAfter, replyTimeout } from "./live-connection";

const { comeBack, connect, createClient, greet, opened, socket } = createFakeLine();

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
  connect();
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
  const { client } = connect();
  socket().hangUp();
  client.wake();
  expect(opened()).toBe(2);
});

it("asks for a sign of life after 20 seconds of silence, and gives up 10 seconds later", () => {
  const { client, heard } = connect();
  vi.advanceTimersByTime(pingAfter);
  expect(socket().sentTypes().at(-1)).toBe("PING");
  const silent = socket();
  vi.advanceTimersByTime(replyTimeout);
  expect(silent.readyState).toBe(3);
  expect(client.store.getState().status).toBe("waiting");
  // Nothing that the lost line still says is heard.
  silent.readyState = 1;
  silent.say({ type: "FRIENDS_CHANGED" });
  silent.hangUp();
  expect(heard).toHaveLength(1);
  expect(opened()).toBe(1);
});

it("stays while the server answers", () => {
  const { client } = connect();
  for (let minute = 0; minute < 5; minute += 1) {
    vi.advanceTimersByTime(pingAfter);
    socket().say({ type: "PONG" });
  }
  expect(client.store.getState().status).toBe("open");
  expect(opened()).toBe(1);
});

it.each([
  [4401, "ended"],
  [4403, "consent-needed"],
  [4429, "refused"],
] as const)("closed with %i it is %s, and does not try again by itself", (code, status) => {
  const { client } = connect();
  socket().hangUp(code);
  expect(client.store.getState().status).toBe(status);
  vi.advanceTimersByTime(600_000);
  expect(opened()).toBe(1);
  client.retry();
  expect(opened()).toBe(2);
});

it("connects anew once a child for whom nobody had agreed comes back to a page that needs it", () => {
  const { client } = connect();
  socket().hangUp(4403);
  client.connectAs(client.store.getState().user!);
  expect(opened()).toBe(2);
});

it("ends for one user before it begins for the next", () => {
  const { client } = connect();
  const first = socket();
  client.connectAs({ id: "you", name: "Yan" });
  expect(first.readyState).toBe(3);
  socket().accept();
  expect(socket().sent).toEqual([{ type: "CONNECT_USER", userId: "you", userName: "Yan" }]);
});

it("passes over what is not a message", () => {
  const { heard } = connect();
  for (const text of ["", "[", "null", "7", "{}"]) socket().sayRaw(text);
  expect(heard).toHaveLength(1);
});

it("says what it could send, and keeps nothing for later", () => {
  const { client } = connect();
  expect(client.send({ type: "TYPING" })).toBe(true);
  socket().hangUp();
  expect(client.send({ type: "TYPING" })).toBe(false);
  comeBack();
  expect(socket().sentTypes()).toEqual(["CONNECT_USER"]);
});

it("a game plugs in: it sends its own messages, hears the answers, and starts anew after a loss", () => {
  const start = { type: "GAME_ACTION", gameId: "words", action: "START_GAME" } as const;
  function createGame(live: LiveClient) {
    const updates: string[] = [];
    let { status } = live.store.getState();
    live.store.subscribe(() => {
      const before = status;
      ({ status } = live.store.getState());
      if (status === "open" && before !== "open") live.send(start);
    });
    live.listen((message) => {
      if (message.type === "GAME_UPDATE") updates.push(message.action);
    });
    return updates;
  }

  const client = createClient();
  const updates = createGame(client);
  client.connectAs(me);
  greet();
  expect(socket().sent).toEqual([{ type: "CONNECT_USER", userId: "me", userName: "Mia" }, start]);
  socket().say({ type: "GAME_UPDATE", action: "GAME_STARTED" });
  expect(updates).toEqual(["GAME_STARTED"]);
  socket().hangUp();
  comeBack();
  expect(socket().sentTypes()).toEqual(["CONNECT_USER", "GAME_ACTION"]);
});
