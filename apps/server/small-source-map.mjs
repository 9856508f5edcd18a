/**
 * A source map that names files and lines of this project only: whoever reads a trace needs no columns,
 * no names, and nothing of packages and data. Node keeps a whole map in memory from the first trace on, at
 * about 100 bytes for each place in it.
 */
export async function smallSourceMap(map) {
  // Only here: it may not be installed yet when a command begins.
  const { decode, encode } = await import("@jridgewell/sourcemap-codec");
  const isNamed = map.sources.map(
    (source) => !source.includes("node_modules/") && !source.endsWith(".json"),
  );
  let last = "";
  const lines = decode(map.mappings).map((segments) =>
    segments.flatMap(([column, source, line]) => {
      const names = source !== undefined && isNamed[source];
      const place = names ? `${source}:${line}` : "";
      if (place === last) return [];
      last = place;
      // One number alone says that what follows is of no source.
      return [names ? [column, source, line, 0] : [column]];
    }),
  );
  return { ...map, mappings: encode(lines), names: [] };
}
