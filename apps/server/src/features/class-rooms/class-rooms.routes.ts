import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { ClassRoomsService } from "./class-rooms.service";

export function classRoomsRoutes(app: FastifyInstance, rooms: ClassRoomsService): void {
  serveCall(app, "GET /api/classes/{classId}/room", ({ caller, params }) =>
    rooms.read(caller, params.classId),
  );
  serveCall(app, "POST /api/classes/{classId}/room", ({ caller, params }) =>
    rooms.open(caller, params.classId),
  );
  serveCall(app, "GET /api/my-classes/{classId}/room", ({ caller, params }) =>
    rooms.readOwn(caller, params.classId),
  );
}
