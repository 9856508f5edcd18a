import { testFacts, testInWords } from "@saywell/adaptive-test";
import type { Assignment, AssignedTask, CefrLevel, LevelTestType } from "@saywell/contract";
import type { Course } from "./assignments-needs";
import type { StoredAssignment } from "./assignments.store";
import type { StoredTask } from "./stored-task";

type TaskOf<K extends StoredTask["kind"]> = Extract<StoredTask, { kind: K }>;

/** The task of work that is known to be of a kind. */
export function taskOf<K extends StoredTask["kind"]>(
  { task }: Pick<StoredAssignment, "task">,
  kind: K,
): TaskOf<K> | null {
  return task?.kind === kind ? (task as TaskOf<K>) : null;
}

/** What a piece of work is called. */
export const titleOf = (
  course: Course,
  { lessonId, title, id }: Pick<StoredAssignment, "lessonId" | "title" | "id">,
): string =>
  // A lesson that is no part of the course any more still has its name in the address.
  title ?? (lessonId === null ? id : (course.lesson(lessonId)?.title ?? lessonId));

/** The titles of work that its teacher gives none. */
export const titleOfTest = (testType: LevelTestType): string => testInWords(testType, "exact");
export const titleOfReview = (cards: number): string =>
  cards === 1 ? "Review 1 card" : `Review ${cards} cards`;

/**
 * What work asks for. Of a quiz nobody reads a question here, and of what opens later nobody
 * but a teacher what it will ask.
 */
export function viewSubject(
  course: Course,
  each: StoredAssignment,
  { isToldTask }: { isToldTask: boolean },
): Pick<Assignment, "title" | "level" | "task" | "duration" | "lessonId" | "kind"> {
  const lesson = each.lessonId === null ? undefined : course.lesson(each.lessonId);
  return {
    kind: each.kind,
    lessonId: each.lessonId,
    title: titleOf(course, each),
    level: each.lessonId === null ? each.level : (lesson?.difficulty ?? levelOfName(each.lessonId)),
    task: viewTask(each, isToldTask),
    duration: each.task === null ? (lesson?.duration ?? 1) : minutesOf(each.task),
  };
}

function viewTask({ lessonId, task }: StoredAssignment, isTold: boolean): AssignedTask {
  if (task === null) return { kind: "LESSON", lessonId: lessonId! };
  if (task.kind === "QUIZ") {
    return { kind: "QUIZ", questions: task.questions.length, tries: task.tries };
  }
  return "prompt" in task && !isTold ? { ...task, prompt: "" } : task;
}

/** Of a lesson that is gone from the course, whose name begins with its level. */
const levelOfName = (lessonId: string): CefrLevel | null => {
  const name = lessonId.slice(0, 2).toUpperCase();
  return /^[ABC][12]$/.test(name) ? (name as CefrLevel) : null;
};

/** About how long work takes, in minutes. */
function minutesOf(task: StoredTask): number {
  switch (task.kind) {
    case "QUIZ":
      return Math.ceil((task.questions.length * 40) / 60);
    case "WRITING":
      // Learners write about eight words a minute, with thinking.
      return Math.max(5, Math.ceil(task.minWords / 8));
    case "SPEAKING":
      return 5 + Math.ceil(task.maxSeconds / 60);
    case "PLACEMENT":
      return testFacts[task.testType].minutes;
    case "REVIEW":
      return Math.max(1, Math.ceil(task.cards / 6));
  }
}
