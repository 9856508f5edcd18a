import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const start = fileURLToPath(new URL("../../scripts/start.mjs", import.meta.url));

/**
 * Starts the built product as a new user would, on a free port and an empty
 * database, for all tests together: each test is a guest of its own. Returns
 * what ends it again.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "saywell-e2e-"));
  const product = spawn(process.execPath, [start], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      DEMO: "on",
      RATE_LIMITS: "off",
      DATABASE_URL: "",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => product.once("exit", resolve));

  process.env.SAYWELL_URL = await new Promise<string>((resolve, reject) => {
    let printed = "";
    product.stdout.on("data", (chunk) => {
      printed += String(chunk);
      const url = /http:\/\/\S+/.exec(printed)?.[0];
      if (url) resolve(url);
    });
    product.once("exit", (code) => reject(new Error(`It ended with ${code}: ${printed}`)));
  });

  return async () => {
    product.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
