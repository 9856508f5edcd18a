import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { OutboxService } from "./outbox.service";

export function mailRoutes(app: FastifyInstance, outbox: OutboxService): void {
  serveCall(app, "GET /api/admin/mails", ({ query }) => outbox.list(query));
  serveCall(app, "GET /api/admin/mails/{id}", ({ params, caller }) =>
    outbox.read(caller.id, params.id),
  );
  serveCall(app, "POST /api/admin/mails/{id}/send-again", ({ params, caller }) =>
    outbox.sendAgain(caller.id, params.id),
  );
  serveCall(app, "POST /api/admin/unsent-mails/send", ({ caller }) => outbox.sendUnsent(caller.id));
  serveCall(app, "DELETE /api/admin/unsent-mails", ({ caller }) => outbox.deleteUnsent(caller.id));
}
