import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cefrLevels } from "@saywell/cefr";
import { type EvaluationConversation, evaluationKinds } from "@saywell/tutor/evaluation";
import { z } from "zod";
import { describeProblem, readSource } from "../../packages/content/src/read-source";

const dataDir = fileURLToPath(new URL("../../packages/tutor/data/evaluation", import.meta.url));

const conditions = z.array(z.string().min(1)).min(1).optional();
const expectation = z.strictObject({
  useful: conditions,
  form: z.enum(["exercise", "question", "example"]).optional(),
  must: conditions,
  mustNot: conditions,
  marks: z.array(z.strictObject({ wrong: z.string(), better: z.string() })).optional(),
  noMarks: z.literal(true).optional(),
  noLeak: z.union([z.literal(true), z.int().positive()]).optional(),
  isHelp: z.boolean().optional(),
  onLevel: z.boolean().optional(),
  notRefusal: z.boolean().optional(),
  notEcho: z.boolean().optional(),
  goals: z.array(z.string()).optional(),
  isOver: z.boolean().optional(),
});
const said = z.strictObject({ sender: z.enum(["user", "avatar"]), text: z.string() });
const conversations = z.array(
  z.strictObject({
    id: z.string(),
    level: z.enum(cefrLevels),
    lesson: z.string().nullable().default(null),
    before: z.array(said).default([]),
    turns: z.array(z.strictObject({ say: z.string().min(1), expect: expectation })).min(1),
  }),
);

/** A reply of a language model, as it was heard once or as one could give it. */
const recordedReply = z.strictObject({
  /** What it says when it is asked, and when it is asked once more. */
  says: z.array(z.string()).min(1),
  breaksOff: z.literal(true).optional(),
  /** What is wrong with the first that it says. */
  bad: z.string().optional(),
  /** What of it nobody may hear. */
  never: z.string().optional(),
});
export type RecordedReply = z.output<typeof recordedReply>;
/** By the id of the conversation, then by the number of the turn, from 1. */
export type Recording = Record<string, Record<string, RecordedReply>>;
const recording = z.record(z.string(), z.record(z.string(), recordedReply));

/** Every conversation of the evaluation set, checked. */
export const readEvaluation = (): EvaluationConversation[] =>
  evaluationKinds.flatMap((kind) => {
    const file = `${kind}.yaml`;
    const read = readSource(file, readFileSync(join(dataDir, file), "utf8"), conversations);
    if ("problems" in read) throw new Error(read.problems.map(describeProblem).join("\n"));
    return read.value.map((each) => ({ ...each, kind }));
  });

export const recordingFile = join(dataDir, "recorded-replies.json");

export const readRecording = (): Recording =>
  recording.parse(JSON.parse(readFileSync(recordingFile, "utf8")));
