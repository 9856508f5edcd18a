import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { MarkingCommentsService } from "./marking-comments.service";
import type { MarkingService } from "./marking.service";
import type { OwnWorkService } from "./own-work.service";

export function ownWorkRoutes(app: FastifyInstance, work: OwnWorkService): void {
  serveCall(app, "GET /api/my-assignments/{assignmentId}", ({ caller, params }) =>
    work.read(caller, params.assignmentId),
  );
  serveCall(app, "PUT /api/my-assignments/{assignmentId}/draft", ({ caller, params, body }) =>
    work.saveDraft(caller, params.assignmentId, body),
  );
  serveCall(app, "POST /api/my-assignments/{assignmentId}/recording", ({ caller, params, body }) =>
    work.keepRecording(caller, params.assignmentId, body),
  );
  serveCall(
    app,
    "POST /api/my-assignments/{assignmentId}/submissions",
    ({ caller, params, body }) => work.handIn(caller, params.assignmentId, body),
  );
}

export function markingRoutes(
  app: FastifyInstance,
  { marking, comments }: { marking: MarkingService; comments: MarkingCommentsService },
): void {
  serveCall(app, "GET /api/submissions/{submissionId}/recording", ({ caller, params }) =>
    marking.recording(caller, params.submissionId),
  );
  serveCall(app, "GET /api/marking-queue", ({ caller, query }) => marking.queue(caller, query));
  serveCall(app, "GET /api/submissions/{submissionId}", ({ caller, params }) =>
    marking.read(caller, params.submissionId),
  );
  serveCall(app, "PUT /api/submissions/{submissionId}/marking", ({ caller, params, body }) =>
    marking.save(caller, params.submissionId, body),
  );
  serveCall(app, "POST /api/submissions/{submissionId}/release", ({ caller, params, body }) =>
    marking.release(caller, params.submissionId, body),
  );
  serveCall(app, "GET /api/marking-comments", ({ caller }) => comments.list(caller.id));
  serveCall(app, "POST /api/marking-comments", ({ caller, body }) =>
    comments.keep(caller.id, body.content),
  );
  serveCall(app, "DELETE /api/marking-comments/{commentId}", ({ caller, params }) =>
    comments.remove(caller.id, params.commentId),
  );
}
