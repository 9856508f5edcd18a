import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What of the page axe finds fault with, as "rule: element". */
export async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return await page.evaluate(async () => {
    // @ts-expect-error -- the script above made it
    const { violations } = await window.axe.run(document, {
      rules: { "color-contrast": { enabled: true } },
    });
    return violations.flatMap((violation: { id: string; nodes: { html: string }[] }) =>
      violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 120)}`),
    );
  });
}
