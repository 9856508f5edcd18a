import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's directory, wherever a command was started from. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
