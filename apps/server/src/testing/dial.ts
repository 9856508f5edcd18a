import { once } from "node:events";
import { type ClientMessage, type ServerMessage, serverMessage } from "@saywell/contract";
import { WebSocket } from "ws";
import { sessionCookieName } from "../http/session-cookie";
import type { TestApp, TestUser } from "./build-test-app";

type OfType<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;

/** A client of the live connection. What it hears has passed the contract. */
export interface Line {
  socket: WebSocket;
  /** Its close code, once it is closed. */
  closed: Promise<number>;
  /** Everything heard so far, and not taken with `receive` or `until`. */
  inbox: ServerMessage[];
  send(message: ClientMessage | string | Buffer | Record<string, unknown>): void;
  /** The next message, whatever it is. */
  receive(): Promise<ServerMessage>;
  /** The next message of a type; those before it stay in the inbox. */
  until<T extends ServerMessage["type"]>(type: T): Promise<OfType<T>>;
  /**
   * Settles when the server has sent all that it had to send by now. What must be written first, as
   * a message to a room, may still be on its way: wait for that by `until`.
   */
  answered(): Promise<void>;
  /** Settles when a slow line has answered the server's first ping, by which it measures the way. */
  ponged: Promise<void>;
}

interface DialOptions {
  /** Milliseconds that pings wait for their answer, as on a slow line. */
  pongAfter?: number;
}

export const cookieOf = ({ token }: TestUser) => ({ cookie: `${sessionCookieName}=${token}` });

/** Starts to listen, and answers on which port. */
export const listenOn = async ({ app }: TestApp): Promise<number> =>
  Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);

/** Opens a live connection. */
export async function dial(
  port: number,
  headers: Record<string, string>,
  { pongAfter }: DialOptions = {},
): Promise<Line> {
  const autoPong = pongAfter === undefined;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers, autoPong });
  const ponged = new Promise<void>((done) => {
    if (autoPong) return done();
    socket.once("ping", (data) => {
      setTimeout(() => socket.pong(data, undefined, () => done()), pongAfter);
    });
  });
  const inbox: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on("message", (data) => {
    inbox.push(serverMessage.parse(JSON.parse((data as Buffer).toString())));
    for (const tryTake of waiting) tryTake();
  });
  const closed = new Promise<number>((done) => socket.once("close", done));
  await once(socket, "open");

  const take = (isWanted: (message: ServerMessage) => boolean): Promise<ServerMessage> =>
    new Promise((done) => {
      const tryTake = (): void => {
        const place = inbox.findIndex(isWanted);
        if (place === -1) return;
        waiting.delete(tryTake);
        done(inbox.splice(place, 1)[0]!);
      };
      waiting.add(tryTake);
      tryTake();
    });

  const line: Line = {
    socket,
    closed,
    inbox,
    send: (message) =>
      socket.send(
        typeof message === "string" || Buffer.isBuffer(message) ? message : JSON.stringify(message),
      ),
    receive: () => take(() => true),
    until: async <T extends ServerMessage["type"]>(type: T) =>
      (await take((message) => message.type === type)) as OfType<T>,
    async answered() {
      line.send({ type: "PING" });
      await line.until("PONG");
    },
    ponged,
  };
  return line;
}

/** Dials for users of one app, and hangs up on all of them when asked. */
export function createLines() {
  const lines: Line[] = [];
  const open = async (
    port: number,
    headers: Record<string, string>,
    options?: DialOptions,
  ): Promise<Line> => {
    const line = await dial(port, headers, options);
    lines.push(line);
    return line;
  };
  return {
    open,
    /** Somebody's connection, in a room already. */
    async join(
      port: number,
      user: TestUser,
      roomId: string,
      afterSeq?: number,
      options?: DialOptions,
    ): Promise<Line> {
      const line = await open(port, cookieOf(user), options);
      line.send({
        type: "JOIN_ROOM",
        roomId,
        userId: user.id,
        userName: "",
        ...(afterSeq === undefined ? {} : { afterSeq }),
      });
      await line.until("ROOM_JOINED");
      return line;
    },
    hangUp(): void {
      for (const { socket } of lines.splice(0)) socket.terminate();
    },
  };
}
