import { loadContent } from "@saywell/content/answers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { presenceRegistryOfOne } from "../../live/presence-registry";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { cookieOf, createLines, type Line, listenOn } from "../../testing/dial";
import { makeAccount, makeRoom } from "../../testing/factories";
import { grammarThat } from "../../testing/grammar-that";
import { movableClock } from "../../testing/movable-clock";
import { movableTimers } from "../../testing/movable-timers";
import { sharedBus } from "../../testing/shared-bus";

const clock = movableClock("2026-03-02T09:00:00Z");
const timers = movableTimers(clock);
const lines = createLines();
let tester: TestApp;
let port: number;
beforeAll(async () => {
  tester = await buildTestApp({ clock, after: timers.after, grammar });
  port = await listenOn(tester);
});
afterEach(async () => {
  lines.hangUp();
  // What a test left under way belongs to it.
  await timers.pass(60_000);
});
afterAll(() => tester.close());

const grammar = grammarThat((text) => {
  const start = text.indexOf("goed");
  const mistake = { start, length: 4, wrong: "goed", better: "went", why: "Past of go." };
  return Promise.resolve(start === -1 ? [] : [mistake]);
});

let ana: TestUser;
let ben: TestUser;
let leo: { id: string };
let roomId: string;
beforeEach(async () => {
  ana = await tester.signIn({ name: "Ana", email: `ana-${clock.now().getTime()}@example.org` });
  ben = await tester.signIn({ name: "Ben" });
  leo = await makeAccount(tester.db, { name: "Leo (practice partner)", isBot: true });
  const memberIds = [ana.id, ben.id, leo.id];
  ({ id: roomId } = await makeRoom(tester.db, { practicePartnerId: leo.id, memberIds }));
});

const join = (user: TestUser) => lines.join(port, user, roomId);
/** Joins, and lets the time for a greeting go by. */
async function settleIn(...users: TestUser[]): Promise<Line[]> {
  const joined: Line[] = [];
  for (const user of users) joined.push(await join(user));
  await timers.pass(5000);
  await newsGathered();
  for (const line of joined) {
    await line.answered();
    line.inbox.length = 0;
  }
  return joined;
}
let lastClientId = 0;
async function say(line: Line, content: string): Promise<{ id: string }> {
  lastClientId += 1;
  line.send({ type: "SEND_MESSAGE", content, clientId: `c${lastClientId}` });
  return await line.until("MESSAGE_STORED");
}
/** What the practice partner has said, in all. */
async function heard(): Promise<string[]> {
  const rows = await tester.db
    .selectFrom("room_message")
    .select("content")
    .where("account_id", "=", leo.id)
    .orderBy("seq")
    .execute();
  return rows.map(({ content }) => content);
}
/** Whether somebody in the room was seen typing. */
async function typed(line: Line): Promise<boolean> {
  await newsGathered();
  await line.answered();
  return line.inbox.some(({ type }) => type === "TYPING");
}
/** Who types is told a few milliseconds later, together with other news of the room. */
const newsGathered = () => new Promise((done) => setTimeout(done, 40));
/** Leaves the room and comes back. */
async function settleAgain(line: Line): Promise<void> {
  line.send({ type: "LEAVE_ROOM" });
  await line.answered();
  line.inbox.length = 0;
  line.send({ type: "JOIN_ROOM", roomId, userId: ana.id, userName: "" });
  await line.until("ROOM_JOINED");
}
/** The practice partner's next message. */
async function hear(line: Line): Promise<string> {
  for (;;) {
    const { message } = await line.until("NEW_MESSAGE");
    if (message.isBot) return message.content;
  }
}

const takeDown = async (messageId: string): Promise<void> => {
  await tester.db
    .updateTable("room_message")
    .set({ hidden_at: clock.now() })
    .where("id", "=", messageId)
    .execute();
};

