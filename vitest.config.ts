import { defineConfig } from "vitest/config";

// `isolate: false`: the files that one worker runs share its modules, since loading the server anew
// for each file took half of the processor's time. So no module may keep state between tests.
const everywhere = {
  setupFiles: ["./scripts/testing/fail-on-console.ts"],
  // A test that fails once on a busy machine is tried again in CI, and named in the last lines
  // of `npm test`: each name is a fault to mend, in the test or in the product.
  retry: process.env.CI ? 1 : 0,
  // Milliseconds. A fresh database and server for a test takes 0.2 s, and far longer on a machine
  // that builds and browses at the same time. Speed is measured in bench/, not here.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    // One worker fewer, as by default, would leave half of a machine with two cores idle.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "packages",
          include: ["packages/**/src/**/*.test.ts", "scripts/**/*.test.ts"],
          ...everywhere,
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          ...everywhere,
          isolate: false,
          globalSetup: ["./apps/server/src/testing/start-test-database.ts"],
        },
      },
      {
        test: {
          name: "web",
          include: ["apps/web/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/*.isolated.test.tsx"],
          ...everywhere,
          isolate: false,
          setupFiles: [...everywhere.setupFiles, "./apps/web/src/testing/between-tests.ts"],
        },
      },
      {
        test: {
          name: "web-isolated",
          include: ["apps/web/**/*.isolated.test.tsx"],
          ...everywhere,
          setupFiles: [...everywhere.setupFiles, "./apps/web/src/testing/between-tests.ts"],
        },
      },
    ],
  },
});
