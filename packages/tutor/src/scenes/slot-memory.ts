import { type Heard, type NamedValue, valuesOf } from "./hear-message";
import type { Hit } from "./pattern-set";
import type { Scene } from "./types";

/** What slots have heard in a scene so far. */
export interface SlotMemory {
  readonly heard: ReadonlyMap<string, readonly string[]>;
  /** How many were wanted, for values before which a number was said. */
  readonly counts: ReadonlyMap<string, number>;
  /**
   * Keeps what one hit heard. `isInstead` forgets what its slots heard before; of what is said aside
   * nothing is kept that was denied.
   */
  readonly keep: (hit: Hit, from: Heard, how?: { isInstead?: boolean; isAside?: boolean }) => void;
  /** Keeps what further hits heard beside it, in slots that gather values. */
  readonly add: (hits: readonly Hit[], from: Heard) => void;
}

/** Slots that take in whatever is said. */
const unkept = new Set(["something", "question"]);

const withoutDenied = (hit: Hit): Hit => ({
  ...hit,
  heard: hit.heard.filter(({ isDenied }) => isDenied !== true),
});

/** An empty memory for a scene. */
export function createSlotMemory({ slots }: Scene): SlotMemory {
  const heard = new Map<string, string[]>();
  const counts = new Map<string, number>();
  const gather = ({ slot, value, count }: NamedValue): void => {
    if (unkept.has(slot)) return;
    const before = heard.get(slot) ?? [];
    if (!before.includes(value)) heard.set(slot, [...before, value]);
    if (count !== null) counts.set(value, count);
  };
  return {
    heard,
    counts,
    keep: (hit, from, { isInstead = false, isAside = false } = {}) => {
      const values = valuesOf(from, isAside ? withoutDenied(hit) : hit);
      // A time or a name has one value at a time, a list of drinks may grow.
      for (const { slot } of values) {
        if (!isInstead && slot in slots) continue;
        for (const value of heard.get(slot) ?? []) counts.delete(value);
        heard.delete(slot);
      }
      values.forEach(gather);
    },
    add: (hits, from) => {
      for (const value of hits.flatMap((hit) => valuesOf(from, withoutDenied(hit))))
        if (value.slot in slots) gather(value);
    },
  };
}
