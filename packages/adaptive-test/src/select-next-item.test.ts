import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prepareBank } from "./bank";
import { type Item, information } from "./item";
import { nodes } from "./grid";
import { randomFrom } from "./random";
import { selectNextItem, skillsByNeed } from "./select-next-item";
import { makeSyntheticBank } from "./simulation/synthetic-bank";
import { recordAnswer, startTest, type TestState } from "./test-state";

const items = makeSyntheticBank(randomFrom("bank"), { size: 300 });
const bank = prepareBank(items);
const shares = { grammar: 0.3, vocabulary: 0.25, reading: 0.2, listening: 0.15, writing: 0.1 };

/** Asks `count` items; the answers are drawn too. */
function take(
  count: number,
  seed: string,
  options: Partial<Parameters<typeof selectNextItem>[2]> = {},
) {
  const random = randomFrom(seed);
  let state = startTest();
  for (let n = 0; n < count; n += 1) {
    const item = selectNextItem(state, bank, { shares, random, ...options });
    if (!item) break;
    state = recordAnswer(state, item, random() < 0.5 ? 1 : 0);
  }
  return state;
}
const idsOf = (state: TestState) => state.answers.map((answer) => answer.itemId);

describe("the next item", () => {
  test("has the highest information over the posterior, as worked out from the formula", () => {
    for (const asked of [0, 1, 5, 20]) {
      const state = take(asked, "formula", { shares: undefined });
      const worth = (item: Item) =>
        nodes.reduce((sum, theta, k) => sum + state.posterior[k]! * information(item, theta), 0);
      const used = new Set(idsOf(state));
      const best = items
        .filter((item) => !used.has(item.id))
        .reduce((top, item) => (worth(item) > worth(top) ? item : top));
      expect(selectNextItem(state, bank, { random: randomFrom(1) })!.id).toBe(best.id);
    }
  });

  test("is near the opening's ability while the test opens, and then where the answers lead", () => {
    const opening = { ability: -1.65, sd: 0.5, questions: 2 };
    let state = startTest();
    const asked: Item[] = [];
    for (let n = 0; n < 4; n += 1) {
      const next = selectNextItem(state, bank, { opening, random: randomFrom(n) })!;
      asked.push(next);
      state = recordAnswer(state, next, 1);
    }
    for (const { b } of asked.slice(0, 2)) expect(Math.abs(b - opening.ability)).toBeLessThan(1);
    expect(asked[3]!.b).toBeGreaterThan(opening.ability + 1);
    const without = selectNextItem(startTest(), bank, { random: randomFrom(0) })!;
    expect(without.b).toBeGreaterThan(asked[0]!.b + 0.5);
  });

  test("is the same for the same seed, answers and options", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(idsOf(take(15, seed))).toEqual(idsOf(take(15, seed)));
      }),
      { numRuns: 20 },
    );
  });

  test("is never one that was asked before, down to the last of the bank", () => {
    const state = take(items.length + 5, "all");
    expect(idsOf(state)).toHaveLength(items.length);
    expect(new Set(idsOf(state)).size).toBe(items.length);
    expect(selectNextItem(state, bank, { random: randomFrom(1) })).toBeNull();
  });

  test("keeps every skill within one item of its share at every point of the test", () => {
    for (const count of [5, 10, 20, 40]) {
      const state = take(count, `balance-${count}`);
      for (const [skill, share] of Object.entries(shares)) {
        expect(Math.abs((state.answersBySkill[skill] ?? 0) - share * count)).toBeLessThanOrEqual(1);
      }
    }
  });

  test("comes from the skill listed first when all are equally behind", () => {
    expect(skillsByNeed(startTest(), { reading: 0.5, grammar: 0.5 })).toEqual([
      "reading",
      "grammar",
    ]);
    expect(skillsByNeed(startTest(), { reading: 0.2, grammar: 0.8, writing: 0 })).toEqual([
      "grammar",
      "reading",
    ]);
  });

  test("is none drawn out or seen lately while others remain", () => {
    const ineligible = new Set(items.slice(0, 100).map((item) => item.id));
    const excluded = new Set(items.slice(100, 200).map((item) => item.id));
    const asked = idsOf(take(300, "tiers", { ineligible, excluded }));
    const kind = (id: string) => (excluded.has(id) ? 2 : ineligible.has(id) ? 1 : 0);
    expect(asked.map(kind)).toEqual([
      ...Array.from({ length: 100 }, () => 0),
      ...Array.from({ length: 100 }, () => 1),
      ...Array.from({ length: 100 }, () => 2),
    ]);
  });

  test("is drawn evenly from items that would tell the same", () => {
    const alike = prepareBank(
      ["a", "b", "c", "d"].map((id) => ({
        id,
        a: 1,
        b: 0,
        c: 0.25,
        skill: "grammar",
        level: "B1",
      })),
    );
    const random = randomFrom("ties");
    const counts: Record<string, number> = {};
    for (let n = 0; n < 2000; n += 1) {
      const { id } = selectNextItem(startTest(), alike, { random })!;
      counts[id] = (counts[id] ?? 0) + 1;
    }
    for (const id of ["a", "b", "c", "d"]) expect(Math.abs(counts[id]! - 500)).toBeLessThan(80);
  });

  test("is drawn from those near the best when that is asked for", () => {
    const random = randomFrom("near");
    const chosen = new Set<string>();
    for (let n = 0; n < 200; n += 1) {
      chosen.add(selectNextItem(startTest(), bank, { random, nearBest: 0.8 })!.id);
    }
    expect(chosen.size).toBeGreaterThan(2);
  });

  test("may be any at all when choosing at random, for comparison", () => {
    const chosen = new Set<string>();
    for (let n = 0; n < 300; n += 1) {
      const random = randomFrom(n);
      chosen.add(selectNextItem(startTest(), bank, { random, criterion: "random" })!.id);
    }
    expect(chosen.size).toBeGreaterThan(100);
  });
});

