import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccount, makeRoom } from "../../../testing/factories";
import { realReads } from "../../../testing/real-reads";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { createChatStore, findSent, type NewRoomMessage, sentKey } from "./chat.store";

const {
  accounts: { cards },
  unlifted,
} = realReads;
const { insertMessages } = createChatStore({ cards, unlifted });

let database: TestDatabase;
let accountId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ id: accountId } = await makeAccount(database.db, { name: "Ana" }));
});
afterAll(() => database.drop());

const openRoom = async () => (await makeRoom(database.db, { memberIds: [accountId] })).id;
const message = (roomId: string, traits: Partial<NewRoomMessage> = {}): NewRoomMessage => {
  const id = randomUUID();
  return {
    id,
    roomId,
    accountId,
    mustBeMember: true,
    clientId: id,
    content: "Hi",
    isModerated: false,
    createdAt: new Date("2026-03-02T09:00:00Z"),
    ...traits,
  };
};
const insert = (...messages: NewRoomMessage[]) => insertMessages(database.db, messages);

test("messages of several rooms are numbered in their order, each room by itself", async () => {
  const [one, other] = [await openRoom(), await openRoom()];
  await insert(message(one));
  const batch = [message(one), message(other), message(one)];
  const intakes = new Map((await insert(...batch)).map((intake) => [intake.roomId, intake]));
  expect(intakes.get(one)).toMatchObject({ after: 1, upTo: 3 });
  expect(intakes.get(one)!.stored.map(({ id, seq }) => [id, seq])).toEqual([
    [batch[0]!.id, 2],
    [batch[2]!.id, 3],
  ]);
  expect(intakes.get(other)).toMatchObject({
    after: 0,
    upTo: 1,
    stored: [{ id: batch[1]!.id, seq: 1, userName: "Ana", isBot: false }],
  });
});

test("what is stored already takes no number, and is found under its client's name for it", async () => {
  const roomId = await openRoom();
  const first = message(roomId, { clientId: "c1" });
  await insert(first);
  const again = message(roomId, { clientId: "c1" });
  const [intake] = await insert(again, message(roomId));
  expect(intake).toMatchObject({ after: 1, upTo: 2 });
  expect(await insert(again)).toEqual([]);
  const sent = { roomId, accountId, clientId: "c1" };
  expect((await findSent(database.db, [sent])).get(sentKey(sent))).toEqual({
    id: first.id,
    seq: 1,
  });
});

test("a message twice in one batch is stored once", async () => {
  const roomId = await openRoom();
  const [intake] = await insert(
    message(roomId, { clientId: "c1" }),
    message(roomId, { clientId: "c1" }),
  );
  expect(intake!.stored).toHaveLength(1);
});

test("an author who is no member, or no more, stores nothing unless they need not be one", async () => {
  const { id: roomId } = await makeRoom(database.db);
  const gone = message(roomId, { accountId: randomUUID() });
  expect(await insert(message(roomId), gone)).toEqual([]);
  expect(await insert(message(roomId, { mustBeMember: false }))).toHaveLength(1);
  expect(await insert(message(randomUUID(), { mustBeMember: false }))).toEqual([]);
});

test("the demo's teacher is one in rooms of the demo only", async () => {
  const demo = { name: "Demo Teacher 123", role: "TEACHER", isVisitor: true } as const;
  const { id } = await makeAccount(database.db, demo);
  const say = (roomId: string) => insert(message(roomId, { accountId: id, mustBeMember: false }));
  const seen = async (isDemo: boolean, memberIds: string[]) =>
    (await say((await makeRoom(database.db, { isDemo, memberIds })).id)).map(({ stored }) =>
      stored.map(({ role }) => role),
    );
  expect(await seen(false, [])).toEqual([]);
  expect(await seen(false, [id])).toEqual([["LEARNER"]]);
  expect(await seen(true, [])).toEqual([["TEACHER"]]);
});

test("processes that write to the same rooms at once neither block each other nor share a number", async () => {
  const rooms = await Promise.all(Array.from({ length: 8 }, openRoom));
  const write = async (order: readonly string[]) => {
    for (let count = 0; count < 20; count++)
      await insert(...order.map((roomId) => message(roomId)));
  };
  await Promise.all([
    write(rooms),
    write(rooms.toReversed()),
    write(rooms),
    write(rooms.toReversed()),
  ]);
  const rows = await database.db
    .selectFrom("room_message")
    .select(["room_id", "seq"])
    .where("room_id", "in", rooms)
    .orderBy("seq")
    .execute();
  for (const roomId of rooms) {
    const seqs = rows.filter(({ room_id }) => room_id === roomId).map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: 80 }, (_, place) => place + 1));
  }
});

test.each([
  { what: "muted in every room", sanction: {}, isTaken: false },
  { what: "muted in this room until later", sanction: { here: true, ends: 1 }, isTaken: false },
  { what: "muted in another room", sanction: { here: false }, isTaken: true },
  { what: "muted until a moment ago", sanction: { ends: -1 }, isTaken: true },
  { what: "muted no more", sanction: { lifted: true }, isTaken: true },
])("of somebody $what a message is taken: $isTaken", async ({ sanction, isTaken }) => {
  const { id } = await makeAccount(database.db, { name: "Loud" });
  const roomId = (await makeRoom(database.db, { memberIds: [id, accountId] })).id;
  const elsewhere = await openRoom();
  const { here, ends, lifted = false }: Sanction = sanction;
  const now = new Date("2026-03-02T09:00:00Z");
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await database.db
    .insertInto("sanction")
    .values({
      account_id: id,
      kind: "MUTE",
      room_id: here === undefined ? null : here ? roomId : elsewhere,
      reason: "Shouting",
      created_at: at(-60),
      ends_at: ends === undefined ? null : at(ends),
      lifted_at: lifted ? at(-30) : null,
    })
    .execute();
  const theirs = message(roomId, { accountId: id, createdAt: now });
  const others = message(roomId, { createdAt: now });
  const [intake] = await insert(theirs, others);
  const taken = intake!.stored.map(({ id: stored }) => stored);
  expect(taken).toEqual(isTaken ? [theirs.id, others.id] : [others.id]);
  expect(intake!.upTo).toBe(taken.length);
});

interface Sanction {
  /** Only in this room; false for only in another; everywhere without it. */
  here?: boolean;
  /** Seconds until its end. */
  ends?: number;
  lifted?: boolean;
}
