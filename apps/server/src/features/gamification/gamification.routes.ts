import type { FastifyInstance } from "fastify";
import { serveCall } from "../../plugins/serve-call";
import type { GamificationService } from "./gamification.service";

export function gamificationRoutes(app: FastifyInstance, service: GamificationService): void {
  serveCall(app, "GET /api/gamification/profile/{userId}", ({ params }) =>
    service.profile(params.userId),
  );
}
