import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unlessUnchanged } from "./unless-unchanged.mjs";

let directory: string;
let builds: number;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "unchanged-"));
  builds = 0;
  await mkdir(join(directory, "src/deep"), { recursive: true });
  await write("src/a.ts", "one");
  await write("src/deep/b.ts", "two");
  await write("lock.json", "{}");
  await build();
  expect(builds).toBe(1);
});
afterEach(() => rm(directory, { recursive: true }));

const write = (file: string, text: string): Promise<void> => writeFile(join(directory, file), text);
const build = (work = async (): Promise<void> => write("out.js", "built")): Promise<void> =>
  unlessUnchanged(
    { name: "part", sources: ["src", "lock.json"], output: "out.js" },
    async () => {
      builds++;
      await work();
    },
    directory,
  );

const rebuilds = async (): Promise<boolean> => {
  const before = builds;
  await build();
  return builds > before;
};

test("nothing is built while the sources stay as they are, whatever their dates", async () => {
  await utimes(join(directory, "src/a.ts"), new Date(), new Date());
  expect(await rebuilds()).toBe(false);
});

test.each([
  ["a source changes", () => write("src/a.ts", "other")],
  ["a single file among the sources changes", () => write("lock.json", "[]")],
  ["a source appears", () => write("src/deep/c.ts", "")],
  ["a source goes", () => rm(join(directory, "src/deep/b.ts"))],
  ["the output goes", () => rm(join(directory, "out.js"))],
])("it is built again when %s", async (_, change) => {
  await change();
  expect(await rebuilds()).toBe(true);
  expect(await rebuilds()).toBe(false);
});

test("tests and generated files do not count", async () => {
  await mkdir(join(directory, "src/generated"));
  await write("src/generated/data.ts", "");
  await write("src/a.test.ts", "");
  expect(await rebuilds()).toBe(false);
});

test("a build that failed is tried again", async () => {
  await write("src/a.ts", "broken");
  const failing = build(() => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(await rebuilds()).toBe(true);
});
