import { loadContent } from "@saywell/content/answers";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { exportBank } from "./export-bank";
import { importBank } from "./import-bank";
import { assembleBank } from "./item-bank";
import { listItems, lockItems } from "./items.store";
import { rightAnswer, testTaker } from "../testing/test-takers";

const { bank: shipped } = loadContent();
const header =
  "id,a,b,c,skill,level,text,test,type,options,answers,title,passage,transcript,min_words,max_words,points,sample";
// So telling that nothing else comes first.
const ownListening =
  'our-2,5,0,0,listening,B1,Where is he?,adult,,at home|at work,at work,On the phone,,"Ana: Where are you?\nBen: At work."';
const ownWriting =
  'our-3,5,0,0,writing,B1,Write about your street.,adult,,,,,,,30,60,"Says where: near, next, between",';
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const take = (...rows: string[]) =>
  importBank([header, ...rows].join("\n"), { db: app.db, clock: app.clock, shipped });

test("with one bad row nothing is imported", async () => {
  const result = await take(
    "adult-grammar-a1-01,1.2,-2,0.2,grammar,A1,",
    "adult-grammar-a1-02,steep,-2,0.2,grammar,A1,",
  );
  expect(result).toMatchObject({ problems: [{ line: 3, column: "a" }] });
  expect(await listItems(app.db)).toEqual([]);
});

test("an item of the school's own is asked beside the shipped ones, at once", async () => {
  await testTaker(app).start();
  // So telling that nothing else comes first.
  const own = "our-1,5,-1.65,0,grammar,A2,Which is right?,adult,multiple_choice,this|that,this";
  expect(await take(own)).toEqual({ updated: 0, added: 1, unchanged: 0 });
  const { sessionId, questions } = (await testTaker(app).start()).body;
  expect(questions[0]).toMatchObject({ prompt: "Which is right?", passage: null });
  expect(questions[0]!.options.toSorted()).toEqual(["that", "this"]);
  const reply = await testTaker(app).answer(sessionId, questions[0]!.id, "this");
  expect(reply.body).toMatchObject({ answered: 1 });
});

/** Leaves the school's own items of a skill alone with those of the others. */
async function withdrawShipped(skill: string) {
  const those = shipped.items.filter((each) => each.testType === "adult" && each.skill === skill);
  await take(...those.map(({ id, level }) => `${id},1,0,0,${skill},${level}`));
  await app.db
    .updateTable("level_test_item")
    .set({ withdrawn_at: app.clock.now() })
    .where(
      "item_id",
      "in",
      those.map(({ id }) => id),
    )
    .execute();
}

test("a listening item of the school's own comes with what the voice reads", async () => {
  await withdrawShipped("listening");
  await take(ownListening);
  const { questions } = (await testTaker(app).start()).body;
  expect(questions.find(({ prompt }) => prompt === "Where is he?")).toMatchObject({
    prompt: "Where is he?",
    passage: {
      kind: "recording",
      title: "On the phone",
      lines: [
        { speaker: "Ana", says: "Where are you?" },
        { speaker: "Ben", says: "At work." },
      ],
    },
  });
});

test("a writing item of the school's own is scored by the parts of its task", async () => {
  await withdrawShipped("writing");
  await take(ownWriting);
  const taker = testTaker(app);
  const { sessionId, questions } = (await taker.start()).body;
  const task = questions.find(({ type }) => type === "text")!;
  expect(task).toMatchObject({ type: "text", words: { min: 30, max: 60 } });
  const written = "My street is near the river and between two parks. ".repeat(4);
  await taker.followList(sessionId, questions, (question) =>
    question.id === task.id ? written : rightAnswer(question),
  );
  const { resultId } = (await taker.submit(sessionId)).body;
  const cookie = `saywell_level_test=${sessionId}`;
  const { writing } = (await taker.result(resultId, { cookie })).body;
  const scored = writing.find(({ prompt }) => prompt === task.prompt)!;
  expect(scored.features[0]).toMatchObject({ name: "Task", score: 100 });
});

