import type { CefrLevel, RoomCategory } from "@saywell/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccount } from "../../../testing/factories";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import type { PlayerCards, QuizBank } from "../games-needs";
import { numberedQuestions } from "../testing/numbered-questions";
import { evenChance } from "../testing/open-games";
import { createDrawQuestions } from "./draw-questions";

const cards: PlayerCards = (db) => db.selectFrom("account").select(["id", "shown_name", "level"]);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function drawn(
  wish: { category?: RoomCategory; level: CefrLevel | null; levels?: (CefrLevel | undefined)[] },
  bank: QuizBank = numberedQuestions(),
) {
  const { db } = database;
  const people: string[] = [];
  for (const level of wish.levels ?? []) {
    people.push((await makeAccount(db, level === undefined ? {} : { level })).id);
  }
  const { category = "GRAMMAR", level } = wish;
  const draw = createDrawQuestions({ db, cards, bank, chance: evenChance() });
  const result = await draw({ category, level, people, lastAsked: [], name: "1-" });
  return result.ok
    ? result.value.map(({ bankId }) => bankId!.replace(/-\d+$/, "")).toSorted()
    : result;
}

test("four questions are of the room's level and one of the level below", async () => {
  const four = Array.from({ length: 4 }, () => "GRAMMAR-B1");
  expect(await drawn({ level: "B1" })).toEqual(["GRAMMAR-A2", ...four]);
});

test("below the lowest level there is none", async () => {
  expect(await drawn({ level: "A1" })).toEqual(Array.from({ length: 5 }, () => "GRAMMAR-A1"));
});

test.each([
  [["B2", "A2", "C1"], "A2"],
  [["B2", undefined], "B2"],
  [[undefined], "A2"],
] as const)("a room without a level asks people of %j at %s", async (levels, level) => {
  const asked = await drawn({ level: null, levels: [...levels] });
  expect(asked).toContain(`GRAMMAR-${level}`);
});

test("where a category has too few, the nearest level and then general questions help out", async () => {
  const few: QuizBank = {
    of: (category, level) =>
      numberedQuestions(8)
        .of(category, level)
        .slice(0, category === "GENERAL" || level === "A2" ? 2 : 0),
  };
  expect(await drawn({ level: "B1" }, few)).toEqual([
    "GENERAL-A2",
    "GENERAL-B1",
    "GENERAL-B1",
    "GRAMMAR-A2",
    "GRAMMAR-A2",
  ]);
});

test("where there are too few questions in all, a sentence says so", async () => {
  expect(await drawn({ level: "B1" }, { of: () => [] })).toMatchObject({
    ok: false,
    refusal: { message: "There are not enough questions for this room yet." },
  });
});
