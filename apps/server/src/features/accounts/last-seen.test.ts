import { afterAll, beforeAll, expect, test } from "vitest";
import { createEvents } from "../../events";
import { makeAccount } from "../../testing/factories";
import { createTestDatabase } from "../../testing/test-database";
import { findCard } from "./accounts.store";
import { keepLastSeen } from "./last-seen";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const at = (time: string) => new Date(`2026-03-02T${time}Z`);

test("when an account was last here is stored as it leaves, and never goes back in time", async () => {
  const { db } = database;
  const events = createEvents(() => {});
  const lastSeen = keepLastSeen({ db, events, log: () => {} });
  const [ann, ben] = [await makeAccount(db), await makeAccount(db)];
  const leave = async (accountId: string, time: string) => {
    events.publish("account-left", { accountId, at: at(time) });
    await lastSeen.settled();
  };

  await leave(ann.id, "10:00:00");
  events.publish("account-left", { accountId: ann.id, at: at("09:00:00") });
  events.publish("account-left", { accountId: ben.id, at: at("11:00:00") });
  await lastSeen.settled();

  expect((await findCard(db, ann.id))?.last_seen_at).toEqual(at("10:00:00"));
  expect((await findCard(db, ben.id))?.last_seen_at).toEqual(at("11:00:00"));
});

test("when everybody was last here is stored as the process stops", async () => {
  const { db } = database;
  const events = createEvents(() => {});
  const lastSeen = keepLastSeen({ db, events, log: () => {} });
  const [ann, ben] = [await makeAccount(db), await makeAccount(db)];
  events.publish("accounts-cut-off", { accountIds: [ann.id, ben.id], at: at("12:00:00") });
  await lastSeen.settled();
  for (const { id } of [ann, ben]) {
    expect((await findCard(db, id))?.last_seen_at).toEqual(at("12:00:00"));
  }
});

test("what cannot be stored is logged, and the next is stored again", async () => {
  const { db } = database;
  const logged: string[] = [];
  const events = createEvents(() => {});
  const lastSeen = keepLastSeen({ db, events, log: ({ event }) => void logged.push(event) });
  const { id } = await makeAccount(db);

  events.publish("account-left", { accountId: "nobody", at: at("10:00:00") });
  await lastSeen.settled();
  events.publish("account-left", { accountId: id, at: at("10:00:00") });
  await lastSeen.settled();

  expect(logged).toEqual(["last-seen-not-stored"]);
  expect((await findCard(db, id))?.last_seen_at).toEqual(at("10:00:00"));
});
