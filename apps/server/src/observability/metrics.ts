import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Registry } from "prom-client";

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Counts requests, and tells the counts at /metrics to this machine only, as Prometheus reads them. */
export function countRequests(app: FastifyInstance): void {
  const register = new Registry();
  const labelNames = ["method", "path", "status"] as const;
  const served = new Counter({
    name: "saywell_requests_total",
    help: "Requests that were answered.",
    labelNames,
    registers: [register],
  });
  const seconds = new Counter({
    name: "saywell_request_seconds_total",
    help: "Seconds that answering them took.",
    labelNames,
    registers: [register],
  });

  app.addHook("onResponse", (request, reply, done) => {
    const labels = {
      method: request.method,
      path: request.routeOptions.url ?? "unmatched",
      status: reply.statusCode,
    };
    served.inc(labels);
    seconds.inc(labels, reply.elapsedTime / 1000);
    done();
  });

  app.get("/metrics", async (request, reply) => {
    if (!loopback.has(request.ip)) return reply.callNotFound();
    const metrics = await Registry.merge([register, metricsOfProcess()]).metrics();
    return reply.type(register.contentType).send(metrics);
  });
}

let ofProcess: Registry | undefined;

/** Memory, garbage and delays of the event loop; watched from the first time that somebody asks. */
function metricsOfProcess(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}
