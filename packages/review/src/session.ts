import type { Memory } from "./memory";
import type { Moment } from "./moment";
import { retrievability } from "./schedule";

/** How many cards are asked in one sitting. */
export const SESSION_SIZE = 20;

export interface Session<T> {
  /** What to ask now, in order. */
  cards: T[];
  /** How many are due, in this session or after it. */
  dueCount: number;
  /** When the first of those that are not due yet comes; null where there is none. */
  nextDueAt: Date | null;
}

/** Whether a card is to be asked now: one that comes back in days, on its day from the morning on. */
export const isDue = ({ state, dueAt }: Memory, { now, dayOf }: Moment): boolean =>
  dueAt <= now ||
  (state === "review" &&
    // Days are costly to work out, and what is further off than this is not of today.
    dueAt.getTime() - now.getTime() < longestDay &&
    dayOf(dueAt) <= dayOf(now));

/** Milliseconds; longer than the day on which clocks go back, or a zone changes its offset. */
const longestDay = 2 * 24 * 3600 * 1000;

/** What a learner reviews now: what is nearest to being forgotten first, and what is new last. */
export function planSession<T extends { readonly memory: Memory }>(
  deck: readonly T[],
  moment: Moment,
): Session<T> {
  const due = deck.filter(({ memory }) => isDue(memory, moment));
  const [known, unknown] = [due.filter(isKnown), due.filter((card) => !isKnown(card))];
  const chances = new Map(known.map((card) => [card, retrievability(card.memory, moment)]));
  known.sort((a, b) => chances.get(a)! - chances.get(b)! || byDue(a, b));
  const later = deck.filter(({ memory }) => !isDue(memory, moment)).sort(byDue);
  return {
    cards: [...known, ...unknown.sort(byDue)].slice(0, SESSION_SIZE),
    dueCount: due.length,
    nextDueAt: later[0]?.memory.dueAt ?? null,
  };
}

const isKnown = ({ memory }: { readonly memory: Memory }): boolean => memory.state !== "new";
const byDue = (a: { readonly memory: Memory }, b: { readonly memory: Memory }): number =>
  a.memory.dueAt.getTime() - b.memory.dueAt.getTime();
