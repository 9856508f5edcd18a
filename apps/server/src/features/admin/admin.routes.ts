import type { FastifyInstance } from "fastify";
import { FileInPortions } from "../../http/file-in-portions";
import { serveCall } from "../../http/serve-call";
import { ok } from "../../refusal";
import type { AuditService } from "./audit/audit.service";
import type { ClassesService } from "./classes/classes.service";
import type { ImportService } from "./import/import.service";
import type { InvitationsService } from "./invitations/invitations.service";
import type { JobsService } from "./jobs/jobs.service";
import type { PeopleService } from "./people/people.service";
import type { PersonChangesService } from "./people/person-changes.service";
import type { RoomsService } from "./rooms/rooms.service";
import type { SystemService } from "./system/system.service";

interface Services {
  people: PeopleService;
  changes: PersonChangesService;
  classes: ClassesService;
  rooms: RoomsService;
  closeRoom: (
    admin: { id: string },
    roomId: string,
    reason: string,
  ) => ReturnType<ClassesService["remove"]>;
  jobs: JobsService;
  system: SystemService;
  audit: AuditService;
  invitations: InvitationsService;
  imports: ImportService;
}

export function adminRoutes(app: FastifyInstance, services: Services): void {
  const { people, changes, classes, rooms, jobs, system, audit, invitations } = services;

  serveCall(app, "GET /api/admin/people", ({ query }) => people.list(query));
  serveCall(app, "GET /api/admin/people/{id}", ({ params }) => people.read(params.id));
  serveCall(app, "PUT /api/admin/people/{id}/role", ({ caller, params, body }) =>
    changes.setRole(caller, params.id, body),
  );
  serveCall(app, "PUT /api/admin/people/{id}/age-band", ({ caller, params, body }) =>
    changes.setAgeBand(caller, params.id, body),
  );
  serveCall(app, "PUT /api/admin/people/{id}/plan", ({ caller, params, body }) =>
    changes.setPlan(caller, params.id, body),
  );
  serveCall(app, "PUT /api/admin/people/{id}/name", ({ caller, params, body }) =>
    changes.setName(caller, params.id, body),
  );
  serveCall(app, "PUT /api/admin/people/{id}/email", ({ caller, params, body }) =>
    changes.setEmail(caller, params.id, body),
  );
  serveCall(app, "POST /api/admin/people/{id}/password-link", ({ caller, params }) =>
    changes.sendPasswordLink(caller, params.id),
  );
  serveCall(app, "POST /api/admin/people/{id}/end-sessions", ({ caller, params, body }) =>
    changes.endSessions(caller, params.id, body.reason),
  );
  serveCall(app, "POST /api/admin/people/{id}/suspend", ({ caller, params, body }) =>
    changes.suspend(caller, params.id, body.reason),
  );
  serveCall(app, "POST /api/admin/people/{id}/restore", ({ caller, params, body }) =>
    changes.restore(caller, params.id, body.reason),
  );
  serveCall(app, "POST /api/admin/people/{id}/anonymise", ({ caller, params, body }) =>
    changes.anonymise(caller, params.id, body),
  );

  serveCall(app, "GET /api/admin/invitations", ({ query }) => invitations.list(query));
  serveCall(app, "POST /api/admin/invitations", ({ caller, body }) =>
    invitations.invite(caller, body),
  );
  serveCall(app, "POST /api/admin/invitations/{id}/revoke", ({ caller, params }) =>
    invitations.revoke(caller, params.id),
  );
  serveCall(app, "POST /api/invitation/read", ({ body }) => invitations.look(body.token));
  serveCall(app, "POST /api/invitation/accept", ({ body }) => invitations.accept(body));

  serveCall(app, "GET /api/admin/classes", ({ query }) => classes.list(query));
  serveCall(app, "POST /api/admin/classes", ({ caller, body }) => classes.make(caller, body));
  serveCall(app, "GET /api/admin/classes/{id}", ({ params }) => classes.read(params.id));
  serveCall(app, "GET /api/admin/classes/{id}/members", ({ params, query }) =>
    classes.listMembers(params.id, query),
  );
  serveCall(app, "PUT /api/admin/classes/{id}", ({ caller, params, body }) =>
    classes.change(caller, params.id, body),
  );
  serveCall(app, "DELETE /api/admin/classes/{id}", ({ caller, params }) =>
    classes.remove(caller, params.id),
  );
  serveCall(app, "POST /api/admin/classes/{id}/members", ({ caller, params, body }) =>
    classes.addMember(caller, params.id, body.accountId),
  );
  serveCall(app, "DELETE /api/admin/classes/{id}/members/{accountId}", ({ caller, params }) =>
    classes.removeMember(caller, params.id, params.accountId),
  );

  serveCall(app, "POST /api/admin/import", ({ caller, body }) =>
    services.imports.importPeople(caller, body),
  );

  serveCall(app, "GET /api/admin/rooms", ({ query }) => rooms.list(query));
  serveCall(app, "POST /api/admin/rooms/{id}/close", ({ caller, params, body }) =>
    services.closeRoom(caller, params.id, body.reason),
  );

  serveCall(app, "GET /api/admin/jobs", () => jobs.count());
  serveCall(app, "GET /api/admin/jobs/failed", ({ query }) => jobs.listFailed(query));
  serveCall(app, "POST /api/admin/jobs/{name}/{id}/retry", ({ caller, params }) =>
    jobs.retry(caller, params.name, params.id),
  );

  serveCall(app, "GET /api/admin/system", () => system.read());
  serveCall(app, "GET /api/admin/audit", ({ query }) => audit.list(query));
  serveCall(app, "GET /api/admin/audit/export", async ({ query }) =>
    ok(new FileInPortions("saywell-audit.csv", "text/csv", audit.exportAll(query))),
  );
}
