import type { LessonSummary } from "@saywell/contract";
import type { CompiledLesson } from "@saywell/content/answers";
import { ReadyJson } from "../../../http/ready-json";
import { viewSummary } from "./lesson-view";
import type { LessonRecord } from "../lessons.store";

/**
 * The list of lessons as JSON. Only a learner's own part of a lesson differs between learners, and
 * of most lessons of most learners it is one of a few: untouched, open or locked. All else is written once.
 */
export function createLessonList(lessons: readonly CompiledLesson[]) {
  const parts = lessons.map((lesson, place) => {
    const {
      progress: _progress,
      isBookmarked: _isBookmarked,
      lock: _lock,
      ...fixed
    } = viewSummary(lesson);
    const start = `${place === 0 ? "[" : ","}${JSON.stringify(fixed).slice(0, -1)},`;
    return {
      lesson,
      start: Buffer.from(start),
      untouched: Buffer.from(start + ownPart(viewSummary(lesson))),
    };
  });
  return (
    records: ReadonlyMap<string, LessonRecord>,
    lockOf: LockOf,
  ): ReadyJson<LessonSummary[]> => {
    const pieces: Buffer[] = [];
    /** One for each sentence that locks a lesson which nobody touched. */
    const locked = new Map<string, Buffer>();
    for (const { lesson, start, untouched } of parts) {
      const record = records.get(lesson.id);
      const lock = lockOf(lesson.id);
      if (record !== undefined) {
        pieces.push(start, Buffer.from(ownPart(viewSummary(lesson, record, lock))));
      } else if (lock === null) pieces.push(untouched);
      else {
        const own = locked.get(lock) ?? Buffer.from(ownPart(viewSummary(lesson, record, lock)));
        locked.set(lock, own);
        pieces.push(start, own);
      }
    }
    pieces.push(parts.length === 0 ? emptyList : end);
    return new ReadyJson(Buffer.concat(pieces));
  };
}

/** Why a lesson is not open to a learner; null for one that is. */
export type LockOf = (lessonId: string) => string | null;

const emptyList = Buffer.from("[]");
const end = Buffer.from("]");

/** The last of a lesson's object, with its brace. */
const ownPart = ({ progress, isBookmarked, lock }: LessonSummary): string =>
  JSON.stringify({ progress, isBookmarked, lock }).slice(1);
