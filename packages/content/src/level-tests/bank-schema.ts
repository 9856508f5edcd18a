import { z } from "zod";
import { bankLimits } from "./bank-limits";

/**
 * The shape of `data/level-tests/<test>/<skill>/<level>.yaml`: the items of one cell of the bank.
 * The file's place says test, skill and level; an item says only what is its own.
 */

const line = z.string().trim().min(1).max(bankLimits.lineLength);
const itemId = z
  .string()
  .regex(
    /^(junior|adult|oet)-(grammar|vocabulary|reading|listening|writing)-(a1|a2|b1|b2|c1|c2)-\d\d$/,
    "must be like adult-grammar-a1-01",
  );

const common = {
  id: itemId,
  question: line,
  /** For teachers and reviewers: what it measures, why the answer is right and the others wrong. */
  rationale: line,
};

const multipleChoice = z.strictObject({
  ...common,
  type: z.literal("multiple_choice"),
  answer: line.max(120),
  /** Wrong options. The server puts all options in an order of its own. */
  distractors: z.array(line.max(120)).min(2).max(3),
});
const fillBlank = z.strictObject({
  ...common,
  type: z.literal("fill_blank"),
  /** Exactly one blank in the question, written `___`. */
  question: line.regex(/^(?:(?!___).)*___(?:(?!___).)*$/s, "must have one blank, written ___"),
  /**
   * Every right answer. Case, outer spaces, final marks, contractions and British or American
   * spelling never matter: those need no entry of their own.
   */
  answers: z.array(line.max(80)).min(1).max(12),
});
const closedItem = z.discriminatedUnion("type", [multipleChoice, fillBlank]);

/** Grammar and vocabulary: items that stand alone. */
export const itemFile = z.strictObject({ items: z.array(closedItem).min(15) });

/** Reading: short texts, each with one to four questions. */
export const readingFile = z.strictObject({
  texts: z
    .array(
      z.strictObject({
        /** What kind of text it is: "A message", "A notice in a library". */
        kind: line.max(60),
        text: z.string().trim().min(30).max(1800),
        items: z.array(closedItem).min(1).max(4),
      }),
    )
    .min(5),
});

/** Listening: short scripts that are spoken; the transcript is the script. */
export const listeningFile = z.strictObject({
  recordings: z
    .array(
      z.strictObject({
        /** Said before it: "A message on a phone", "Two friends in a shop". */
        setting: line.max(bankLimits.titleLength),
        /** Each line in turn. One speaker, or two who take turns. */
        script: z
          .array(z.strictObject({ speaker: line.max(bankLimits.speakerLength), says: line }))
          .min(1)
          .max(bankLimits.transcriptLines),
        items: z.array(closedItem).min(1).max(4),
      }),
    )
    .min(5),
});

const words = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

/** Writing: tasks for a short text of one's own. */
export const writingFile = z.strictObject({
  items: z
    .array(
      z.strictObject({
        ...common,
        type: z.literal("text"),
        /** Words that an answer may run to: shorter or longer costs. */
        minWords: words(bankLimits.minWords),
        maxWords: words(bankLimits.maxWords),
        /** What an answer has to do, each with words (base forms) that show it was done. */
        points: z
          .array(
            z.strictObject({
              point: line.max(120),
              words: z.array(line.max(40)).min(bankLimits.wordsOfPoint),
            }),
          )
          .min(2)
          .max(bankLimits.points),
        /** A good answer, at the level. Never shown before the end. */
        sample: z.string().trim().min(30).max(2000),
      }),
    )
    .min(6),
});

export const fileOfSkill = {
  grammar: itemFile,
  vocabulary: itemFile,
  reading: readingFile,
  listening: listeningFile,
  writing: writingFile,
} as const;
