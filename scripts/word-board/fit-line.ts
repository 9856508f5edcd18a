/** Draws small figures, of which hardly anything is known, towards 0: as so many samples of 0 would. */
const caution = 30;

/** What each trait adds to a figure, by least squares. Samples have few traits, each once or more. */
export function fitLine() {
  const places = new Map<string, number>();
  const products: number[][] = [];
  const sums: number[] = [];

  function placeOf(trait: string): number {
    const known = places.get(trait);
    if (known !== undefined) return known;
    const place = places.size;
    places.set(trait, place);
    for (const row of products) row.push(0);
    products.push(Array.from({ length: place + 1 }, () => 0));
    sums.push(0);
    return place;
  }

  return {
    add(traits: readonly string[], figure: number): void {
      const at = traits.map(placeOf);
      for (const one of at) {
        sums[one]! += figure;
        for (const other of at) products[one]![other]! += 1;
      }
    },
    /** What each trait adds. */
    solve(): Record<string, number> {
      const rows = products.map((row, at) => [
        ...row.map((product, other) => product + (at === other ? caution : 0)),
        sums[at]!,
      ]);
      const size = rows.length;
      for (let at = 0; at < size; at++) {
        let pivot = at;
        for (let row = at; row < size; row++) {
          if (Math.abs(rows[row]![at]!) > Math.abs(rows[pivot]![at]!)) pivot = row;
        }
        [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
        for (let row = 0; row < size; row++) {
          if (row === at) continue;
          const times = rows[row]![at]! / rows[at]![at]!;
          for (let col = at; col <= size; col++) rows[row]![col]! -= times * rows[at]![col]!;
        }
      }
      return Object.fromEntries(
        [...places].map(([trait, place]) => [trait, rows[place]![size]! / rows[place]![place]!]),
      );
    },
  };
}
