import type { ClientMessage } from "@saywell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import { errorFacts, type Log } from "../plugins/log";
import { addressOf } from "../plugins/rate-limits";
import { commonRefusal, sendRefusal } from "../plugins/refusals";
import { isForeign } from "../plugins/security";
import { readSessionToken } from "../plugins/session-cookie";
import { closeCode } from "./close-codes";
import { type Connection, createConnection } from "./connection";
import { keepAlive } from "./heartbeat";
import { hearInTurn } from "./hear-in-turn";
import { endSession, type Hub } from "./hub";
import type { LiveLimits } from "./limits";
import { type PendingUpgrade, routeUpgrades } from "./upgrade";

/** How long clients have to say goodbye when the server stops. */
const farewell = 1000;

interface Options {
  hub: Hub;
  limits: LiveLimits;
  log: Log;
  receive: (connection: Connection, message: ClientMessage) => Promise<void>;
  /** A name for a session that is not its secret. */
  nameSession: (token: string) => string;
  /** Which of these sessions are still open. */
  openAmong: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
  /** One more connection of an account here, and one fewer. */
  presence: {
    connected: (accountId: string) => Promise<void>;
    disconnected: (accountId: string) => void;
  };
  /** Looks again whether everybody may be where they are. */
  recheck: () => Promise<void>;
  /** The server stops: settles when what was taken from clients is done and answered. */
  stop: () => Promise<void>;
  /** The clients are gone: settles when others know. */
  stopped: () => Promise<void>;
  /** Milliseconds between pings. */
  heartbeat?: number;
}

/** The live connection at /ws: lets in whoever has a session, on this site only. */
export function openGateway(app: FastifyInstance, options: Options): void {
  const { hub, limits, log, receive, presence, heartbeat = 30_000 } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });
  const pending = routeUpgrades(app);
  const stopHeartbeat = keepAlive(server, heartbeat);
  const byAddress = new Map<string, number>();
  let isStopping = false;

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
    if (isStopping) return sendRefusal(reply, commonRefusal("unavailable"));
    accept(request, reply, upgrade, (socket) => {
      const { slowReaderBytes } = limits;
      const session = options.nameSession(token);
      const stream = upgrade.socket;
      const connection = createConnection({ socket, stream, caller, session, slowReaderBytes });
      admit(socket, connection, addressOf(request));
    });
    return reply;
  });

  function accept(
    request: FastifyRequest,
    reply: FastifyReply,
    { socket, head }: PendingUpgrade,
    talk: (socket: WebSocket) => void,
  ): void {
    reply.hijack();
    reply.raw.detachSocket(request.raw.socket);
    server.handleUpgrade(request.raw, socket, head, talk);
  }

  function admit(socket: WebSocket, connection: Connection, address: string): void {
    socket.on("error", () => socket.terminate());
    const { id } = connection.caller;
    const ofAddress = byAddress.get(address) ?? 0;
    if (
      hub.connectionsOf(id).length >= limits.connectionsPerAccount ||
      ofAddress >= limits.connectionsPerAddress
    ) {
      // A browser is not told why a handshake was refused; why a connection was closed it is.
      connection.close(closeCode.tooManyConnections, "There are too many connections.");
      return;
    }
    byAddress.set(address, ofAddress + 1);
    hub.add(connection);
    void presence.connected(id).catch(trouble("presence-unknown"));
    hearInTurn(socket, connection, { limits, log, receive });
    socket.once("close", () => {
      const left = byAddress.get(address)! - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
      hub.remove(connection);
      presence.disconnected(id);
    });
  }

  const trouble = (event: string) => (error: unknown) =>
    log({ level: "warn", event, ...errorFacts(error) });

  /** Word that a session or a membership is over may have got lost. */
  async function recheck(): Promise<void> {
    try {
      const connections = [...hub.connections()];
      if (connections.length === 0) return;
      const open = await options.openAmong([...new Set(connections.map(({ session }) => session))]);
      for (const connection of connections) {
        if (!open.has(connection.session)) endSession(connection);
      }
      await options.recheck();
    } catch (error) {
      trouble("sessions-unread")(error);
    }
  }
  const rechecking = setInterval(() => void recheck(), limits.recheckEvery).unref();

  app.addHook("preClose", async () => {
    isStopping = true;
    clearInterval(rechecking);
    await options.stop();
    stopHeartbeat();
    for (const socket of server.clients) {
      socket.close(closeCode.goingAway, "The server is restarting.");
    }
    const impatience = setTimeout(() => {
      for (const socket of server.clients) socket.terminate();
    }, farewell);
    await new Promise<void>((done) => server.close(() => done()));
    clearTimeout(impatience);
    hub.close();
    await options.stopped();
  });
}