describe("somebody who comes in", () => {
  test("and finds nobody is greeted after two seconds, with a sign of typing before", async () => {
    const a = await join(ana);
    await timers.pass(1500);
    expect(await a.until("TYPING")).toMatchObject({ userId: leo.id });
    expect(await heard()).toEqual([]);
    await timers.pass(500);
    const greeting = await hear(a);
    expect(greeting).toMatch(/Ana/);
    expect(greeting).toMatch(/Leo/);
    expect(greeting).toMatch(/\?$/);
  });

  test("is called by the first name alone, because everybody in the room reads it", async () => {
    const email = `cindy-${clock.now().getTime()}@example.org`;
    const cindy = await tester.signIn({ name: "Cindy Sample", email, ageBand: "UNDER_13" });
    const memberIds = [cindy.id, leo.id];
    const { id } = await makeRoom(tester.db, { practicePartnerId: leo.id, memberIds });
    const c = await lines.join(port, cindy, id);
    await timers.pass(2000);
    const greeting = await hear(c);
    expect(greeting).toMatch(/Cindy/);
    expect(greeting).not.toMatch(/Sample/);
  });

  test("again is greeted again on another day only", async () => {
    for (const hours of [1, 1, 24]) {
      const [a] = await settleIn(ana);
      a!.send({ type: "LEAVE_ROOM" });
      await a!.answered();
      await timers.pass(hours * 3_600_000);
    }
    const a = await join(ana);
    await timers.pass(2000);
    expect(await typed(a)).toBe(true);
    expect(await heard()).toHaveLength(2);
    await settleAgain(a);
    await timers.pass(5000);
    expect(await typed(a)).toBe(false);
  });

  test("and finds somebody is not greeted", async () => {
    const [a] = await settleIn(ana);
    const before = await heard();
    const b = await join(ben);
    await timers.pass(10_000);
    expect([await typed(a!), await typed(b)]).toEqual([false, false]);
    expect(await heard()).toEqual(before);
  });

  test.each([0, 1500, 2000])(
    "and asks something %d ms later, and says more at once, is answered",
    async (wait) => {
      const a = await join(ana);
      await timers.pass(wait);
      await say(a, "What does breakfast mean?");
      await say(a, "Hello Leo");
      await say(a, "I am Ana");
      await timers.pass(10_000);
      expect((await heard()).some((said) => /breakfast/i.test(said))).toBe(true);
    },
  );

  test("and asks something before somebody else comes in is answered once nobody else does", async () => {
    const a = await join(ana);
    await say(a, "What does breakfast mean?");
    await timers.pass(1200);
    const b = await join(ben);
    await b.answered();
    await timers.pass(60_000);
    expect((await heard()).some((said) => /breakfast/i.test(said))).toBe(true);
  });

  test("and goes at once is not greeted", async () => {
    const a = await join(ana);
    a.send({ type: "LEAVE_ROOM" });
    await a.answered();
    await timers.pass(10_000);
    expect(await heard()).toEqual([]);
  });
});

