import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { PeopleService } from "./people.service";

export function peopleRoutes(app: FastifyInstance, service: PeopleService): void {
  serveCall(app, "GET /api/users/search", ({ caller, query }) => service.search(caller, query));

  serveCall(app, "GET /api/users/{userId}/standing", ({ caller, params }) =>
    service.standing(caller, params.userId),
  );

  serveCall(app, "GET /api/users/{teacherId}", ({ caller, params }) =>
    service.profile(caller, params.teacherId),
  );
}
