import { FileInPortions } from "../../http/file-in-portions";
import { serveCall } from "../../http/serve-call";
import type { Core, Module } from "../../module";
import { ok } from "../../refusal";
import type { ClassExportsDeps } from "./class-exports-needs";
import { createClassExportsService, portionsOf } from "./class-exports.service";
import { forgetOld } from "./class-exports.store";
import { createMakeExport } from "./make-export";

type Needs = Omit<ClassExportsDeps, "db" | "clock" | "log" | "jobs">;

/** Files that teachers have made of their classes. */
export function classExportsModule({ db, clock, log, jobs }: Core, needs: Needs): Module {
  const deps = { db, clock, log, jobs, ...needs };
  const files = createClassExportsService(deps);
  const makeExport = createMakeExport(deps);
  jobs.handle("make-class-export", ({ exportId }, stopped) => makeExport(exportId, stopped));
  jobs.handle("forget-class-exports", () => forgetOld(db, clock.now()));
  return {
    routes(app) {
      serveCall(app, "POST /api/classes/{classId}/exports", ({ caller, params, body }) =>
        files.begin(caller, params.classId, body.kind),
      );
      serveCall(app, "GET /api/exports/{exportId}", ({ caller, params }) =>
        files.read(caller, params.exportId),
      );
      serveCall(app, "GET /api/exports/{exportId}/file", async ({ caller, params }) => {
        const opened = await files.open(caller, params.exportId);
        if (!opened.ok) return opened;
        const { name, type } = opened.value;
        return ok(new FileInPortions(name, type, portionsOf(opened.value)));
      });
    },
    exports: {},
  };
}
