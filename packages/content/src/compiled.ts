import { cefrLevels } from "@saywell/cefr";
import {
  lessonSkills,
  outlinePartIds,
  questionTypes,
  stepInputTypes,
} from "@saywell/lesson/lesson-facts";
import { z } from "zod";

/** What is said to an answer. */
const reactions = z.array(z.object({ when: z.array(z.string()), say: z.string() }));

/** A lesson as the server holds it: the wire's words, alternatives worked out, answers inside. */
export const compiledLesson = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  difficulty: z.enum(cefrLevels),
  topic: z.string(),
  tags: z.array(z.string()),
  duration: z.number(),
  xpReward: z.number(),
  coinReward: z.number(),
  canDo: z.string(),
  canDoSkills: z.array(z.enum(lessonSkills)),
  objectives: z.array(z.string()),
  words: z.array(
    z.object({
      word: z.string(),
      partOfSpeech: z.string(),
      meaning: z.string(),
      example: z.string(),
    }),
  ),
  grammar: z.object({
    title: z.string(),
    explanation: z.string(),
    examples: z.array(z.string()),
  }),
  dialogueFlow: z.object({
    steps: z.array(
      z.object({
        id: z.string(),
        onlyIf: z.object({ stepId: z.string(), answers: z.array(z.string()) }).nullable(),
        text: z.string(),
        inputType: z.enum(stepInputTypes),
        choices: z.array(z.string()),
        correct: z.array(z.string()).nullable(),
        xpAward: z.number(),
        hint: z.string().nullable(),
        reactions,
        /** What an answer in the learner's own words is held against; null where none is asked for. */
        free: z
          .object({
            model: z.string(),
            about: z.array(z.string()),
            also: z.array(z.array(z.string())).optional(),
            against: z.array(z.string()).optional(),
            without: z.array(z.string()).optional(),
            atLeast: z.number(),
          })
          .nullable(),
      }),
    ),
  }),
  quizQuestions: z.array(
    z.object({
      id: z.string(),
      skill: z.enum(lessonSkills),
      question: z.string(),
      type: z.enum(questionTypes),
      choices: z.array(z.string()),
      correct: z.string(),
      acceptAlternatives: z.array(z.string()),
      xpAward: z.number(),
      explanation: z.string(),
    }),
  ),
  outline: z.array(
    z.object({
      id: z.enum(outlinePartIds),
      title: z.string(),
      teacherMessage: z.string(),
      question: z.string(),
      choices: z.array(z.string()),
      correct: z.string(),
      reactions,
      explanation: z.string(),
    }),
  ),
});
export type CompiledLesson = z.output<typeof compiledLesson>;
