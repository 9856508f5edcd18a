import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./support/find-browser";

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./support/start-product.ts",
  fullyParallel: true,
  workers: 2,
  // Milliseconds, for a machine that has much else to do. No test measures speed: see bench/.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["line"], ["json"]] : "line",
  use: {
    browserName: "chromium",
    launchOptions: { executablePath, env, args: browserArguments },
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Filming every test for those that fail took half of the processor's time. What failed is
    // filmed by asking: `playwright test -c e2e/playwright.config.ts --trace on SPEC`.
    trace: "off",
    screenshot: "only-on-failure",
    viewport: { width: 1280, height: 800 },
  },
});
