/** Lets so many pieces of work run at once; the others wait in line. */
export function createGate(places: number) {
  let free = places;
  const line: (() => void)[] = [];
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (free === 0) await new Promise<void>((enter) => line.push(enter));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
export type Gate = ReturnType<typeof createGate>;
