import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { ConsentService } from "./consent.service";

export function consentRoutes(app: FastifyInstance, service: ConsentService): void {
  serveCall(app, "GET /api/account/{userId}/consent", ({ params }) =>
    service.status(params.userId),
  );

  serveCall(app, "POST /api/account/{userId}/consent", ({ params, body }) =>
    service.ask(params.userId, body.parentEmail),
  );

  serveCall(app, "POST /api/consent/read", ({ body }) => service.read(body.token));

  serveCall(app, "POST /api/consent/decide", ({ body }) => service.decide(body.token, body.give));

  serveCall(app, "GET /api/admin/consents", ({ query }) => service.list(query));

  serveCall(app, "POST /api/admin/consents/{userId}", ({ caller, params, body }) =>
    service.decideForSchool(caller.id, params.userId, body),
  );
}
