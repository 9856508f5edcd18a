import { z } from "zod";
import { itemTypes, testSkills, testTypes } from "@saywell/adaptive-test/test-facts";
import { cefrLevels } from "@saywell/cefr";

/** What comes before some questions: a text to read, or a recording to hear. */
export const compiledPassage = z.object({
  id: z.string(),
  kind: z.enum(["text", "recording"]),
  title: z.string(),
  /** The text to read; null for a recording. */
  text: z.string().nullable(),
  /** What is said, in turn; null for a text. */
  lines: z.array(z.object({ speaker: z.string(), says: z.string() })).nullable(),
});
export type CompiledPassage = z.output<typeof compiledPassage>;

/** An item of the placement test as the server holds it, with its key. */
export const compiledItem = z.object({
  id: z.string(),
  testType: z.enum(testTypes),
  skill: z.enum(testSkills),
  level: z.enum(cefrLevels),
  type: z.enum(itemTypes),
  prompt: z.string(),
  passageId: z.string().nullable(),
  /** All options in alphabetical order, which says nothing of the right one. */
  options: z.array(z.string()),
  /** Every right answer; compared trimmed and without case. Empty for writing. */
  accepted: z.array(z.string()),
  rationale: z.string(),
  /** For writing: how long an answer is, what it has to do, and a good one. */
  writing: z
    .object({
      minWords: z.number(),
      maxWords: z.number(),
      points: z.array(z.object({ point: z.string(), words: z.array(z.string()) })),
      sample: z.string(),
    })
    .nullable(),
});
export type CompiledItem = z.output<typeof compiledItem>;

export interface CompiledBank {
  items: CompiledItem[];
  passages: CompiledPassage[];
}
