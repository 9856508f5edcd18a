import { type CefrLevel, rankOf } from "@saywell/cefr";
import type { CompiledLesson } from "@saywell/content/answers";
import { baseForms, foldText, wordsIn } from "@saywell/english";

/** The level of the first lesson that says a word: its rank. */
export interface CourseWords {
  /** Undefined for words that no lesson says. Any inflection, lower case. */
  levelOf(word: string): number | undefined;
}

/**
 * The only list of words by level that is there at run time: the course itself. It is short (some
 * thousands of words), so what it does not know counts as beyond every level.
 */
export function createCourseWords(lessons: readonly CompiledLesson[]): CourseWords {
  const levels = new Map<string, number>();
  for (const lesson of lessons) {
    const level = rankOf(lesson.difficulty satisfies CefrLevel);
    for (const word of textsOf(lesson).flatMap(lowerWords)) {
      for (const form of baseForms(word)) {
        if (level < (levels.get(form) ?? Infinity)) levels.set(form, level);
      }
    }
  }
  return {
    levelOf(word) {
      const known = baseForms(word).flatMap((form) => levels.get(form) ?? []);
      return known.length === 0 ? undefined : Math.min(...known);
    },
  };
}

export const lowerWords = (text: string): string[] => wordsIn(foldText(text));

function textsOf(lesson: CompiledLesson): string[] {
  return [
    lesson.description,
    ...lesson.words.flatMap(({ word, meaning, example }) => [word, meaning, example]),
    lesson.grammar.explanation,
    ...lesson.grammar.examples,
    ...lesson.dialogueFlow.steps.flatMap(({ text, choices, reactions }) => [
      text,
      ...choices,
      ...reactions.map(({ say }) => say),
    ]),
    ...lesson.quizQuestions.flatMap(({ question, choices }) => [question, ...choices]),
    ...lesson.outline.flatMap(({ teacherMessage, question, choices }) => [
      teacherMessage,
      question,
      ...choices,
    ]),
  ];
}
