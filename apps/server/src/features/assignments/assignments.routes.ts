import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { AssignmentsService } from "./assignments.service";
import type { createCopyWork } from "./copies/copy-work.service";

export function assignmentsRoutes(
  app: FastifyInstance,
  assignments: AssignmentsService & { copyWork: ReturnType<typeof createCopyWork> },
): void {
  serveCall(app, "GET /api/classes/{classId}/assignments", ({ caller, params }) =>
    assignments.list(caller, params.classId),
  );
  serveCall(app, "POST /api/classes/{classId}/assignments", ({ caller, params, body }) =>
    assignments.make(caller, params.classId, body),
  );
  serveCall(app, "POST /api/classes/{classId}/assignments/copy", ({ caller, params, body }) =>
    assignments.copyWork(caller, params.classId, body),
  );
  serveCall(app, "GET /api/assignments/{assignmentId}", ({ caller, params }) =>
    assignments.read(caller, params.assignmentId),
  );
  serveCall(app, "PUT /api/assignments/{assignmentId}", ({ caller, params, body }) =>
    assignments.change(caller, params.assignmentId, body),
  );
  serveCall(app, "DELETE /api/assignments/{assignmentId}", ({ caller, params }) =>
    assignments.remove(caller, params.assignmentId),
  );
  serveCall(app, "GET /api/my-assignments", ({ caller }) => assignments.listOwn(caller.id));
}
