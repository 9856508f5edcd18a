import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { AuditService } from "./audit/audit.service";
import type { FriendshipDecisions } from "./decisions/friendship-decisions.service";
import type { ReportDecisions } from "./decisions/report-decisions.service";
import type { SanctionDecisions } from "./decisions/sanction-decisions.service";
import type { QueueService } from "./reports/queue.service";
import type { ReportsService } from "./reports/reports.service";

interface Services {
  reports: ReportsService;
  queue: QueueService;
  decisions: ReportDecisions;
  friendships: FriendshipDecisions;
  sanctions: SanctionDecisions;
  audit: AuditService;
}

export function moderationRoutes(
  app: FastifyInstance,
  { reports, queue, decisions, friendships, sanctions, audit }: Services,
): void {
  serveCall(app, "POST /api/reports", ({ caller, body }) => reports.report(caller, body));

  serveCall(app, "GET /api/moderation/queue", ({ caller, query }) => queue.groups(caller, query));

  serveCall(app, "POST /api/moderation/queue/{id}/decide", ({ caller, params, body }) =>
    decisions.decideGroup(caller, params.id, body),
  );

  serveCall(app, "GET /api/moderation/waiting", ({ caller }) => queue.waiting(caller));

  serveCall(app, "GET /api/moderation/watch", ({ caller }) => queue.watch(caller));

  serveCall(app, "GET /api/moderation/reports", ({ caller, query }) => queue.list(caller, query));

  serveCall(app, "POST /api/moderation/reports/{id}/decide", ({ caller, params, body }) =>
    decisions.decide(caller, params.id, body),
  );

  serveCall(app, "GET /api/sanctions", ({ caller }) => sanctions.listMine(caller.id));

  serveCall(app, "GET /api/moderation/sanctions", ({ caller }) => sanctions.list(caller));

  serveCall(app, "POST /api/moderation/sanctions/{id}/lift", ({ caller, params, body }) =>
    sanctions.lift(caller, params.id, body.reason),
  );

  serveCall(app, "POST /api/moderation/appeals/{id}/decide", ({ caller, params, body }) =>
    sanctions.decideAppeal(caller, params.id, body),
  );

  serveCall(app, "GET /api/moderation/friendships", ({ caller }) => friendships.list(caller));

  serveCall(app, "POST /api/moderation/friendships/{id}/decision", ({ caller, params, body }) =>
    friendships.decide(caller, params.id, body.decision),
  );

  serveCall(app, "GET /api/moderation/audit", ({ caller }) => audit.list(caller));
}
