import { callNamed } from "@saywell/contract";
import { expect, test } from "vitest";
import { checkReadyJson, ReadyJson } from "./ready-json";

const { reply } = callNamed("POST /api/lessons/{id}/bookmark");
const check = (value: unknown) =>
  checkReadyJson(new ReadyJson(Buffer.from(JSON.stringify(value))), reply);

test("what was made beforehand must say what the contract lets out, no less and no more", () => {
  expect(() => check({ isBookmarked: true })).not.toThrow();
  expect(() => check({})).toThrow();
  expect(() => check({ isBookmarked: "yes" })).toThrow();
  expect(() => check({ isBookmarked: true, email: "ana@example.org" })).toThrow(
    "more than its contract",
  );
});
