import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { DeckService } from "./deck.service";
import type { ReviewService } from "./review.service";

export function reviewRoutes(
  app: FastifyInstance,
  { words, deck }: { words: ReviewService; deck: DeckService },
): void {
  serveCall(app, "GET /api/review/{userId}/words", ({ params }) => words.listWords(params.userId));

  serveCall(app, "POST /api/review/{userId}/words", ({ params, body }) =>
    words.saveWord(params.userId, body),
  );

  serveCall(app, "DELETE /api/review/{userId}/words/{wordId}", ({ params }) =>
    words.removeWord(params.userId, params.wordId),
  );

  serveCall(app, "GET /api/review/due", ({ caller }) => deck.readDue(caller));

  serveCall(app, "POST /api/review/{cardId}/grade", ({ caller, params, body }) =>
    deck.grade(caller.id, params.cardId, body),
  );
}
