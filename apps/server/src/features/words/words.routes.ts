import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { WordsService } from "./words.service";

export function wordsRoutes(app: FastifyInstance, words: WordsService): void {
  serveCall(app, "GET /api/words/{word}", ({ params }) => words.explain(params.word));
}
