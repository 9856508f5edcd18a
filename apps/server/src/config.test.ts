import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { defaultRateLimits, readConfig } from "./config";

describe("with nothing set", () => {
  test("Saywell listens on port 3000 of this machine only, with its own database and the demo school", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      dataDir: resolve("data"),
      demo: true,
      trustProxy: "loopback",
      rateLimits: defaultRateLimits,
    });
    expect(readConfig({}).databaseUrl).toBeUndefined();
  });

  test("an empty setting is no setting", () => {
    expect(readConfig({ PORT: "", HOST: " ", DATABASE_URL: "", DEMO: "" })).toEqual(readConfig({}));
  });
});

test.each([
  [{}, true],
  [{ DATABASE_URL: "postgres://db/saywell" }, false],
  [{ DATABASE_URL: "postgres://db/saywell", DEMO: "on" }, true],
  [{ DEMO: "off" }, false],
  [{ DEMO: "OFF" }, false],
  [{ DEMO: "0" }, false],
])("the demo school of %j is there: %s", (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

test("limits can be switched off for measuring", () => {
  expect(readConfig({ RATE_LIMITS: "off" }).rateLimits).toBeUndefined();
});

test.each([
  [{ PORT: "abc" }, 'PORT must be a number from 0 to 65535, not "abc".'],
  [{ PORT: "70000" }, 'PORT must be a number from 0 to 65535, not "70000".'],
  [{ PORT: "-1" }, 'PORT must be a number from 0 to 65535, not "-1".'],
  [{ DEMO: "maybe" }, 'DEMO must be on or off, not "maybe".'],
])("%j is refused with a plain sentence", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
