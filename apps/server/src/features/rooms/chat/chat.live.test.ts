import { randomUUID } from "node:crypto";
import type { Duplex } from "node:stream";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Tx } from "../../../db/database";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { cookieOf, createLines, type Line, listenOn } from "../../../testing/dial";
import { makeClass, makeMessage, makeRoom } from "../../../testing/factories";
import { meetAtRow } from "../../../testing/meet-at-row";
import { movableClock } from "../../../testing/movable-clock";
import { movableTimers } from "../../../testing/movable-timers";

let tester: TestApp;
let port: number;
const lines = createLines();
beforeAll(async () => {
  tester = await buildTestApp({ liveLimits: { slowReaderBytes: 64 * 1024 } });
  port = await listenOn(tester);
});
afterEach(() => lines.hangUp());
afterAll(() => tester.close());

let ana: TestUser;
let ben: TestUser;
let roomId: string;
beforeEach(async () => {
  ana = await tester.signIn({ name: "Ana", ageBand: "ADULT" });
  ben = await tester.signIn({ name: "Ben", ageBand: "ADULT" });
  ({ id: roomId } = await makeRoom(tester.db, { memberIds: [ana.id, ben.id] }));
});

const open = (user: TestUser) => lines.open(port, cookieOf(user));
const join = (user: TestUser, afterSeq?: number) => lines.join(port, user, roomId, afterSeq);
const joining = (user: TestUser) => ({
  type: "JOIN_ROOM" as const,
  roomId,
  userId: user.id,
  userName: "",
});
const say = (line: Line, content: string, clientId?: string) =>
  line.send({ type: "SEND_MESSAGE", content, ...(clientId === undefined ? {} : { clientId }) });
const placesIn = async (id: string) =>
  (
    await tester.db
      .selectFrom("room_member")
      .select("account_id")
      .where("room_id", "=", id)
      .orderBy("account_id")
      .execute()
  ).map(({ account_id }) => account_id);
const history = () =>
  tester.db
    .selectFrom("room_message")
    .select(["seq", "content", "account_id", "is_moderated"])
    .where("room_id", "=", roomId)
    .orderBy("seq")
    .execute();
const store = (content: string, isHidden = false) =>
  makeMessage(tester.db, { roomId, accountId: ben.id, content, isHidden, now: tester.clock.now() });

const alertsAbout = ({ id }: TestUser) =>
  tester.db.selectFrom("report").selectAll().where("about_id", "=", id).execute();

