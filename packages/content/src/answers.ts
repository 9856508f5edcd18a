import { z } from "zod";
import badges from "../generated/badges";
import english from "../generated/english-reference";
import advice from "../generated/learner-advice";
import lessons from "../generated/lessons";
import levelTests from "../generated/level-tests";
import practicePartner from "../generated/practice-partner";
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

/** For the server only: lessons and test items with their answers. */
export interface Content {
  /** In course order. */
  readonly lessons: readonly CompiledLesson[];
  readonly badges: readonly BadgeText[];
  readonly bank: ItemBank;
  /** What a result of the placement test says of each level. */
  readonly advice: LearnerAdvice;
  /** What practice partners say at each level. */
  readonly practicePartner: PracticePartnerPhrasesByLevel;
  /** A learner's dictionary, words that are mixed up, opposites. */
  readonly english: EnglishReference;
  lesson(id: string): CompiledLesson | undefined;
}

/** The items of the placement test. */
export interface ItemBank {
  readonly items: readonly CompiledItem[];
  item(id: string): CompiledItem | undefined;
  passage(id: string): CompiledPassage | undefined;
}

/** Content from parts, for the product and for tests that bring their own. */
export function createContent(parts: {
  lessons: readonly CompiledLesson[];
  badges: readonly BadgeText[];
  bank?: CompiledBank;
}): Content {
  const byId = new Map(parts.lessons.map((lesson) => [lesson.id, lesson]));
  const { items, passages } = parts.bank ?? { items: [], passages: [] };
  const itemById = new Map(items.map((item) => [item.id, item]));
  const passageById = new Map(passages.map((passage) => [passage.id, passage]));
  return {
    ...parts,
    bank: { items, item: (id) => itemById.get(id), passage: (id) => passageById.get(id) },
    advice: adviceSource.parse(advice),
    practicePartner: practicePartnerPhrasesByLevel.parse(practicePartner),
    english: englishReference.parse(english),
    lesson: (id) => byId.get(id),
  };
}

/** What is shipped. Throws when what was built does not fit this version of the code. */
export const loadContent = (): Content =>
  createContent({
    lessons: z.array(compiledLesson).parse(lessons),
    badges,
    bank: {
      items: z.array(compiledItem).parse(levelTests.items),
      passages: z.array(compiledPassage).parse(levelTests.passages),
    },
  });

export { courseAuthors, findCourseAuthor } from "./course-authors";
export { bankLimits } from "./level-tests/bank-limits";
export { lessonsOf } from "./teacher-schema";
export type { CourseAuthor } from "./teacher-schema";
export type {
  BadgeText,
  CompiledItem,
  CompiledLesson,
  CompiledPassage,
  EnglishReference,
  LearnerAdvice,
  PracticePartnerPhrases,
};
