import type { ServerMessage } from "@saywell/contract";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, makeMessage } from "../testing/fake-socket";
import { asksAgainAfter, createLiveClient } from "./live-client";
import { backoff, replyTimeout, pingAfter } from "./live-connection";

const me = { id: "me", name: "Mia" };
const roomId = "room-1";

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

let sockets: FakeSocket[];
let storage: Storage;
beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  storage = memoryStorage();
});
afterEach(() => vi.useRealTimers());

let lastId = 0;
function createClient(prepare: (socket: FakeSocket) => void = () => {}) {
  return createLiveClient({
    openSocket() {
      const socket = new FakeSocket();
      sockets.push(socket);
      prepare(socket);
      return socket;
    },
    storage: () => storage,
    random: () => 1,
    newId: () => `sent-${(lastId += 1)}`,
    now: Date.now,
  });
}
const socket = () => sockets.at(-1)!;

/** A client in a room where everything up to a number is known. */
function inRoom(afterSeq = 0, lastSeq = afterSeq, prepare?: (socket: FakeSocket) => void) {
  const client = createClient(prepare);
  const heard: ServerMessage[] = [];
  client.listen((message) => heard.push(message));
  client.connectAs(me);
  socket().accept();
  socket().say({ type: "CONNECTED", onlineFriends: [] });
  client.enterRoom(roomId, afterSeq);
  socket().say({ type: "ROOM_JOINED", roomId, seq: lastSeq, present: [] });
  return { client, heard };
}
const newMessage = (seq: number): ServerMessage => ({
  type: "NEW_MESSAGE",
  roomId,
  seq,
  message: makeMessage(seq),
});
function comeBack() {
  vi.advanceTimersByTime(backoff.longest);
  socket().accept();
  socket().say({ type: "CONNECTED", onlineFriends: [] });
}
const seqs = (heard: ServerMessage[]) =>
  heard.flatMap((each) => (each.type === "NEW_MESSAGE" ? [each.seq] : []));

