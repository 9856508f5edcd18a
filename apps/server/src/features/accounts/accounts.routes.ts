import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import { clearSessionCookie } from "../../http/session-cookie";
import type { DataExport } from "./data-export/data-export.service";
import type { ErasureService } from "./erasure/erasure.service";
import type { SettingsService } from "./settings/settings.service";

interface Services {
  settings: SettingsService;
  dataExport: DataExport;
  erasure: ErasureService;
}

export function accountsRoutes(
  app: FastifyInstance,
  { settings, dataExport, erasure }: Services,
): void {
  serveCall(app, "GET /api/account/{userId}", ({ params }) => settings.read(params.userId));

  serveCall(app, "PUT /api/account/{userId}", ({ caller, params, body }) =>
    settings.change(caller.id, params.userId, body),
  );

  serveCall(app, "GET /api/account/{userId}/export", ({ params, reply }) => {
    void reply.header("content-disposition", 'attachment; filename="saywell-my-data.json"');
    return dataExport.read(params.userId);
  });

  serveCall(app, "POST /api/account/{userId}/erase", async (context) => {
    const { caller, params, body, request, reply } = context;
    const erased = await erasure.erase(caller.id, params.userId, body.password);
    if (erased.ok) clearSessionCookie(request, reply);
    return erased;
  });
}
