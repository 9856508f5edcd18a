import { loadContent } from "@saywell/content/answers";
import { randomFrom } from "@saywell/adaptive-test";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { calibrateBank } from "./calibrate";
import { type EstimateOrder, estimateItems } from "./estimate-items";
import { importBank } from "../bank/import-bank";
import { assembleBank } from "../bank/item-bank";
import { listItems, readItemsVersion, saveItem } from "../bank/items.store";
import { itemOf, testTaker } from "../testing/test-takers";

const { bank: shipped } = loadContent();
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const estimate = (order: EstimateOrder) => Promise.resolve(estimateItems(order));
const calibrate = (more: Partial<Parameters<typeof calibrateBank>[0]> = {}) =>
  calibrateBank({ db: app.db, clock: app.clock, shipped, estimate, ...more });
const bankNow = async () => assembleBank(shipped, await listItems(app.db));

/** Items that people of all abilities answer as the model has it, but for one that is odd. */
const items = assembleBank(shipped, [])
  .of("adult")
  .items.filter(({ text }) => text.skill === "grammar" && ["A2", "B1", "B2"].includes(text.level))
  .slice(0, 36);
const [easier, odd] = [items[10]!.text.id, items[20]!.text.id];

async function storeSessions(people: number, timeAllowance: "1" | "practice" = "1"): Promise<void> {
  const random = randomFrom("people");
  const now = app.clock.now();
  const made = await app.db
    .insertInto("level_test_session")
    .values(
      Array.from({ length: people }, (_, seed) => ({
        test_type: "adult" as const,
        seed,
        time_allowance: timeAllowance,
        question_limit: 40,
        started_at: now,
        finished_at: now,
        listed: [],
      })),
    )
    .returning("id")
    .execute();
  const answers = made.flatMap(({ id }) => {
    const ability = (random() + random() + random() + random() - 2) * 2.2;
    return items.map(({ text, model }, position) => {
      const b = text.id === easier ? model.b - 1 : model.b;
      const chance = model.c + (1 - model.c) / (1 + Math.exp(-model.a * (ability - b)));
      // The odd one is missed by those who know, and hit by those who don't: a wrong key.
      const right = text.id === odd ? random() > chance : random() < chance;
      return {
        session_id: id,
        position,
        item_id: text.id,
        skill: text.skill,
        shown_at: now,
        answered_at: now,
        answer: "x",
        not_known: false,
        score: right ? 1 : 0,
        parameters: model,
      };
    });
  });
  await sql`
    insert into level_test_answer
    select * from jsonb_populate_recordset(null::level_test_answer, ${JSON.stringify(answers)}::jsonb)`.execute(
    app.db,
  );
}

test("answers move an item, withdraw one that does not fit, and every change is logged", async () => {
  await storeSessions(150);
  const report = await calibrate();
  expect(report).toMatchObject({ answers: 150 * items.length, withdrawn: [odd], flagged: [] });
  expect(report!.leftOut).toBeLessThan(8);
  const bank = await bankNow();
  const before = assembleBank(shipped, []).find(easier)!.model;
  expect(bank.find(easier)!.model.b).toBeLessThan(before.b - 0.3);
  expect(bank.find(easier)!.model.uncertainty!.b).toBeLessThan(before.uncertainty!.b);
  expect(bank.find(odd)!.isWithdrawn).toBe(true);
  expect(bank.of("adult").items.map(({ text }) => text.id)).not.toContain(odd);
  const log = await app.db.selectFrom("level_test_item_change").selectAll().execute();
  expect(log).toHaveLength(report!.moved);
  expect(log.find(({ item_id }) => item_id === odd)).toMatchObject({
    reason: "misfit",
    answers: 150 - report!.leftOut,
  });
  expect(log.find(({ item_id }) => item_id === easier)).toMatchObject({
    reason: "difficulty",
    was: { b: before.b },
  });
});

test("too few answers, and answers given for practice, move nothing", async () => {
  await storeSessions(40);
  await storeSessions(60, "practice");
  expect(await calibrate()).toMatchObject({ moved: 0, withdrawn: [] });
  expect(await listItems(app.db)).toEqual([]);
});

