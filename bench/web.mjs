// What pages send, how long their script runs, how they score and how soon they answer, beside
// empty pages built with the same tools.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { tsImport } from "tsx/esm/api";
import { build } from "vite";
import { root, startProduct, startProgram } from "./product.mjs";
import { median, printTable, ratio } from "./table.mjs";
import { emptyInteractions, lessonInteractions, slowdown } from "./web-interaction.mjs";
import { categories, lighthouseScores } from "./web-lighthouse.mjs";
import { visit } from "./web-visit.mjs";

const { browserArguments, findBrowser } = await tsImport(
  "../e2e/support/find-browser.ts",
  import.meta.url,
);

const rounds = 5;
/** What each page is compared with: the least that a page made of the same parts can be. */
const references = {
  "empty: React": "bench/empty-page",
  "empty: React, router, query": "bench/empty-router-page",
};
const pages = [
  ["/", "empty: React"],
  ["/privacy", "empty: React"],
  ["/student-dashboard", "empty: React, router, query"],
  ["/lesson-interactive/a1-lesson-1", "empty: React, router, query"],
];

async function startReference(page) {
  const folder = mkdtempSync(join(tmpdir(), "saywell-empty-"));
  await build({
    configFile: false,
    root: join(root, page),
    logLevel: "error",
    build: {
      outDir: folder,
      emptyOutDir: true,
      // The bundler warns of directives that mean nothing in a browser.
      rolldownOptions: { onLog: () => undefined },
    },
  });
  const server = await startProgram(join(root, "bench/servers/static-files.mjs"), {
    env: { FOLDER: folder },
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

async function measurePages(browser, productUrl, referenceUrls) {
  const urls = {
    ...referenceUrls,
    ...Object.fromEntries(pages.map(([path]) => [path, productUrl + path])),
  };
  const visits = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of Object.entries(urls)) visits[name].push(await visit(browser, url));

  const of = (name, what) => median(visits[name].map((each) => each[what]));
  const row = (name, reference) => [
    name,
    (of(name, "all") / 1000).toFixed(1),
    (of(name, "Script") / 1000).toFixed(1),
    ratio(of(name, "Script"), of(reference, "Script")),
    of(name, "script").toFixed(0),
    ratio(of(name, "script"), of(reference, "script")),
    Math.max(...visits[name].map(({ shift }) => shift)).toFixed(4),
    reference === name ? "" : reference,
  ];
  printTable(
    `Pages, a cold visit at 390 px (median of ${rounds}; layout shift: the worst)`,
    ["page", "kB", "script kB", "ratio", "script ms", "ratio", "shift", "compared with"],
    [
      ...pages.map(([path, reference]) => row(path, reference)),
      ...Object.keys(referenceUrls).map((name) => row(name, name)),
    ],
  );
}

async function measureLighthouse(productUrl, referenceUrls, browserOptions) {
  const rows = [];
  const losses = [];
  for (const [name, url] of [
    ["/", `${productUrl}/`],
    ...Object.entries(referenceUrls).slice(0, 1),
  ]) {
    const { scores, lost } = await lighthouseScores(url, browserOptions);
    rows.push([name, ...scores]);
    if (name === "/") losses.push(...lost);
  }
  printTable("Lighthouse, mobile (median of 3)", ["page", ...categories], rows);
  for (const loss of losses) console.log(`  lost: ${loss}`);
}

async function measureInteractions(browser, productUrl, referenceUrls) {
  const [, [reference, referenceUrl]] = Object.entries(referenceUrls);
  const row = (name, waits) => [
    name,
    waits.length,
    median(waits) ?? "under 16",
    waits.length === 0 ? "under 16" : Math.max(...waits),
  ];
  printTable(
    `Interaction to next paint on a ${slowdown} times slower processor: a whole lesson, 20 presses of one button`,
    ["page", "of 16 ms or more", "median ms", "worst ms"],
    [
      row("/lesson-interactive/a1-lesson-1", await lessonInteractions(browser, productUrl)),
      row(reference, await emptyInteractions(browser, referenceUrl)),
    ],
  );
}

export async function measure() {
  const { executablePath, env } = await findBrowser();
  const browserOptions = { executablePath, env, args: browserArguments };
  const started = await Promise.all(
    Object.entries(references).map(async ([name, page]) => [name, await startReference(page)]),
  );
  const referenceUrls = Object.fromEntries(started.map(([name, { url }]) => [name, url]));
  const product = await startProduct();
  const browser = await chromium.launch(browserOptions);
  try {
    await measurePages(browser, product.url, referenceUrls);
    await measureInteractions(browser, product.url, referenceUrls);
    await measureLighthouse(product.url, referenceUrls, browserOptions);
  } finally {
    await browser.close();
    await Promise.all([product.stop(), ...started.map(([, { stop }]) => stop())]);
    product.remove();
  }
}
