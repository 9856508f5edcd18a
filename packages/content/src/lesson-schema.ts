import { cefrLevels } from "@saywell/cefr";
import { wordFields } from "@saywell/english";
import { lessonSkills, type OutlinePartId, outlinePartIds } from "@saywell/lesson/lesson-facts";
import { z } from "zod";

/** The shape of `data/lessons/<id>.yaml`: what a course author writes. */

export const topics = ["everyday", "work", "travel", "study", "health"] as const;
/** What a lesson also practises; badges count these. */
export const tags = ["polite", "city", "home", "social"] as const;
const line = z.string().trim().min(1).max(400);
const key = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "must be lower-case words joined by hyphens")
  .max(60);
const xp = z.int().min(0).max(50);
const choices = z.array(line).min(2).max(6);

/**
 * What the teacher says to an answer, in at most 15 words. Where the step or part says what is `correct`,
 * the reaction to a wrong answer stops the lesson: the learner reads it and tries once more. So it
 * says why the answer does not fit, in two short lines at most, and leads to the right one without
 * telling it ("That is for the end. You and Leo meet now."). The reaction to a right answer says
 * why it is right, and never only "Good". After a second wrong answer the player itself says "The
 * answer is …", so no text does.
 */
const reaction = z.strictObject({
  /** Answers this reacts to, compared trimmed and without case. Leave out to react to any. */
  when: z.array(line).default([]),
  say: line,
});
/**
 * The right ones of the answers offered. Left out where none is wrong: an opinion, a fact about the
 * learner, a choice of what comes next. Each wrong answer needs a reaction.
 */
const correct = z.array(line).min(1).optional();
const stepFields = {
  id: key,
  /** Asked only after these answers to an earlier step that offers them. Leave out to ask everybody. */
  onlyIf: z.strictObject({ step: key, answers: z.array(line).min(1) }).optional(),
  /** What the teacher says. `{name}` becomes the learner's first answer. */
  text: line,
  xp,
  hint: line.optional(),
  reactions: z.array(reaction).default([]),
};
/** One word, a field of words ("@drink"), or a phrase that the answer says as it stands ("have_to"). */
const saidWord = z
  .string()
  .max(40)
  .regex(/^@\p{Ll}+$|^[\p{Ll}\d]+(?:['_][\p{Ll}\d]+)*$/u, "must be one lower-case word")
  .refine(
    (word) => !word.startsWith("@") || wordFields.includes(word.slice(1)),
    "names a field that there is not",
  );
const saidPhrase = z
  .string()
  .regex(/^[\p{Ll}\d']+(?: [\p{Ll}\d']+)*$/u, "must be lower-case words")
  .max(60);
/** What an answer in the learner's own words is held against: docs/decisions/067. */
const free = z.strictObject({
  /** A whole model answer at the lesson's level, shown to whoever has tried. */
  model: line.max(160),
  /**
   * Words in lower case and in their base form, fields of words ("@drink") and phrases of which an answer that is
   * on the point says at least one. Be generous: whoever is told wrongly that they missed the point is hurt.
   */
  about: z
    .array(saidWord)
    .max(50)
    .refine(
      (words) => words.length >= 8 || words.some((word) => word.startsWith("@")),
      "needs >=8 words, or a field of them",
    ),
  /** More such lists, where an answer has several parts: of each it says at least one too. */
  also: z.array(z.array(saidWord).min(1).max(50)).min(1).max(3).optional(),
  /** Words in their order that say the opposite of what is asked: whoever says them has missed the point. */
  against: z.array(saidPhrase).min(1).optional(),
  /** Words in their order that the task rules out: whoever says them has nearly done it. */
  without: z.array(saidPhrase).min(1).optional(),
  /** The smallest number of words that is an answer. */
  atLeast: z.int().min(1).max(8),
});
const step = z.discriminatedUnion("input", [
  z.strictObject({
    ...stepFields,
    input: z.literal("text"),
    /** Where the learner writes freely: no answer is expected, and it is not the name. */
    free: free.optional(),
  }),
  z.strictObject({ ...stepFields, input: z.literal("choice"), choices, correct }),
  z.strictObject({ ...stepFields, input: z.literal("dropdown"), choices, correct }),
  z.strictObject({ ...stepFields, input: z.literal("yesno"), correct }),
  z.strictObject({ ...stepFields, input: z.literal("continue") }),
]);

const questionFields = {
  id: key,
  /** What mostly decides whether it is answered right. */
  skill: z.enum(lessonSkills),
  question: line,
  correct: line,
  /** Other right answers. Case and outer spaces never matter, so do not list those. */
  alternatives: z.array(line).default([]),
  xp: xp.min(1),
  /** Why, in the teacher's words, shown after submission; at A1 and A2 in at most 15 words. */
  why: line,
};
const question = z.discriminatedUnion("type", [
  z.strictObject({ ...questionFields, type: z.literal("text") }),
  z.strictObject({ ...questionFields, type: z.literal("choice"), choices }),
  z.strictObject({ ...questionFields, type: z.literal("dropdown"), choices }),
  z.strictObject({ ...questionFields, type: z.literal("yesno") }),
]);

const part = z.strictObject({
  /** What the teacher says in this part; Listen speaks it. */
  teacher: z.string().trim().min(1).max(900),
  question: line,
  choices: z.array(line).length(4),
  correct: line,
  /** Why each wrong choice is wrong, as in the dialogue: the learner reads it and tries once more. */
  reactions: z.array(reaction),
  /** Why the right one is right, as short as in the quiz: it may tell it, for then it is known. */
  why: line,
});

const outline = Object.fromEntries(outlinePartIds.map((id) => [id, part])) as Record<
  OutlinePartId,
  typeof part
>;

export const lessonSource = z.strictObject({
  id: z.string().regex(/^(a1|a2|b1|b2|c1|c2)-lesson-\d+$/, "must be like a1-lesson-1"),
  title: line.max(60),
  description: line.max(200),
  level: z.enum(cefrLevels),
  topic: z.enum(topics),
  tags: z.array(z.enum(tags)).default([]),
  /** Minutes. */
  duration: z.int().min(5).max(60),
  /** Must equal the XP of all questions and of the steps on each path together. */
  xpReward: z.int().positive(),
  coinReward: z.int().positive(),
  /** The CEFR can-do statement it serves. */
  canDo: line,
  /** What of the four skills the statement is about. */
  canDoSkills: z
    .array(z.enum(["listening", "reading", "speaking", "writing"]))
    .min(1)
    .max(2),
  objectives: z.array(line.max(120)).min(2).max(4),
  words: z
    .array(
      z.strictObject({
        word: line.max(40),
        partOfSpeech: z.enum([
          "noun",
          "verb",
          "adjective",
          "adverb",
          "phrase",
          "preposition",
          "pronoun",
          "conjunction",
          "determiner",
          "exclamation",
        ]),
        meaning: line.max(160),
        example: line.max(160),
      }),
    )
    .min(5)
    .max(12),
  grammar: z.strictObject({
    title: line.max(80),
    explanation: z.string().trim().min(1).max(900),
    examples: z.array(line).min(2).max(6),
  }),
  /** All paths together; the lint holds each of them to 8 to 14 steps. */
  dialogue: z.array(step).min(8).max(24),
  quiz: z.array(question).min(5).max(8),
  outline: z.strictObject(outline),
});
export type LessonSource = z.output<typeof lessonSource>;
