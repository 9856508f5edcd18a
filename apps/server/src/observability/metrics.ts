import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Registry } from "prom-client";

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

export type Metrics = ReturnType<typeof tellMetrics>;

/** Counts requests, and tells the counts at /metrics to this machine only, as Prometheus reads them. */
export function tellMetrics(app: FastifyInstance) {
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

  return {
    /** Tells counts that somebody else keeps, by what became of what is counted. */
    tell(name: string, help: string, counts: () => Readonly<Record<string, number>>): void {
      const counter = new Counter({
        name,
        help,
        labelNames: ["outcome"],
        registers: [register],
        collect() {
          counter.reset();
          for (const [outcome, count] of Object.entries(counts())) counter.inc({ outcome }, count);
        },
      });
    },
  };
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