test("the same answers again settle: nothing is counted twice", async () => {
  await storeSessions(80);
  const difficulties = async () => (await listItems(app.db)).map(({ parameters }) => parameters.b);
  for (let round = 0; round < 4; round += 1) await calibrate();
  const before = await difficulties();
  await calibrate();
  const after = await difficulties();
  expect(Math.max(...after.map((b, index) => Math.abs(b - before[index]!)))).toBeLessThan(0.05);
});

test("a withdrawn item is not asked any more, and a test that waits for it goes on", async () => {
  await storeSessions(150);
  await calibrate();
  const { questions } = (await testTaker(app).start()).body;
  expect(questions.map((each) => itemOf(each).id)).not.toContain(odd);
});

test("only one calibrates at a time", async () => {
  await storeSessions(60);
  const reports = await Promise.all([calibrate(), calibrate()]);
  expect(reports.filter((report) => report === null)).toHaveLength(1);
  expect(await calibrate()).not.toBeNull();
});

test("no transaction stands open while items are estimated", async () => {
  await storeSessions(60);
  const open: unknown[] = [];
  await calibrate({
    estimate: async (order) => {
      const { rows } = await sql`
        select query from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`.execute(app.db);
      open.push(...rows);
      return estimateItems(order);
    },
  });
  expect(open).toEqual([]);
});

test("what is imported while items are estimated is not overwritten: they are estimated again", async () => {
  await storeSessions(80);
  const row = `${easier},1,${items[10]!.model.b - 1},0.25,grammar,${items[10]!.text.level},`;
  let times = 0;
  await calibrate({
    estimate: async (order) => {
      times += 1;
      if (times === 1) {
        const text = `id,a,b,c,skill,level,text\n${row}`;
        await importBank(text, { db: app.db, clock: app.clock, shipped });
      }
      return estimateItems(order);
    },
  });
  expect(times).toBe(2);
  expect((await bankNow()).find(easier)!.expert).toMatchObject({ b: items[10]!.model.b - 1 });
  const log = await app.db
    .selectFrom("level_test_item_change")
    .select("reason")
    .where("item_id", "=", easier)
    .orderBy("id")
    .execute();
  expect(log[0]).toEqual({ reason: "import" });
});

test("whoever has read the items sees every later change, in whatever order changes are made", async () => {
  const [first, second] = [items[0]!, items[1]!];
  const save = (tx: Tx, { model }: typeof first) =>
    saveItem(
      tx,
      {
        itemId: model.id,
        parameters: { a: 1, b: 0, c: 0, uncertainty: { b: 0.5, lnA: 0.4 } },
        was: null,
        reason: "test",
        answers: 0,
        infit: null,
        outfit: null,
        state: "ASKED",
      },
      app.clock.now(),
    );
  let saved = () => {};
  let commit = () => {};
  const isSaved = new Promise<void>((resolve) => (saved = resolve));
  const mayCommit = new Promise<void>((resolve) => (commit = resolve));
  const early = inTransaction(app.db, async (tx) => {
    await save(tx, first);
    saved();
    await mayCommit;
  });
  await isSaved;
  let isDone = false;
  const late = inTransaction(app.db, (tx) => save(tx, second)).then(() => (isDone = true));
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      app.db,
    );
    return isDone || rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  const before = await readItemsVersion(app.db);
  const known = (await listItems(app.db)).length;
  commit();
  await Promise.all([early, late]);
  expect(await listItems(app.db)).toHaveLength(2);
  expect(known).toBeLessThan(2);
  expect(await readItemsVersion(app.db)).not.toBe(before);
});

test("what was imported is the belief that answers start from", async () => {
  const row = `${easier},1,${items[10]!.model.b - 1},0.25,grammar,${items[10]!.text.level},`;
  const imported = await importBank(`id,a,b,c,skill,level,text\n${row}`, {
    db: app.db,
    clock: app.clock,
    shipped,
  });
  expect(imported).toEqual({ updated: 1, added: 0, unchanged: 0 });
  const { expert, model } = (await bankNow()).find(easier)!;
  expect(expert).toMatchObject({ b: items[10]!.model.b - 1 });
  expect(model).toMatchObject({ b: items[10]!.model.b - 1 });
  await storeSessions(80);
  await calibrate();
  const after = (await bankNow()).find(easier)!;
  expect(after.expert).toEqual(expert);
  expect(Math.abs(after.model.b - expert.b)).toBeLessThan(0.4);
});
