import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { DailyFiveService } from "./daily-five.service";

export function dailyFiveRoutes(app: FastifyInstance, daily: DailyFiveService): void {
  serveCall(app, "GET /api/daily-five", ({ caller }) => daily.read(caller.id));
  serveCall(app, "POST /api/daily-five/next", ({ caller }) => daily.next(caller.id));
  serveCall(app, "POST /api/daily-five/answers", ({ caller, body }) =>
    daily.answer(caller.id, body),
  );
}
