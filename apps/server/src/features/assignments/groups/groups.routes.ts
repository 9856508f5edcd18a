import type { FastifyInstance } from "fastify";
import { serveCall } from "../../../http/serve-call";
import type { GroupsService } from "./groups.service";

export function groupsRoutes(app: FastifyInstance, groups: GroupsService): void {
  serveCall(app, "GET /api/classes/{classId}/groups", ({ caller, params }) =>
    groups.list(caller, params.classId),
  );
  serveCall(app, "POST /api/classes/{classId}/groups", ({ caller, params, body }) =>
    groups.make(caller, params.classId, body),
  );
  serveCall(app, "PUT /api/classes/{classId}/groups/{groupId}", ({ caller, params, body }) =>
    groups.change(caller, params.classId, params.groupId, body),
  );
  serveCall(app, "DELETE /api/classes/{classId}/groups/{groupId}", ({ caller, params }) =>
    groups.remove(caller, params.classId, params.groupId),
  );
}
