import { callApi, type RequestOf } from "../../../lib/api-client";

interface Learning {
  userId: string;
  lesson: { id: string; title: string };
}

/** A title as it stands in a statement: lower-case words joined by hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Records that the lesson was opened. A lost statement never disturbs the lesson. */
export function stateInteracted({ userId, lesson }: Learning): void {
  state({
    userId,
    lessonId: lesson.id,
    verb: "interacted",
    object: `lesson.${slugOf(lesson.title)}`,
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
    object: `lesson.${slugOf(lesson.title)}.step_${stepId}`,
    success: 1,
    ...(answer === "" ? {} : { response: answer }),
  });
}

function state(body: RequestOf<"POST /api/lessons/xapi">["body"]): void {
  callApi("POST /api/lessons/xapi", { body }).catch(() => undefined);
}