describe("a message", () => {
  test("is stored, acknowledged by its client's name for it, and brought to all in the room", async () => {
    const [a, b] = [await join(ana), await join(ben)];
    say(a, "  Hello!  ", "c1");
    const stored = await a.until("MESSAGE_STORED");
    const heard = {
      type: "NEW_MESSAGE",
      roomId,
      seq: 1,
      message: {
        id: stored.id,
        userId: ana.id,
        userName: "Ana",
        role: "LEARNER",
        content: "Hello!",
        createdAt: "2026-03-02T09:00:00.000Z",
        isModerated: 0,
        seq: 1,
        isBot: false,
      },
    };
    expect(stored).toEqual({ type: "MESSAGE_STORED", clientId: "c1", id: stored.id, seq: 1 });
    expect(await a.until("NEW_MESSAGE")).toEqual(heard);
    expect(await b.until("NEW_MESSAGE")).toEqual(heard);
    expect(await history()).toMatchObject([{ seq: 1, content: "Hello!", account_id: ana.id }]);
  });

  test("of an old client, without a name, is stored and not acknowledged", async () => {
    const a = await join(ana);
    say(a, "Hello!");
    expect((await a.until("NEW_MESSAGE")).message.content).toBe("Hello!");
    expect(a.inbox).toEqual([]);
  });

  test("sent twice is stored once, brought once, and acknowledged twice with the same number", async () => {
    const [a, b] = [await join(ana), await join(ben)];
    say(a, "Once", "c1");
    say(a, "Once", "c1");
    const first = await a.until("MESSAGE_STORED");
    expect(await a.until("MESSAGE_STORED")).toEqual(first);
    say(a, "Again", "c2");
    await a.until("MESSAGE_STORED");
    say(a, "Once", "c1");
    expect(await a.until("MESSAGE_STORED")).toEqual(first);
    say(b, "Bye", "c1");
    await b.until("MESSAGE_STORED");
    await b.answered();
    const contents = b.inbox.map((each) => (each.type === "NEW_MESSAGE" ? each.seq : each.type));
    expect(contents).toEqual([1, 2, 3]);
    expect((await history()).map(({ content }) => content)).toEqual(["Once", "Again", "Bye"]);
  });

  test.each([
    ["blank", "   \n ", "Please write something first."],
    ["of characters nobody sees", "\u200b\u2060", "Please write something first."],
    ["of 501 characters", "a".repeat(501), "A message can have 500 characters at most."],
    ["with a control character", "a\u0000b", "Your message has characters that cannot be shown."],
    ["with half a character", "a\ud800", "Your message has characters that cannot be shown."],
  ])("%s is refused in a sentence", async (_, content, message) => {
    const a = await join(ana);
    say(a, content, "c1");
    expect(await a.receive()).toEqual({ type: "ERROR", message, clientId: "c1" });
    expect(await history()).toEqual([]);
  });

  test.each([
    ["500 characters of two units each", "😀🙂".repeat(250)],
    ["SQL", "'; drop table room_message; --"],
    ["HTML", "<b onclick=alert(1)>x</b>"],
  ])("of %s is text as it stands", async (_, content) => {
    const a = await join(ana);
    say(a, content);
    expect((await a.until("NEW_MESSAGE")).message.content).toBe(content);
    expect((await history())[0]?.content).toBe(content);
  });

  test("that cannot be judged is answered by its name, and those after it are too", async () => {
    const broken = await buildTestApp({
      classifier: {
        hateIn() {
          throw new Error("No model");
        },
        hateInAll: () => Promise.resolve([]),
        close: () => Promise.resolve(),
      },
    });
    const brokenLines = createLines();
    try {
      const user = await broken.signIn({ name: "Ana", ageBand: "ADULT" });
      const room = await makeRoom(broken.db, { memberIds: [user.id] });
      const line = await brokenLines.join(await listenOn(broken), user, room.id);
      say(line, "Muslims are all terrorists.", "c1");
      say(line, "Good morning.", "c2");
      expect(await line.until("ERROR")).toMatchObject({ clientId: "c1" });
      expect(await line.until("MESSAGE_STORED")).toMatchObject({ clientId: "c2" });
    } finally {
      brokenLines.hangUp();
      await broken.close();
    }
  });

  test("against the rules of moderation is blocked for its author alone, and not stored", async () => {
    const [a, b] = [await join(ana), await join(ben)];
    say(a, "kys you loser", "c1");
    expect(await a.until("MESSAGE_BLOCKED")).toMatchObject({ clientId: "c1" });
    await b.answered();
    expect(b.inbox).toEqual([]);
    expect(await history()).toEqual([]);
  });

  test("with contact details is stored without them, with a warning for its author alone", async () => {
    const [a, b] = [await join(ana), await join(ben)];
    say(a, "Write to me at ana@example.org please", "c1");
    expect(await a.until("MESSAGE_WARNING")).toMatchObject({ clientId: "c1" });
    const { message } = await b.until("NEW_MESSAGE");
    expect(message.isModerated).toBe(1);
    expect(message.content).not.toContain("ana@example.org");
    expect(b.inbox).toEqual([]);
    expect(await history()).toMatchObject([{ content: message.content, is_moderated: true }]);
  });

  test("that asks strangers for something private is brought to all, with a warning for its author alone", async () => {
    const [a, b] = [await join(ana), await join(ben)];
    say(a, "How old are you?");
    expect((await a.until("MESSAGE_WARNING")).message).toContain("do not ask people here");
    expect((await b.until("NEW_MESSAGE")).message.content).toBe("How old are you?");
    expect(await alertsAbout(ana)).toEqual([]);
    say(a, "Are you alone now?");
    expect((await a.until("MESSAGE_WARNING")).message).toContain("it has been reported");
    expect((await b.until("NEW_MESSAGE")).message.content).toBe("Are you alone now?");
    expect(await alertsAbout(ana)).toMatchObject([{ reason: "ABUSE", source: "FILTER" }]);
    await b.answered();
    expect(b.inbox).toEqual([]);
  });

  describe("that asks to meet", () => {
    const words = "Can we meet?";
    const joined = () => ({ name: "Cleo", email: `${randomUUID()}@example.org` });
    /** What its author reads, and what staff hear of it, in a room with these beside the author. */
    const askAmong = async (others: readonly TestUser[], audience: "EVERYONE" | "ADULTS") => {
      const author = await tester.signIn({ name: "Ana", ageBand: "ADULT" });
      const memberIds = [author.id, ...others.map(({ id }) => id)];
      const met = await makeRoom(tester.db, { audience, memberIds });
      const line = await lines.join(port, author, met.id);
      say(line, words, "c1");
      const stored = await line.until("MESSAGE_STORED");
      await line.until("NEW_MESSAGE");
      await line.answered();
      const read = JSON.stringify(line.inbox);
      return { stored, read, alerts: await alertsAbout(author) };
    };

    test.each([
      ["a child", { ...joined(), ageBand: "UNDER_13" }],
      ["a guest who said to be 15", { name: "Cleo", ageBand: "AGE_13_TO_17" }],
      ["a learner who signed up and never said an age", joined()],
    ] as const)("is put before a teacher where %s is", async (_, traits) => {
      const { alerts } = await askAmong([ben, await tester.signIn(traits)], "EVERYONE");
      expect(alerts).toMatchObject([
        { reason: "ABUSE", is_safeguarding: true, note: "meeting", content: words },
      ]);
    });

    test.each([
      ["adults", { ...joined(), ageBand: "ADULT" }],
      ["a guest who never said an age", { name: "Cleo" }],
      ["a teacher who never said an age", { ...joined(), role: "TEACHER" }],
      ["a program", { ...joined(), isBot: true }],
    ] as const)("stays with those who read it where only %s are", async (_, traits) => {
      const { alerts } = await askAmong([ben, await tester.signIn(traits)], "EVERYONE");
      expect(alerts).toEqual([]);
    });

    test("is answered with the same bytes wherever it is said, so they tell of no child", async () => {
      const child = await tester.signIn({ ...joined(), ageBand: "UNDER_13" });
      const beside = await askAmong([ben, child], "EVERYONE");
      const without = await askAmong([ben], "EVERYONE");
      expect([beside.alerts.length, without.alerts.length]).toEqual([1, 0]);
      expect(beside.read).toContain("do not ask people here to meet you");
      expect(beside.read).toBe(without.read);
      expect(beside.stored.seq).toBe(without.stored.seq);
    });

    test("stays there too where its author is the only child, for adults alone read it", async () => {
      const author = await tester.signIn({ ...joined(), ageBand: "UNDER_13" });
      const met = await makeRoom(tester.db, { memberIds: [author.id, ben.id] });
      const line = await lines.join(port, author, met.id);
      say(line, words);
      await line.until("MESSAGE_WARNING");
      expect(await alertsAbout(author)).toEqual([]);
    });
  });

  test("that asks classmates what an exercise asks is no more than that, but a lure is one", async () => {
    const teacher = await tester.signIn({ name: "Tess", role: "TEACHER", ageBand: "ADULT" });
    const memberIds = [ana.id, ben.id];
    const { id: classId } = await makeClass(tester.db, {
      teacherId: teacher.id,
      studentIds: memberIds,
    });
    const room = await makeRoom(tester.db, { audience: "CLASS", classId, memberIds });
    const a = await lines.join(port, ana, room.id);
    say(a, "Where do you live?");
    expect((await a.until("NEW_MESSAGE")).message.isModerated).toBe(0);
    say(a, "Send me a photo");
    expect((await a.until("MESSAGE_WARNING")).message).toContain("it has been reported");
    expect(await alertsAbout(ana)).toHaveLength(1);
  });

  test("that worries about its author is put before a teacher, blocked or not", async () => {
    const a = await join(ana);
    say(a, "I want to kill myself");
    await a.until("MESSAGE_BLOCKED");
    expect(await alertsAbout(ana)).toMatchObject([
      {
        source: "FILTER",
        reason: "SELF_HARM",
        about_id: ana.id,
        room_id: roomId,
        message_id: null,
      },
    ]);
  });

  test("that cries for help is answered and put before a teacher, even if the room is closed at that moment", async () => {
    const a = await join(ana);
    const meanwhile = (tx: Tx) => tx.deleteFrom("room").where("id", "=", roomId).execute();
    const [answer] = await meetAtRow(tester.db, { table: "room", id: roomId, meanwhile }, [
      () => {
        say(a, "I want to kill myself");
        return a.until("MESSAGE_BLOCKED");
      },
    ]);
    expect(answer?.message).toContain("Samaritans");
    expect(await alertsAbout(ana)).toMatchObject([
      { reason: "SELF_HARM", content: "I want to kill myself", room_id: null },
    ]);
  });

  test.each([
    [
      "MUTE",
      null,
      "2026-03-03T09:00:00Z",
      "You cannot write in rooms until 3 March 2026 at 09:00 (UTC). Reason: Rude",
    ],
    ["MUTE", "here", null, "You cannot write in this room until a teacher ends this. Reason: Rude"],
    ["BAN", null, null, "You cannot use rooms until a teacher ends this. Reason: Rude"],
    ["BAN", "here", null, "You cannot use this room until a teacher ends this. Reason: Rude"],
  ] as const)(
    "of somebody under a %s is blocked with the reason",
    async (kind, where, endsAt, sentence) => {
      const a = await join(ana);
      await tester.db
        .insertInto("sanction")
        .values({
          account_id: ana.id,
          kind,
          room_id: where === null ? null : roomId,
          reason: "Rude",
          created_at: tester.clock.now(),
          ends_at: endsAt === null ? null : new Date(endsAt),
        })
        .execute();
      say(a, "Hello", "c1");
      expect(await a.receive()).toEqual({
        type: "MESSAGE_BLOCKED",
        message: sentence,
        clientId: "c1",
      });
      expect(await history()).toEqual([]);
    },
  );

  test("of who has been taken out of the room is refused, even if word of that was lost", async () => {
    const a = await join(ana);
    await tester.db.deleteFrom("room_member").where("account_id", "=", ana.id).execute();
    say(a, "Hello", "c1");
    expect(await a.receive()).toEqual({
      type: "ERROR",
      message: "You are no longer in this room.",
      clientId: "c1",
    });
  });

  test("of a teacher is stored in any room of the school", async () => {
    const teacher = await tester.signIn({ name: "Tess", role: "TEACHER" });
    const [t, b] = [await join(teacher), await join(ben)];
    say(t, "Good morning");
    expect((await b.until("NEW_MESSAGE")).message.userName).toBe("Tess");
  });

  test("pays its author once a day, whatever is said", async () => {
    const a = await join(ana);
    for (const text of ["One", "Two", "Three"]) say(a, text, text);
    for (let count = 0; count < 3; count++) await a.until("MESSAGE_STORED");
    const entries = () =>
      tester.db
        .selectFrom("ledger_entry")
        .select(["kind", "source", "xp"])
        .where("account_id", "=", ana.id)
        .execute();
    await expect.poll(entries).toEqual([{ kind: "room-message", source: "2026-03-02", xp: 5 }]);
  });
});

