import { describe, expect, test } from "vitest";
import { z } from "zod";
import { explainIssue, firstIssueSentence } from "./validation-sentence";

function sentenceFor(schema: z.ZodType, value: unknown): string {
  const parsed = schema.safeParse(value, { error: explainIssue });
  return parsed.success ? "valid" : firstIssueSentence(parsed.error, "body");
}

describe("a validation error is one sentence naming the field and the reason", () => {
  test.each([
    ["name is missing.", z.object({ name: z.string() }), {}],
    ["name must be a text.", z.object({ name: z.string() }), { name: 7 }],
    ["done must be one of 0, 1.", z.object({ done: z.literal([0, 1]) }), { done: true }],
    ["mode must be FAST.", z.object({ mode: z.literal("FAST") }), { mode: "SLOW" }],
    ["n must be a whole number.", z.object({ n: z.int() }), { n: 1.5 }],
    ["n must be at least 2.", z.object({ n: z.number().min(2) }), { n: 1 }],
    ["n must be at most 2.", z.object({ n: z.number().max(2) }), { n: 3 }],
    ["t is empty.", z.object({ t: z.string().min(1) }), { t: "" }],
    ["t is too short: at least 3 characters.", z.object({ t: z.string().min(3) }), { t: "a" }],
    ["t is too long: at most 3 characters.", z.object({ t: z.string().max(3) }), { t: "abcd" }],
    ["l must have at least 1.", z.object({ l: z.array(z.string()).min(1) }), { l: [] }],
    ["e is not an email address.", z.object({ e: z.email() }), { e: "x" }],
    ["t has a form that is not allowed.", z.object({ t: z.string().regex(/^a$/) }), { t: "b" }],
    ["t is no a.", z.object({ t: z.string().regex(/^a$/, "is no a") }), { t: "b" }],
    ["l.0.a is missing.", z.object({ l: z.array(z.object({ a: z.string() })) }), { l: [{}] }],
    ["The body must be an object.", z.object({}), []],
    ["The body is missing.", z.object({}), undefined],
  ])("%s", (sentence, schema, value) => {
    expect(sentenceFor(schema, value)).toBe(sentence);
  });
});

test("of several shapes, the sentence is about a field of one", () => {
  const shapes = z.union([
    z.object({ stepId: z.string(), answer: z.string() }),
    z.object({ questionId: z.string(), answer: z.string() }),
  ]);
  const sentence = sentenceFor(z.object({ answers: z.array(shapes) }), {
    answers: [{ stepId: "s1", answer: 7 }],
  });
  expect(sentence).toBe("answers.0.answer must be a text.");
});

test("a key that came with the request is repeated only when it is plain", () => {
  const schema = z.object({ answers: z.record(z.string(), z.string()) });
  expect(sentenceFor(schema, { answers: { "q-1": 1 } })).toBe("answers.q-1 must be a text.");
  expect(sentenceFor(schema, { answers: { "<script>": 1 } })).toBe(
    "answers.one of its keys must be a text.",
  );
});
