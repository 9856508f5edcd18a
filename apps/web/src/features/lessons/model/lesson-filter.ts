import type { LessonSummary } from "@saywell/contract";
import { type CefrLevel, cefrLevels } from "@saywell/contract/constants";
import { foldText } from "@saywell/english";
import { lessonState, lessonStates } from "@saywell/lesson";

export const filterStates = [...lessonStates, "bookmarked"] as const;
export type FilterState = (typeof filterStates)[number];

/** What is asked of the library; null asks nothing. */
export interface LessonFilter {
  level: CefrLevel | null;
  topic: string | null;
  state: FilterState | null;
  search: string;
}

const keys = { level: "level", topic: "topic", state: "state", search: "q" } as const;

/** The filter in an address's query. What no filter knows asks nothing. */
export function readFilter(query: URLSearchParams): LessonFilter {
  const level = query.get(keys.level);
  const state = query.get(keys.state);
  return {
    level: cefrLevels.find((each) => each === level) ?? null,
    topic: query.get(keys.topic) || null,
    state: filterStates.find((each) => each === state) ?? null,
    search: query.get(keys.search) ?? "",
  };
}

/** The query of an address that holds a filter; what else stands there stays. */
export function writeFilter(filter: LessonFilter, before: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(before);
  for (const name of ["level", "topic", "state", "search"] as const) {
    if (filter[name]) query.set(keys[name], filter[name]);
    else query.delete(keys[name]);
  }
  return query;
}

export const isFiltering = ({ level, topic, state, search }: LessonFilter): boolean =>
  level !== null || topic !== null || state !== null || wordsOf(search).length > 0;

/** The lessons that a filter asks for. Each word that was searched must stand in what a lesson says of itself. */
export function filterLessons<L extends LessonSummary>(
  lessons: readonly L[],
  { level, topic, state, search }: LessonFilter,
): L[] {
  const words = wordsOf(search);
  return lessons.filter(
    (lesson) =>
      (level === null || lesson.difficulty === level) &&
      (topic === null || lesson.topic === topic) &&
      (state === null || isIn(state, lesson)) &&
      (words.length === 0 || hasWords(lesson, words)),
  );
}

const isIn = (state: FilterState, { isBookmarked, progress }: LessonSummary): boolean =>
  state === "bookmarked" ? isBookmarked : lessonState(progress) === state;

function hasWords({ title, description, canDo }: LessonSummary, words: readonly string[]) {
  const text = plain(`${title} ${description} ${canDo}`);
  return words.every((word) => text.includes(word));
}

const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

/** As one types it in a hurry: small letters, no accents, a plain apostrophe. */
const plain = (text: string): string => foldText(text.normalize("NFD").replaceAll(/\p{M}/gu, ""));
