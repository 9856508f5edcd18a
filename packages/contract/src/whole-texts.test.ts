import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { type Call, calls, clientMessage } from "./index";
import { spoilTexts } from "./testing/spoil-texts";

/** What no database stores: half a surrogate pair, first or second half, and NUL. */
const unstorable = ["\ud800", "\udfffa", "a\ud83d b", "a\u0000b"];

const inputs = (calls as readonly Call[]).flatMap(({ name, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [[`${name}, ${part}`, schema as z.ZodType] as const],
  ),
);

const taken = (schema: z.ZodType): string[] =>
  unstorable.flatMap((text) =>
    spoilTexts(schema, text)
      .filter(({ value }) => schema.safeParse(value).success)
      .map(({ field }) => field),
  );

test.each(inputs)("no text in %s is taken with half a character or NUL", (_, schema) => {
  expect(taken(schema)).toEqual([]);
});

test("in live messages only what is said is taken with half a character, to be refused with a sentence", () => {
  expect([...new Set(taken(clientMessage))]).toEqual(["content"]);
});

describe("the texts looked at", () => {
  test("stand at every depth", () => {
    const fields = new Set(
      inputs.flatMap(([, schema]) => spoilTexts(schema, "").map(({ field }) => field)),
    );
    expect([...fields]).toEqual(
      expect.arrayContaining([
        "userId",
        "conversationHistory.0.text",
        "answers.0.questionId",
        "answers.(key)",
        "answers.(value)",
        "settings.textSize",
      ]),
    );
  });

  test("are the only thing wrong with the values", () => {
    const sound = inputs.filter(([, schema]) =>
      spoilTexts(schema, "Europe/London").some(({ value }) => schema.safeParse(value).success),
    );
    expect(sound.length).toBeGreaterThan(40);
  });
});
