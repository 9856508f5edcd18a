import { type ServerMessage, serverMessage } from "@saywell/contract";
import type { FastifyInstance } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import type { Caller } from "../plugins/current-user";
import { errorFacts, type Log } from "../plugins/log";
import { commonRefusal, sendRefusal } from "../plugins/refusals";
import { isForeign } from "../plugins/security";
import { readSessionToken } from "../plugins/session-cookie";
import { createConversation } from "./conversation";
import { keepAlive } from "./heartbeat";
import { routeUpgrades } from "./upgrade";

/** Close codes of our own, and the standard ones for leaving and for breaking rules. */
const closeCode = { goingAway: 1001, tooEager: 1008, sessionEnded: 4401 } as const;
/** No message of the contract comes near this. */
const maxPayload = 64 * 1024;
/** Messages a client may send ahead of our answers. */
const maxWaiting = 100;
/** How long clients have to say goodbye when the server stops. */
const farewell = 1000;

interface Options {
  friendsOnline: (accountId: string) => Promise<string[]>;
  log: Log;
  /** Milliseconds between pings. */
  heartbeat?: number;
}

export interface Gateway {
  /** Closes the live connections of a session that is over. */
  closeSession: (token: string) => void;
  /** Closes every live connection of an account that is gone. */
  closeAccount: (accountId: string) => void;
}

/** The live connection at /ws: lets in whoever has a session, on this site only. */
export function openGateway(
  app: FastifyInstance,
  { friendsOnline, log, heartbeat = 30_000 }: Options,
): Gateway {
  const server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
  const pending = routeUpgrades(app);
  const stopHeartbeat = keepAlive(server, heartbeat);
  const bySession = new Map<string, Set<WebSocket>>();
  const accounts = new WeakMap<WebSocket, string>();

  app.get("/ws", async (request, reply) => {
    const upgrade = pending.get(request.raw);
    if (upgrade === undefined) {
      return sendRefusal(reply, {
        code: "invalid-input",
        message: "This address is for live connections.",
      });
    }
    if (isForeign(request)) return sendRefusal(reply, commonRefusal("foreign-origin"));
    // The answer to a handshake sets no cookie, so the session is not renewed by it.
    const caller = await app.callerOf(request, null);
    const token = readSessionToken(request);
    if (caller === null || token === undefined) {
      return sendRefusal(reply, commonRefusal("not-signed-in"));
    }
    reply.hijack();
    reply.raw.detachSocket(request.raw.socket);
    server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
      talk(socket, caller);
      accounts.set(socket, caller.id);
      remember(socket, token);
    });
    return reply;
  });

  function talk(socket: WebSocket, caller: Caller): void {
    const send = (message: ServerMessage): void =>
      socket.send(JSON.stringify(serverMessage.parse(message)));
    const hangUp = (): void => socket.close();
    const receive = createConversation({ caller, friendsOnline, send, hangUp });
    let waiting = 0;
    let last = Promise.resolve();
    socket.on("error", () => socket.terminate());
    socket.on("message", (data, isBinary) => {
      waiting += 1;
      if (waiting > maxWaiting) {
        socket.close(closeCode.tooEager, "Too many messages at once.");
        return;
      }
      // One after another, so that answers come in the order of the questions.
      last = last
        .then(() => receive(isBinary ? "" : (data as Buffer).toString()))
        .catch((error: unknown) => {
          log({ level: "error", event: "live-message-failed", ...errorFacts(error) });
          send({ type: "ERROR", message: commonRefusal("internal").message });
        })
        .finally(() => {
          waiting -= 1;
        });
    });
  }

  function remember(socket: WebSocket, token: string): void {
    const sockets = bySession.get(token) ?? new Set();
    bySession.set(token, sockets.add(socket));
    socket.on("close", () => {
      sockets.delete(socket);
      if (sockets.size === 0) bySession.delete(token);
    });
  }

  app.addHook("preClose", async () => {
    stopHeartbeat();
    for (const socket of server.clients) {
      socket.close(closeCode.goingAway, "The server is restarting.");
    }
    const impatience = setTimeout(() => {
      for (const socket of server.clients) socket.terminate();
    }, farewell);
    await new Promise<void>((done) => server.close(() => done()));
    clearTimeout(impatience);
  });

  return {
    closeSession(token) {
      for (const socket of bySession.get(token) ?? []) {
        endSession(socket);
      }
    },
    closeAccount(accountId) {
      for (const socket of server.clients) {
        if (accounts.get(socket) === accountId) endSession(socket);
      }
    },
  };
}

const endSession = (socket: WebSocket): void =>
  socket.close(closeCode.sessionEnded, "This session has ended.");
