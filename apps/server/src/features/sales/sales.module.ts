import { serveCall } from "../../http/serve-call";
import type { Core, Module } from "../../module";
import { createSalesService, type SalesDeps } from "./sales.service";

/** Who asks for an Enterprise plan: it is stored, mailed to the school, and listed for admins. */
export function salesModule(
  { db, clock, jobs }: Core,
  needs: Omit<SalesDeps, "db" | "clock">,
): Module {
  const service = createSalesService({ db, clock, ...needs });
  jobs.handle("purge-sales-requests", service.purge);
  return {
    routes: (app) => {
      serveCall(app, "POST /api/sales-requests", ({ caller, body }) => service.ask(caller, body));
      serveCall(app, "GET /api/admin/sales-requests", () => service.list());
      serveCall(app, "POST /api/admin/sales-requests/{id}/answered", ({ params }) =>
        service.answered(params.id),
      );
    },
    exports: {},
  };
}