describe("the line", () => {
  it("opens once, and says first who is here", () => {
    const client = createClient();
    client.connectAs(me);
    client.connectAs(me);
    expect(client.store.getState().status).toBe("connecting");
    socket().accept();
    expect(client.store.getState().status).toBe("open");
    expect(sockets).toHaveLength(1);
    expect(socket().sent).toEqual([{ type: "CONNECT_USER", userId: "me", userName: "Mia" }]);
  });

  it("comes back after a loss, later each time, and at the latest after 30 seconds", () => {
    const client = createClient();
    client.connectAs(me);
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const before = sockets.length;
      socket().hangUp();
      expect(client.store.getState().status).toBe("waiting");
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
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
    expect(sockets).toHaveLength(4);
  });

  it("comes back at once when the network does", () => {
    const { client } = inRoom();
    socket().hangUp();
    client.wake();
    expect(sockets).toHaveLength(2);
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
    expect(sockets).toHaveLength(1);
  });

  it("stays while the server answers", () => {
    const { client } = inRoom();
    for (let minute = 0; minute < 5; minute += 1) {
      vi.advanceTimersByTime(pingAfter);
      socket().say({ type: "PONG" });
    }
    expect(client.store.getState().status).toBe("open");
    expect(sockets).toHaveLength(1);
  });

  it.each([
    [4401, "ended"],
    [4429, "refused"],
  ] as const)("closed with %i it is %s, and does not try again by itself", (code, status) => {
    const { client } = inRoom();
    socket().hangUp(code);
    expect(client.store.getState().status).toBe(status);
    vi.advanceTimersByTime(600_000);
    expect(sockets).toHaveLength(1);
    client.retry();
    expect(sockets).toHaveLength(2);
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
});

describe("in a room", () => {
  it("asks to be let in again after a loss, from the last message it has", () => {
    inRoom(3);
    socket().say(newMessage(4));
    socket().hangUp();
    comeBack();
    expect(socket().sentOf("JOIN_ROOM")).toEqual([
      { type: "JOIN_ROOM", roomId, userId: "me", userName: "Mia", afterSeq: 4 },
    ]);
  });

  it("passes each message on once", () => {
    const { heard } = inRoom(3);
    for (const seq of [4, 4, 2, 5]) socket().say(newMessage(seq));
    expect(seqs(heard)).toEqual([4, 5]);
  });

  it("a loss in the middle of what was missed leaves no gap and no double", () => {
    const { heard } = inRoom(1);
    socket().hangUp();
    comeBack();
    // A newer one before an older one: only the server's word says what is complete.
    for (const seq of [2, 9]) socket().say(newMessage(seq));
    socket().hangUp();
    comeBack();
    expect(socket().sentOf("JOIN_ROOM")[0]?.afterSeq).toBe(1);
    for (const seq of [2, 3, 9]) socket().say(newMessage(seq));
    socket().say({ type: "ROOM_JOINED", roomId, seq: 9, present: [] });
    expect(seqs(heard)).toEqual([2, 9, 3]);
  });

  it("sends at once, and again with the same name until it is answered", () => {
    const { client } = inRoom(7);
    client.say(roomId, "Hello");
    const [sent] = socket().sentOf("SEND_MESSAGE");
    expect(sent?.content).toBe("Hello");
    expect(client.store.getState().outbox).toMatchObject([{ content: "Hello", afterSeq: 7 }]);
    socket().hangUp();
    comeBack();
    expect(socket().sentOf("SEND_MESSAGE")).toEqual([]);
    socket().say({ type: "ROOM_JOINED", roomId, seq: 7, present: [] });
    expect(socket().sentOf("SEND_MESSAGE")).toEqual([sent]);
    socket().say({ type: "MESSAGE_STORED", clientId: sent!.clientId!, id: "m", seq: 8 });
    expect(client.store.getState().outbox).toEqual([]);
  });

  it("keeps what is unanswered over a reload, and sends it in its order when back in that room", () => {
    const { client } = inRoom();
    client.say(roomId, "One");
    client.say(roomId, "Two");
    inRoom();
    expect(
      socket()
        .sentOf("SEND_MESSAGE")
        .map(({ content }) => content),
    ).toEqual(["One", "Two"]);
  });

  it("sends nothing written for one room into another", () => {
    const { client } = inRoom();
    socket().hangUp();
    client.say(roomId, "For the first room");
    client.leaveRoom(roomId);
    client.enterRoom("room-2", 0);
    comeBack();
    socket().say({ type: "ROOM_JOINED", roomId: "room-2", seq: 0, present: [] });
    expect(socket().sentOf("SEND_MESSAGE")).toEqual([]);
    expect(client.store.getState().outbox).toHaveLength(1);
  });

  it("does not send a blocked message again", () => {
    const { client } = inRoom();
    client.say(roomId, "Bad words");
    const { clientId } = socket().sentOf("SEND_MESSAGE")[0]!;
    socket().say({ type: "MESSAGE_BLOCKED", message: "Be kind.", ...(clientId && { clientId }) });
    expect(client.store.getState().outbox).toEqual([]);
  });

  it("an answer counts, and everybody hears of it, also where one listener fails at it", () => {
    const failures: unknown[] = [];
    const { client, heard } = inRoom(0, 0, (socket) => {
      const add = socket.addEventListener.bind(socket);
      socket.addEventListener = (type: string, listener: unknown) =>
        add(type, (event) => {
          try {
            (listener as (event: Event) => void)(event);
          } catch (error) {
            failures.push(error);
          }
        });
    });
    client.listen((message) => {
      if (message.type === "MESSAGE_STORED") throw new Error("A screen failed.");
    });
    const later: ServerMessage[] = [];
    client.listen((message) => later.push(message));
    client.say(roomId, "First");
    client.say(roomId, "Second");
    for (const [index, { clientId = "" }] of socket().sentOf("SEND_MESSAGE").entries()) {
      socket().say({ type: "MESSAGE_STORED", clientId, id: `m${index}`, seq: index + 1 });
    }
    expect(client.store.getState().outbox).toEqual([]);
    expect(later).toEqual(heard.slice(-2));
    expect(failures).toEqual([new Error("A screen failed."), new Error("A screen failed.")]);
  });

  it("what was not taken waits with the reason until its author sends it again or drops it", () => {
    const { client } = inRoom();
    client.say(roomId, "Fast");
    const { clientId = "" } = socket().sentOf("SEND_MESSAGE")[0]!;
    socket().say({ type: "ERROR", message: "Please write more slowly.", clientId });
    expect(client.store.getState().outbox).toMatchObject([
      { failure: "Please write more slowly." },
    ]);
    socket().hangUp();
    comeBack();
    socket().say({ type: "ROOM_JOINED", roomId, seq: 0, present: [] });
    expect(socket().sentOf("SEND_MESSAGE")).toEqual([]);
    client.sayAgain(clientId);
    expect(socket().sentOf("SEND_MESSAGE")).toMatchObject([{ clientId, content: "Fast" }]);
    client.discard(clientId);
    expect(client.store.getState().outbox).toEqual([]);
  });

  it("tells how far was read once, and again after a loss", () => {
    const { client } = inRoom(5);
    for (const seq of [3, 5, 4, 5]) client.readUpTo(roomId, seq);
    expect(socket().sentOf("READ_UP_TO")).toMatchObject([{ seq: 3 }, { seq: 5 }]);
    socket().hangUp();
    comeBack();
    socket().say({ type: "ROOM_JOINED", roomId, seq: 5, present: [] });
    expect(socket().sentOf("READ_UP_TO")).toMatchObject([{ seq: 5 }]);
  });

  it("leaves once, and does not come back in after a loss", () => {
    const { client } = inRoom();
    client.leaveRoom(roomId);
    client.leaveRoom(roomId);
    expect(socket().sentOf("LEAVE_ROOM")).toHaveLength(1);
    socket().hangUp();
    comeBack();
    expect(socket().sentOf("JOIN_ROOM")).toEqual([]);
  });

  it("does not come back into a room that was closed to it", () => {
    const { client } = inRoom();
    socket().say({ type: "ROOM_CLOSED", roomId, message: "You were removed." });
    expect(client.store.getState().isInRoom).toBe(false);
    socket().hangUp();
    comeBack();
    expect(socket().sentOf("JOIN_ROOM")).toEqual([]);
  });
});

it("whatever is lost and when, each said message is stored once and seen once, in order", () => {
  const deed = fc.constantFrom("say", "other", "lose", "lose-answers", "reload", "wait");
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      sockets = [];
      storage = memoryStorage();
      const stored: { seq: number; clientId: string }[] = [];
      /** Messages that the server loses with the line. */
      let isDeaf = false;
      const store = (clientId: string) => {
        const known = stored.find((each) => each.clientId === clientId);
        if (known) return known;
        const next = { seq: stored.length + 1, clientId };
        stored.push(next);
        socket().say(newMessage(next.seq));
        return next;
      };
      const serve = (line: FakeSocket) => {
        line.onSent = (message) => {
          if (message.type === "JOIN_ROOM") {
            for (const { seq } of stored) if (seq > message.afterSeq!) line.say(newMessage(seq));
            line.say({ type: "ROOM_JOINED", roomId, seq: stored.length, present: [] });
          }
          if (message.type !== "SEND_MESSAGE") return;
          if (isDeaf) line.readyState = 3;
          const { seq } = store(message.clientId!);
          line.say({ type: "MESSAGE_STORED", clientId: message.clientId!, id: `m${seq}`, seq });
        };
      };
      let seen: ServerMessage[] = [];
      const start = () => {
        const next = createClient(serve);
        const heard: ServerMessage[] = [];
        seen = heard;
        next.listen((message) => heard.push(message));
        next.connectAs(me);
        next.enterRoom(roomId, 0);
        socket().accept();
        return next;
      };
      const reconnect = () => {
        if (socket().readyState === 1) return;
        socket().hangUp();
        client.wake();
        socket().accept();
      };
      let client = start();
      let said = 0;
      for (const each of deeds) {
        if (each === "say") client.say(roomId, `Words ${(said += 1)}`);
        if (each === "other") store(`other-${stored.length}`);
        if (each === "lose") socket().readyState = 3;
        if (each === "lose-answers") {
          isDeaf = true;
          client.say(roomId, `Words ${(said += 1)}`);
          isDeaf = false;
        }
        if (each === "reload") {
          socket().readyState = 3;
          client.stop();
          client = start();
        }
        if (each === "wait") reconnect();
      }
      reconnect();
      expect(client.store.getState().outbox).toEqual([]);
      expect(stored.filter(({ clientId }) => clientId.startsWith("sent-"))).toHaveLength(said);
      expect(seqs(seen)).toEqual(stored.map(({ seq }) => seq));
      client.stop();
      vi.clearAllTimers();
    }),
    { numRuns: 200 },
  );
});

