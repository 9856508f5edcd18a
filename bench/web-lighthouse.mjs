// Lighthouse's four scores for a page, as on a slow phone.
import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { median } from "./table.mjs";

const rounds = 3;
export const categories = ["performance", "accessibility", "best-practices", "seo"];

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Medians of the scores (0 to 100) by category, and what takes away from a full score. */
export async function lighthouseScores(url, { executablePath, env, args }) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    env,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const results = [];
    for (let round = 0; round < rounds; round++) {
      const { lhr } = await lighthouse(url, {
        port,
        logLevel: "error",
        onlyCategories: categories,
      });
      if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
      results.push(lhr);
    }
    const scores = categories.map((category) =>
      Math.round(median(results.map((lhr) => lhr.categories[category].score)) * 100),
    );
    return { scores, lost: lostPoints(results[0]) };
  } finally {
    await browser.close();
  }
}

const lostPoints = (lhr) =>
  categories.flatMap((category) =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${lhr.audits[id].title} (${id})`),
  );
