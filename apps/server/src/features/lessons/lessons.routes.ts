import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { LessonsService } from "./lessons.service";

export function lessonsRoutes(app: FastifyInstance, service: LessonsService): void {
  serveCall(app, "GET /api/lessons", ({ caller, query }) =>
    service.listLessons(query.userId ?? caller.id, caller),
  );

  serveCall(app, "GET /api/lessons/{id}", ({ caller, params, query }) =>
    service.readLesson(query.userId ?? caller.id, params.id, caller),
  );

  serveCall(app, "POST /api/lessons/{id}/bookmark", ({ params, body }) =>
    service.bookmark(body.userId, params.id, body.isBookmarked),
  );

  serveCall(app, "POST /api/lessons/{id}/answers", ({ params, body }) =>
    service.keepAnswers(body.userId, params.id, body.answers),
  );

  serveCall(app, "GET /api/lessons/{id}/steps/{stepId}/marks", ({ caller, params }) =>
    service.mark(caller, params.id, params.stepId),
  );

  serveCall(app, "POST /api/lessons/progress", ({ body }) =>
    service.saveProgress(body.userId, body.lessonId, {
      progress: body.progress,
      isCompleted: body.completed === 1,
      choices: body.choices ?? {},
    }),
  );

  serveCall(app, "POST /api/lessons/xapi", ({ caller, body }) =>
    service.recordStatement({
      accountId: body.userId,
      timeZone: caller.timeZone,
      lessonId: body.lessonId,
      verb: body.verb,
      object: body.object,
      success: body.success === 1,
      response: body.response ?? null,
    }),
  );

  serveCall(app, "POST /api/lessons/complete", ({ body }) =>
    service.complete(body.userId, body.lessonId, {
      quizScore: body.quizScore,
      duration: body.duration,
      answers: body.answers,
      attemptId: body.attemptId,
    }),
  );
}
