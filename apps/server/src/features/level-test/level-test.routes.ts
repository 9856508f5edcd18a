import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Limiter } from "../../plugins/rate-limits";
import { commonRefusal } from "../../plugins/refusals";
import { serveCall } from "../../plugins/serve-call";
import type { LevelTestService } from "./level-test.service";
import type { ResultsService } from "./results.service";

interface Services {
  tests: LevelTestService;
  results: ResultsService;
}

export function levelTestRoutes(
  app: FastifyInstance,
  { tests, results }: Services,
  { limits }: { limits: { levelTests: Limiter } },
): void {
  serveCall(
    app,
    "GET /api/level-test/questions/{testType}",
    async ({ caller, params, query, request, reply }) => {
      if (!(await limits.levelTests(request, reply))) {
        return { ok: false, refusal: commonRefusal("too-many-requests") };
      }
      const started = await tests.start(caller?.id ?? null, params.testType, query.pace);
      if (started.ok && caller === null) keepSession(request, reply, started.value.sessionId);
      return started;
    },
  );

  serveCall(app, "GET /api/level-test/sessions/{sessionId}", ({ caller, params }) =>
    tests.find(caller?.id ?? null, params.sessionId),
  );

  serveCall(app, "POST /api/level-test/submit-answer", ({ caller, body }) =>
    tests.answer(caller?.id ?? null, body),
  );

  serveCall(app, "POST /api/level-test/submit", ({ caller, body }) =>
    tests.submit(caller?.id ?? null, body.sessionId),
  );

  serveCall(app, "GET /api/level-test/results/{resultId}", ({ caller, params, request }) =>
    results.find(
      { accountId: caller?.id ?? null, keptSession: request.cookies[cookieName] ?? null },
      params.resultId,
    ),
  );

  serveCall(app, "POST /api/level-test/sessions/{sessionId}/claim", ({ caller, params }) =>
    tests.claim(caller.id, params.sessionId),
  );
}

/** By this a visitor without an account is known as who took a test. */
const cookieName = "saywell_level_test";
const keptFor = 90 * 24 * 3600;

/** Out of reach of scripts, so that a result's page cannot leak the session. */
const keepSession = (request: FastifyRequest, reply: FastifyReply, sessionId: string): void =>
  void reply.setCookie(cookieName, sessionId, {
    path: "/api/level-test",
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    maxAge: keptFor,
  });
