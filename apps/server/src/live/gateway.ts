import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import { errorFacts, type Log } from "../observability/log";
import { addressOf } from "../http/caller-address";
import { commonRefusal } from "../refusal";
import { sendRefusal } from "../http/refusals";
import { isForeign } from "../http/security";
import { readSessionToken } from "../http/session-cookie";
import { endSession } from "./account-messages";
import { closeCode } from "./close-codes";
import { type Connection, createConnection } from "./connection";
import type { Connections } from "./connections";
import { keepAlive } from "./heartbeat";
import { runMessageLoop } from "./message-loop";
import type { LiveLimits } from "./limits";
import type { Receive } from "./message-router";
import type { Place, PresenceRegistry } from "./presence-registry";
import { seal } from "../bus/seal";
import { type PendingUpgrade, routeUpgrades } from "./upgrade";

/** How long clients have to say goodbye when the server stops. */
const farewell = 1000;

export interface Sessions {
  /** A name for a session that is not its secret. */
  nameSession: (token: string) => string;
  /** Which of these sessions are still open. */
  openAmong: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
}

interface Options {
  connections: Pick<Connections, "all">;
  presenceRegistry: Pick<PresenceRegistry, "admit" | "release">;
  limits: LiveLimits;
  log: Log;
  receive: Receive;
  sessions: Sessions;
  connected: (connection: Connection) => void;
  disconnected: (connection: Connection) => void;
  /** Looks again whether everybody may be where they are, and hears and sees what they may. */
  recheck: () => Promise<void>;
  /** Calls back each time word of other processes may have been missed. */
  onRestored: (catchUp: () => void) => void;
  /** The server stops: settles when what was taken from clients is done and answered. */
  beforeHangUp: () => Promise<void>;
  /** The clients are gone: settles when others know. */
  afterHangUp: () => Promise<void>;
}

/** The live connection at /ws: lets in whoever has a session, on this site only. */
export function openGateway(app: FastifyInstance, options: Options): void {
  const { connections, presenceRegistry, limits, log, receive, sessions } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });
  const pending = routeUpgrades(app);
  const heartbeat = keepAlive(server, limits.heartbeat);
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
      const session = sessions.nameSession(token);
      const stream = upgrade.socket;
      const latency = (): number => heartbeat.latencyOf(socket);
      const line = { socket, stream, caller, session, slowReaderBytes, latency };
      const connection = createConnection(line);
      socket.on("error", () => socket.terminate());
      socket.once("close", release);
      // All that is live is contact with others.
      if (caller.needsConsent === true) {
        connection.close(closeCode.consentNeeded, "A parent or your school has to agree first.");
      } else if (isAdmitted) admit(socket, connection);
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
    heartbeat.measure(socket);
    options.connected(connection);
    runMessageLoop(socket, connection, { limits, log, receive });
    socket.once("close", () => options.disconnected(connection));
  }

  const trouble = (event: string) => (error: unknown) =>
    log({ level: "warn", event, ...errorFacts(error) });

  /** Word that a session or a membership is over may have got lost. */
  async function recheck(): Promise<void> {
    try {
      const here = [...connections.all()];
      if (here.length === 0) return;
      const open = await sessions.openAmong([...new Set(here.map(({ session }) => session))]);
      for (const connection of here) {
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
    await options.beforeHangUp();
    heartbeat.stop();
    for (const socket of server.clients) {
      socket.close(closeCode.goingAway, "The server is restarting.");
    }
    const farewellTimeout = setTimeout(() => {
      for (const socket of server.clients) socket.terminate();
    }, farewell);
    await new Promise<void>((done) => server.close(() => done()));
    clearTimeout(farewellTimeout);
    await options.afterHangUp();
  });
}
