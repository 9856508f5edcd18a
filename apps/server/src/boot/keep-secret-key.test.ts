import { chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config";
import { withSecretKey } from "./keep-secret-key";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "saywell-key-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const start = (env: Record<string, string> = {}) =>
  withSecretKey(readConfig({ DATA_DIR: dataDir, ...env }));

test("with our own database there is a key from the first start on, in a file that only its owner reads", async () => {
  const { secretKey } = await start();
  expect(secretKey).toMatchObject({ from: "file" });
  expect(secretKey!.text).toMatch(/^[\w+/]{43}=$/);
  expect(await readdir(dataDir)).toEqual(["secret-key"]);
  const path = join(dataDir, "secret-key");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, "utf8")).toContain(secretKey!.text);
  expect((await start()).secretKey).toEqual(secretKey);
});

test.skipIf(process.getuid?.() !== 0)(
  "that root makes is of whoever has the directory, and may start Saywell next",
  async () => {
    await chown(dataDir, 1234, 1234);
    await start();
    expect((await stat(join(dataDir, "secret-key"))).uid).toBe(1234);
  },
);

test("a key that is set needs no file", async () => {
  const SECRET_KEY = "a key that is set and long enough";
  expect((await start({ SECRET_KEY })).secretKey).toEqual({
    text: SECRET_KEY,
    from: "environment",
  });
  expect(await readdir(dataDir)).toEqual([]);
});

test("for an outside database, which other machines may use too, none is made", async () => {
  expect((await start({ DATABASE_URL: "postgres://db/saywell" })).secretKey).toBeUndefined();
  expect(await readdir(dataDir)).toEqual([]);
});

test("a damaged file is not replaced in silence: what it encrypted would be lost", async () => {
  await writeFile(join(dataDir, "secret-key"), "");
  await expect(start()).rejects.toThrow(/secret-key is damaged\. Take it from a backup/);
});
