import { execFile } from "node:child_process";
import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), "saywell-admin-"));
});
afterAll(() => rm(empty, { recursive: true }));

const script = fileURLToPath(new URL("admin.ts", import.meta.url));

test.each([["list"], ["recover", "head@example.org"]])(
  "%s says of a folder without a database that there is none, and makes none",
  async (...command) => {
    const dataDir = join(empty, "nowhere");
    const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir };
    const said = await new Promise<string>((resolve) => {
      const args = ["--import", "tsx", script, ...command];
      execFile(process.execPath, args, { env }, (_error, _out, stderr) => resolve(stderr));
    });
    expect(said).toContain(`There is no database in ${dataDir}.`);
    await expect(access(dataDir)).rejects.toThrow("ENOENT");
  },
  60_000,
);
