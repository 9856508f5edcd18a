import { z } from "zod";
import { call } from "../call";
import { cefrLevels, tutorHistory, tutorMessageMaxLength } from "../constants";
import { id, typedText, plainText } from "../fields";
import { largestBodyLimit } from "../constants/limits";

export const chatMessage = z.object({
  id,
  sender: z.enum(["user", "avatar"]),
  text: plainText(tutorHistory.maxLength),
});

/** One mistake in a text that a learner wrote. */
export const correction = z.object({
  /** Where it begins and how long it is, in UTF-16 units of the text; 0 long where something is missing. */
  start: z.int().min(0),
  length: z.int().min(0),
  wrong: z.string(),
  /**
   * What to write instead, or to put in; empty to leave the words out; null where they should only be
   * looked at again.
   */
  better: z.string().nullable(),
  why: z.string(),
  /** The grammar topic to study, by its id: “articles-with-jobs”. */
  topic: z.string().optional(),
  /** Whether it may well be wrong: nobody is graded by it. */
  isGuess: z.boolean().optional(),
});
export type Correction = z.output<typeof correction>;

/** A role play as its player sees it. */
export const tutorScene = z.object({
  id,
  title: z.string(),
  level: z.enum(cefrLevels),
  /** Who the learner is, and what they want. */
  role: z.string(),
  /** Whom Iris plays. */
  partner: z.string(),
  goals: z.array(z.object({ id, text: z.string(), isDone: z.boolean() })),
  isOver: z.boolean(),
  /** When it is over: what was said well, what to repair, and words to keep. */
  review: z
    .object({
      wellSaid: z.array(z.string()),
      /** Sentences with their mistakes, whose places are counted from the sentence's beginning. */
      toRepair: z.array(z.object({ said: z.string(), marks: z.array(correction) })),
      words: z.array(z.object({ word: z.string(), meaning: z.string(), isUsed: z.boolean() })),
      goalsOpen: z.array(z.object({ goal: z.string(), model: z.string().nullable() })),
    })
    .nullable(),
});
export type TutorScene = z.output<typeof tutorScene>;

/** Some signs stand for many letters: "ﷺ" for eighteen. Whoever reads them reads those. */
const isReadAtOnce = (text: string): boolean =>
  text.normalize("NFKC").length <= tutorMessageMaxLength * 1.5;

export const tutorCalls = [
  call("POST /api/ai/chat", {
    summary:
      'Say something to the AI teacher and get a reply. With `Accept: text/event-stream` it comes as server-sent events: pieces of it as `data: {"text": …}`, then `event: done` with the reply, which holds where it says something else than the pieces.',
    area: "AI teacher",
    access: "session",
    limit: "chat",
    bodyLimit: largestBodyLimit,
    heeds: ["message"],
    body: z.object({
      message: typedText(tutorMessageMaxLength)
        .trim()
        .min(1)
        .refine(isReadAtOnce, "stands for more letters than can be read at once"),
      conversationHistory: z.array(chatMessage).max(tutorHistory.messages),
      lessonId: id.nullable(),
    }),
    reply: z.object({
      response: z.string(),
      /** Mistakes in the learner's message, for marking it; in order, not overlapping. */
      corrections: z.array(correction),
      /** Whether the reply says where help is, to somebody who may be in danger. */
      isHelp: z.boolean().optional(),
      /** What one could say next: each can be sent as a message. */
      suggestions: z.array(z.string()).optional(),
      /** The role play that goes on, or has just ended. */
      scene: tutorScene.optional(),
      /** Who answered: the rules on board, or a language model. */
      mind: z.enum(["on-board", "model"]).optional(),
    }),
    errors: ["not-signed-in", "not-found", "plan-required"],
  }),
] as const;
