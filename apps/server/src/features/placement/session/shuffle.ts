import type { Random } from "@saywell/adaptive-test";

/** The same things in an order of chance (Fisher and Yates). */
export function shuffle<T>(things: readonly T[], random: Random): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
