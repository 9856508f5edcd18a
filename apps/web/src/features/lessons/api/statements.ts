import { statementObject } from "@saywell/lesson";
import { callApi, type RequestOf } from "../../../lib/api-client";

interface Learning {
  userId: string;
  lesson: { id: string; title: string };
}

/** Records that the lesson was opened. A lost statement never disturbs the lesson. */
export function stateInteracted({ userId, lesson }: Learning): void {
  state({
    userId,
    lessonId: lesson.id,
    verb: "interacted",
    object: statementObject(lesson.title),
    success: 1,
  });
}

/** Records the answer to a step. A lost statement never disturbs the lesson. */
export function stateAnswered(
  { userId, lesson }: Learning,
  { stepId, answer }: { stepId: string; answer: string },
): void {
  state({
    userId,
    lessonId: lesson.id,
    verb: "answered",
    object: statementObject(lesson.title, stepId),
    success: 1,
    ...(answer === "" ? {} : { response: answer }),
  });
}

function state(body: RequestOf<"POST /api/lessons/xapi">["body"]): void {
  callApi("POST /api/lessons/xapi", { body }).catch(() => undefined);
}
