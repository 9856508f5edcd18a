import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchProduct } from "./product";

/**
 * Starts the built product on an empty database, for all tests together: each
 * test is a guest of its own. Returns what ends it again.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "saywell-e2e-"));
  const product = await launchProduct(dataDir);
  process.env.SAYWELL_URL = product.url;
  return async () => {
    await product.end("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  };
}
