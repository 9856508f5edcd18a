import type { SessionUser } from "@saywell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressOf } from "../../http/caller-address";
import { serveCall } from "../../http/serve-call";
import { ok, type Result } from "../../refusal";
import type { ClassGamesService } from "./class-games.service";
import type { JoiningService } from "./joining/joining.service";
import type { QuizSetsService } from "./quiz-sets/quiz-sets.service";

/** Makes a guest of a browser without a session, where the school takes guests. */
export type EnterAsGuest = (
  request: FastifyRequest,
  reply: FastifyReply,
  timeZone: string | undefined,
) => Promise<Result<{ user: SessionUser }>>;

export function quizSetsRoutes(app: FastifyInstance, sets: QuizSetsService): void {
  serveCall(app, "GET /api/quiz-sets", ({ caller }) => sets.list(caller.id));
  serveCall(app, "POST /api/quiz-sets", ({ caller, body }) => sets.make(caller.id, body));
  serveCall(app, "POST /api/quiz-sets/read-csv", ({ body }) => sets.readCsv(body.csv));
  serveCall(app, "GET /api/quiz-sets/{setId}", ({ caller, params }) =>
    sets.read(caller.id, params.setId),
  );
  serveCall(app, "PUT /api/quiz-sets/{setId}", ({ caller, params, body }) =>
    sets.change(caller.id, params.setId, body),
  );
  serveCall(app, "DELETE /api/quiz-sets/{setId}", ({ caller, params }) =>
    sets.remove(caller.id, params.setId),
  );
  serveCall(app, "GET /api/quiz-sets/{setId}/csv", ({ caller, params }) =>
    sets.csvOf(caller.id, params.setId),
  );
}

export function classGamesRoutes(app: FastifyInstance, games: ClassGamesService): void {
  serveCall(app, "GET /api/class-games", ({ caller }) => games.list(caller.id));
  serveCall(app, "POST /api/class-games", ({ caller, body, request }) =>
    games.make(caller.id, body, addressOf(request)),
  );
  serveCall(app, "GET /api/class-games/{gameId}", ({ caller, params, request }) =>
    games.open(caller.id, params.gameId, addressOf(request)),
  );
  serveCall(app, "POST /api/class-games/{gameId}/close", ({ caller, params }) =>
    games.close(caller.id, params.gameId),
  );
  serveCall(app, "GET /api/class-games/{gameId}/results", ({ caller, params, query }) =>
    games.results(caller.id, params.gameId, query.match),
  );
  serveCall(app, "GET /api/class-games/{gameId}/results.csv", ({ caller, params, query }) =>
    games.resultsFile(caller.id, params.gameId, query.match),
  );
}

export function joiningRoutes(
  app: FastifyInstance,
  joining: JoiningService,
  enterAsGuest: EnterAsGuest,
): void {
  serveCall(app, "GET /api/join/{code}", ({ caller, params, request }) =>
    joining.look(params.code, { address: addressOf(request), accountId: caller?.id ?? null }),
  );

  serveCall(app, "POST /api/join", async ({ caller, body, request, reply }) => {
    let user = caller === null ? null : { ...caller, role: caller.givenRole };
    const address = addressOf(request);
    const joined = await joining.join({ ...body, address }, caller, async () => {
      const entered = await enterAsGuest(request, reply, body.timeZone);
      if (!entered.ok) return entered;
      ({ user } = entered.value as { user: typeof user });
      return ok(entered.value.user);
    });
    return joined.ok ? ok({ user: user!, ...joined.value }) : joined;
  });

  serveCall(app, "GET /api/joined-games/{gameId}", ({ caller, params }) =>
    joining.read(caller, params.gameId),
  );
}
