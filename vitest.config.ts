import { defineConfig } from "vitest/config";

const setupFiles = ["./scripts/testing/fail-on-console.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "packages",
          include: ["packages/**/src/**/*.test.ts", "scripts/**/*.test.ts"],
          setupFiles,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          setupFiles,
          globalSetup: ["./apps/server/src/testing/start-test-database.ts"],
          // A fresh database and server for a test takes 0.2 s, and far longer on a machine that
          // builds and browses at the same time. Speed is measured in bench/, not here.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: "web",
          include: ["apps/web/**/*.test.{ts,tsx}"],
          setupFiles,
        },
      },
    ],
  },
});
