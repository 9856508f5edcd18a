import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../../http/current-user";
import { isBehindTls, originOf } from "../../http/own-address";
import { serveCall } from "../../http/serve-call";
import type { TestSessions } from "./session/test-sessions.service";
import type { ResultsService } from "./results/results.service";
import type { Viewer } from "./session/own-session";
import { isTakerToken, newTakerToken } from "./session/taker-token";

interface Services {
  tests: TestSessions;
  results: ResultsService;
}

export function placementRoutes(app: FastifyInstance, { tests, results }: Services): void {
  serveCall(
    app,
    "GET /api/level-test/questions/{testType}",
    async ({ caller, params, query, request, reply }) => {
      const { testType } = params;
      if (caller !== null) return await tests.start(caller.id, testType, query);
      const known = request.cookies[takerCookie];
      const taker = isTakerToken(known) ? known : newTakerToken();
      const started = await tests.start(null, testType, query, taker);
      if (started.ok) {
        setCookie(request, reply, sessionCookie, started.value.sessionId);
        setCookie(request, reply, takerCookie, taker);
      }
      return started;
    },
  );

  serveCall(app, "GET /api/level-test/sessions/{sessionId}", ({ caller, params }) =>
    tests.find(caller?.id ?? null, params.sessionId),
  );

  serveCall(app, "POST /api/level-test/submit-answer", ({ caller, body }) =>
    tests.answer(
      { accountId: caller?.id ?? null, timeZone: caller?.timeZone ?? body.timeZone },
      body,
    ),
  );

  serveCall(app, "POST /api/level-test/submit", ({ caller, body }) =>
    tests.submit(caller?.id ?? null, body.sessionId),
  );

  serveCall(app, "GET /api/level-test/results/{resultId}", ({ caller, params, request }) =>
    results.find(viewerOf(caller, request), params.resultId),
  );

  serveCall(app, "POST /api/level-test/results/{resultId}/go-on", ({ caller, params, request }) =>
    tests.goOn(viewerOf(caller, request), params.resultId),
  );

  serveCall(app, "GET /api/level-test/results/{resultId}/pdf", ({ caller, params, request }) =>
    results.sheet(viewerOf(caller, request), params.resultId, originOf(request)),
  );

  serveCall(app, "POST /api/level-test/sessions/{sessionId}/claim", async (context) => {
    const { caller, params, request, reply } = context;
    const claimed = await tests.claim(caller.id, params.sessionId);
    // From now on the account knows; who comes next on this device is somebody else.
    if (claimed.ok) void reply.clearCookie(takerCookie, attributes(request));
    return claimed;
  });
}

const viewerOf = (caller: Caller | null, request: FastifyRequest): Viewer => ({
  accountId: caller?.id ?? null,
  name: caller === null || caller.isGuest ? null : caller.name,
  keptSession: request.cookies[sessionCookie] ?? null,
});

/** By this a visitor without an account is known as who took a test. */
const sessionCookie = "saywell_level_test";
/** By this a visitor is not asked again what was asked before. */
const takerCookie = "saywell_test_taker";
const keptFor = 90 * 24 * 3600;

const setCookie = (request: FastifyRequest, reply: FastifyReply, name: string, value: string) =>
  void reply.setCookie(name, value, { ...attributes(request), maxAge: keptFor });

/** Out of reach of scripts, so that a result's page cannot leak a session. */
const attributes = (request: FastifyRequest) =>
  ({
    path: "/api/level-test",
    httpOnly: true,
    sameSite: "lax",
    secure: isBehindTls(request),
  }) as const;
