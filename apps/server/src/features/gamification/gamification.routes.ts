import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { CoinsService } from "./coins.service";
import type { GamificationService } from "./gamification.service";
import type { Leaderboard } from "./leaderboard/leaderboard";

export function gamificationRoutes(
  app: FastifyInstance,
  service: GamificationService,
  leaderboard: Leaderboard,
  coins: CoinsService,
): void {
  serveCall(app, "GET /api/gamification/coins/{userId}", ({ caller, params, query }) =>
    coins.read(params.userId, query, caller),
  );

  serveCall(app, "GET /api/gamification/profile/{userId}", ({ caller, params }) =>
    service.profile(params.userId, caller),
  );

  serveCall(app, "GET /api/gamification/badges/{userId}", ({ caller, params }) =>
    service.badges(params.userId, caller),
  );

  serveCall(app, "GET /api/gamification/leaderboard/{userId}", ({ params, query }) =>
    leaderboard.read(params.userId, query),
  );
}
