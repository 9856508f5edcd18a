import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { ClassPlansService } from "./class-plans.service";

export function classPlansRoutes(app: FastifyInstance, plans: ClassPlansService): void {
  serveCall(app, "GET /api/classes/{classId}/plan", ({ caller, params }) =>
    plans.read(caller, params.classId),
  );
  serveCall(app, "PUT /api/classes/{classId}/plan", ({ caller, params, body }) =>
    plans.write(caller, params.classId, body),
  );
  serveCall(app, "POST /api/classes/{classId}/plan/copy", ({ caller, params, body }) =>
    plans.copy(caller, params.classId, body),
  );
  serveCall(app, "GET /api/my-classes/{classId}/plan", ({ caller, params }) =>
    plans.readOwn(caller, params.classId),
  );
}
