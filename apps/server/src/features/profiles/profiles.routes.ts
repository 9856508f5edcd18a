import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { ProfilesService } from "./profiles.service";

export function profilesRoutes(app: FastifyInstance, service: ProfilesService): void {
  serveCall(app, "GET /api/users/search", ({ caller, query }) => service.search(caller, query));

  serveCall(app, "GET /api/users/{userId}/relationship", ({ caller, params }) =>
    service.relationship(caller, params.userId),
  );

  serveCall(app, "GET /api/follows/followers/{teacherId}", ({ caller, params }) =>
    service.followers(caller, params.teacherId),
  );

  serveCall(app, "GET /api/users/{teacherId}", ({ caller, params }) =>
    service.profile(caller, params.teacherId),
  );
}
