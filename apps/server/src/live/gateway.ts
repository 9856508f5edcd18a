import type { ClientMessage } from "@saywell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import { errorFacts, type Log } from "../observability/log";
import { addressOf } from "../http/caller-address";
import { commonRefusal, sendRefusal } from "../http/refusals";
import { isForeign } from "../http/security";
import { readSessionToken } from "../http/session-cookie";
import { closeCode } from "./close-codes";
import { type Connection, createConnection } from "./connection";
import { keepAlive } from "./heartbeat";
import { runMessageLoop } from "./message-loop";
import { endSession, type Hub } from "./hub";
import type { LiveLimits } from "./limits";
import type { Place, PresenceRegistry } from "./presence-registry";
import { seal } from "./seal";
import { type PendingUpgrade, routeUpgrades } from "./upgrade";

/** How long clients have to say goodbye when the server stops. */
const farewell = 1000;

interface Options {
  hub: Hub;
  presenceRegistry: Pick<PresenceRegistry, "admit" | "release">;
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
  /** Looks again whether everybody may be where they are, and hears and sees what they may. */
  recheck: () => Promise<void>;
  /** Calls back each time word of other processes may have been missed. */
  onRestored: (catchUp: () => void) => void;
  /** The server stops: settles when what was taken from clients is done and answered. */
  stop: () => Promise<void>;
  /** The clients are gone: settles when others know. */
  stopped: () => Promise<void>;
}

/** The live connection at /ws: lets in whoever has a session, on this site only. */
export function openGateway(app: FastifyInstance, options: Options): void {
  const { hub, presenceRegistry, limits, log, receive, presence } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });
  const pending = routeUpgrades(app);
  const stopHeartbeat = keepAlive(server, limits.heartbeat);
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
    // Asked before the socket is open: what its client says at once would go unheard meanwhile.
    const places = placesOf(caller.id, addressOf(request));
    const isAdmitted = await presenceRegistry.admit(places);
    const release = (): void => {
      if (isAdmitted) presenceRegistry.release(places).catch(trouble("connection-uncounted"));
    };
    if (isStopping) {
      release();
      return sendRefusal(reply, commonRefusal("unavailable"));
    }
    let isOpen = false;
    accept(request, reply, upgrade, (socket) => {
      isOpen = true;
      const { slowReaderBytes } = limits;
      const session = options.nameSession(token);
      const stream = upgrade.socket;
      const connection = createConnection({ socket, stream, caller, session, slowReaderBytes });
      socket.on("error", () => socket.terminate());
      socket.once("close", release);
      if (isAdmitted) admit(socket, connection);
      // A browser is not told why a handshake was refused; why a connection was closed it is.
      else connection.close(closeCode.tooManyConnections, "There are too many connections.");
    });
    // Whoever has gone meanwhile, or asked for something else, has no socket that could close.
    if (!isOpen) release();
    return reply;
  });

  /** What a connection counts against; what has no limit is not counted. */
  function placesOf(accountId: string, address: string): Place[] {
    return [
      { group: "of-account", member: accountId, most: limits.connectionsPerAccount },
      { group: "of-address", member: seal(address), most: limits.connectionsPerAddress },
    ].filter(({ most }) => most !== Infinity);
  }

  function accept(
    request: FastifyRequest,
    reply: FastifyReply,
    { socket, head }: PendingUpgrade,
    begin: (socket: WebSocket) => void,
  ): void {
    reply.hijack();
    reply.raw.detachSocket(request.raw.socket);
    server.handleUpgrade(request.raw, socket, head, begin);
  }

  function admit(socket: WebSocket, connection: Connection): void {
    const { id } = connection.caller;
    hub.add(connection);
    void presence.connected(id).catch(trouble("presence-unknown"));
    runMessageLoop(socket, connection, { limits, log, receive });
    socket.once("close", () => {
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
  options.onRestored(() => void (isStopping || recheck()));

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
