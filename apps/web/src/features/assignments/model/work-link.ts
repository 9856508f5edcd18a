import type { OwnAssignment } from "@saywell/contract";
import { type Href, linkTo } from "../../../lib/links";

/** Where a student does a piece of work. */
export function workLink({ id, task }: Pick<OwnAssignment, "id" | "task">): Href {
  switch (task.kind) {
    case "LESSON":
      return linkTo("/lesson-interactive/:id", { id: task.lessonId });
    case "PLACEMENT":
      return linkTo("/level-test/:testType", { testType: task.testType });
    case "REVIEW":
      return linkTo("/review");
    case "QUIZ":
    case "WRITING":
    case "SPEAKING":
      return linkTo("/my-work/:assignmentId", { assignmentId: id });
  }
}
