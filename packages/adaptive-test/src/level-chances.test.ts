import { describe, expect, test } from "vitest";
import { levelChances, surenessOf } from "./level-chances";
import { startPosterior } from "./posterior";

const chancesAt = (mean: number, sd: number) =>
  levelChances(startPosterior({ mean, sd }), ["A1", "A2", "B1", "B2", "C1", "C2"]);

describe("how likely each level is", () => {
  test("sums to one, and is the share of a normal in its band", () => {
    const chances = chancesAt(-1.65, 0.55);
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
    // A2 reaches one standard deviation to either side.
    expect(chances[1]!.chance).toBeCloseTo(0.683, 2);
  });

  test("falls for the measured level when variance is added, each side by its own", () => {
    const posterior = startPosterior({ mean: -1.65, sd: 0.55 });
    const levels = ["A1", "A2", "B1"] as const;
    const [a1, a2, b1] = levelChances(posterior, levels);
    const wider = levelChances(posterior, levels, { below: 0, above: 0.3 });
    expect(wider[1]!.chance).toBeLessThan(a2!.chance);
    expect(wider[0]!.chance).toBeCloseTo(a1!.chance, 9);
    expect(wider[2]!.chance).toBeGreaterThan(b1!.chance);
  });

  test("has no outer ends: who is beyond a test's levels is at its last", () => {
    const chances = levelChances(startPosterior({ mean: 3, sd: 0.3 }), ["A1", "A2", "B1"]);
    expect(chances[2]!.chance).toBeCloseTo(1, 6);
  });
});

describe("how sure a result is", () => {
  test("names the neighbours that hold it nine times of ten", () => {
    expect(surenessOf(chancesAt(-1.65, 0.55), "A2")).toEqual({ inTen: 7, low: "A1", high: "B1" });
    expect(surenessOf(chancesAt(-1.3, 0.35), "A2")).toEqual({ inTen: 7, low: "A2", high: "B1" });
    expect(surenessOf(chancesAt(-1.65, 0.25), "A2")).toEqual({ inTen: 9, low: "A2", high: "A2" });
  });
});
