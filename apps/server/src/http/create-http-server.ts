import cookie from "@fastify/cookie";
import { type PageFacts, usualBodyLimit } from "@saywell/contract";
import fastify, { type FastifyInstance } from "fastify";
import type { Config } from "../config";
import type { Db } from "../db/database";
import type { Bus } from "../bus/bus";
import type { SharedCounter } from "../limits/shared-counter";
import { reportHealth } from "../observability/health";
import type { Log } from "../observability/log";
import { type Metrics, tellMetrics } from "../observability/metrics";
import { logSlowRequests } from "../observability/request-log";
import { limitCalls } from "./call-limits";
import { answerBrokenRequest, answerMalformedAddress, handleErrors } from "./errors";
import { acceptJson } from "./json-body";
import { knowOwnAddress } from "./own-address";
import { requestedPath } from "./requested-path";
import { secure } from "./security";
import { readSecurityHeaders } from "./security-headers";
import { serveOpenApi } from "./serve-openapi";
import { serveWeb } from "./serve-web";
import { isApiPath, refuseUnknownCall } from "./unknown-paths";
import { refuseUnopened } from "./unopened-calls";
import { readWebPages } from "./web-pages";

interface Options {
  config: Config;
  db: Db;
  bus: Bus;
  sharedCounter: SharedCounter;
  log: Log;
  /** The built pages. Absent where something else serves them. */
  webRoot: string | undefined;
  /** Milliseconds after which a request is logged as slow. */
  slowRequest: number | undefined;
}

/** What surrounds every request: errors, limits, security, health, and what is no call of a feature. */
export async function createHttpServer(options: Options): Promise<{
  app: FastifyInstance;
  metrics: Metrics;
  /** Serves the pages and the description of the calls, and refuses what there is not. Comes last. */
  serveTheRest: (pageFacts: () => Promise<PageFacts>) => Promise<void>;
}> {
  const { config, db, bus, sharedCounter, log, webRoot, slowRequest } = options;
  const web = webRoot === undefined ? null : { root: webRoot, pages: await readWebPages(webRoot) };
  const headersFor = await readSecurityHeaders({
    scriptHashes: web?.pages.scriptHashes ?? [],
    publicUrl: config.publicUrl,
  });
  const app = fastify({
    bodyLimit: usualBodyLimit,
    trustProxy: config.trustProxy,
    // Long enough for the contract to refuse what is too long, in its own words.
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: answerMalformedAddress(headersFor),
    clientErrorHandler: answerBrokenRequest(headersFor),
  });
  knowOwnAddress(app, config.publicUrl);
  handleErrors(app, log);
  logSlowRequests(app, log, slowRequest);
  const metrics = tellMetrics(app);
  acceptJson(app);
  await app.register(cookie);
  secure(app, headersFor);
  limitCalls(app, config.rateLimits, sharedCounter);
  reportHealth(app, db, () => bus.state() === "lost");

  return {
    app,
    metrics,
    async serveTheRest(pageFacts) {
      serveOpenApi(app, refuseUnopened(app));
      const servePage = await serveWeb(app, web, pageFacts);
      app.setNotFoundHandler((request, reply) => {
        const path = requestedPath(request);
        return (isApiPath(path) ? refuseUnknownCall : servePage)(request, reply, path);
      });
    },
  };
}