test("an item of one's own can be changed by its id, leaving out what stays", async () => {
  await take("our-1,1,0,0,grammar,B1,Which?,oet,multiple_choice,this|that,this");
  await take("our-1,2,0.5,0,grammar,B1,Which one?");
  const item = assembleBank(shipped, await listItems(app.db)).find("our-1")!;
  expect(item.model).toMatchObject({ a: 2, b: 0.5 });
  expect(item.text).toMatchObject({
    testType: "oet",
    prompt: "Which one?",
    options: ["that", "this"],
    accepted: ["this"],
  });
});

test("an export that comes back changes nothing", async () => {
  await take(
    "our-1,1.5,0.25,0.1,grammar,B1,I ___ here.,adult,fill_blank,,am|'m",
    ownListening,
    ownWriting,
    `our-4,1,0,0.25,reading,B1,Why?,oet,,here|there,here,A notice,"Closed.\n\nCome back, please."`,
  );
  const before = await listItems(app.db);
  const { text } = await exportBank({ db: app.db, shipped });
  const result = await importBank(text, { db: app.db, clock: app.clock, shipped });
  expect(result).toMatchObject({ updated: 0, added: 0 });
  expect(await listItems(app.db)).toEqual(before);
  // In an empty database it makes the same bank.
  await app.empty();
  await importBank(text, { db: app.db, clock: app.clock, shipped });
  const again = await exportBank({ db: app.db, shipped });
  expect(again.text).toBe(text);
});

const withdraw = (itemId: string) =>
  app.db
    .updateTable("level_test_item")
    .set({ withdrawn_at: app.clock.now() })
    .where("item_id", "=", itemId)
    .execute();

test("an export leaves out what is withdrawn, and so does not take it back in", async () => {
  const shippedId = "adult-grammar-a1-01";
  await take(
    "our-1,1.5,0.25,0.1,grammar,B1,I ___ here.,adult,fill_blank,,am",
    "our-2,1.5,0.25,0.1,grammar,B1,You ___ here.,adult,fill_blank,,are",
    `${shippedId},1.2,-2,0.2,grammar,A1,`,
  );
  await withdraw("our-1");
  await withdraw(shippedId);
  const before = await listItems(app.db);
  const { text, count } = await exportBank({ db: app.db, shipped });
  expect(text).toContain("our-2");
  expect(text).not.toContain("our-1");
  expect(text).not.toContain(shippedId);
  const result = await importBank(text, { db: app.db, clock: app.clock, shipped });
  expect(result).toEqual({ updated: 0, added: 0, unchanged: count });
  expect(await listItems(app.db)).toEqual(before);
});

test("the log tells of an import's texts, and of what it takes back in", async () => {
  await take("our-1,1,0,0,grammar,B1,I ___ here.,adult,fill_blank,,am");
  await withdraw("our-1");
  await take("our-1,1,0,0,grammar,B1,I ___ there.");
  const log = await app.db
    .selectFrom("level_test_item_change")
    .select(["was", "became"])
    .orderBy("id")
    .execute();
  const first = { a: 1, isWithdrawn: false, imported: { prompt: "I ___ here." } };
  expect(log).toMatchObject([
    { was: null, became: first },
    {
      was: { ...first, isWithdrawn: true },
      became: { a: 1, isWithdrawn: false, imported: { prompt: "I ___ there." } },
    },
  ]);
});

test("an item that is imported as it is loses its flag", async () => {
  const row = "our-1,1,0,0,grammar,B1,I ___ here.,adult,fill_blank,,am";
  await take(row);
  await app.db.updateTable("level_test_item").set({ flagged_at: app.clock.now() }).execute();
  expect(await take(row)).toEqual({ updated: 1, added: 0, unchanged: 0 });
  expect(await listItems(app.db)).toMatchObject([{ itemId: "our-1", isFlagged: false }]);
  expect(await take(row)).toEqual({ updated: 0, added: 0, unchanged: 1 });
});

test("an import waits for a calibration that is being saved, and goes by what that has found", async () => {
  const row = "our-1,1,0,0,grammar,B1,I ___ here.,adult,fill_blank,,am";
  await take(row);
  let importing: ReturnType<typeof take> | undefined;
  await inTransaction(app.db, async (tx) => {
    await lockItems(tx);
    importing = take(row);
    await expect.poll(waitingForLocks).toBe(1);
    await tx.updateTable("level_test_item").set({ flagged_at: app.clock.now() }).execute();
  });
  expect(await importing).toMatchObject({ updated: 1, unchanged: 0 });
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
    app.db,
  );
  return rows.length;
}
