import { cefrLevels } from "@saywell/cefr";
import type { Scene } from "@saywell/tutor";
import { z } from "zod";
import { topics } from "../lesson-schema";

/** The shape of `data/scenes/<id>.yaml`: what an author writes. See the README beside those files. */

const key = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "must be lower-case words joined by hyphens")
  .max(60);
const line = z.string().trim().min(2).max(300);
const pattern = z.string().trim().min(1).max(600);
const patterns = z.array(pattern);
const sayings = z
  .array(z.union([line, z.strictObject({ if: z.string().trim().min(1), say: line })]))
  .min(1);

const step = z.strictObject({
  id: key,
  /** What the learner ticks off, as an instruction. A question by the way has none. */
  goal: z.string().trim().min(3).max(90).optional(),
  after: z.array(key).default([]),
  onlyIf: z.string().trim().min(1).optional(),
  ask: z.array(line).min(2),
  hear: patterns.default([]),
  answer: patterns.default([]),
  say: sayings,
  also: z
    .array(
      z.strictObject({
        hear: patterns.min(1),
        say: sayings,
        fulfils: z.boolean().default(false),
        as: key.nullable().default(null),
      }),
    )
    .default([]),
  refused: z.array(line).default([]),
  /** Sentences of learners, each of which reaches the goal when it is asked. */
  learnersSay: z.array(z.string().trim().min(1).max(200)).default([]),
  back: line,
  begin: line.optional(),
  model: line.optional(),
});

/** A line of a trial: what a learner writes, and after " => " the goals that it reaches. */
const trialLine = z
  .string()
  .trim()
  .min(1)
  .transform((text) => {
    const [said = "", reached = ""] = text.split(/\s*=>\s*/);
    return { say: said, reaches: reached.split(/[\s,]+/).filter(Boolean) };
  });
const trial = z.array(trialLine).min(2);

export const sceneSource = z.strictObject({
  id: key,
  title: z.string().trim().min(3).max(60),
  level: z.enum(cefrLevels),
  topic: z.enum(topics),
  role: z.string().trim().min(10).max(300),
  partner: z.string().trim().min(3).max(80),
  open: z.array(line).min(1),
  slots: z
    .record(key, z.record(z.string().trim().min(1), z.array(z.string().trim().min(1))))
    .default({}),
  phrases: z.record(key, pattern).default({}),
  prices: z.record(z.string(), z.string().regex(/\d/, "must be an amount")).default({}),
  facts: z.array(z.strictObject({ hear: patterns.min(1), say: sayings })).default([]),
  steps: z.array(step).min(3),
  end: z.strictObject({ done: z.array(line).min(1), open: z.array(line).min(1) }),
  /** Words to keep, each with its meaning. */
  words: z
    .record(z.string().trim().min(2).max(40), z.string().trim().min(3).max(120))
    .refine((words) => Object.keys(words).length >= 4 && Object.keys(words).length <= 10, {
      error: "must be 4 to 10 words",
    }),
  trials: z.strictObject({ clean: trial, clumsy: trial, lost: trial }).catchall(trial),
  notThis: z.array(line).min(3),
});
export type SceneSource = z.output<typeof sceneSource>;
export type SceneTrials = SceneSource["trials"];

/** Turns what an author wrote into what is played: without what only tries it. */
export function compileScene(source: SceneSource): Scene {
  const { id, title, level, topic, role, partner, open, slots, phrases, prices, facts, end } =
    source;
  return {
    id,
    title,
    level,
    topic,
    role,
    partner,
    open,
    slots,
    phrases,
    prices,
    facts,
    end,
    words: Object.entries(source.words).map(([word, meaning]) => ({ word, meaning })),
    steps: source.steps.map((step) => ({
      id: step.id,
      goal: step.goal ?? null,
      after: step.after,
      onlyIf: step.onlyIf ?? null,
      ask: step.ask,
      hear: step.hear,
      answer: step.answer,
      say: step.say,
      also: step.also,
      refused: step.refused,
      back: step.back,
      begin: step.begin ?? null,
      model: step.model ?? null,
    })),
  };
}
