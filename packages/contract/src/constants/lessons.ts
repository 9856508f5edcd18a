export {
  answerVerdicts,
  lessonSkills,
  outlinePartIds,
  questionTypes,
  stepInputTypes,
} from "@saywell/lesson/lesson-facts";
export type { LessonSkill } from "@saywell/lesson/lesson-facts";
export const attemptPhases = ["dialogue", "quiz"] as const;

/** What a learner may type in one answer. */
export const answerMaxLength = 500;
/** How many answers one call keeps. */
export const answersPerSave = 100;
/** Seconds that one sitting may last. */
export const longestLesson = 7 * 24 * 3600;
