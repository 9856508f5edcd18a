import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import type { ServerMessage } from "@saywell/contract";
import type { TestUser } from "./build-test-app";
import { cookieOf } from "./dial";

/** A client that behaves as ours does: comes back by itself, resumes, and sends again. */
export interface FaithfulClient {
  /** Room messages in the order they came: number and content. */
  seen: { seq: number; content: string }[];
  /** What was acknowledged, and under which number. */
  stored: Map<string, number>;
  say(content: string): void;
  /** Everything said so far has been acknowledged. */
  settled(): Promise<void>;
  /** Is in the room now. */
  present(): Promise<void>;
  isIn: () => boolean;
  /** Cuts the line as a lost network does; it comes back by itself. */
  drop(): void;
  /** Goes to this port from now on, first and while it answers. */
  prefer(port: number): void;
  leave(): void;
}

interface Options {
  user: TestUser;
  roomId: string;
  /** Any of these processes serves; the first is tried first. */
  ports: readonly number[];
  /** Hears everything else that comes. */
  onMessage?: (message: ServerMessage) => void;
}

export function createFaithfulClient({ user, roomId, ports, onMessage }: Options): FaithfulClient {
  const seen: FaithfulClient["seen"] = [];
  const stored = new Map<string, number>();
  const unsent = new Map<string, string>();
  let reached = 0;
  let turn = 0;
  let count = 0;
  let socket: WebSocket | undefined;
  let isIn = false;
  let hasLeft = false;
  let order = [...ports];

  const send = (message: object): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const sendMessage = (clientId: string, content: string): void =>
    send({ type: "SEND_MESSAGE", content, clientId });

  function connect(): void {
    if (hasLeft) return;
    const port = order[turn++ % order.length]!;
    const mine = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: cookieOf(user) });
    socket = mine;
    mine.on("open", () => {
      turn = 0;
      send({ type: "JOIN_ROOM", roomId, userId: user.id, userName: "", afterSeq: reached });
    });
    mine.on("message", (data) => receive(JSON.parse((data as Buffer).toString()) as ServerMessage));
    mine.on("error", () => {});
    mine.on("close", () => {
      isIn = false;
      setTimeout(connect, 30);
    });
  }

  function receive(message: ServerMessage): void {
    if (message.type === "NEW_MESSAGE") {
      seen.push({ seq: message.seq, content: message.message.content });
      reached = Math.max(reached, message.seq);
    } else if (message.type === "MESSAGE_STORED") {
      stored.set(message.clientId, message.seq);
      unsent.delete(message.clientId);
    } else if (message.type === "ROOM_JOINED") {
      isIn = true;
      reached = Math.max(reached, message.seq);
      for (const [clientId, content] of unsent) sendMessage(clientId, content);
    } else if (message.type === "PONG") {
      // The server has heard that this one leaves: what comes with the end of a line it does not read.
      socket?.close();
    } else if (message.type === "ERROR" && message.clientId !== undefined) {
      const content = unsent.get(message.clientId);
      if (content !== undefined) {
        setTimeout(() => sendMessage(message.clientId!, content), 100);
      }
    }
    onMessage?.(message);
  }

  const inRoom = (): boolean => isIn;

  connect();
  return {
    seen,
    stored,
    say(content) {
      count += 1;
      const clientId = `${user.id.slice(0, 8)}-${count}`;
      unsent.set(clientId, content);
      if (isIn) sendMessage(clientId, content);
    },
    async settled() {
      while (unsent.size > 0) await sleep(10);
    },
    async present() {
      while (!inRoom()) await sleep(10);
    },
    isIn: inRoom,
    drop: () => socket?.terminate(),
    prefer(port) {
      order = [port, ...ports.filter((each) => each !== port)];
    },
    leave() {
      hasLeft = true;
      if (!isIn) return socket?.terminate();
      send({ type: "LEAVE_ROOM" });
      send({ type: "PING" });
    },
  };
}
