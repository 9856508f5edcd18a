import { spawn } from "node:child_process";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, stop } from "esbuild";
import { bundleServer, serverBundle } from "../../bundle-server.mjs";
import { findQuickPlace } from "./test-server";

export interface RunningProduct {
  pid: number;
  /** The printed address; undefined when the process ended without one. */
  url: Promise<string | undefined>;
  exitCode: Promise<number | null>;
  /** Everything printed so far. */
  output: () => string;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Bundles the server as the build does, for one file of tests, and answers where. */
export async function bundleForTests(name: string): Promise<string> {
  const outdir = `apps/server/dist/test-${name}`;
  await bundleServer(outdir);
  return resolve(root, outdir, "main.js");
}

/**
 * Bundles one program of a file of tests, and answers where. Each start from its sources takes
 * half a second of the processor's time.
 */
export async function bundleProgram(name: string, source: string): Promise<string> {
  const outdir = `apps/server/dist/test-${name}`;
  await build({ ...serverBundle(outdir), entryPoints: { main: source } });
  await stop();
  return resolve(root, outdir, "main.js");
}

/** Runs the bundled server without the web app on a free port. */
export function runProduct(
  main: string,
  env: Record<string, string>,
  user: { uid?: number; gid?: number } = {},
): RunningProduct {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"], PORT: "0", SERVE_WEB: "off", DEMO: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...user,
  });
  let output = "";
  const exitCode = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
  const url = new Promise<string | undefined>((found) => {
    const listen = (text: string): void => {
      output += text;
      const address = /^Saywell is at (\S+)$/m.exec(output)?.[1];
      if (address !== undefined) found(address);
    };
    child.stdout.setEncoding("utf8").on("data", listen);
    child.stderr.setEncoding("utf8").on("data", listen);
    child.once("close", () => found(undefined));
  });
  return {
    pid: child.pid!,
    url,
    exitCode,
    output: () => output,
    kill: (signal) => {
      child.kill(signal);
      return exitCode;
    },
  };
}

/** An empty data directory, and its removal with whatever the product put elsewhere for it. */
export async function makeDataDir(
  mode: number,
): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(await findQuickPlace(), "saywell-product-"));
  await chmod(dataDir, mode);
  return {
    dataDir,
    remove: async () => {
      const cluster = await realpath(join(dataDir, "postgres")).catch(() => dataDir);
      if (cluster.startsWith("/var/lib/saywell/")) await rm(dirname(cluster), { recursive: true });
      await rm(dataDir, { recursive: true });
    },
  };
}
