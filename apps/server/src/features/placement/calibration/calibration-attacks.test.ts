import { type Random, randomFrom } from "@saywell/adaptive-test";
import { loadContent } from "@saywell/content/answers";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { calibrateBank } from "./calibrate";
import { estimateItems } from "./estimate-items";
import { assembleBank, type BankItem } from "../bank/item-bank";
import { listItems } from "../bank/items.store";
import { shuffle } from "../session/shuffle";

const { bank: shipped } = loadContent();
const bank = assembleBank(shipped, []);
const oet = bank.of("oet").items;
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

type Answering = (item: BankItem, random: Random) => boolean;
interface Crowd {
  people: number;
  questions: number;
  /** How one of them answers. */
  one: (random: Random) => Answering;
  /** Whether they are all the same person. */
  samePerson?: boolean;
}

/** Whoever answers as the model has it. */
const honest = (random: Random): Answering => {
  const ability = 0.55 + (random() + random() + random() + random() - 2) * 1.7;
  return ({ model }, draw) =>
    draw() < model.c + (1 - model.c) / (1 + Math.exp(-model.a * (ability - model.b)));
};
/** A script that knows what is hard and misses what is easy. */
const script =
  (): Answering =>
  ({ text: { level } }, draw) =>
    level === "B2" ? draw() < 0.5 : level === "C1";

/** Finished tests of visitors, as if answered a moment ago. */
async function storeSessions({ people, questions, one, samePerson = false }: Crowd): Promise<void> {
  const random = randomFrom(`${people} ${questions}`);
  const now = app.clock.now();
  const taker = Buffer.from("the same browser each time");
  if (samePerson)
    await app.db
      .insertInto("level_test_taker")
      .values({ token_hash: taker, expires_at: new Date(now.getTime() + 1e9) })
      .execute();
  const made = await app.db
    .insertInto("level_test_session")
    .values(
      Array.from({ length: people }, (_, seed) => ({
        test_type: "oet" as const,
        taker: samePerson ? taker : null,
        seed,
        question_limit: 45,
        started_at: now,
        finished_at: now,
        listed: [],
      })),
    )
    .returning("id")
    .execute();
  const answers = made.flatMap(({ id }) => {
    const answer = one(random);
    return shuffle(oet, random)
      .slice(0, questions)
      .map((item, position) => ({
        session_id: id,
        position,
        item_id: item.text.id,
        skill: item.text.skill,
        shown_at: now,
        answered_at: now,
        answer: "x",
        not_known: false,
        score: answer(item, random) ? 1 : 0,
        parameters: item.model,
      }));
  });
  await sql`
    insert into level_test_answer
    select * from jsonb_populate_recordset(null::level_test_answer, ${JSON.stringify(answers)}::jsonb)`.execute(
    app.db,
  );
}

const calibrate = async () =>
  (await calibrateBank({
    db: app.db,
    clock: app.clock,
    shipped,
    estimate: (order) => Promise.resolve(estimateItems(order)),
  }))!;

test("300 scripted tests calibrate nothing and take no item out", async () => {
  await storeSessions({ people: 300, questions: 45, one: script });
  const report = await calibrate();
  expect(report.leftOut).toBeGreaterThan(290);
  expect(report).toMatchObject({ moved: 0, withdrawn: [], flagged: [] });
});

test("100 scripted tests among 300 honest ones are left out, and take no items with them", async () => {
  await storeSessions({ people: 300, questions: 45, one: honest });
  await storeSessions({ people: 100, questions: 45, one: script });
  const report = await calibrate();
  expect(report.leftOut).toBeGreaterThan(95);
  expect(report.leftOut).toBeLessThan(125);
  // As many of 231 sound items as 60 answers each condemn by chance.
  expect(report.withdrawn.length).toBeLessThanOrEqual(2);
  expect(report.moved).toBeGreaterThan(20);
});

test("tests of fewer than eight answers calibrate nothing", async () => {
  await storeSessions({ people: 2500, questions: 7, one: honest });
  expect(await calibrate()).toMatchObject({ leftOut: 2500, moved: 0 });
});

test("of one person the newest tests count, and no more of them", async () => {
  await storeSessions({ people: 60, questions: 45, one: honest, samePerson: true });
  expect(await calibrate()).toMatchObject({ answers: 3 * 45, moved: 0 });
});

test("of many items that misfit few are taken out, a cell keeps what a test needs, and the rest is flagged once", async () => {
  const wrongKey = new Set(
    ["grammar B1", "vocabulary B2"].flatMap((cell) =>
      oet.filter(({ text }) => `${text.skill} ${text.level}` === cell).slice(0, 6),
    ),
  );
  const one = (random: Random): Answering => {
    const answer = honest(random);
    return (item, draw) => answer(item, draw) !== wrongKey.has(item);
  };
  await storeSessions({ people: 400, questions: 45, one });
  const first = await calibrate();
  expect(first.withdrawn.length).toBeLessThanOrEqual(3);
  const second = await calibrate();
  // Of 16 items a cell gives one.
  const out = new Set([...first.withdrawn, ...second.withdrawn]);
  expect([...wrongKey].filter(({ text }) => out.has(text.id))).toHaveLength(2);
  const { flagged } = second;
  expect([...wrongKey].filter(({ text }) => flagged.includes(text.id)).length).toBeGreaterThan(2);
  const bankNow = assembleBank(shipped, await listItems(app.db));
  const log = await app.db
    .selectFrom("level_test_item_change")
    .select("item_id")
    .where("reason", "=", "flagged")
    .execute();
  for (const id of flagged) {
    expect(bankNow.find(id)).toMatchObject({ isWithdrawn: false, isFlagged: true });
    expect(log.filter(({ item_id }) => item_id === id)).toHaveLength(1);
  }
});
