import { expect, test } from "vitest";
import { helpNote, somewhere } from "./help";
import { modelReasons, type ModelVerdict, takeSecondLook } from "./model-verdict";

test.each<[string, ModelVerdict | null]>([
  ["that is missing", null],
  ["that allows", { action: "allow", reasons: [] }],
  ["that allows, for a reason", { action: "allow", reasons: ["hate"] }],
  ["that blocks without a reason", { action: "block", reasons: [] }],
  ["that warns without a reason", { action: "warn", reasons: [] }],
])("from a verdict %s nothing follows", (_, verdict) => {
  expect(takeSecondLook(verdict)).toBeNull();
});

test.each(modelReasons)("a block for %s takes the message down and says so", (reason) => {
  const look = takeSecondLook({ action: "block", reasons: [reason] });
  expect(look).toMatchObject({ isTakenDown: true, reasons: [reason] });
  expect(look?.message).toBeTruthy();
});

test.each(modelReasons)("a warning for %s leaves the message where it is", (reason) => {
  expect(takeSecondLook({ action: "warn", reasons: [reason] })?.isTakenDown).toBe(false);
});

test("whoever may be in danger reads where help is, whatever becomes of the message", () => {
  for (const action of ["warn", "block"] as const) {
    for (const reason of ["self-harm", "danger"] as const) {
      const look = takeSecondLook({ action, reasons: ["harassment", reason] });
      expect(look?.message).toBe(helpNote(somewhere));
    }
  }
  expect(takeSecondLook({ action: "warn", reasons: ["harassment"] })?.message).toBeNull();
});

test("each reason is kept once, the gravest first", () => {
  const look = takeSecondLook({ action: "warn", reasons: ["profanity", "hate", "profanity"] });
  expect(look?.reasons).toEqual(["hate", "profanity"]);
});