test("twenty messages earn their badge", async () => {
  const a = await join(ana);
  for (let count = 1; count <= 20; count++) {
    say(a, `Sentence number ${count}`, `c${count}`);
    await a.until("MESSAGE_STORED");
  }
  const badges = () =>
    tester.db
      .selectFrom("badge_award")
      .select("badge_id")
      .where("account_id", "=", ana.id)
      .execute();
  await expect.poll(badges).toEqual([{ badge_id: "social-speaker" }]);
});

describe("going into a room", () => {
  test("answers how far it is and who is there, and tells the others", async () => {
    const b = await join(ben);
    await store("Earlier");
    const a = await open(ana);
    a.send(joining(ana));
    expect(await a.receive()).toEqual({
      type: "ROOM_JOINED",
      roomId,
      seq: 1,
      present: expect.toSatisfy(
        (present: { userName: string }[]) =>
          present
            .map(({ userName }) => userName)
            .toSorted()
            .join() === "Ana,Ben",
      ),
    });
    expect(await b.until("USER_JOINED")).toEqual({
      type: "USER_JOINED",
      userId: ana.id,
      userName: "Ana",
    });
    a.send({ type: "LEAVE_ROOM" });
    expect(await b.until("USER_LEFT")).toEqual({
      type: "USER_LEFT",
      userId: ana.id,
      userName: "Ana",
    });
  });

  test("resumes: what was missed comes first and in order, without what was taken down", async () => {
    for (let count = 1; count <= 250; count++) await store(`m${count}`, count === 120);
    const a = await open(ana);
    a.send({ ...joining(ana), afterSeq: 10 });
    const joined = await a.until("ROOM_JOINED");
    const seqs = a.inbox.map((each) => (each.type === "NEW_MESSAGE" ? each.seq : 0));
    expect(joined.seq).toBe(250);
    expect(seqs).toEqual(
      Array.from({ length: 240 }, (_, place) => place + 11).filter((seq) => seq !== 120),
    );
  });

  test("after a number that is not reached yet hears the next message all the same", async () => {
    const a = await join(ana, 1_000_000);
    say(a, "Hello");
    expect((await a.until("NEW_MESSAGE")).seq).toBe(1);
  });

  test("counts several tabs as one person, and a second join as none", async () => {
    const b = await join(ben);
    const [first, second] = [await join(ana), await join(ana)];
    first.send(joining(ana));
    await first.until("ROOM_JOINED");
    first.socket.close();
    await first.closed;
    second.send({ type: "LEAVE_ROOM" });
    await b.until("USER_LEFT");
    expect(b.inbox.map(({ type }) => type)).toEqual(["USER_JOINED"]);
  });

  test("says nothing of those whom one has blocked, or who blocked one", async () => {
    const cleo = await tester.signIn({ name: "Cleo", ageBand: "ADULT" });
    const { id } = await makeRoom(tester.db, { memberIds: [ana.id, ben.id, cleo.id] });
    const body = { userId: ben.id, kind: "BLOCK" } as const;
    await tester.call("POST /api/blocks", { body }, { as: ana });
    await lines.join(port, ana, id);
    const c = await lines.join(port, cleo, id);
    const b = await open(ben);
    b.send({ ...joining(ben), roomId: id });
    expect((await b.until("ROOM_JOINED")).present.map(({ userName }) => userName).sort()).toEqual([
      "Ben",
      "Cleo",
    ]);
    await c.until("USER_JOINED");
    const a = await open(ana);
    a.send({ ...joining(ana), roomId: id });
    const { present } = await a.until("ROOM_JOINED");
    expect(present.map(({ userName }) => userName).sort()).toEqual(["Ana", "Cleo"]);
    b.send({ type: "TYPING" });
    await c.until("TYPING");
    b.send({ type: "DISCONNECT_USER" });
    await c.until("USER_LEFT");
    await a.answered();
    expect(a.inbox).toEqual([]);
  });

  test("says nothing of what was taken down, or is back, of those whom one has blocked, or who blocked one", async () => {
    const { id: roomId } = await makeRoom(tester.db, { memberIds: [ana.id, ben.id] });
    await tester.call("POST /api/blocks", { body: { userId: ben.id, kind: "BLOCK" } }, { as: ana });
    const unseen = { roomId, accountId: ana.id, now: tester.clock.now(), isHidden: true };
    const message = await makeMessage(tester.db, unseen);
    const b = await lines.join(port, ben, roomId, message.seq);
    const a = await lines.join(port, ana, roomId, message.seq);
    expect(a.inbox).toMatchObject([{ type: "MESSAGE_HIDDEN" }]);
    const facts = { roomId, authorId: ana.id, messages: [message] };
    tester.events.publish("messages-restored", facts);
    tester.events.publish("messages-taken-down", facts);
    await a.until("MESSAGE_RESTORED");
    await b.answered();
    expect(b.inbox).toEqual([]);
  });

  test("is refused for a while to who comes and goes without end", async () => {
    const strict = await buildTestApp({ roomLimits: { joining: { burst: 2, perSecond: 0 } } });
    const to = await listenOn(strict);
    const cleo = await strict.signIn({ name: "Cleo" });
    const { id } = await makeRoom(strict.db, { memberIds: [cleo.id] });
    await lines.join(to, cleo, id);
    const line = await lines.join(to, cleo, id);
    line.send({ type: "JOIN_ROOM", roomId: id, userId: cleo.id, userName: "" });
    expect(await line.receive()).toEqual({
      type: "ERROR",
      message: "You are coming and going too quickly. Please wait.",
    });
    await strict.close();
  });

  test("leaves the room one was in", async () => {
    const { id: other } = await makeRoom(tester.db);
    const [a, b] = [await join(ana), await join(ben)];
    a.send({ ...joining(ana), roomId: other });
    await a.until("ROOM_JOINED");
    await b.until("USER_LEFT");
    expect(await placesIn(roomId)).toEqual([ben.id]);
    expect(await placesIn(other)).toEqual([ana.id]);
    say(b, "Alone now");
    await b.until("NEW_MESSAGE");
    await a.answered();
    expect(a.inbox.filter(({ type }) => type === "NEW_MESSAGE")).toEqual([]);
  });

  test.each([
    ["that does not exist", "f47ac10b-58cc-4372-a567-0e02b2c3d479", "Room not found."],
    ["whose id is none", "'; drop table room; --", "Room not found."],
  ])("%s is refused", async (_, wish, message) => {
    const a = await open(ana);
    a.send({ ...joining(ana), roomId: wish });
    expect(await a.receive()).toEqual({ type: "ERROR", message, roomId: wish });
  });

  test("that is open takes a place, where there is one", async () => {
    await tester.db
      .updateTable("room")
      .set({ max_participants: 3 })
      .where("id", "=", roomId)
      .execute();
    const [first, late] = [await tester.signInGuest(), await tester.signInGuest()];
    await lines.join(port, first, roomId);
    expect((await placesIn(roomId)).toSorted()).toEqual([ana.id, ben.id, first.id].toSorted());
    const line = await open(late);
    line.send(joining(late));
    expect(await line.receive()).toEqual({ type: "ERROR", message: "This room is full.", roomId });
  });

  test("that is private is refused to who is no member", async () => {
    await tester.db
      .updateTable("room")
      .set({ is_private: true })
      .where("id", "=", roomId)
      .execute();
    const stranger = await tester.signInGuest();
    const line = await open(stranger);
    line.send(joining(stranger));
    expect(await line.receive()).toMatchObject({ type: "ERROR" });
    say(line, "Let me in");
    expect(await line.receive()).toEqual({ type: "ERROR", message: "Please join a room first." });
    expect(await history()).toEqual([]);
  });

  test("as somebody else is refused", async () => {
    const a = await open(ana);
    a.send(joining(ben));
    expect(await a.receive()).toEqual({
      type: "ERROR",
      message: "You can only join as yourself.",
    });
  });
});

