import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeGcg } from "./decode-gcg";

const game = `#player1 césar César
#player2 ben Ben Okoye
>césar: HELLOST 8D HELLO +24 24
>ben: STARTED H8 .TTER +6 6
`;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "saywell-gcg-"));
  await writeFile(join(dir, "right.gcg"), game);
  await writeFile(join(dir, "latin.gcg"), Buffer.from(game, "latin1"));
  await writeFile(join(dir, "wrong.gcg"), game.replace("+24 24", "+25 25"));
  await writeFile(join(dir, "broken.gcg"), game.replace("8D", "18D"));
});
afterAll(() => rm(dir, { recursive: true }));

const script = fileURLToPath(new URL("../word-board.ts", import.meta.url));

const at = (name: string) => join(dir, name);

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, ["--import", "tsx", script, ...args], (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });

test("a replay prints what each move scores, and that all agrees, of several files", async () => {
  const { code, out, err } = await run("replay", at("right.gcg"), at("latin.gcg"));
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const table = [
    "   player  rack     move      score  total",
    "1  césar   HELLOST  8D HELLO    +24     24",
    "2  ben     STARTED  H8 .TTER     +6      6",
    "César 24, Ben Okoye 6. All agrees.",
    "",
  ].join("\n");
  expect(out).toBe(`${at("right.gcg")}\n${table}\n${at("latin.gcg")}\n${table}`);
});

test("a replay names each disagreement with its line, and ends with 1", async () => {
  const { code, out, err } = await run("replay", at("wrong.gcg"));
  expect({ code, err }).toEqual({ code: 1, err: "" });
  expect(out).toContain("\n      ! line 3: It scores +24, not +25.\n");
  expect(out).toContain("César 24, Ben Okoye 6. Disagreements: 1.");
});

test("a broken file ends with 1 and its line, and the others are replayed", async () => {
  const { code, out, err } = await run(
    "replay",
    ...["broken.gcg", "nowhere.gcg", "right.gcg"].map(at),
  );
  expect(code).toBe(1);
  expect(err.trim().split("\n")).toEqual([
    `${at("broken.gcg")}: line 3: D18 is off the board.`,
    expect.stringMatching(/nowhere\.gcg: There is no such file\.$/),
  ]);
  expect(out).toContain("All agrees.");
});

test("what a file says reaches the terminal as letters alone, and a folder is no game", async () => {
  const steering = game
    .replace("Ben Okoye", "Ben\u001B[31m")
    .replace("#player1", "#title \u001B]0;x\u0007\n#player1");
  await writeFile(at("steering.gcg"), steering);
  const { out, err } = await run("replay", at("steering.gcg"), dir);
  expect(out).toContain("?]0;x?");
  expect(out).toContain("Ben?[31m");
  expect(out).not.toMatch(/[^\P{C}\n]/u);
  expect(err.trim()).toBe(`${dir}: It is a folder.`);
});

test.each([
  [["--help"], 0],
  [[], 2],
  [["replay"], 2],
  [["play", "right.gcg"], 2],
  [["replay", "--fast", "right.gcg"], 2],
])("%j is answered with how it is used", async (args, expected) => {
  const { code, out, err } = await run(...args);
  expect(code).toBe(expected);
  expect(expected === 0 ? out : err).toContain("Usage: npm run word-board -- replay FILE.gcg");
});

test.each([
  ["named UTF-8", Buffer.from("#character-encoding UTF-8\né"), "#character-encoding UTF-8\né"],
  ["named ISO 8859-1", Buffer.from("#Character-Encoding iso-8859-1\né", "latin1"), undefined],
  ["unnamed, of UTF-8", Buffer.from("é"), "é"],
  ["unnamed, of ISO 8859-1", Buffer.from("é", "latin1"), "é"],
])("a file is decoded: %s", (_name, bytes, text) => {
  expect(decodeGcg(bytes)).toBe(text ?? "#Character-Encoding iso-8859-1\né");
});

test("an encoding that nobody knows is an error of one sentence", () => {
  expect(() => decodeGcg(Buffer.from("#character-encoding klingon\n"))).toThrow(
    'Its character encoding "klingon" is not known.',
  );
});
