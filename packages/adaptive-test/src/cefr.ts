import { type CefrLevel, cefrLevels, rankOf } from "@saywell/cefr";
import type { Interval } from "./posterior";

/** A level, or the upper half of one. There is nothing above C2. */
export const plusLevels = [
  "A1",
  "A1+",
  "A2",
  "A2+",
  "B1",
  "B1+",
  "B2",
  "B2+",
  "C1",
  "C1+",
  "C2",
] as const;
export type PlusLevel = (typeof plusLevels)[number];

export interface CefrBand {
  readonly level: CefrLevel;
  /** Lowest ability of the band. A1 reaches down and C2 up without end beyond these. */
  readonly from: number;
  readonly to: number;
  /** The score, 0 to 100, of an ability at `from`. */
  readonly scoreFrom: number;
}

/** Width of a band, in units of ability. */
export const bandWidth = 1.1;

/**
 * Cut scores, and how they were set. Before anybody has answered, an expert's level is all that is
 * known of an item, so the levels themselves make the scale: six bands of equal width, side by side
 * and centred on 0, and an item written for a level has its difficulty in the middle of that band.
 * Somebody at the middle of B1 therefore has even odds (beyond guessing) on an item written for B1.
 *
 * The width of 1.1 fits the scale to the population of standard deviation 1.3: the bands span 2.5
 * standard deviations to either side and hold 4.5, 15, 30, 30, 15 and 4.5 % of people. A standard
 * setting with real examinees would replace these numbers and nothing else.
 */
export const cefrBands: readonly CefrBand[] = [
  { level: "A1", from: -3.3, to: -2.2, scoreFrom: 0 },
  { level: "A2", from: -2.2, to: -1.1, scoreFrom: 17 },
  { level: "B1", from: -1.1, to: 0, scoreFrom: 33 },
  { level: "B2", from: 0, to: 1.1, scoreFrom: 50 },
  { level: "C1", from: 1.1, to: 2.2, scoreFrom: 67 },
  { level: "C2", from: 2.2, to: 3.3, scoreFrom: 83 },
];

function bandAt(theta: number): CefrBand {
  return cefrBands.findLast((band) => theta >= band.from) ?? cefrBands[0]!;
}

/** The band of a level. */
export function bandOf(level: CefrLevel): CefrBand {
  return cefrBands[rankOf(level)]!;
}

/** The abilities that count as a level: A1 has no lower end and C2 no upper. */
export function rangeOf(level: CefrLevel): Interval {
  const { from, to } = bandOf(level);
  return { low: level === "A1" ? -Infinity : from, high: level === "C2" ? Infinity : to };
}

/** The middle of a level's band, in units of ability. */
export function centreOf(level: CefrLevel): number {
  const { from, to } = bandOf(level);
  return (from + to) / 2;
}

/**
 * The CEFR level of an ability; an ability on a cut is at the upper level. With `among`, the
 * levels that a test can tell apart, the nearest of those.
 */
export function levelOf(theta: number, among: readonly CefrLevel[] = cefrLevels): CefrLevel {
  const indexes = among.map((level) => rankOf(level));
  const index = rankOf(bandAt(theta).level);
  return cefrLevels[Math.min(Math.max(index, Math.min(...indexes)), Math.max(...indexes))]!;
}

/** The level, with a plus in the upper half of its band: A1, A1+, A2 … C1+, C2. */
export function plusLevelOf(theta: number): PlusLevel {
  const { level } = bandAt(theta);
  return level !== "C2" && theta >= centreOf(level) ? `${level}+` : level;
}

/** Both ends of an interval, in words: `{ low: "A2+", high: "B1+" }`. */
export function describeInterval(interval: Interval): { low: PlusLevel; high: PlusLevel } {
  return { low: plusLevelOf(interval.low), high: plusLevelOf(interval.high) };
}

/**
 * A score of 0 to 100, whole, for showing. Each band takes up a sixth of the score (0–16 A1, 17–32
 * A2, 33–49 B1, 50–66 B2, 67–82 C1, 83–100 C2), straight lines within it, rounded down, so that a
 * score always lies in the level's own range and never falls as ability rises.
 */
export function scoreOf(theta: number): number {
  const band = bandAt(theta);
  const next = cefrBands[cefrBands.indexOf(band) + 1]?.scoreFrom ?? 101;
  const share = Math.max(0, (theta - band.from) / (band.to - band.from));
  return Math.min(Math.floor(band.scoreFrom + share * (next - band.scoreFrom)), next - 1);
}