test("talking, typing, reading and leaving need a room", async () => {
  const a = await open(ana);
  say(a, "Hi", "c1");
  a.send({ type: "TYPING" });
  a.send({ type: "READ_UP_TO", seq: 1 });
  a.send({ type: "LEAVE_ROOM" });
  await a.answered();
  expect(a.inbox).toEqual([
    { type: "ERROR", message: "Please join a room first.", clientId: "c1" },
    { type: "ERROR", message: "Please join a room first." },
    { type: "ERROR", message: "Please join a room first." },
    { type: "ERROR", message: "You are in no room." },
  ]);
});

test("leaving twice is answered, and harms nobody", async () => {
  const [a, b] = [await join(ana), await join(ben)];
  a.send({ type: "LEAVE_ROOM" });
  a.send({ type: "LEAVE_ROOM" });
  expect(await a.until("ERROR")).toMatchObject({ message: "You are in no room." });
  say(b, "Still here");
  await b.until("NEW_MESSAGE");
});

test("who says goodbye has left at once; who vanishes is given a moment to come back", async () => {
  const clock = movableClock("2026-03-02T09:00:00Z");
  const { after, pass } = movableTimers(clock);
  const kind = await buildTestApp({ clock, after, roomLimits: { returnGrace: 400 } });
  const to = await listenOn(kind);
  const [cleo, dan] = [await kind.signIn({ name: "Cleo" }), await kind.signIn({ name: "Dan" })];
  const { id } = await makeRoom(kind.db, { memberIds: [cleo.id, dan.id] });
  const d = await lines.join(to, dan, id);
  const reloading = await lines.join(to, cleo, id);
  await d.until("USER_JOINED");
  reloading.socket.terminate();
  await reloading.closed;
  const back = await lines.join(to, cleo, id);
  await pass(400);
  await d.answered();
  expect(d.inbox).toEqual([]);
  back.send({ type: "DISCONNECT_USER" });
  await back.closed;
  await d.until("USER_LEFT");
  await kind.close();
});

