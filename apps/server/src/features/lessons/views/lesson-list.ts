import type { LessonSummary } from "@saywell/contract";
import type { CompiledLesson } from "@saywell/content/answers";
import { ReadyJson } from "../../../http/ready-json";
import { viewSummary } from "./lesson-view";
import type { LessonRecord } from "../lessons.store";

/**
 * The list of lessons as JSON. Only a learner's own part of a lesson differs between learners, and
 * most lessons of most learners have none; all else is written once.
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
    lockOf: (lessonId: string) => string | null,
  ): ReadyJson<LessonSummary[]> => {
    const pieces: Buffer[] = [];
    for (const { lesson, start, untouched } of parts) {
      const record = records.get(lesson.id);
      const lock = lockOf(lesson.id);
      if (record === undefined && lock === null) pieces.push(untouched);
      else pieces.push(start, Buffer.from(ownPart(viewSummary(lesson, record, lock))));
    }
    pieces.push(parts.length === 0 ? emptyList : end);
    return new ReadyJson(Buffer.concat(pieces));
  };
}

const emptyList = Buffer.from("[]");
const end = Buffer.from("]");

/** The last of a lesson's object, with its brace. */
const ownPart = ({ progress, isBookmarked, lock }: LessonSummary): string =>
  JSON.stringify({ progress, isBookmarked, lock }).slice(1);
