import type { AssignedTask, Assignment } from "@saywell/contract";
import type { AssignmentKind } from "@saywell/contract/constants";

/** What each kind of work is called, and how it is handed in. */
export const kindWords: Readonly<Record<AssignmentKind, readonly [name: string, how: string]>> = {
  LESSON: ["Lesson", "Handed in by doing: who finishes the lesson has done it."],
  QUIZ: ["Quiz", "Marks itself. Wrong answers come back in the student's review."],
  WRITING: ["Writing", "Comes to you to be marked, with mistakes found already."],
  SPEAKING: ["Speaking", "Students record themselves; you listen and mark."],
  PLACEMENT: ["Placement test", "Done with a test that is finished after this opens."],
  REVIEW: ["Review", "Cards of the student's own review deck, counted from when it opens."],
};

/** What a task asks for, in a few words. */
export function sayTask(task: AssignedTask): string {
  switch (task.kind) {
    case "LESSON":
      return "Lesson";
    case "QUIZ":
      return `Quiz, ${task.questions === 1 ? "1 question" : `${task.questions} questions`}`;
    case "WRITING":
      return `Writing, ${task.minWords} to ${task.maxWords} words`;
    case "SPEAKING":
      return `Speaking, up to ${task.maxSeconds} seconds`;
    case "PLACEMENT":
      return "Placement test";
    case "REVIEW":
      return "Review";
  }
}

/** A piece of work in one line: its level, its kind, its length. */
export const saySubject = ({
  level,
  task,
  duration,
}: Pick<Assignment, "level" | "task" | "duration">): string =>
  [level, sayTask(task), `${duration} min`].filter(Boolean).join(" · ");
