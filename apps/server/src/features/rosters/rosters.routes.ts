import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { InvitationsService } from "./invitations.service";
import type { OwnInvitationsService } from "./own-invitations.service";
import type { RosterService } from "./roster.service";

/** Whom the caller invites into the classes that they teach. */
export function classInvitationsRoutes(
  app: FastifyInstance,
  { invitations, roster }: { invitations: InvitationsService; roster: RosterService },
): void {
  serveCall(app, "GET /api/classes/{classId}/invitations", ({ caller, params }) =>
    invitations.list(caller, params.classId),
  );
  serveCall(app, "POST /api/classes/{classId}/invitations", ({ caller, params, body }) =>
    invitations.invite(caller, params.classId, body),
  );
  serveCall(
    app,
    "POST /api/classes/{classId}/invitations/{invitationId}/send",
    ({ caller, params }) => invitations.sendAgain(caller, params.classId, params.invitationId),
  );
  serveCall(app, "DELETE /api/classes/{classId}/invitations/{invitationId}", ({ caller, params }) =>
    invitations.takeBack(caller, params.classId, params.invitationId),
  );
  serveCall(app, "POST /api/classes/{classId}/roster", ({ caller, params, body }) =>
    roster.invite(caller, params.classId, body),
  );
}

/** The classes into which the caller is invited. */
export function ownInvitationsRoutes(app: FastifyInstance, own: OwnInvitationsService): void {
  serveCall(app, "GET /api/my-class-invitations", ({ caller }) => own.list(caller));
  serveCall(app, "POST /api/class-invitation/read", ({ caller, body }) =>
    own.read(caller, body.token),
  );
  serveCall(app, "POST /api/my-class-invitations/accept", ({ caller, body }) =>
    own.accept(caller, body.token),
  );
  serveCall(app, "POST /api/my-class-invitations/decline", ({ caller, body }) =>
    own.decline(caller, body.token),
  );
}
