import type { ServerMessage } from "@saywell/contract";
import { afterEach, beforeEach, vi } from "vitest";
import { createLiveClient } from "../lib/live-client";
import { backoff } from "../lib/live-connection";
import { FakeSocket } from "./fake-socket";

export const me = { id: "me", name: "Mia" };

/** Live clients for each test of a file, with the test at the other end and time in its hands. */
export function createFakeLine() {
  let sockets: FakeSocket[];

  const reset = (): void => void (sockets = []);
  const socket = () => sockets.at(-1)!;

  function createClient(prepare: (socket: FakeSocket) => void = () => {}) {
    return createLiveClient({
      openSocket() {
        const opened = new FakeSocket();
        sockets.push(opened);
        prepare(opened);
        return opened;
      },
      random: () => 1,
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
    /** As if nobody had connected. */
    reset,
    createClient,
    greet,
    /** A client that has been greeted. */
    connect() {
      const client = createClient();
      const heard: ServerMessage[] = [];
      client.listen((message) => heard.push(message));
      client.connectAs(me);
      greet();
      return { client, heard };
    },
    comeBack(): void {
      vi.advanceTimersByTime(backoff.longest);
      greet();
    },
  };
}
