import { describe, expect, test } from "vitest";
import { changeSettings, defaultSettings, viewSettings } from "./account-settings";

describe("others see a learner on the leaderboard", () => {
  test.each([
    ["ADULT", null, true],
    ["UNKNOWN", null, false],
    ["UNDER_13", null, false],
    ["AGE_13_TO_17", null, false],
    ["ADULT", false, false],
    ["AGE_13_TO_17", true, true],
  ] as const)("of %s who chose %s: %s", (ageBand, onLeaderboard, isSeen) => {
    const { onLeaderboard: held } = viewSettings({ ...defaultSettings, onLeaderboard }, ageBand);
    expect(held).toBe(isSeen);
  });
});

describe("a change of settings", () => {
  const shown = { ...defaultSettings, onLeaderboard: true, showEmail: true };
  const hidden = { onLeaderboard: null, showEmail: false };

  test("keeps what is left out", () => {
    const adult = { before: "ADULT", after: "ADULT" } as const;
    expect(changeSettings(shown, { dailyGoal: 60, sound: undefined }, adult)).toEqual({
      ...shown,
      dailyGoal: 60,
    });
  });

  test.each(["UNDER_13", "AGE_13_TO_17", "UNKNOWN"] as const)(
    "hides an adult who turns out to be %s, whatever the same form says",
    (after) => {
      const wish = { onLeaderboard: true, showEmail: true, sound: false };
      expect(changeSettings(shown, wish, { before: "ADULT", after })).toEqual({
        ...shown,
        ...hidden,
        sound: false,
      });
    },
  );

  test("lets a learner under 18 choose to be seen afterwards", () => {
    const child = { before: "UNDER_13", after: "UNDER_13" } as const;
    expect(changeSettings(defaultSettings, { onLeaderboard: true }, child).onLeaderboard).toBe(
      true,
    );
  });

  test("leaves a learner who turns out to be an adult as chosen", () => {
    const grown = { before: "UNKNOWN", after: "ADULT" } as const;
    const chosen = { ...defaultSettings, onLeaderboard: false };
    expect(changeSettings(chosen, {}, grown)).toEqual(chosen);
  });
});
