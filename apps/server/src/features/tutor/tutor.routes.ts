import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { TutorService } from "./tutor.service";

export function tutorRoutes(app: FastifyInstance, service: TutorService): void {
  serveCall(app, "POST /api/ai/chat", ({ caller, body }) => service.chat(caller, body));
}
