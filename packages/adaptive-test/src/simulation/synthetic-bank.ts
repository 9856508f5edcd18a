import { levelOf } from "../cefr";
import type { Item, ItemParameters } from "../item";
import type { Random } from "../random";
import { normalDraw } from "./draws";

export interface SyntheticBankOptions {
  readonly size: number;
  /** Items go to the skills in turn. */
  readonly skills: readonly string[];
  /** Discrimination is log-normal with this mean, and this standard deviation of its logarithm. */
  readonly meanA: number;
  readonly spreadLnA: number;
  /** Difficulty is even from -spreadB to spreadB. */
  readonly spreadB: number;
  readonly c: number;
}

/**
 * The spread of 0.5 puts nine in ten discriminations between 0.5 and 2.6: in the normal metric
 * (divided by 1.7) 0.3 to 1.5, as in published 3PL banks.
 */
export const defaultSyntheticBank: SyntheticBankOptions = {
  size: 800,
  skills: ["grammar", "vocabulary", "reading", "listening", "writing"],
  meanA: 1.27,
  spreadLnA: 0.5,
  spreadB: 3.3,
  c: 0.2,
};

/** A bank whose parameters are known and varied. Each item's level is where its difficulty lies. */
export function makeSyntheticBank(
  random: Random,
  options: Partial<SyntheticBankOptions> = {},
): Item[] {
  const { size, skills, meanA, spreadLnA, spreadB, c } = { ...defaultSyntheticBank, ...options };
  return Array.from({ length: size }, (_, index) => {
    const b = (2 * random() - 1) * spreadB;
    const a = meanA * Math.exp(spreadLnA * normalDraw(random) - spreadLnA ** 2 / 2);
    return {
      id: `item-${String(index + 1).padStart(4, "0")}`,
      a: Math.min(a, 4.9),
      b,
      c,
      skill: skills[index % skills.length]!,
      level: levelOf(b),
    };
  });
}

/**
 * What an item is really like, when its parameters are only believed: difficulty and log
 * discrimination off by normal errors of the item's own uncertainty, times `scale`. Guessing stays.
 */
export function drawTrueParameters(
  item: ItemParameters,
  random: Random,
  scale = 1,
): ItemParameters {
  return {
    a: item.a * Math.exp(scale * (item.uncertainty?.lnA ?? 0) * normalDraw(random)),
    b: item.b + scale * (item.uncertainty?.b ?? 0) * normalDraw(random),
    c: item.c,
  };
}
