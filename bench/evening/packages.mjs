// The rules of the games, as the server runs them, for players and for the check afterwards.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "../product.mjs";

/** What the source of a package exports. */
export async function load(source) {
  const place = mkdtempSync(join(tmpdir(), "saywell-bench-"));
  try {
    const outfile = join(place, "package.mjs");
    await build({
      entryPoints: [join(root, source)],
      bundle: true,
      format: "esm",
      platform: "node",
      outfile,
      logLevel: "error",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
