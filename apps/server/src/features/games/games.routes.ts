import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { GamesService } from "./games.service";

export function gamesRoutes(app: FastifyInstance, games: GamesService): void {
  serveCall(app, "POST /api/games", ({ caller, body }) => games.open(caller, body));
  serveCall(app, "GET /api/games/{roomId}", ({ caller, params }) =>
    games.find(caller, params.roomId),
  );
}
