import { spawn } from "node:child_process";
import { mkdirSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What the product logs while it is tried: nothing on the terminal of a run that passes. */
const logDirectory = fileURLToPath(new URL("../../test-results", import.meta.url));

const start = fileURLToPath(new URL("../../scripts/start.mjs", import.meta.url));

export interface Product {
  url: string;
  /** Ends it, in order or at once; resolves when it is gone. */
  end: (signal: "SIGTERM" | "SIGKILL") => Promise<void>;
}

/** Starts the built product with the demo school, as a new user would; a `port` of 0 is a free one. */
export async function launchProduct(
  dataDir: string,
  port = 0,
  settings: Record<string, string> = {},
): Promise<Product> {
  mkdirSync(logDirectory, { recursive: true });
  const log = openSync(`${logDirectory}/product.log`, "a");
  const product = spawn(process.execPath, [start], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: "on",
      RATE_LIMITS: "off",
      DATABASE_URL: "",
      ...settings,
    },
    stdio: ["ignore", "pipe", log],
  });
  const ended = new Promise<void>((resolve) => product.once("exit", () => resolve()));

  const url = await new Promise<string>((resolve, reject) => {
    let printed = "";
    product.stdout!.on("data", (chunk) => {
      printed += String(chunk);
      const found = /http:\/\/\S+/.exec(printed)?.[0];
      if (found) resolve(found);
    });
    product.once("exit", (code) =>
      reject(new Error(`It ended with ${code}; see test-results/product.log. ${printed}`)),
    );
  });

  return {
    url,
    end(signal) {
      product.kill(signal);
      return ended;
    },
  };
}
