import { describe, expect, it } from "vitest";
import { type PenSound, penSounds, writeSound } from "./pen-sounds";

const rate = 44_100;
const peakOf = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
/** Root mean square in decibels of full scale. */
const levelOf = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
/** Times a second that the line is crossed: low for a thump, high for a scratch. */
const crossings = (samples: Float32Array) =>
  samples.filter((sample, i) => i > 0 && sample >= 0 !== samples[i - 1]! >= 0).length /
  (samples.length / rate);

describe.each(penSounds)("%s", (name) => {
  const samples = writeSound(name, rate);

  it("is short", () => {
    expect(samples.length / rate).toBeGreaterThan(0.1);
    expect(samples.length / rate).toBeLessThan(0.5);
  });

  it("is quiet, and can be heard", () => {
    expect(peakOf(samples)).toBeLessThan(0.25);
    expect(levelOf(samples)).toBeGreaterThan(-42);
    expect(levelOf(samples)).toBeLessThan(-18);
  });

  it("begins and ends in silence, without a click", () => {
    expect(peakOf(samples.slice(0, 4))).toBeLessThan(0.02);
    expect(peakOf(samples.slice(-20))).toBeLessThan(0.001);
  });

  it("is the same each time, and as long on a device of another rate", () => {
    expect(writeSound(name, rate)).toEqual(samples);
    const other = writeSound(name, 48_000);
    expect(other.length / 48_000).toBeCloseTo(samples.length / rate, 3);
    expect(peakOf(other)).toBeCloseTo(peakOf(samples), 5);
  });
});

it("what is of paper is high, a stamp and a mistake are low", () => {
  const pitch = (name: PenSound) => crossings(writeSound(name, rate));
  for (const high of ["scratch", "tick", "page"] as const) {
    for (const low of ["stamp", "wrong"] as const) {
      expect(pitch(high)).toBeGreaterThan(2 * pitch(low));
    }
  }
});

it("a tick is two strokes with a rest between them", () => {
  const samples = writeSound("tick", rate);
  const from = (begin: number, end: number) =>
    peakOf(samples.slice(Math.round(begin * rate), Math.round(end * rate)));
  expect(from(0.075, 0.088)).toBe(0);
  expect(from(0, 0.07)).toBeGreaterThan(0.02);
  expect(from(0.1, 0.2)).toBeGreaterThan(0.02);
});
