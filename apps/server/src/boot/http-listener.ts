import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCodeHeader } from "@saywell/contract";
import type { FastifyInstance } from "fastify";

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
}

export async function openHttpListener({
  host,
  port,
}: {
  host: string;
  port: number;
}): Promise<HttpListener> {
  let app: FastifyInstance | undefined;
  let leaving = false;
  /** Requests in flight; a new count begins when the listener starts to close. */
  let inFlight = { count: 0 };

  const server = createServer((request, response) => {
    const counted = inFlight;
    counted.count++;
    response.once("close", () => counted.count--);
    if (leaving) response.setHeader("connection", "close");
    if (app === undefined) answerWhileStarting(request, response);
    else if (leaving && isReadiness(request)) answer(response, 503, "stopping");
    else app.routing(request, response);
  });
  // Longer than proxies keep an idle connection, or they would send into closed ones.
  server.keepAliveTimeout = 72_000;
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

const pathOf = (request: IncomingMessage): string => request.url?.split("?", 1)[0] ?? "";
const isReadiness = (request: IncomingMessage): boolean => pathOf(request) === "/readyz";

function answerWhileStarting(request: IncomingMessage, response: ServerResponse): void {
  if (pathOf(request) === "/healthz") return answer(response, 200, "alive");
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
