// What the landing page sends and how long its script runs, beside an empty React page.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { browserArguments, findBrowser } from "../e2e/support/find-browser.ts";
import { root, startProduct, startProgram } from "./product.mjs";
import { median, printTable, ratio } from "./table.mjs";

const rounds = 5;

async function buildEmptyPage() {
  const outDir = mkdtempSync(join(tmpdir(), "saywell-empty-"));
  await build({
    configFile: false,
    root: join(root, "bench/empty-page"),
    logLevel: "error",
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** One cold visit: bytes on the wire by kind, and seconds of script. */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Performance.enable");
  const kinds = new Map();
  const bytes = { all: 0, Script: 0 };
  devTools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    bytes.all += encodedDataLength;
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const { metrics } = await devTools.send("Performance.getMetrics");
  const script = metrics.find(({ name }) => name === "ScriptDuration").value * 1000;
  await context.close();
  return { ...bytes, script };
}

export async function measure() {
  const { executablePath, env } = await findBrowser();
  const folder = await buildEmptyPage();
  const empty = await startProgram(join(root, "bench/servers/static-files.mjs"), {
    env: { FOLDER: folder },
  });
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, env, args: browserArguments });
  try {
    const pages = { landing: `${product.url}/`, dashboard: `${product.url}/student-dashboard`, empty: empty.url };
    const visits = { landing: [], dashboard: [], empty: [] };
    for (let round = 0; round < rounds; round++)
      for (const [name, url] of Object.entries(pages)) visits[name].push(await visit(browser, url));
    const of = (name, what) => median(visits[name].map((each) => each[what] ?? 0));
    const kilobytes = (value) => (value / 1000).toFixed(1);
    const row = (title, what, show) => [
      title,
      ...["landing", "dashboard"].flatMap((name) => [
        show(of(name, what)),
        ratio(of(name, what), of("empty", what)),
      ]),
      show(of("empty", what)),
    ];
    printTable(
      `Pages, a cold visit at 390 px (median of ${rounds})`,
      ["what", "landing", "ratio", "dashboard", "ratio", "empty React page"],
      [
        row("transferred, kB", "all", kilobytes),
        row("script transferred, kB", "Script", kilobytes),
        row("script time, ms", "script", (value) => value.toFixed(1)),
      ],
    );
  } finally {
    await browser.close();
    await Promise.all([product.stop(), empty.stop()]);
    product.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
