import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { ReportsService } from "./reports.service";

export function reportsRoutes(app: FastifyInstance, reports: ReportsService): void {
  serveCall(app, "GET /api/classes/{classId}/report", ({ caller, params, query }) =>
    reports.ofClass(caller, params.classId, query),
  );
  serveCall(app, "GET /api/classes/{classId}/report/made-of", ({ caller, params, query }) =>
    reports.madeOf(caller, params.classId, query),
  );
  serveCall(
    app,
    "GET /api/classes/{classId}/students/{studentId}/learning-report",
    ({ caller, params, query }) =>
      reports.ofStudent(caller, params.classId, params.studentId, query),
  );
  serveCall(
    app,
    "GET /api/classes/{classId}/students/{studentId}/learning-report.pdf",
    ({ caller, params, query }) =>
      reports.sheetOfStudent(caller, params.classId, params.studentId, query),
  );
  serveCall(app, "GET /api/my-classes/{classId}/report.pdf", ({ caller, params, query }) =>
    reports.ownSheet(caller.id, params.classId, query),
  );
}
