import type { FastifyInstance } from "fastify";
import type { AccountLimiter } from "../../http/rate-limits";
import { commonRefusal } from "../../http/refusals";
import { serveCall } from "../../http/serve-call";
import type { TutorService } from "./tutor.service";

export function tutorRoutes(
  app: FastifyInstance,
  service: TutorService,
  { limits }: { limits: { chat: AccountLimiter } },
): void {
  serveCall(app, "POST /api/ai/chat", async ({ caller, body, request, reply }) => {
    if (!(await limits.chat(request, reply, caller.id))) {
      return { ok: false, refusal: commonRefusal("too-many-requests") };
    }
    return service.chat(caller, body);
  });
}
