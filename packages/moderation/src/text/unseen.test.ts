import { expect, test } from "vitest";
import { withoutUnseen } from "./unseen";

test.each([
  "Ana\u200d",
  "Ana\u200c",
  "A\u200dna",
  "Ana\u2060",
  "Ana\u2061",
  "A\u00adna",
  "An\u034fa",
  "Ana\ufe0f",
  "\u180eAna",
  "Ana\u{e0061}\u{e007f}",
  "\u200fAna",
  "Ana\u3164",
  "Ana\u2800",
])("nothing unseen is left of %j", (name) => {
  expect(withoutUnseen(name)).toBe("Ana");
});

test.each(["علی\u200cرضا", "क्\u200dषमा", "ශ්\u200dරී", "Zoë Müller", "李小龙"])(
  "%j stays as it is written",
  (name) => {
    expect(withoutUnseen(name)).toBe(name);
  },
);

test.each(["علی\u200c", "علی\u200c\u200cرضا", "\u200dक्षमा"])(
  "of %j no joiner stays that joins nothing",
  (name) => {
    expect(withoutUnseen(name)).not.toMatch(/[\u200c\u200d]/);
  },
);
