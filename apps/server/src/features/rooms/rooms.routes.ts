import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { HistoryService } from "./history/history.service";
import type { RoomMakingService } from "./making/room-making.service";
import type { RoomRequestsService } from "./making/room-requests.service";
import type { DoorService } from "./door.service";
import type { RoomsService } from "./rooms.service";

interface Services {
  rooms: RoomsService;
  door: DoorService;
  making: RoomMakingService;
  requests: RoomRequestsService;
  history: HistoryService;
}

export function roomsRoutes(
  app: FastifyInstance,
  { rooms, door, making, requests, history }: Services,
): void {
  serveCall(app, "GET /api/rooms", ({ caller, query }) => rooms.list(caller, query));

  serveCall(app, "POST /api/rooms", ({ caller, body }) => making.create(caller, body));

  serveCall(app, "GET /api/rooms/my-rooms/{userId}", ({ params }) =>
    rooms.listJoined(params.userId),
  );

  serveCall(app, "POST /api/rooms/{roomId}/join", ({ params, body }) =>
    door.join(body.userId, params.roomId),
  );

  serveCall(app, "POST /api/rooms/{roomId}/leave", ({ params, body }) =>
    door.leave(body.userId, params.roomId),
  );

  serveCall(app, "POST /api/rooms/{roomId}/invitations", ({ caller, params, body }) =>
    making.invite(caller, params.roomId, body.userId),
  );

  serveCall(app, "POST /api/rooms/{roomId}/requests", ({ caller, params }) =>
    requests.ask(caller, params.roomId),
  );

  serveCall(app, "GET /api/rooms/{roomId}/requests", ({ caller, params }) =>
    requests.list(caller, params.roomId),
  );

  serveCall(app, "GET /api/room-requests", ({ caller }) => requests.waiting(caller));

  serveCall(app, "DELETE /api/rooms/{roomId}/requests/{userId}", ({ caller, params }) =>
    requests.end(caller, params.roomId, params.userId),
  );

  serveCall(app, "DELETE /api/rooms/{roomId}/members/{userId}", ({ caller, params }) =>
    making.remove(caller, params.roomId, params.userId),
  );

  serveCall(app, "DELETE /api/rooms/{roomId}", ({ caller, params }) =>
    making.close(caller, params.roomId, null),
  );

  serveCall(app, "POST /api/rooms/{roomId}/close", ({ caller, params, body }) =>
    making.close(caller, params.roomId, body.reason),
  );

  serveCall(app, "GET /api/rooms/{id}", ({ caller, params }) => rooms.read(caller, params.id));

  serveCall(app, "GET /api/rooms/{id}/messages", ({ caller, params, query }) =>
    history.read(caller, params.id, query),
  );

  serveCall(app, "GET /api/rooms/{id}/messages/{messageId}/marks", ({ caller, params }) =>
    history.mark(caller, params.id, params.messageId),
  );
}