test("typing is told to the others, and not with every key", async () => {
  const [a, b] = [await join(ana), await join(ben)];
  for (let count = 0; count < 5; count++) a.send({ type: "TYPING" });
  await a.answered();
  say(a, "Done");
  expect(await b.until("TYPING")).toEqual({
    type: "TYPING",
    roomId,
    userId: ana.id,
    userName: "Ana",
  });
  await b.until("NEW_MESSAGE");
  await b.answered();
  expect(b.inbox).toEqual([]);
  expect(a.inbox.filter(({ type }) => type === "TYPING")).toEqual([]);
});

test("who may not write does not type", async () => {
  const cleo = await tester.signIn({ name: "Cleo", ageBand: "ADULT" });
  const member = { room_id: roomId, account_id: cleo.id };
  await tester.db.insertInto("room_member").values(member).execute();
  const [a, b, c] = [await join(ana), await join(ben), await join(cleo)];
  await a.until("USER_JOINED");
  await a.until("USER_JOINED");
  const created_at = tester.clock.now();
  const mute = { account_id: ben.id, kind: "MUTE", reason: "Rude", created_at } as const;
  await tester.db.insertInto("sanction").values(mute).execute();
  b.send({ type: "TYPING" });
  say(b, "Hello?", "c1");
  await b.until("MESSAGE_BLOCKED");
  c.send({ type: "TYPING" });
  expect(await a.until("TYPING")).toMatchObject({ userId: cleo.id });
  await a.answered();
  expect(a.inbox).toEqual([]);
});

