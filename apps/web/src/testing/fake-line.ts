import type { ServerMessage } from "@saywell/contract";
import { afterEach, beforeEach, vi } from "vitest";
import { createLiveClient } from "../lib/live-client";
import { backoff } from "../lib/live-connection";
import { FakeSocket, makeMessage } from "./fake-socket";

export const me = { id: "me", name: "Mia" };
export const roomId = "room-1";

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

/** Live clients for each test of a file, with the test at the other end and time in its hands. */
export function createFakeLine() {
  let sockets: FakeSocket[];
  let storage: Storage;
  let lastId = 0;

  function reset(): void {
    sockets = [];
    storage = memoryStorage();
  }
  const socket = () => sockets.at(-1)!;

  function createClient(prepare: (socket: FakeSocket) => void = () => {}) {
    return createLiveClient({
      openSocket() {
        const opened = new FakeSocket();
        sockets.push(opened);
        prepare(opened);
        return opened;
      },
      storage: () => storage,
      random: () => 1,
      newId: () => `sent-${(lastId += 1)}`,
      now: Date.now,
    });
  }

  function greet(): void {
    socket().accept();
    socket().say({ type: "CONNECTED", onlineFriends: [] });
  }

  beforeEach(() => {
    vi.useFakeTimers();
    reset();
  });
  afterEach(() => void vi.useRealTimers());

  return {
    /** The latest socket. */
    socket,
    /** How many have been opened. */
    opened: () => sockets.length,
    /** As if the tab were new: no socket, nothing kept. */
    reset,
    createClient,
    greet,
    /** A client in a room where everything up to a number is known. */
    inRoom(afterSeq = 0, lastSeq = afterSeq, prepare?: (socket: FakeSocket) => void) {
      const client = createClient(prepare);
      const heard: ServerMessage[] = [];
      client.listen((message) => heard.push(message));
      client.connectAs(me);
      greet();
      client.enterRoom(roomId, afterSeq);
      socket().say({ type: "ROOM_JOINED", roomId, seq: lastSeq, present: [] });
      return { client, heard };
    },
    comeBack(): void {
      vi.advanceTimersByTime(backoff.longest);
      greet();
    },
  };
}

export const newMessage = (seq: number): ServerMessage => ({
  type: "NEW_MESSAGE",
  roomId,
  seq,
  message: makeMessage(seq),
});
export const seqs = (heard: ServerMessage[]) =>
  heard.flatMap((each) => (each.type === "NEW_MESSAGE" ? [each.seq] : []));
