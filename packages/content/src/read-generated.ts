import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/**
 * A file of the built content, for the server. It is not imported: in a bundle the text of some megabytes
 * would stay in memory for as long as the process lives.
 *
 * @throws where it was not built
 */
export const readGenerated = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(`@saywell/content/generated/${name}`), "utf8"));
