import type { FastifyInstance } from "fastify";
import { serveCall } from "../../plugins/serve-call";
import type { ReviewService } from "./review.service";

export function reviewRoutes(app: FastifyInstance, service: ReviewService): void {
  serveCall(app, "GET /api/review/{userId}/words", ({ params }) =>
    service.listWords(params.userId),
  );

  serveCall(app, "POST /api/review/{userId}/words", ({ params, body }) =>
    service.saveWord(params.userId, body),
  );

  serveCall(app, "DELETE /api/review/{userId}/words/{wordId}", ({ params }) =>
    service.removeWord(params.userId, params.wordId),
  );
}