test("how far somebody has read only rises, and never beyond what there is", async () => {
  for (let count = 0; count < 5; count++) await store("Hi");
  const a = await join(ana);
  const read = async () => {
    const row = await tester.db
      .selectFrom("room_member")
      .select("last_read_seq")
      .where("account_id", "=", ana.id)
      .executeTakeFirstOrThrow();
    return row.last_read_seq;
  };
  a.send({ type: "READ_UP_TO", seq: 3 });
  await expect.poll(read).toBe(3);
  a.send({ type: "READ_UP_TO", seq: 2 });
  await a.answered();
  a.send({ type: "READ_UP_TO", seq: 99 });
  await expect.poll(read).toBe(5);
});

test("members who are elsewhere hear that a room talks, once a second at most", async () => {
  const a = await open(ana);
  const b = await join(ben);
  say(b, "First", "c1");
  expect(await a.until("ROOM_ACTIVITY")).toEqual({ type: "ROOM_ACTIVITY", roomId, seq: 1 });
  for (let count = 2; count <= 10; count++) say(b, `m${count}`, `c${count}`);
  for (let count = 1; count <= 10; count++) await b.until("MESSAGE_STORED");
  expect(await a.until("ROOM_ACTIVITY")).toEqual({ type: "ROOM_ACTIVITY", roomId, seq: 10 });
  expect(a.inbox).toEqual([]);
  expect(b.inbox.filter(({ type }) => type === "ROOM_ACTIVITY")).toEqual([]);
});

