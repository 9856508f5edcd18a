import type { FastifyInstance } from "fastify";
import { type AccountLimiter, within } from "../../http/rate-limits";
import { serveCall } from "../../http/serve-call";
import type { PeopleService } from "./people.service";

export function peopleRoutes(
  app: FastifyInstance,
  service: PeopleService,
  { limits }: { limits: { searches: AccountLimiter } },
): void {
  serveCall(
    app,
    "GET /api/users/search",
    within(limits.searches, ({ caller, query }) => service.search(caller, query)),
  );

  serveCall(
    app,
    "GET /api/users/{userId}/standing",
    within(limits.searches, ({ caller, params }) => service.standing(caller, params.userId)),
  );

  serveCall(app, "GET /api/users/{teacherId}", ({ caller, params }) =>
    service.profile(caller, params.teacherId),
  );
}
