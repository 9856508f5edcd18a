import type { FastifyInstance } from "fastify";
import type { Log } from "./log";

/** Milliseconds after which a request is worth a line. */
const slow = 1000;

/** Logs slow requests only: a line for each would cost more than serving most of them. */
export function logSlowRequests(app: FastifyInstance, log: Log): void {
  app.addHook("onResponse", (request, reply, done) => {
    if (reply.elapsedTime > slow) {
      log({
        level: "warn",
        event: "slow-request",
        method: request.method,
        path: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      });
    }
    done();
  });
}
