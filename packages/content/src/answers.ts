import { z } from "zod";
import badges from "../generated/badges";
import type { BadgeText } from "./badge-schema";
import { type EnglishReference, englishReference } from "./english-reference/schema";
import { type CompiledLesson, compiledLesson } from "./compiled";
import {
  type CompiledBank,
  type CompiledItem,
  compiledItem,
  type CompiledPassage,
  compiledPassage,
} from "./level-tests/compiled-item";
import { adviceSource, type LearnerAdvice } from "./level-tests/learner-advice";
import {
  type PracticePartnerPhrases,
  type PracticePartnerPhrasesByLevel,
  practicePartnerPhrasesByLevel,
} from "./practice-partner-schema";

import {
  compiledQuizQuestion,
  type CompiledQuizQuestion,
  type QuizCategory,
  type QuizLevel,
  quizLevels,
} from "./quiz/quiz-schema";
import { readGenerated } from "./read-generated";
import { compiledScene, type CompiledScene } from "./scenes/compiled-scene";

/** For the server only: lessons and test items with their answers. */
export interface Content {
  /** In course order. */
  readonly lessons: readonly CompiledLesson[];
  readonly badges: readonly BadgeText[];
  readonly bank: ItemBank;
  readonly quiz: QuizBank;
  /** What a result of the placement test says of each level. */
  readonly advice: LearnerAdvice;
  /** What practice partners say at each level. */
  readonly practicePartner: PracticePartnerPhrasesByLevel;
  /** A learner's dictionary, words that are mixed up, opposites. */
  readonly english: EnglishReference;
  /** Role plays, by level. */
  readonly scenes: readonly CompiledScene[];
  lesson(id: string): CompiledLesson | undefined;
}

/** The items of the placement test. */
export interface ItemBank {
  readonly items: readonly CompiledItem[];
  item(id: string): CompiledItem | undefined;
  passage(id: string): CompiledPassage | undefined;
}

/** The questions of the quiz game. */
export interface QuizBank {
  readonly questions: readonly CompiledQuizQuestion[];
  question(id: string): CompiledQuizQuestion | undefined;
  /** The questions of one category at one level; none where none are written. */
  of(category: string, level: QuizLevel): readonly CompiledQuizQuestion[];
}

/** A bank of these questions. */
export function createQuizBank(questions: readonly CompiledQuizQuestion[]): QuizBank {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const byPlace = new Map<string, CompiledQuizQuestion[]>();
  for (const question of questions) {
    const place = `${question.category} ${question.level}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), question]);
  }
  return {
    questions,
    question: (id) => byId.get(id),
    of: (category, level) => byPlace.get(`${category} ${level}`) ?? [],
  };
}

/** Content from parts, for the product and for tests that bring their own. */
export function createContent(parts: {
  lessons: readonly CompiledLesson[];
  badges: readonly BadgeText[];
  bank?: CompiledBank;
  quiz?: readonly CompiledQuizQuestion[];
}): Content {
  const byId = new Map(parts.lessons.map((lesson) => [lesson.id, lesson]));
  const { items, passages } = parts.bank ?? { items: [], passages: [] };
  const itemById = new Map(items.map((item) => [item.id, item]));
  const passageById = new Map(passages.map((passage) => [passage.id, passage]));
  return {
    ...parts,
    bank: { items, item: (id) => itemById.get(id), passage: (id) => passageById.get(id) },
    quiz: createQuizBank(parts.quiz ?? []),
    advice: adviceSource.parse(readGenerated("learner-advice.json")),
    practicePartner: practicePartnerPhrasesByLevel.parse(readGenerated("practice-partner.json")),
    english: englishReference.parse(readGenerated("english-reference.json")),
    scenes: z.array(compiledScene).parse(readGenerated("scenes.json")),
    lesson: (id) => byId.get(id),
  };
}

const builtBank = z.object({
  items: z.array(compiledItem),
  passages: z.array(compiledPassage),
});

/** What is shipped. Throws when what was built does not fit this version of the code. */
export const loadContent = (): Content =>
  createContent({
    lessons: z.array(compiledLesson).parse(readGenerated("lessons.json")),
    badges,
    bank: builtBank.parse(readGenerated("level-tests.json")),
    quiz: z.array(compiledQuizQuestion).parse(readGenerated("quiz.json")),
  });

export { courseAuthors, findCourseAuthor } from "./course-authors";
export { bankLimits } from "./level-tests/bank-limits";
export { lessonsOf } from "./teacher-schema";
export type { CourseAuthor } from "./teacher-schema";
export { quizLevels };
export type {
  BadgeText,
  CompiledQuizQuestion,
  QuizCategory,
  QuizLevel,
  CompiledItem,
  CompiledLesson,
  CompiledPassage,
  CompiledScene,
  EnglishReference,
  LearnerAdvice,
  PracticePartnerPhrases,
};