test("the words of somebody one has muted do not arrive, also not when resuming", async () => {
  await tester.db
    .insertInto("block_or_mute")
    .values({ account_id: ana.id, against_id: ben.id, kind: "MUTE" })
    .execute();
  const cleo = await tester.signIn({ name: "Cleo" });
  await tester.db
    .insertInto("room_member")
    .values({ room_id: roomId, account_id: cleo.id })
    .execute();
  await store("Old words");
  const [a, b, c] = [await join(ana, 0), await join(ben), await join(cleo)];
  say(b, "New words", "c1");
  await b.until("MESSAGE_STORED");
  say(c, "Hello");
  expect((await a.until("NEW_MESSAGE")).message.userName).toBe("Cleo");
  expect((await b.until("NEW_MESSAGE")).message.content).toBe("New words");
});

test("a slow reader fills no memory, keeps nobody waiting, and misses nothing", async () => {
  const total = 6000;
  await sql`
    insert into room_message (room_id, seq, account_id, content, created_at)
    select ${roomId}, seq, ${ben.id}, repeat('😀', 500), now()
    from generate_series(1, ${total}) as seq`.execute(tester.db);
  await tester.db.updateTable("room").set({ last_seq: total }).where("id", "=", roomId).execute();
  const serverSide: Duplex[] = [];
  tester.app.server.once("upgrade", (_, socket) => serverSide.push(socket));
  const slow = await open(ana);
  const waiting = (): number => serverSide[0]!.writableLength;
  slow.socket.pause();
  slow.send({ ...joining(ana), afterSeq: 0 });
  await expect.poll(waiting).toBeGreaterThan(64 * 1024);

  const b = await join(ben);
  say(b, "Live");
  expect((await b.until("NEW_MESSAGE")).seq).toBe(total + 1);
  expect(waiting()).toBeLessThan(512 * 1024);

  slow.socket.resume();
  await slow.until("ROOM_JOINED");
  say(b, "Bye");
  const seqs = () => slow.inbox.flatMap((each) => (each.type === "NEW_MESSAGE" ? [each.seq] : []));
  await expect.poll(() => seqs().length).toBe(total + 2);
  expect(seqs()).toEqual(Array.from({ length: total + 2 }, (_, place) => place + 1));
});

test("ten thousand messages at once end their sender, and nobody else notices", async () => {
  const [a, b] = [await join(ana), await join(ben)];
  for (let count = 0; count < 10_000; count++) say(a, `m${count}`, `c${count}`);
  say(b, "Calm", "calm");
  expect(await b.until("MESSAGE_STORED")).toMatchObject({ clientId: "calm" });
  expect(await a.closed).toBe(1008);
});

test("whoever sends faster than people do is told to wait, message by message", async () => {
  const sending = { burst: 3, perSecond: 0.001 };
  const limited = await buildTestApp({ roomLimits: { sending } });
  const to = await listenOn(limited);
  const user = await limited.signIn({ name: "Ana" });
  const { id } = await makeRoom(limited.db, { memberIds: [user.id] });
  const [tab, other] = [await lines.join(to, user, id), await lines.join(to, user, id)];
  for (const text of ["One", "Two", "Three"]) say(tab, text);
  await tab.answered();
  say(other, "Four", "c4");
  expect(await other.until("ERROR")).toEqual({
    type: "ERROR",
    message: "You are sending messages too quickly. Please wait.",
    clientId: "c4",
  });
  await limited.close();
});

test("closing a room puts out everybody inside, also a teacher who is no member, and nobody else", async () => {
  const owner = await tester.signIn({ name: "Omar", ageBand: "ADULT" });
  const teacher = await tester.signIn({ name: "Mr Long", role: "TEACHER" });
  await tester.db
    .updateTable("room")
    .set({ owner_id: owner.id })
    .where("id", "=", roomId)
    .execute();
  const [a, looking, elsewhere] = [await join(ana), await join(teacher), await open(ben)];
  const closing = { params: { roomId } };
  expect((await tester.call("DELETE /api/rooms/{roomId}", closing, { as: owner })).status).toBe(
    200,
  );
  const closed = { type: "ROOM_CLOSED", roomId, message: "This room was closed." };
  expect(await a.until("ROOM_CLOSED")).toEqual(closed);
  expect(await looking.until("ROOM_CLOSED")).toEqual(closed);
  say(a, "Is anybody here?");
  expect((await a.until("ERROR")).message).toBe("Please join a room first.");
  elsewhere.send(joining(ben));
  expect((await elsewhere.until("ERROR")).message).toBe("Room not found.");
  expect(elsewhere.inbox.filter(({ type }) => type === "ROOM_CLOSED")).toEqual([]);
});

