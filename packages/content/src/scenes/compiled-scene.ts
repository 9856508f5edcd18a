import { cefrLevels } from "@saywell/cefr";
import { z } from "zod";

const lines = z.array(z.string());
const sayings = z.array(z.union([z.string(), z.object({ if: z.string(), say: z.string() })]));

/** A scene as the server holds it, and as the tutor plays it. */
export const compiledScene = z.object({
  id: z.string(),
  title: z.string(),
  level: z.enum(cefrLevels),
  topic: z.string(),
  role: z.string(),
  partner: z.string(),
  open: lines,
  slots: z.record(z.string(), z.record(z.string(), lines)),
  phrases: z.record(z.string(), z.string()),
  prices: z.record(z.string(), z.string()),
  facts: z.array(z.object({ hear: lines, say: sayings })),
  steps: z.array(
    z.object({
      id: z.string(),
      goal: z.string().nullable(),
      after: lines,
      onlyIf: z.string().nullable(),
      ask: lines,
      hear: lines,
      answer: lines,
      say: sayings,
      also: z.array(
        z.object({
          hear: lines,
          say: sayings,
          fulfils: z.boolean(),
          as: z.string().nullable(),
        }),
      ),
      refused: lines,
      back: z.string(),
      begin: z.string().nullable(),
      model: z.string().nullable(),
    }),
  ),
  end: z.object({ done: lines, open: lines }),
  words: z.array(z.object({ word: z.string(), meaning: z.string() })),
});
export type CompiledScene = z.output<typeof compiledScene>;

/** What a browser may know of a scene before it is played. */
export interface ListedScene {
  id: string;
  title: string;
  level: CompiledScene["level"];
  topic: string;
}
