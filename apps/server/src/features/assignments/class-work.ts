import type { Assignment } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import type { Course, LessonPlace } from "./assignments-needs";
import { listOfClasses, type StoredAssignment } from "./assignments.store";
import { viewSubject } from "./tasks";
import { createWorkOf, isFor, type Work } from "./work-of";
import type { createReadRecords } from "./work-records";

interface Deps {
  course: Course;
  readRecords: ReturnType<typeof createReadRecords>;
}

/** A piece of work as other features know it. */
export interface AssignedWork
  extends
    Pick<
      StoredAssignment,
      "id" | "classId" | "kind" | "lessonId" | "isDraft" | "opensAt" | "dueAt" | "recipients"
    >,
    Pick<Assignment, "title" | "level"> {}

/** What some classes are to do, and how far each of their students is with it. */
export interface ClassWork {
  /** Drafts too, by the due times. */
  assignments: AssignedWork[];
  isFor: (assignment: Pick<AssignedWork, "recipients">, accountId: string) => boolean;
  workOf: (accountId: string, assignmentId: string, joinedAt: Date) => Work;
}

/**
 * Reads what classes are to do, with how far these students are, in as many queries as there are tables.
 * Where they came in lessons is handed over.
 */
export function createReadClassWork({ course, readRecords }: Deps) {
  return async function readClassWork(
    from: Db | Tx,
    {
      classIds,
      accountIds,
      places,
      now,
    }: {
      classIds: readonly string[];
      accountIds: readonly string[];
      places: readonly LessonPlace[];
      now: Date;
    },
  ): Promise<ClassWork> {
    const stored = await listOfClasses(from, classIds);
    const records = await readRecords(from, accountIds, stored, places);
    const workOf = createWorkOf(course, records, now);
    const byId = new Map(stored.map((each) => [each.id, each]));
    return {
      assignments: stored.map((each) => {
        const { title, level } = viewSubject(course, each, { isToldTask: false });
        const { id, classId, kind, lessonId, isDraft, opensAt, dueAt, recipients } = each;
        return { id, classId, kind, lessonId, title, level, isDraft, opensAt, dueAt, recipients };
      }),
      isFor,
      workOf: (accountId, assignmentId, joinedAt) =>
        workOf(accountId, byId.get(assignmentId)!, joinedAt),
    };
  };
}
