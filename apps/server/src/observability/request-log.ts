import type { FastifyInstance } from "fastify";
import type { Log } from "./log";

/**
 * Logs requests that take longer than so many milliseconds: a line for each would cost more than
 * serving most of them.
 */
export function logSlowRequests(app: FastifyInstance, log: Log, slow = 1000): void {
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
