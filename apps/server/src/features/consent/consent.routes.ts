import type { FastifyInstance } from "fastify";
import { readDeviceToken } from "../../http/device-cookie";
import { serveCall } from "../../http/serve-call";
import type { createAskParent } from "./ask-parent.service";
import type { createParentsWord } from "./parents-word.service";
import type { SchoolsWord } from "./schools-word.service";

interface Services {
  asking: ReturnType<typeof createAskParent>;
  parent: ReturnType<typeof createParentsWord>;
  school: SchoolsWord;
}

export function consentRoutes(app: FastifyInstance, { asking, parent, school }: Services): void {
  serveCall(app, "GET /api/account/{userId}/consent", ({ params }) => asking.status(params.userId));

  serveCall(app, "POST /api/account/{userId}/consent", ({ params, body }) =>
    asking.ask(params.userId, body.parentEmail),
  );

  serveCall(app, "POST /api/consent/read", ({ body }) => parent.read(body.token));

  serveCall(app, "POST /api/consent/decide", ({ body, caller, request }) =>
    parent.decide(body.token, { give: body.give, caller, deviceToken: readDeviceToken(request) }),
  );

  serveCall(app, "GET /api/admin/consents", ({ query }) => school.list(query));

  serveCall(app, "POST /api/admin/consents/{userId}", ({ caller, params, body }) =>
    school.decideForSchool(caller.id, params.userId, body),
  );
}
