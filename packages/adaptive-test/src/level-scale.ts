import { cefrBands } from "./cefr";

/** The levels side by side on the score of 0 to 100. */
export const scaleBands = cefrBands.map(({ level, scoreFrom }, index) => ({
  level,
  from: scoreFrom,
  to: cefrBands[index + 1]?.scoreFrom ?? 100,
}));

/**
 * The part of the score that a place in words covers: `B1` is the lower half of its band, `B1+` the
 * upper. Nothing stands above C2, so it has all of its band. Null for words that are no place.
 */
export function stretchOf(place: string): { from: number; to: number } | null {
  const band = scaleBands.find(({ level }) => level === place.replace("+", ""));
  if (band === undefined) return null;
  const middle = (band.from + band.to) / 2;
  if (place.endsWith("+")) return { from: middle, to: band.to };
  return { from: band.from, to: band.level === "C2" ? band.to : middle };
}

/** An interval in words that a learner understands. */
export function intervalInWords(level: string, { low, high }: { low: string; high: string }) {
  if (low !== high) return `${level}, and very likely between ${low} and ${high}`;
  return `${level}, and very likely ${low === level ? "exactly that" : low}`;
}
