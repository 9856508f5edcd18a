import type { Content } from "@saywell/content/answers";
import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import type { Clock } from "./adapters/clock";
import { createGrammarChecker, type GrammarChecker } from "./adapters/grammar-checker";
import type { Config } from "./config";
import type { Db } from "./db/database";
import { accountRoutes } from "./features/account/account.routes";
import { createAccountService } from "./features/account/account.service";
import { billingRoutes } from "./features/billing/billing.routes";
import { createBillingService } from "./features/billing/billing.service";
import { gamificationRoutes } from "./features/gamification/gamification.routes";
import { createGamificationService } from "./features/gamification/gamification.service";
import { createLeaderboard } from "./features/gamification/leaderboard";
import { lessonsRoutes } from "./features/lessons/lessons.routes";
import { createLessonsService } from "./features/lessons/lessons.service";
import { reviewRoutes } from "./features/review/review.routes";
import { createReviewService } from "./features/review/review.service";
import { createPasswords } from "./features/session/passwords";
import { sessionRoutes } from "./features/session/session.routes";
import { createSessionService } from "./features/session/session.service";
import { tutorRoutes } from "./features/tutor/tutor.routes";
import { createTutorService } from "./features/tutor/tutor.service";
import { openGateway } from "./live/gateway";
import { recogniseCallers } from "./plugins/current-user";
import { answerBrokenRequest, answerMalformedAddress, handleErrors } from "./plugins/errors";
import { reportHealth } from "./plugins/health";
import { acceptJson, bodyLimit } from "./plugins/json-body";
import { jsonLog, type Log } from "./plugins/log";
import { mayActFor } from "./plugins/may-act-for";
import { countRequests } from "./plugins/metrics";
import { limitRates } from "./plugins/rate-limits";
import { logSlowRequests } from "./plugins/request-log";
import { secure } from "./plugins/security";
import { serveOpenApi } from "./plugins/serve-openapi";
import { serveWeb } from "./plugins/serve-web";
import { isApiPath, refuseUnknownCall } from "./plugins/unknown-paths";
import { refuseUnopened } from "./plugins/unopened-calls";
import { readWebPages } from "./plugins/web-pages";

export interface AppDeps {
  config: Config;
  db: Db;
  clock: Clock;
  content: Content;
  /** The built pages. Absent where something else serves them, as in development. */
  webRoot?: string;
  log?: Log;
  /** Harper, unless a test brings its own. */
  grammar?: GrammarChecker;
}

/** The whole product on one HTTP server: what surrounds every request, then every feature. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, clock, content, webRoot, log = jsonLog } = deps;
  const web = webRoot === undefined ? null : { root: webRoot, pages: await readWebPages(webRoot) };
  const app = fastify({
    bodyLimit,
    trustProxy: config.trustProxy,
    // Long enough for the contract to refuse what is too long, in its own words.
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: answerMalformedAddress,
    clientErrorHandler: answerBrokenRequest,
  });

  handleErrors(app, log);
  logSlowRequests(app, log);
  countRequests(app);
  acceptJson(app);
  await app.register(cookie);
  await secure(app, { scriptHashes: web?.pages.scriptHashes ?? [] });
  const limits = await limitRates(app, config.rateLimits);
  reportHealth(app, db);

  const gamification = createGamificationService({ db, clock, content });
  const leaderboard = createLeaderboard({
    db,
    clock,
    demo: config.demo,
    // Nobody can have friends or a class yet, so these circles hold nobody but the learner.
    circleOf: () => Promise.resolve([]),
  });
  const lessons = createLessonsService({ db, clock, content, rewards: gamification });
  const grammar = deps.grammar ?? createGrammarChecker({ log });
  app.addHook("onClose", () => grammar.close());
  const tutor = createTutorService({ content, grammar });
  const gateway = openGateway(app, {
    // Nobody can have friends yet.
    friendsOnline: () => Promise.resolve([]),
    log,
  });
  const passwords = createPasswords(config.passwordCost);
  const session = createSessionService({
    db,
    clock,
    passwords,
    hasEarned: gamification.hasEarned,
    sessionEnded: gateway.closeSession,
  });
  const account = createAccountService({
    db,
    clock,
    findUser: session.findUser,
    passwords,
    accountErased: gateway.closeAccount,
  });
  recogniseCallers(app, { identify: session.identify, mayActFor });

  sessionRoutes(app, session, { demo: config.demo, limits });
  accountRoutes(app, account, { limits });
  gamificationRoutes(app, gamification, leaderboard);
  lessonsRoutes(app, lessons);
  tutorRoutes(app, tutor, { limits });
  reviewRoutes(app, createReviewService({ db, clock, content }));
  billingRoutes(app, createBillingService({ db }));

  await serveOpenApi(app, refuseUnopened(app));
  const servePage = await serveWeb(app, web);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    return (isApiPath(path) ? refuseUnknownCall : servePage)(request, reply, path);
  });
  return app;
}
