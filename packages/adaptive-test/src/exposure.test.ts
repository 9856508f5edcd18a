import { describe, expect, test } from "vitest";
import {
  countedSince,
  countShown,
  drawIneligible,
  eligibilityOf,
  type ExposureState,
  exposureRate,
  fullItems,
  mostUses,
  startExposure,
  updateExposure,
} from "./exposure";
import { randomFrom } from "./random";

describe("the chance of being eligible", () => {
  test.each([
    // since, administered, ineligible, sessions, chance
    [0, 0, 0, 0, 1],
    [0, 1, 0, 1, 0.25],
    [0, 10, 0, 100, 1],
    [0, 25, 0, 100, 0],
    [0, 24, 0, 100, 1],
    [0, 24, 20, 100, (0.25 * 80) / 24],
    [900, 25, 0, 1000, 0],
    [900, 20, 60, 1000, 0.5],
  ])(
    "of an item used since session %d, %d times, drawn out %d times of %d sessions, is %d",
    (since, administered, ineligible, sessions, chance) => {
      expect(eligibilityOf({ since, administered, ineligible }, sessions, 0.25)).toBeCloseTo(
        chance,
        9,
      );
    },
  );
});

test.each([
  // since, sessions, most
  [0, 1, 3],
  [0, 12, 3],
  [0, 16, 4],
  [0, 30, 7],
  [0, 100, 25],
  [900, 1000, 25],
])("of an item counted from session %d on, among %d, %d uses are the most", (since, now, most) => {
  expect(mostUses(since, now, 0.25)).toBe(most);
});

test("an item that comes late may be had by a class, and then counts like any other", () => {
  expect(mostUses(countedSince(5000), 5000, 0.25)).toBe(25);
  expect(countedSince(30)).toBe(0);
});

test("an item is full for sessions under way as soon as it has been shown too often", () => {
  let state: ExposureState = { ...startExposure(), sessions: 30 };
  for (let n = 0; n < 6; n += 1) state = countShown(state, ["wanted", `other-${n}`]);
  expect(fullItems(state)).toEqual(new Set());
  expect(fullItems(countShown(state, ["wanted"]))).toEqual(new Set(["wanted"]));
});

describe("exposure", () => {
  const counted: ExposureState = {
    maxRate: 0.25,
    sessions: 100,
    items: new Map([
      ["free", { since: 0, administered: 5, ineligible: 0 }],
      ["half", { since: 0, administered: 20, ineligible: 60 }],
      ["full", { since: 0, administered: 25, ineligible: 0 }],
    ]),
  };

  test("draws out items by their chance", () => {
    const random = randomFrom("draws");
    let half = 0;
    for (let n = 0; n < 2000; n += 1) {
      const ineligible = drawIneligible(counted, random);
      expect(ineligible.has("full")).toBe(true);
      expect(ineligible.has("free")).toBe(false);
      if (ineligible.has("half")) half += 1;
    }
    expect(Math.abs(half - 1000)).toBeLessThan(100);
  });

  test("draws the same for the same draws, in whatever order the counts were stored", () => {
    const many = Array.from(
      { length: 50 },
      (_, n) => [`item-${n}`, { since: 0, administered: 24, ineligible: 10 + n }] as const,
    );
    const stored = (entries: typeof many) => ({ ...counted, items: new Map(entries) });
    const forwards = drawIneligible(stored(many), randomFrom("s"));
    expect(drawIneligible(stored(many.toReversed()), randomFrom("s"))).toEqual(forwards);
    expect(drawIneligible(stored(many), randomFrom("t"))).not.toEqual(forwards);
  });

  test("counts a session once for each item seen and each drawn out, and changes nothing else", () => {
    const after = updateExposure(counted, {
      ineligible: new Set(["full", "never-used"]),
      administered: ["free", "new", "new"],
    });
    expect(after.sessions).toBe(101);
    expect(Object.fromEntries(after.items)).toEqual({
      free: { since: 0, administered: 6, ineligible: 0 },
      half: { since: 0, administered: 20, ineligible: 60 },
      full: { since: 0, administered: 25, ineligible: 1 },
      new: { since: 1, administered: 1, ineligible: 0 },
    });
    expect(counted.items.get("free")!.administered).toBe(5);
    expect(exposureRate(after, "free")).toBeCloseTo(6 / 101, 9);
    expect(exposureRate(after, "unknown")).toBe(0);
    expect(exposureRate(startExposure(), "any")).toBe(0);
  });

  test("of the item that everybody would get settles just under the limit", () => {
    const random = randomFrom("popular");
    let state = startExposure(0.25);
    for (let n = 0; n < 1000; n += 1) {
      const ineligible = drawIneligible(state, random);
      const wanted = ["first", "second", "third", "fourth", "fifth"];
      const shown = wanted.find((id) => !ineligible.has(id));
      state = updateExposure(state, { ineligible, administered: shown ? [shown] : [] });
    }
    expect(exposureRate(state, "first")).toBeGreaterThan(0.23);
    for (const id of state.items.keys()) expect(exposureRate(state, id)).toBeLessThanOrEqual(0.25);
  });
});
