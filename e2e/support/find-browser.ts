import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const processEnv = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

const starts = ({ executablePath, env }: Browser) =>
  spawnSync(executablePath, ["--version"], { env, timeout: 20_000 }).status === 0;

/**
 * The browser inside the npm package, unpacked once into this checkout. The
 * package unpacks into the temporary folder, and unpacks the libraries it needs
 * only on AWS: so it is told that it is there, and forgets it again.
 */
async function unpackBundled(): Promise<Browser> {
  const place = fileURLToPath(
    new URL("../../node_modules/.cache/saywell-browser", import.meta.url),
  );
  mkdirSync(place, { recursive: true });
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: place, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" });
  let executablePath: string;
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    executablePath = await chromium.executablePath();
  } finally {
    process.env = before;
  }
  const fonts = existsSync("/etc/fonts") ? {} : { FONTCONFIG_PATH: join(place, "fonts") };
  const onSystemLibraries = { executablePath, env: { ...processEnv(), ...fonts } };
  if (starts(onSystemLibraries)) return onSystemLibraries;
  const libraries = { LD_LIBRARY_PATH: join(place, "al2023", "lib") };
  return { executablePath, env: { ...onSystemLibraries.env, ...libraries } };
}

/**
 * A Chromium to test with: `BROWSER_PATH`, else one of the system, else the one
 * inside the npm package. Throws with what to do when none starts.
 */
export async function findBrowser(): Promise<Browser> {
  const wanted = process.env.BROWSER_PATH;
  const candidates = wanted ? [wanted] : systemBrowsers;
  for (const executablePath of wanted === "bundled" ? [] : candidates.filter(existsSync)) {
    const browser = { executablePath, env: processEnv() };
    if (starts(browser)) return browser;
  }
  const bundled = await unpackBundled();
  if (starts(bundled)) return bundled;
  throw new Error(
    "No Chromium starts here. Install one (Debian: apt-get install chromium) or set BROWSER_PATH to its path.",
  );
}

/** Headless, as root too, and silent on a closed network. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
