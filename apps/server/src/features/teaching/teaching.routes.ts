import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { TeachingService } from "./teaching.service";

export function teachingRoutes(app: FastifyInstance, teaching: TeachingService): void {
  serveCall(app, "GET /api/teacher/{teacherId}/students", ({ caller, params, query }) =>
    teaching.listStudents(caller, params.teacherId, query.classId),
  );
  serveCall(app, "GET /api/classes/{classId}/dashboard", ({ caller, params }) =>
    teaching.dashboard(caller, params.classId),
  );
  serveCall(app, "GET /api/classes/{classId}/students/{studentId}", ({ caller, params }) =>
    teaching.report(caller, params.classId, params.studentId),
  );
}
