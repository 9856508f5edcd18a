import { z } from "zod";
import { call } from "./call";
import { cefrLevel, id, percent, typedText } from "./fields";

export const levelTestTypes = ["junior", "adult", "oet"] as const;

export const levelTestQuestion = z.object({
  id,
  question: z.string(),
  type: z.enum(["multiple_choice", "text", "fill_blank"]),
  options: z.array(z.string()),
  skill: z.string(),
  difficulty: cefrLevel,
});

export const levelTestCalls = [
  call("GET /api/level-test/questions/{testType}", {
    summary: "Begin a placement test: a session and its questions.",
    area: "Placement test",
    access: "public",
    params: z.object({ testType: z.enum(levelTestTypes) }),
    reply: z.object({ sessionId: id, questions: z.array(levelTestQuestion) }),
    errors: ["not-found"],
  }),
  call("POST /api/level-test/submit-answer", {
    summary: "Answer one question. An answer counts once and cannot be changed.",
    area: "Placement test",
    access: "public",
    body: z.object({ sessionId: id, questionId: id, answer: typedText(10_000) }),
    reply: z.object({ nextQuestion: levelTestQuestion.nullable(), mayFinish: z.boolean() }),
    errors: ["not-found", "conflict", "out-of-order"],
  }),
  call("POST /api/level-test/submit", {
    summary: "End a placement test and get the result.",
    area: "Placement test",
    access: "public",
    body: z.object({ sessionId: id }),
    reply: z.object({ score: percent, level: cefrLevel }),
    errors: ["not-found", "conflict"],
  }),
] as const;
