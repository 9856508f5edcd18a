import { cefrLevels } from "@saywell/cefr";
import { roomCategories } from "@saywell/tutor/room-categories";
import { z } from "zod";

// Two of them and a name must fit into one message of a room.
const phrase = z.string().trim().min(3).max(160);
const phrases = (least: number) => z.array(phrase).min(least);
const asking = phrase.regex(/\?|[.!…]”?$/, "must be a whole sentence");

/** The shape of `data/practice-partner/<level>.yaml`: what practice partners say at a level. */
export const practicePartnerSource = z.strictObject({
  /** `{name}` is whom they speak to, `{partner}` their own name. */
  greetings: phrases(4),
  /** What is said to an answer, before the next question. */
  reactions: z.strictObject({ plain: phrases(12), glad: phrases(4), sad: phrases(4) }),
  /** Say again what somebody meant, put right: `{sentence}`. */
  recasts: z.array(phrase.includes("“{sentence}”", { error: "must say “{sentence}”" })).min(4),
  aboutMe: phrases(3),
  /** Answers to a question about the practice partner itself; a question of its own follows. */
  askedBack: phrases(4),
  unknown: phrases(3),
  /** Bring somebody's question before the others in the room again. */
  nudges: z.array(phrase.includes("{name}", { error: "must say {name}" })).min(4),
  /** Lead to another topic. */
  changes: phrases(4),
  thanks: phrases(3),
  goodbyes: phrases(3),
  topics: z.record(
    z.enum(roomCategories),
    /** A question, and what to ask next, whatever the answer was. */
    z.array(z.strictObject({ ask: asking, next: asking })).min(6),
  ),
});
export type PracticePartnerPhrases = z.output<typeof practicePartnerSource>;

/** What practice partners say, by level. */
export const practicePartnerPhrasesByLevel = z.record(z.enum(cefrLevels), practicePartnerSource);
export type PracticePartnerPhrasesByLevel = z.output<typeof practicePartnerPhrasesByLevel>;