describe("after an item with a passage", () => {
  const item = (id: string, b: number, passage?: string): Item => ({
    id,
    a: 1.5,
    b,
    c: 0,
    skill: "reading",
    level: "B1",
    passage,
  });
  const text = prepareBank([
    item("p1", 0, "p"),
    item("p2", 1.6, "p"),
    item("p3", 5, "p"),
    item("other", 0.2, "q"),
    item("alone", 0.1),
  ]);
  const afterFirst = recordAnswer(startTest(), text.items[0]!, 1);
  const next = (keepPassageTogether?: number, ineligible?: ReadonlySet<string>) =>
    selectNextItem(afterFirst, text, { keepPassageTogether, ineligible, random: randomFrom(1) })!
      .id;

  test("comes another about it while it is worth enough", () => {
    expect(next(0.5)).toBe("p2");
  });
  test("comes the best of all when the passage's are worth too little or passages do not matter", () => {
    const afterSecond = recordAnswer(afterFirst, text.items[1]!, 0);
    const third = selectNextItem(afterSecond, text, {
      keepPassageTogether: 0.5,
      random: randomFrom(1),
    })!;
    expect(third.passage).not.toBe("p");
    expect(next()).not.toBe("p2");
  });
  test("comes no third about it where two are the most, and none once it was left", () => {
    const choose = (asked: readonly string[], mostOfPassage?: number) => {
      const state = asked
        .map((id) => text.items.find((each) => each.id === id)!)
        .reduce((so, each) => recordAnswer(so, each, 1), startTest());
      const options = { keepPassageTogether: 0.01, mostOfPassage, random: randomFrom(1) };
      return selectNextItem(state, text, options)?.id;
    };
    expect(choose(["p1", "p2"])).toBe("p3");
    expect(choose(["p1", "p2"], 2)).not.toBe("p3");
    expect(choose(["p1", "alone"], 2)).toBe("other");
    // Something comes all the same when nothing else is left.
    expect(choose(["p1", "p2", "alone", "other"], 2)).toBe("p3");
  });
  test("comes none of it that was drawn out", () => {
    expect(next(0.5, new Set(["p2"]))).not.toBe("p2");
  });
});
