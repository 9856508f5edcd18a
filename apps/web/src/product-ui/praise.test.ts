import { expect, test } from "vitest";
import { praise } from "./praise";

test.each([
  [100, "Amara", "Very good work, Amara."],
  [80, "Amara", "Very good work, Amara."],
  [79, "Amara", "Good work, Amara."],
  [50, "Amara", "Good work, Amara."],
  [49, "Amara", "Not yet. Keep going, Amara."],
])("%i percent by %s reads “%s”", (percent, name, words) => {
  expect(praise(percent, name)).toBe(words);
});

test.each(["Zoë", "François", "D'Angelo", "Óscar", "Åsa", "Łukasz", "Çağla", "Ștefan"])(
  "%s can be written by hand",
  (name) => {
    expect(praise(90, name)).toBe(`Very good work, ${name}.`);
  },
);

test.each(["Дмитро", "Nguyễn", "أمينة", "美咲", "Ana 🌻", "", "a".repeat(25)])(
  "the name “%s”, which the handwriting cannot write, is left out",
  (name) => {
    expect(praise(90, name)).toBe("Very good work.");
  },
);
