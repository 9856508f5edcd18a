import { afterEach, beforeEach, expect, test } from "vitest";
import { makeAccount, makeMessage, makeRoom } from "../../../testing/factories";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { createShownMessages } from "./shown-messages.store";

const now = new Date("2026-03-02T09:00:00Z");
const { find, hide, listBefore } = createShownMessages({
  cards: (db) => db.selectFrom("account").select(["id", "shown_name"]),
});

let database: TestDatabase;
let roomId: string;
let say: (content: string) => Promise<{ id: string; seq: number }>;
beforeEach(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { id: accountId } = await makeAccount(db, { name: "Ben" });
  roomId = (await makeRoom(db, { memberIds: [accountId] })).id;
  say = (content) => makeMessage(db, { roomId, accountId, content, now });
});
afterEach(() => database.drop());

const before = async (seq: number | null, limit = 5) =>
  (await listBefore(database.db, { roomId, seq, limit })).map(
    ({ userName, content }) => `${userName}: ${content}`,
  );
const takeDown = (id: string) => database.db.transaction().execute((tx) => hide(tx, id, now));

test("of what stood before a message the last are read, the oldest first, with who wrote them", async () => {
  for (const content of ["One", "Two", "Three"]) await say(content);
  const { seq } = await say("Call me on 1234");
  await say("Later");
  expect(await before(seq, 2)).toEqual(["Ben: Two", "Ben: Three"]);
});

test("before a message that was not stored stands the last of the room", async () => {
  for (const content of ["One", "Two"]) await say(content);
  expect(await before(null)).toEqual(["Ben: One", "Ben: Two"]);
});

test("a message that was taken down is shown nowhere, and is taken down once", async () => {
  const { id, seq } = await say("Call me on 1234");
  expect(await find(database.db, id)).toMatchObject({ id, seq, content: "Call me on 1234" });
  expect(await takeDown(id)).toMatchObject({ roomId, seq });
  expect(await takeDown(id)).toBeUndefined();
  expect(await find(database.db, id)).toBeUndefined();
  expect(await before(null)).toEqual([]);
});
