export declare function nearestTests(
  changed: readonly string[],
  texts: ReadonlyMap<string, string>,
  most: number,
): string[];
