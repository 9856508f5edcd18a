/** Things with their numbers, from 1: two questions may have the same words. */
export const numbered = <T>(things: readonly T[]): (readonly [number: number, thing: T])[] =>
  things.map((thing, place) => [place + 1, thing] as const);
