import type { FastifyInstance } from "fastify";
import { asEventStream, goneSignal, wantsEvents } from "../../http/event-stream";
import { serveCall } from "../../http/serve-call";
import type { TutorService } from "./tutor.service";

export function tutorRoutes(app: FastifyInstance, service: TutorService): void {
  serveCall(app, "POST /api/ai/chat", async ({ caller, body, request, reply }) => {
    const gone = goneSignal(reply);
    return wantsEvents(request)
      ? asEventStream((heard, signal) => service.chat(caller, body, { heard, signal }), gone)
      : service.chat(caller, body, { signal: gone });
  });
}
