import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { commonRefusal } from "../refusal";
import { isBehindTls, isForUs, isOwnOrigin } from "./own-address";
import { sendRefusal } from "./refusals";
import type { SecurityHeaders } from "./security-headers";

/** Tells browsers what pages may do, and refuses what other sites try in a visitor's name. */
export function secure(app: FastifyInstance, headersFor: SecurityHeaders): void {
  app.addHook("onRequest", (request, reply, done) => {
    sendSecurityHeaders(request, reply, headersFor);
    if (!isForUs(request) && !watched.has(request.routeOptions.url ?? "")) {
      void sendRefusal(reply, {
        code: "wrong-host",
        message: `This school is at ${app.publicUrl}, and only there.`,
      });
      return;
    }
    if (changesState(request) && isForeign(request)) {
      void sendRefusal(reply, commonRefusal("foreign-origin"));
      return;
    }
    done();
  });
}

/** Asked by what watches the process, which knows it by an address of its own. */
const watched: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

export function sendSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  headersFor: SecurityHeaders,
): void {
  void reply.headers(headersFor({ host: request.headers.host, isByTls: isBehindTls(request) }));
}

const changesState = ({ method }: FastifyRequest): boolean =>
  method !== "GET" && method !== "HEAD" && method !== "OPTIONS";

/**
 * Whether another site's page sent this. Browsers name the origin in every
 * request that changes something; programs that are no browser name none.
 */
export function isForeign(
  request: Pick<FastifyRequest, "headers" | "host" | "protocol" | "server">,
): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return !isOwnOrigin(origin, request);
  const site = request.headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}
