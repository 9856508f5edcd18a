import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gameRoomPicture, portraitOf, roomPicture } from "../../apps/web/src/product-ui/portraits";
import { avatars, roomCategories } from "../../packages/contract/src/constants";
import { expect, test } from "vitest";
import { allDrawings, ownFolders } from "./drawings";
import { allowedColours } from "./kit/palette";

const root = fileURLToPath(new URL("../../", import.meta.url));
const publicFolder = join(root, "apps/web/public");
const drawings = allDrawings();

test("the files in public are what `npm run drawings` makes, no more and no less", () => {
  for (const [path, svg] of drawings) {
    expect(readFileSync(join(publicFolder, path), "utf8") === svg, `${path} is as drawn`).toBe(
      true,
    );
  }
  for (const folder of ownFolders) {
    const drawn = [...drawings.keys()].filter((path) => path.startsWith(`${folder}/`));
    const there = readdirSync(join(publicFolder, folder)).map((name) => `${folder}/${name}`);
    expect(there.toSorted()).toEqual(drawn.toSorted());
  }
});

test("every lesson of the course has a drawing of its own", () => {
  const lessons = readdirSync(join(root, "packages/content/data/lessons"))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `thumbnails/${name.replace(".yaml", ".svg")}`);
  expect(lessons.length).toBeGreaterThan(30);
  const drawn = [...drawings.keys()].filter((path) => path.startsWith("thumbnails/"));
  expect(drawn.toSorted()).toEqual(lessons.toSorted());
});

test("each teacher of the course and each practice partner has a portrait, and Iris", () => {
  const teachers = readFileSync(join(root, "packages/content/data/teachers.yaml"), "utf8");
  const seed = join(root, "apps/server/src/db/seed/demo-practice-partners.ts");
  const people = [teachers, readFileSync(seed, "utf8")]
    .join("")
    .match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g);
  expect(people?.length).toBeGreaterThanOrEqual(5);
  const portraits = ["iris", ...(people ?? [])].map((who) => portraitOf(who)?.slice(1) ?? who);
  expect(portraits.filter((path) => !drawings.has(path))).toEqual([]);
});

test("every kind of room has a drawing, and rooms to play in have one", () => {
  const shown = [...roomCategories.map(roomPicture), gameRoomPicture].map((path) => path.slice(1));
  const drawn = [...drawings.keys()].filter((path) => path.startsWith("rooms/"));
  expect(drawn.toSorted()).toEqual(shown.toSorted());
});

test("every avatar that people may choose is there, and turns to chalk", () => {
  for (const name of avatars) {
    const file = readFileSync(join(publicFolder, `avatars/${name}.svg`), "utf8");
    expect(file, name).toContain("@media(prefers-color-scheme:dark)");
  }
});

test("no two drawings are alike", () => {
  expect(new Set(drawings.values()).size).toBe(drawings.size);
});

test.each([...drawings])("%s is small, wordless and in the palette", (_path, svg) => {
  expect(svg.length).toBeLessThan(9500);
  expect(svg).not.toMatch(/<text|<image|<script|href=/);
  const colours = svg.match(/#[0-9a-f]{3,6}/g) ?? [];
  expect(colours.filter((colour) => !allowedColours.has(colour))).toEqual([]);
});

test.each([...drawings])("%s turns to chalk on the blackboard", (_path, svg) => {
  const [, board = ""] = svg.split("@media(prefers-color-scheme:dark)");
  const named = [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
  const painted = [...new Set(named)].filter((name) => !["n", "t", "u", "h"].includes(name));
  expect(painted.filter((name) => !board.includes(`.${name}{`))).toEqual([]);
});
