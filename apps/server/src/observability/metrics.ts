import type { FastifyInstance } from "fastify";
import { commonRefusal, sendRefusal } from "../http/refusals";

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Counts requests, and tells the counts at /metrics to this machine only, as Prometheus reads them. */
export function countRequests(app: FastifyInstance): void {
  const served = new Map<string, { count: number; seconds: number }>();

  app.addHook("onResponse", (request, reply, done) => {
    const path = request.routeOptions.url ?? "unmatched";
    const labels = `method="${request.method}",path="${path}",status="${reply.statusCode}"`;
    const total = served.get(labels) ?? { count: 0, seconds: 0 };
    total.count += 1;
    total.seconds += reply.elapsedTime / 1000;
    served.set(labels, total);
    done();
  });

  app.get("/metrics", async (request, reply) => {
    if (!loopback.has(request.ip)) return sendRefusal(reply, commonRefusal("not-found"));
    const lines = [...served].flatMap(([labels, { count, seconds }]) => [
      `saywell_requests_total{${labels}} ${count}`,
      `saywell_request_seconds_total{${labels}} ${seconds.toFixed(6)}`,
    ]);
    return reply.type("text/plain; version=0.0.4").send(`${lines.join("\n")}\n`);
  });
}
