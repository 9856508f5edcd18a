import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { PlanUseService } from "./plan-use.service";

export function entitlementsRoutes(app: FastifyInstance, service: PlanUseService): void {
  serveCall(app, "GET /api/plans/use/{userId}", ({ params }) => service.read(params.userId));
}
