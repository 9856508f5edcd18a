import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { FollowsService } from "./follows/follows.service";
import type { FriendRequestsService } from "./requests/friend-requests.service";
import type { FriendsService } from "./friends.service";
import type { BlocksService } from "./blocks/blocks.service";

interface Services {
  friends: FriendsService;
  requests: FriendRequestsService;
  blocks: BlocksService;
  follows: FollowsService;
}

export function friendsRoutes(
  app: FastifyInstance,
  { friends, requests, blocks, follows }: Services,
): void {
  serveCall(app, "GET /api/friends", ({ caller }) => friends.list(caller.id));

  serveCall(app, "DELETE /api/friends/{userId}", ({ caller, params }) =>
    friends.unfriend(caller.id, params.userId),
  );

  serveCall(app, "POST /api/friends/request", ({ body }) =>
    requests.request(body.requesterId, body.addresseeId),
  );

  serveCall(app, "GET /api/friends/requests", ({ caller }) => requests.list(caller.id));

  serveCall(app, "POST /api/friends/requests/{requestId}/accept", ({ caller, params }) =>
    requests.accept(caller.id, params.requestId),
  );

  serveCall(app, "POST /api/friends/requests/{requestId}/decline", ({ caller, params }) =>
    requests.decline(caller.id, params.requestId),
  );

  serveCall(app, "GET /api/blocks", ({ caller }) => blocks.list(caller.id));

  serveCall(app, "POST /api/blocks", ({ caller, body }) =>
    blocks.set(caller.id, body.userId, body.kind),
  );

  serveCall(app, "DELETE /api/blocks/{userId}", ({ caller, params }) =>
    blocks.lift(caller.id, params.userId),
  );

  serveCall(app, "POST /api/follows", ({ body }) =>
    follows.follow(body.followerId, body.followedId),
  );

  serveCall(app, "DELETE /api/follows/{followerId}/{followedId}", ({ params }) =>
    follows.unfollow(params.followerId, params.followedId),
  );

  serveCall(app, "GET /api/follows/check/{followerId}/{teacherId}", ({ params }) =>
    follows.check(params.followerId, params.teacherId),
  );
}
