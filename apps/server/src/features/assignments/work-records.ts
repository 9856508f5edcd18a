import type { Db, Tx } from "../../db/database";
import type {
  LessonPlace,
  LessonPlaces,
  Reviewed,
  ReviewedOf,
  SubmissionRecord,
  SubmissionsOf,
  TestsOf,
  TestTaken,
} from "./assignments-needs";
import type { StoredAssignment } from "./assignments.store";
import { taskOf } from "./tasks";

export interface RecordReads {
  lessonPlaces: LessonPlaces;
  submissionsOf: SubmissionsOf;
  testsOf: TestsOf;
  reviewedOf: ReviewedOf;
}

/** All that tells how far some people are with some work. */
export interface WorkRecords {
  places: readonly LessonPlace[];
  submissions: readonly SubmissionRecord[];
  tests: readonly TestTaken[];
  reviewed: readonly Reviewed[];
}

/**
 * Reads what work is made of, a query for each kind that there is, however many people and however
 * much work of it. Where they came in lessons is not read again where the caller has it.
 */
export function createReadRecords(reads: RecordReads) {
  return async function readRecords(
    from: Db | Tx,
    accountIds: readonly string[],
    assignments: readonly StoredAssignment[],
    places?: readonly LessonPlace[],
  ): Promise<WorkRecords> {
    const kinds = new Set(assignments.map(({ kind }) => kind));
    const handedIn = assignments
      .filter(({ kind }) => kind === "QUIZ" || kind === "WRITING" || kind === "SPEAKING")
      .map(({ id }) => id);
    const goals = assignments.flatMap((each) => {
      const task = taskOf(each, "REVIEW");
      return task === null ? [] : [{ id: each.id, since: each.opensAt, cards: task.cards }];
    });
    const [readPlaces, submissions, tests, reviewed] = await Promise.all([
      places ?? (kinds.has("LESSON") ? reads.lessonPlaces(from, accountIds) : []),
      handedIn.length > 0 ? reads.submissionsOf(from, accountIds, handedIn) : [],
      kinds.has("PLACEMENT") ? reads.testsOf(from, accountIds) : [],
      goals.length > 0 ? reads.reviewedOf(from, accountIds, goals) : [],
    ]);
    return { places: readPlaces, submissions, tests, reviewed };
  };
}
