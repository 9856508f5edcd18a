import type { AnyEvent, AnyState } from "../kinds/any-game";
import type { AnyKind } from "../kinds/game-kind";

/** What happened in one stretch of a game, and the game after it. */
export interface Segment {
  told: readonly AnyEvent[];
  state: AnyState;
}

/**
 * Parts what happened at one moment, so that what is told of an answer shows the question still
 * open, although the same answer closed it.
 *
 * @param to the game after all of it
 */
export function segmentsOf(
  { begins, applier }: Pick<AnyKind, "begins" | "applier">,
  from: AnyState,
  events: readonly AnyEvent[],
  to: AnyState,
): Segment[] {
  const parts: AnyEvent[][] = [];
  let before: AnyEvent | undefined;
  for (const event of events) {
    const last = parts.at(-1);
    if (last === undefined || begins(event, before)) parts.push([event]);
    else last.push(event);
    before = event;
  }
  let state = from;
  return parts.map((told, place) => {
    // Nearly always there is one part: hundreds of answers are not played twice.
    state = place === parts.length - 1 ? to : told.reduce(applier(), state);
    return { told, state };
  });
}
