import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { AnalysisService } from "./board/analysis.service";
import type { createWaitingTurns } from "./board/waiting-turns";
import type { GamesService } from "./games.service";
import type { ReplayService } from "./replay/replay.service";

export function replayRoutes(app: FastifyInstance, replays: ReplayService): void {
  serveCall(app, "GET /api/replays/{replayId}", ({ caller, params }) =>
    replays.read(caller, params.replayId),
  );
  serveCall(app, "POST /api/games/matches/{matchId}/share", ({ caller, params }) =>
    replays.share(caller, params.matchId),
  );
  serveCall(app, "DELETE /api/games/matches/{matchId}/share", ({ caller, params }) =>
    replays.takeBack(caller, params.matchId),
  );
}

export function gamesRoutes(app: FastifyInstance, games: GamesService): void {
  serveCall(app, "POST /api/games", ({ caller, body }) => games.open(caller, body));
  serveCall(app, "GET /api/games/{roomId}", ({ caller, params }) =>
    games.find(caller, params.roomId),
  );
}

export function wordBoardRoutes(
  app: FastifyInstance,
  {
    analysis,
    waitingTurns,
  }: { analysis: AnalysisService; waitingTurns: ReturnType<typeof createWaitingTurns> },
): void {
  serveCall(app, "GET /api/games/matches/{matchId}/analysis", ({ caller, params }) =>
    analysis.analyse(caller, params.matchId),
  );
  serveCall(app, "GET /api/games/my-turns", ({ caller }) => waitingTurns.list(caller));
}
