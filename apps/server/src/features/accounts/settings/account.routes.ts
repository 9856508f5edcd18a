import type { FastifyInstance } from "fastify";
import { serveCall } from "../../../http/serve-call";
import { clearSessionCookie } from "../../../http/session-cookie";
import type { AccountService } from "./account.service";

export function accountRoutes(app: FastifyInstance, service: AccountService): void {
  serveCall(app, "GET /api/account/{userId}", ({ params }) => service.read(params.userId));

  serveCall(app, "PUT /api/account/{userId}", ({ caller, params, body }) =>
    service.change(caller.id, params.userId, body),
  );

  serveCall(app, "GET /api/account/{userId}/export", ({ params, reply }) => {
    void reply.header("content-disposition", 'attachment; filename="saywell-my-data.json"');
    return service.exportData(params.userId);
  });

  serveCall(app, "POST /api/account/{userId}/erase", async (context) => {
    const { caller, params, body, request, reply } = context;
    const erased = await service.erase(caller.id, params.userId, body.password);
    if (erased.ok) clearSessionCookie(request, reply);
    return erased;
  });
}