test("a teacher who closes somebody's room says why, and everybody inside reads it", async () => {
  const teacher = await tester.signIn({ name: "Mr Long", role: "TEACHER" });
  const [a, b] = [await join(ana), await join(ben)];
  const closing = { params: { roomId }, body: { reason: "Too much spam." } };
  const reply = await tester.call("POST /api/rooms/{roomId}/close", closing, { as: teacher });
  expect(reply.status).toBe(200);
  const message = "A teacher closed this room. Reason: Too much spam.";
  for (const line of [a, b]) {
    expect(await line.until("ROOM_CLOSED")).toEqual({ type: "ROOM_CLOSED", roomId, message });
  }
});

test("who is invited to a room hears it at once, and nobody else; who muted the inviter does not", async () => {
  const owner = await tester.signIn({ name: "Omar", role: "TEACHER", ageBand: "ADULT" });
  const cleo = await tester.signIn({ name: "Cleo", ageBand: "ADULT" });
  const dan = await tester.signIn({ name: "Dan", ageBand: "ADULT" });
  const mute = { userId: owner.id, kind: "MUTE" } as const;
  await tester.call("POST /api/blocks", { body: mute }, { as: dan });
  const den = await makeRoom(tester.db, { name: "Den", isPrivate: true, ownerId: owner.id });
  const [forCleo, forDan] = [await open(cleo), await open(dan)];
  const invite = async (userId: string) =>
    (
      await tester.call(
        "POST /api/rooms/{roomId}/invitations",
        { params: { roomId: den.id }, body: { userId } },
        { as: owner },
      )
    ).status;
  expect([await invite(dan.id), await invite(cleo.id)]).toEqual([200, 200]);
  expect(await forCleo.until("ROOM_INVITED")).toEqual({
    type: "ROOM_INVITED",
    roomId: den.id,
    roomName: "Den",
    roomType: "CHAT",
    userId: owner.id,
    userName: "Omar",
  });
  expect(forCleo.inbox.filter(({ type }) => type === "ROOM_INVITED")).toEqual([]);
  await forDan.answered();
  expect(forDan.inbox.filter(({ type }) => type === "ROOM_INVITED")).toEqual([]);
});

test("guests without a name of their own have friendly ones wherever they meet, and are called Student by themselves", async () => {
  const guest = await tester.signInGuest();
  const other = await tester.signInGuest();
  const names = await tester.db
    .selectFrom("account")
    .select(["id", "shown_name"])
    .where("id", "in", [guest.id, other.id])
    .execute();
  const nameOf = ({ id }: { id: string }) => names.find((each) => each.id === id)!.shown_name;
  for (const { shown_name } of names) expect(shown_name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  const memberIds = [guest.id, other.id];
  const met = await makeRoom(tester.db, { memberIds });
  const [a, b] = [await open(guest), await open(other)];
  const enter = (line: Line, { id }: TestUser) =>
    line.send({ type: "JOIN_ROOM", roomId: met.id, userId: id, userName: "" });
  enter(a, guest);
  await a.until("ROOM_JOINED");
  enter(b, other);
  const { present } = await b.until("ROOM_JOINED");
  expect(present.map(({ userName }) => userName).toSorted()).toEqual(
    [nameOf(guest), nameOf(other)].toSorted(),
  );
  expect((await a.until("USER_JOINED")).userName).toBe(nameOf(other));
  b.send({ type: "TYPING" });
  expect((await a.until("TYPING")).userName).toBe(nameOf(other));
  say(b, "Hello!");
  expect((await a.until("NEW_MESSAGE")).message.userName).toBe(nameOf(other));
  const at = { params: { id: met.id } };
  const history = await tester.call("GET /api/rooms/{id}/messages", at, { as: guest });
  expect(history.body.map(({ userName }) => userName)).toEqual([nameOf(other)]);
  const { members } = (await tester.call("GET /api/rooms/{id}", at, { as: guest })).body;
  expect(members.map(({ userName }) => userName).toSorted()).toEqual(
    [nameOf(guest), nameOf(other)].toSorted(),
  );
  b.send({ type: "LEAVE_ROOM" });
  expect((await a.until("USER_LEFT")).userName).toBe(nameOf(other));
  const session = await tester.call("GET /api/session", {}, { as: guest });
  expect(session.body.user?.name).toBe("Student");
});

test.each([
  ["who chose a name", { name: "Ana" }, "Ana"],
  ["who signed up as Student", { name: "Student", email: "student@example.org" }, "Student"],
])("somebody %s has no tag", async (_who, traits, shown) => {
  const as = await tester.signIn({ ...traits, ageBand: "ADULT" });
  const met = await makeRoom(tester.db, { memberIds: [as.id] });
  const at = { params: { id: met.id } };
  const { members } = (await tester.call("GET /api/rooms/{id}", at, { as })).body;
  expect(members).toMatchObject([{ userId: as.id, userName: shown, role: "LEARNER" }]);
});
