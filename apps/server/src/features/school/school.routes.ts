import type { SchoolSettings } from "@saywell/contract";
import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import { ok } from "../../refusal";
import type { SchoolService } from "./school.service";

interface Options {
  settings: () => SchoolSettings;
  /** Whether the demo school is open. */
  demo: boolean;
  /** Whether plans bind learners. */
  charges: boolean;
  findStaff: () => Promise<SchoolStaff>;
}

/** Which staff of the school can log in. */
export interface SchoolStaff {
  hasAdmin: boolean;
  hasTeacher: boolean;
}

export function schoolRoutes(
  app: FastifyInstance,
  service: SchoolService,
  { settings, demo, charges, findStaff }: Options,
): void {
  serveCall(app, "GET /api/school", async () =>
    ok({ ...settings(), demo, charges, ...(await findStaff()) }),
  );

  serveCall(app, "GET /api/admin/settings", async () => ok(await service.read()));

  serveCall(app, "PUT /api/admin/settings", ({ caller, body }) => service.change(caller.id, body));
}
