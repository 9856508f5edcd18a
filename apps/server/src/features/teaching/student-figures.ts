import type { TaughtStudent } from "@saywell/contract";
import { attentionOf, overallProgress } from "@saywell/teaching";
import { latest, type StudentRecord } from "./class-records";
import type { Assignments, ClassWork, Course, LessonPlace } from "./teaching-needs";

interface Deps {
  course: Course;
  assignments: Pick<Assignments, "scoreOf">;
}

/** A student as their teacher sees them on a list. */
export function viewStudent(
  { course, assignments }: Deps,
  record: StudentRecord,
  { workOf }: Pick<ClassWork, "workOf">,
  now: Date,
): TaughtStudent {
  const { card, places, lastLearntAt, joinedAt, joinedAtOf, assigned } = record;
  const lastActive = latest([card.lastSeenAt, lastLearntAt]) ?? joinedAt;
  return {
    userId: card.id,
    userName: card.name,
    overallProgress: progressOf(course, record),
    lastActive: lastActive.toISOString(),
    lastLearntAt: lastLearntAt?.toISOString() ?? null,
    classIds: record.classes.map(({ id }) => id),
    level: card.level,
    avatar: card.avatar,
    isActiveThisWeek: record.studyDays.length > 0,
    attention: attentionOf(
      {
        lastLearntAt,
        joinedAt,
        scores: scoresOf(places, (place) => assignments.scoreOf(course, place)),
        overdue: assigned.filter(
          (each) => workOf(card.id, each.id, joinedAtOf.get(each.classId)!).state === "overdue",
        ).length,
      },
      now,
    ),
  };
}

function progressOf(course: Course, { card, classes, places, assigned }: StudentRecord): number {
  const byLesson = new Map(places.map(({ lessonId, progress }) => [lessonId, progress]));
  const levels = new Set(classes.flatMap(({ level }) => level ?? []));
  if (levels.size === 0 && card.level !== null) levels.add(card.level);
  return overallProgress((lessonId) => byLesson.get(lessonId) ?? 0, {
    assigned: assigned.flatMap(({ lessonId }) => lessonId ?? []),
    ofLevel: course.lessons.flatMap(({ id, difficulty }) => (levels.has(difficulty) ? [id] : [])),
  });
}

/** The quiz scores of finished lessons, in the order in which they were finished. */
function scoresOf(
  places: readonly LessonPlace[],
  scoreOf: (place: LessonPlace) => number | null,
): number[] {
  return places
    .flatMap((place) => (place.finishedAt === null ? [] : [{ ...place, at: place.finishedAt }]))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .flatMap((place) => scoreOf(place) ?? []);
}
