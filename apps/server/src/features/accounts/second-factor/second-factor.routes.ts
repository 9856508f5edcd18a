import type { FastifyInstance } from "fastify";
import { serveCall } from "../../../http/serve-call";
import { readSessionToken } from "../../../http/session-cookie";
import type { SecondFactorService } from "./second-factor.service";

export function secondFactorRoutes(app: FastifyInstance, service: SecondFactorService): void {
  serveCall(app, "GET /api/account/{userId}/second-factor", ({ caller, params }) =>
    service.read(caller.id, params.userId),
  );

  serveCall(app, "POST /api/account/{userId}/second-factor", ({ caller, params, body }) =>
    service.begin(caller.id, params.userId, body.password),
  );

  serveCall(app, "POST /api/account/{userId}/second-factor/confirm", (context) => {
    const { caller, params, body, request } = context;
    const session = readSessionToken(request);
    return service.confirm(caller.id, params.userId, { code: body.code, session });
  });

  serveCall(
    app,
    "POST /api/account/{userId}/second-factor/recovery-codes",
    ({ caller, params, body }) => service.renewRecoveryCodes(caller.id, params.userId, body),
  );

  serveCall(app, "POST /api/account/{userId}/second-factor/disable", ({ caller, params, body }) =>
    service.disable(caller.id, params.userId, body),
  );

  serveCall(app, "POST /api/admin/people/{id}/second-factor/remove", ({ caller, params, body }) =>
    service.removeFor(caller, params.id, body.reason),
  );
}
