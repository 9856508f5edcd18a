import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { ClassMessagesService } from "./class-messages.service";

export function classMessagesRoutes(app: FastifyInstance, messages: ClassMessagesService): void {
  serveCall(app, "GET /api/classes/{classId}/messages", ({ caller, params }) =>
    messages.list(caller, params.classId),
  );
  serveCall(app, "GET /api/classes/{classId}/students/{studentId}/messages", ({ caller, params }) =>
    messages.readOf(caller, params),
  );
  serveCall(
    app,
    "POST /api/classes/{classId}/students/{studentId}/messages",
    ({ caller, params, body }) => messages.writeTo(caller, params, body),
  );
  serveCall(app, "GET /api/my-classes/{classId}/messages", ({ caller, params }) =>
    messages.readOwn(caller, params.classId),
  );
  serveCall(app, "POST /api/my-classes/{classId}/messages", ({ caller, params, body }) =>
    messages.writeOwn(caller, params.classId, body),
  );
  serveCall(app, "POST /api/class-messages/read", ({ caller, body }) =>
    messages.markRead(caller, body),
  );
  serveCall(app, "GET /api/class-messages/unread", ({ caller }) => messages.listUnread(caller));
}
