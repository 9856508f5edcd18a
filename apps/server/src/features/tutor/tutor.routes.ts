import type { FastifyInstance } from "fastify";
import type { AccountLimiter } from "../../plugins/rate-limits";
import { commonRefusal } from "../../plugins/refusals";
import { serveCall } from "../../plugins/serve-call";
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
