import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { allDrawings, ownFolders } from "./drawings";

/** `npm run drawings`: draws all pictures anew. See docs/drawings.md. */
const root = fileURLToPath(new URL("../../apps/web/public/", import.meta.url));
const drawings = allDrawings();
for (const [path, svg] of drawings) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), svg);
}
for (const folder of ownFolders) {
  for (const name of readdirSync(join(root, folder))) {
    if (!drawings.has(`${folder}/${name}`)) rmSync(join(root, folder, name));
  }
}
console.log(`${drawings.size} drawings.`);