describe("a room that does not open", () => {
  const joinsOf = () => socket().sentOf("JOIN_ROOM").length;
  function atTheDoor() {
    const client = createClient();
    client.connectAs(me);
    socket().accept();
    socket().say({ type: "CONNECTED", onlineFriends: [] });
    client.enterRoom(roomId, 0);
    return client;
  }

  it("because it is closed to us is not asked again, not even after a loss", () => {
    const client = atTheDoor();
    socket().say({ type: "ERROR", message: "Join this room first.", roomId });
    vi.advanceTimersByTime(asksAgainAfter * 2);
    expect(joinsOf()).toBe(1);
    socket().hangUp();
    comeBack();
    expect(joinsOf()).toBe(0);
    expect(client.store.getState().isInRoom).toBe(false);
  });

  it("because something failed just then is asked again, once in a while", () => {
    const client = atTheDoor();
    socket().say({ type: "ERROR", message: "Please try again." });
    socket().say({ type: "ERROR", message: "Please try again." });
    vi.advanceTimersByTime(asksAgainAfter);
    expect(joinsOf()).toBe(2);
    socket().say({ type: "ROOM_JOINED", roomId, seq: 0, present: [] });
    vi.advanceTimersByTime(asksAgainAfter * 2);
    expect(joinsOf()).toBe(2);
    expect(client.store.getState().isInRoom).toBe(true);
  });
});
