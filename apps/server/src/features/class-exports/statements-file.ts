import { hash } from "node:crypto";
import type { Assignment, Course, Statement, TaughtClass } from "./class-exports-needs";
import { givenWork } from "./given-work";
import type { MakePieces } from "./pieces";

/**
 * What the students of a class did in its lessons and their assignments, one xAPI 1.0.3 statement a
 * line. Whoever acted is an account of this school with an opaque id; there is no address, and nothing of
 * what they wrote.
 */
export const statementsFile: MakePieces = async (deps, taught) => {
  const { db, course, assignments, site, statementsOf } = deps;
  const given = await givenWork(deps, taught);
  const lessonIds = lessonsOf(course, taught, given);
  return {
    head: "",
    piece: async ({ students, work }) => {
      const ids = students.map(({ record }) => record.card.id);
      const stored = new Map<string, Statement[]>(ids.map((id) => [id, []]));
      for (const each of await statementsOf(db, ids, [...lessonIds])) {
        stored.get(each.accountId)?.push(each);
      }
      return students
        .flatMap((student) => {
          const { card, places } = student.record;
          const own = given.filter((each) => work.isFor(each, card.id));
          const write = writer({ site, course, taught, assignments: own });
          const finished = places.filter(({ lessonId }) => lessonIds.has(lessonId));
          return [
            ...(stored.get(card.id) ?? []).map((each) => write.stored(each)),
            ...finished.flatMap((place) =>
              place.finishedAt === null
                ? []
                : [write.completed(place.finishedAt, place, assignments.scoreOf(course, place))],
            ),
            ...own
              .filter(({ lessonId }) => lessonId === null)
              .flatMap((each) => {
                const { finishedAt, score } = work.workOf(card.id, each.id, student.joinedAt);
                return finishedAt === null
                  ? []
                  : [write.handedIn(finishedAt, card.id, each, score)];
              }),
          ].toSorted((one, other) => one.timestamp.localeCompare(other.timestamp));
        })
        .map(({ deed, ...told }) => `${JSON.stringify({ id: idOf(deed, told), ...told })}\n`)
        .join("");
    },
  };
};

/** The lessons of a class: those of its level, or of all where it has none, and whatever is assigned. */
const lessonsOf = (
  { lessons }: Course,
  { level }: TaughtClass,
  given: readonly Assignment[],
): Set<string> =>
  new Set([
    ...lessons
      .filter(({ difficulty }) => level === null || difficulty === level)
      .map(({ id }) => id),
    ...given.flatMap(({ lessonId }) => lessonId ?? []),
  ]);

interface Facts {
  site: string;
  course: Course;
  taught: TaughtClass;
  /** Of this student. */
  assignments: readonly Assignment[];
}

const verbs = "http://adlnet.gov/expapi/verbs/";
const activities = "http://adlnet.gov/expapi/activities/";

function writer({ site, course, taught, assignments }: Facts) {
  const lessonOf = (lessonId: string) => ({
    objectType: "Activity",
    id: `${site}/lesson/${lessonId}`,
    definition: {
      type: `${activities}lesson`,
      name: { en: course.lesson(lessonId)?.title ?? lessonId },
    },
  });
  const classActivity = {
    objectType: "Activity",
    id: `${site}/classes/${taught.id}`,
    definition: { type: `${activities}course`, name: { en: taught.name } },
  };
  const activityOf = ({ id, title }: Assignment) => ({
    objectType: "Activity",
    id: `${site}/classes/${taught.id}/assignments/${id}`,
    definition: { type: `${activities}assessment`, name: { en: title } },
  });
  const assignmentsWith = (lessonId: string) =>
    assignments.filter((each) => each.lessonId === lessonId).map(activityOf);
  const base = (
    { accountId, lessonId }: { accountId: string; lessonId: string | null },
    verb: string,
    at: Date,
    deed: string,
  ) => ({
    deed,
    version: "1.0.3",
    actor: { objectType: "Agent", account: { homePage: site, name: accountId } },
    verb: { id: `${verbs}${verb}`, display: { en: verb } },
    timestamp: at.toISOString(),
    context: {
      platform: "Saywell",
      language: "en",
      contextActivities: {
        grouping: [classActivity, ...(lessonId === null ? [] : assignmentsWith(lessonId))],
      },
    },
  });

  return {
    stored(statement: Statement) {
      const { id, lessonId, verb, object, success, storedAt } = statement;
      const made = base(statement, verb, storedAt, id);
      const lesson = lessonOf(lessonId);
      const step = /\.step_([A-Za-z0-9_-]+)$/.exec(object)?.[1];
      if (step === undefined) return { ...made, object: lesson, result: { success } };
      const { context } = made;
      const contextActivities = { ...context.contextActivities, parent: [lesson] };
      return {
        ...made,
        context: { ...context, contextActivities },
        object: {
          objectType: "Activity",
          id: `${lesson.id}#step_${step}`,
          definition: { type: `${activities}question`, name: { en: step } },
        },
        result: { success },
      };
    },
    completed(at: Date, of: { accountId: string; lessonId: string }, score: number | null) {
      return {
        ...base(of, "completed", at, "completed"),
        object: lessonOf(of.lessonId),
        result: resultOf(score),
      };
    },
    /** Work that is no lesson of the course. */
    handedIn(at: Date, accountId: string, assignment: Assignment, score: number | null) {
      return {
        ...base({ accountId, lessonId: null }, "completed", at, "completed"),
        object: activityOf(assignment),
        result: resultOf(score),
      };
    },
  };
}

const resultOf = (score: number | null) => ({
  completion: true,
  ...(score !== null && { score: { scaled: score / 100, raw: score, min: 0, max: 100 } }),
});

/**
 * What is told in the same way has the same id in each file, so that a record store keeps it once; told
 * otherwise, as of another class, it is another statement, which a store would refuse under the id of the
 * first. A UUID of version 5.
 */
function idOf(deed: string, told: object): string {
  const digest = hash("sha1", `${deed} ${JSON.stringify(told)}`, "hex");
  const bytes = Buffer.from(digest, "hex").subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
