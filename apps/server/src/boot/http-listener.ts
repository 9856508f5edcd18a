import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { errorCodeHeader } from "@saywell/contract";
import type { FastifyInstance } from "fastify";
import { requestedPath } from "../http/requested-path";

/**
 * The listening socket, open before the database is: whoever watches the process sees at once
 * that it lives, and from /readyz when it can serve and when it is about to go.
 */
export interface HttpListener {
  url: string;
  /** From now on the product answers. */
  admit: (app: FastifyInstance) => void;
  /** Finishes the requests in flight, for so many milliseconds at most, and closes. */
  close: (timeout: number) => Promise<void>;
  /** How many connections are held at this moment. */
  connections: () => Promise<number>;
}

/** How long a connection may take for what, in milliseconds. Whoever takes longer is hung up on. */
export interface ListenerTimeouts {
  /** The head of a request; also the first one of a new connection. */
  headers: number;
  /** A whole request. */
  request: number;
  /** Between requests. Longer than proxies keep an idle connection, or they would send into closed ones. */
  idle: number;
  /** Without a byte in either direction while a request is answered. */
  silence: number;
  /** How often those who take too long are hung up on. */
  checkEvery: number;
}

const usualTimeouts: ListenerTimeouts = {
  headers: 20_000,
  request: 60_000,
  idle: 72_000,
  silence: 120_000,
  checkEvery: 5_000,
};

interface Options {
  host: string;
  port: number;
  /** Connections beyond so many are cut at once. */
  maxConnections?: number;
  /** A connection was cut because there were as many already. */
  onCut?: () => void;
  timeouts?: ListenerTimeouts;
}

export async function openHttpListener({
  host,
  port,
  maxConnections,
  onCut,
  timeouts = usualTimeouts,
}: Options): Promise<HttpListener> {
  let app: FastifyInstance | undefined;
  let leaving = false;
  /** Requests in flight; a new count begins when the listener starts to close. */
  let inFlight = { count: 0 };

  const limits = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    connectionsCheckingInterval: timeouts.checkEvery,
  };
  const server = createServer(limits, (request, response) => {
    const counted = inFlight;
    counted.count++;
    response.once("close", () => counted.count--);
    if (leaving) response.setHeader("connection", "close");
    if (app === undefined) answerWhileStarting(request, response);
    else if (leaving && isReadiness(request)) answer(response, 503, "stopping");
    else app.routing(request, response);
  });
  server.timeout = timeouts.silence;
  if (maxConnections !== undefined) server.maxConnections = maxConnections;
  if (onCut !== undefined) server.on("drop", onCut);
  server.listen(port, host);
  await once(server, "listening");
  const { port: chosen } = server.address() as AddressInfo;

  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${chosen}`,
    admit(admitted) {
      app = admitted;
      for (const event of ["upgrade", "clientError"]) {
        server.on(event, (...facts) => admitted.server.emit(event, ...facts));
      }
    },
    connections: () => promisify(server.getConnections.bind(server))(),
    async close(timeout) {
      const deadline = Date.now() + timeout;
      const drained = async (requests: { count: number }): Promise<void> => {
        while (requests.count > 0 && Date.now() < deadline) await sleep(10);
      };
      leaving = true;
      const earlier = inFlight;
      inFlight = { count: 0 };
      await drained(earlier);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await drained(inFlight);
      await app?.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const isReadiness = (request: IncomingMessage): boolean => requestedPath(request) === "/readyz";

function answerWhileStarting(request: IncomingMessage, response: ServerResponse): void {
  if (requestedPath(request) === "/healthz") return answer(response, 200, "alive");
  response.setHeader("retry-after", "1");
  response.setHeader(errorCodeHeader, "unavailable");
  answer(
    response,
    503,
    isReadiness(request) ? "starting" : "Saywell is starting. Please try again in a moment.",
  );
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(text);
}
