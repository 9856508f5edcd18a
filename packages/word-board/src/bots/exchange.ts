import { takeFrom, type Tiles } from "../board/rack";
import type { Leave } from "./leave-value";
import type { Move } from "./bot-move";

/** The best that can be kept where some tiles at least are exchanged. */
export function bestKept(rack: Tiles, leaves: ReadonlyMap<Tiles, Leave>): Leave {
  let best: Leave | undefined;
  for (const leave of leaves.values()) {
    if (leave.kept.length < rack.length && leave.value > (best?.value ?? Number.NEGATIVE_INFINITY))
      best = leave;
  }
  return best!;
}

export const exchangeFor = (rack: Tiles, { kept }: Leave): Move => ({
  kind: "exchange",
  tiles: takeFrom(rack, kept)!,
});
