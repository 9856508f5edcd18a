/** Chance that is the same for the same seed (mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0, below the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)]!;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of these, each as often as its weight says. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
    const names = Object.keys(weights) as T[];
    let left = this.next() * names.reduce((sum, name) => sum + weights[name], 0);
    return names.find((name) => (left -= weights[name]) < 0) ?? names[0]!;
  }

  shuffled<T>(of: readonly T[]): T[] {
    return of
      .map((value) => ({ value, place: this.next() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ value }) => value);
  }
}
