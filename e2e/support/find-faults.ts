import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What of the page axe finds fault with, as "rule: element". */
export async function findFaults(page: Page): Promise<string[]> {
  // The dark theme's grain goes where more contrast is wished for: over a picture axe measures none.
  await page.emulateMedia({ contrast: "more" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return await page.evaluate(async () => {
    // @ts-expect-error -- the script above made it
    const { violations } = await window.axe.run(document, {
      rules: { "color-contrast": { enabled: true } },
      // What is in order need not be described.
      resultTypes: ["violations"],
    });
    return violations.flatMap((violation: { id: string; nodes: { html: string }[] }) =>
      violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 120)}`),
    );
  });
}