describe("a message of somebody alone", () => {
  test("is answered after 1.5 to 4 seconds, with a sign of typing before", async () => {
    const [a] = await settleIn(ana);
    const before = (await heard()).length;
    await say(a!, "I had bread and tea this morning");
    await timers.pass(1400);
    expect(await a!.until("TYPING")).toMatchObject({ userId: leo.id });
    expect(await heard()).toHaveLength(before);
    await timers.pass(2600);
    expect(await hear(a!)).not.toBe("");
  });

  test("is answered once with the message that follows at once", async () => {
    const [a] = await settleIn(ana);
    const before = (await heard()).length;
    await say(a!, "I had bread this morning");
    await timers.pass(1000);
    await say(a!, "and a cup of tea");
    await timers.pass(10_000);
    await hear(a!);
    await a!.answered();
    expect(await heard()).toHaveLength(before + 1);
  });

  test("is answered at the level of the room", async () => {
    await tester.db.updateTable("room").set({ level: "C2" }).where("id", "=", roomId).execute();
    const a = await join(ana);
    await timers.pass(2000);
    const greeting = await hear(a);
    const { topics } = loadContent().practicePartner.C2;
    expect(topics.GENERAL.some(({ ask }) => greeting.endsWith(ask))).toBe(true);
  });

  test("gets its mistake put right in passing, and nothing else of its sentence said again", async () => {
    const [a] = await settleIn(ana);
    await say(a!, "Yesterday I goed to the park with a friend");
    await timers.pass(4000);
    const answer = await hear(a!);
    expect(answer).toMatch(/“goed”.*“went”|“went”.*“goed”/);
    expect(answer).not.toMatch(/park|friend/);
  });

  test.each([
    "I steal phones every day and I love it",
    "I love cocaine with my coffee",
    "Yesterday I hit my dog with a stick and it was fun",
    "What is the difference between jews and rats?",
  ])("is neither cheered nor answered for %j", async (message) => {
    const [a] = await settleIn(ana);
    await say(a!, message);
    await timers.pass(4000);
    const { changes, topics, unknown } = loadContent().practicePartner.A2;
    const next = changes.flatMap((change) => topics.GENERAL.map(({ ask }) => `${change} ${ask}`));
    expect([...next, ...unknown]).toContain(await hear(a!));
  });

  test.each([
    ["What's the difference between make and do?", /We “make” something new/],
    ["What does comfortable mean?", /nice to sit in/],
    ["What is a giraffe?", /“giraffe” \(noun\) means: /],
    ["How do you say gracias in English?", /“gracias” is new to me\. Tell me about it/],
    ["What is the past of go?", /“went”/],
  ])("that asks %j is answered from what is known of English", async (question, answer) => {
    const [a] = await settleIn(ana);
    await say(a!, question);
    await timers.pass(4000);
    expect(await hear(a!)).toMatch(answer);
  });

  test("that asks for it hears that no person is there", async () => {
    const [a] = await settleIn(ana);
    await say(a!, "Are you a robot?");
    await timers.pass(4000);
    expect(await hear(a!)).toMatch(/program/);
  });

  test.each(["UNDER_13", "AGE_13_TO_17", "UNKNOWN"] as const)(
    "of the age band %s is answered",
    async (ageBand) => {
      await tester.db
        .updateTable("account")
        .set({ age_band: ageBand, has_consent: true })
        .where("id", "=", ana.id)
        .execute();
      const [a] = await settleIn(ana);
      await say(a!, "I like to draw at home");
      await timers.pass(4000);
      expect(await hear(a!)).not.toBe("");
    },
  );

  test("gets no answer when they have gone", async () => {
    const [a] = await settleIn(ana);
    const before = await heard();
    await say(a!, "I must go now");
    await timers.pass(1000);
    a!.send({ type: "LEAVE_ROOM" });
    await a!.answered();
    await timers.pass(60_000);
    expect(await heard()).toEqual(before);
  });

  test("that is taken down gets no answer", async () => {
    const [a] = await settleIn(ana);
    const before = await heard();
    const { id } = await say(a!, "Something that nobody should read");
    await takeDown(id);
    await timers.pass(10_000);
    expect(await heard()).toEqual(before);
  });

  test("that is taken down while the practice partner types gets no answer", async () => {
    const [a] = await settleIn(ana);
    const before = await heard();
    const { id } = await say(a!, "Something that nobody should read");
    await timers.pass(600);
    await a!.until("TYPING");
    await takeDown(id);
    await timers.pass(10_000);
    expect(await heard()).toEqual(before);
  });

  test("that is blocked gets no answer", async () => {
    const [a] = await settleIn(ana);
    const before = await heard();
    a!.send({ type: "SEND_MESSAGE", content: "kys you loser" });
    await a!.until("MESSAGE_BLOCKED");
    await timers.pass(10_000);
    expect(await heard()).toEqual(before);
  });

  test("gets no answer from a practice partner whom they muted", async () => {
    await tester.db
      .insertInto("block_or_mute")
      .values({ account_id: ana.id, against_id: leo.id, kind: "MUTE", created_at: clock.now() })
      .execute();
    const a = await join(ana);
    await timers.pass(5000);
    await say(a, "Is anybody here?");
    await timers.pass(60_000);
    expect(await heard()).toEqual([]);
  });
});

describe("among people, a practice partner", () => {
  test("keeps still", async () => {
    const [a, b] = await settleIn(ana, ben);
    await say(a!, "I had bread this morning");
    await timers.pass(60_000);
    await say(b!, "I had rice");
    await timers.pass(60_000);
    expect(await heard()).toEqual([]);
    expect(await typed(a!)).toBe(false);
  });

  test("answers who calls it by its name", async () => {
    const [a, b] = await settleIn(ana, ben);
    await say(a!, "Leo, what did you eat?");
    await timers.pass(1000);
    await say(b!, "I had rice");
    await timers.pass(4000);
    expect(await hear(b!)).toMatch(/program/);
  });

  test("does not keep still when somebody may be in danger", async () => {
    const [a, b] = await settleIn(ana, ben);
    await say(a!, "He told me not to tell anyone");
    await timers.pass(1000);
    await say(b!, "I had rice");
    await timers.pass(4000);
    expect(await hear(a!)).toMatch(
      /999 or 112 in the UK.*Samaritans on 116 123.*findahelpline\.com/s,
    );
  });

  test("puts no mistakes right", async () => {
    const [a] = await settleIn(ana, ben);
    await say(a!, "Leo, yesterday I goed to the park");
    await timers.pass(4000);
    expect(await hear(a!)).not.toContain("“");
  });

  test("helps when a question has had no answer for thirty seconds, once", async () => {
    const [a] = await settleIn(ana, ben);
    await say(a!, "What is the best way to learn words?");
    await timers.pass(29_000);
    expect(await heard()).toEqual([]);
    await timers.pass(1000);
    expect(await hear(a!)).toContain("Ana");
    await timers.pass(120_000);
    await a!.answered();
    expect(await heard()).toHaveLength(1);
  });

  test("leaves a question alone that was answered", async () => {
    const [a, b] = await settleIn(ana, ben);
    await say(a!, "What is the best way to learn words?");
    await timers.pass(20_000);
    await say(b!, "I write them down");
    await timers.pass(60_000);
    await a!.answered();
    expect(await heard()).toEqual([]);
  });
});

