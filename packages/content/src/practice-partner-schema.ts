import { cefrLevels } from "@saywell/cefr";
import { roomCategories } from "@saywell/tutor/room-categories";
import { z } from "zod";

// Two of them and a name must fit into one message of a room.
const phrase = z.string().trim().min(3).max(170);
const term = z.string().trim().min(1).max(60);
const phrases = (least: number) => z.array(phrase).min(least);
const asking = phrase.regex(/\?|[.!…]”?$/, "must be a whole sentence");

/** What is right in an answer to a question that has a right one, and why. */
const answer = z.strictObject({
  /** Words or phrases of which one stands in a right answer. */
  right: z.array(term).optional(),
  /** And these stand in none. */
  wrong: z.array(term).optional(),
  /** The task was to use one of these. */
  uses: z.array(term).optional(),
  /** The task was to put a verb into the past. */
  pastVerb: z.literal(true).optional(),
  /** What an answer needs to know, said to right and wrong ones alike. */
  because: phrase,
});

/** The shape of `data/practice-partner/<level>.yaml`: what practice partners say at a level. */
export const practicePartnerSource = z.strictObject({
  /** `{name}` is whom they speak to, `{partner}` their own name. */
  greetings: phrases(4),
  /** What is said to an answer, before the next question. */
  reactions: z.strictObject({ plain: phrases(12), glad: phrases(4), sad: phrases(4) }),
  /** Put one mistake right: `{wrong}` and `{better}`. */
  corrections: z
    .array(
      phrase
        .includes("“{wrong}”", { error: "must say “{wrong}”" })
        .includes("“{better}”", { error: "must say “{better}”" }),
    )
    .min(4),
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
    z.array(z.strictObject({ ask: asking, next: asking, answer: answer.optional() })).min(6),
  ),
});
export type PracticePartnerPhrases = z.output<typeof practicePartnerSource>;

/** What practice partners say, by level. */
export const practicePartnerPhrasesByLevel = z.record(z.enum(cefrLevels), practicePartnerSource);
export type PracticePartnerPhrasesByLevel = z.output<typeof practicePartnerPhrasesByLevel>;
