import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { SanctionsService } from "./sanctions.service";

export function sanctionsRoutes(app: FastifyInstance, service: SanctionsService): void {
  serveCall(app, "POST /api/sanctions/{id}/appeal", ({ caller, params, body }) =>
    service.appeal(caller, params.id, body.text),
  );
}