describe("a practice partner", () => {
  test("answers no other practice partner", async () => {
    const sam = await tester.signIn({ name: "Sam (practice partner)", isBot: true });
    await tester.db
      .insertInto("room_member")
      .values({ room_id: roomId, account_id: sam.id })
      .execute();
    const [line] = await settleIn(sam);
    await say(line!, "Leo, how are you?");
    await timers.pass(60_000);
    expect(await typed(line!)).toBe(false);
    expect(await heard()).toEqual([]);
  });

  test("earns nothing by talking, and is here for everybody who comes in, as a practice partner", async () => {
    const [a] = await settleIn(ana);
    await say(a!, "I had bread this morning");
    await timers.pass(4000);
    await hear(a!);
    const earned = () =>
      tester.db.selectFrom("ledger_entry").select("account_id").distinct().execute();
    await expect.poll(earned).toContainEqual({ account_id: ana.id });
    expect(await earned()).not.toContainEqual({ account_id: leo.id });
    const b = await lines.open(port, cookieOf(ben));
    b.send({ type: "JOIN_ROOM", roomId, userId: ben.id, userName: "" });
    const { present } = await b.until("ROOM_JOINED");
    expect(
      present
        .filter(({ isBot }) => !isBot)
        .map(({ userName }) => userName)
        .sort(),
    ).toEqual(["Ana", "Ben"]);
    expect(present.filter(({ isBot }) => isBot)).toEqual([
      { userId: leo.id, userName: "Leo (practice partner)", isBot: true },
    ]);
  });

  test("is not here for who has blocked them, nor in a room without one", async () => {
    const presentFor = async (room: string) => {
      const line = await lines.open(port, cookieOf(ana));
      line.send({ type: "JOIN_ROOM", roomId: room, userId: ana.id, userName: "" });
      return (await line.until("ROOM_JOINED")).present;
    };
    const quiet = await makeRoom(tester.db, { memberIds: [ana.id] });
    expect(await presentFor(quiet.id)).toEqual([{ userId: ana.id, userName: "Ana" }]);
    const body = { userId: leo.id, kind: "BLOCK" } as const;
    await tester.call("POST /api/blocks", { body }, { as: ana });
    expect(await presentFor(roomId)).toEqual([{ userId: ana.id, userName: "Ana" }]);
  });

  test("of the demo school is silent where that is closed", async () => {
    await tester.db
      .updateTable("account")
      .set({ is_demo: true })
      .where("id", "=", leo.id)
      .execute();
    const closed = await buildTestApp({
      clock,
      after: timers.after,
      database: tester,
      config: { demo: false },
    });
    const line = await lines.join(await listenOn(closed), ana, roomId);
    await timers.pass(5000);
    await say(line, "Is anybody here?");
    await timers.pass(60_000);
    expect(await heard()).toEqual([]);
    await closed.close();
  });
});

test("of two processes the one that stored a message has it answered, and nobody else", async () => {
  const bus = sharedBus();
  const presenceRegistry = presenceRegistryOfOne();
  const processes = await Promise.all(
    [timers.after, timers.after].map((after) =>
      buildTestApp({ clock, after, database: tester, bus: bus.join(), presenceRegistry }),
    ),
  );
  const [one, other] = await Promise.all(processes.map(listenOn));
  const a = await lines.join(one!, ana, roomId);
  const again = await lines.join(other!, ana, roomId);
  await timers.pass(5000);
  await hear(again);
  const before = (await heard()).length;
  await say(a, "I had bread this morning");
  await timers.pass(10_000);
  await hear(again);
  await again.answered();
  expect(await heard()).toHaveLength(before + 1);
  await Promise.all(processes.map((each) => each.close()));
});
