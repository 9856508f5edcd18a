import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createMessageClassifier,
  type MessageClassifier,
} from "../../../adapters/message-classifier";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { createLines, type Line, listenOn } from "../../../testing/dial";
import { makeRoom } from "../../../testing/factories";
import { movableClock } from "../../../testing/movable-clock";
import { movableTimers } from "../../../testing/movable-timers";
import { sharedBus } from "../../../testing/shared-bus";
import {
  audit,
  decide,
  listed,
  openSchool,
  queue,
  report as fileReport,
  say as storeMessage,
  type School,
} from "../testing/school";

let app: TestApp;
let other: TestApp;
let port: number;
let school: School;
let adultsId: string;
const clock = movableClock("2026-03-02T09:00:00Z");
const timers = movableTimers(clock);
/** What a text scores; null for no answer, and a promise for one that comes late. */
let scores: Record<string, number | null | Promise<number | null>>;
let asked: string[];
const bus = sharedBus();
const lines = createLines();

const scripted: MessageClassifier = {
  /** As the one on board: it settles when the time is up. */
  async hateIn(text, { timeout }) {
    asked.push(text);
    return await Promise.race([
      scores[text] ?? null,
      new Promise<null>((done) => setTimeout(() => done(null), timeout)),
    ]);
  },
  async hateInAll(texts) {
    asked.push(...texts);
    return await Promise.all(texts.map(async (text) => (await scores[text]) ?? null));
  },
  close: () => Promise.resolve(),
};

/** Two processes of a school. */
beforeAll(async () => {
  const options = { classifier: scripted, clock, after: timers.after };
  app = await buildTestApp({ ...options, bus: bus.join() });
  other = await buildTestApp({ ...options, bus: bus.join(), database: app });
  port = await listenOn(app);
});
beforeEach(async () => {
  scores = {};
  asked = [];
  school = await openSchool(app);
  const { anna, ben } = school;
  const memberIds = [anna.id, ben.id];
  ({ id: adultsId } = await makeRoom(app.db, { name: "Bar", audience: "ADULTS", memberIds }));
});
afterEach(async () => {
  lines.hangUp();
  // What a test said belongs to it, and the jobs that came of it.
  await read();
  await app.jobs.runWaiting();
  await app.empty();
});
afterAll(async () => {
  await Promise.all([app.close(), other.close()]);
  bus.close();
});

const sit = async (roomId = school.roomId): Promise<[Line, Line]> => [
  await lines.join(port, school.anna, roomId),
  await lines.join(port, school.ben, roomId),
];
const say = (line: Line, content: string) => line.send({ type: "SEND_MESSAGE", content });
const reports = () => queue(app, school.teacher);
const shownTo = async (as: School["ben"]) => {
  const params = { id: school.roomId };
  const { body } = await app.call("GET /api/rooms/{id}/messages", { params }, { as });
  return body.map(({ content }) => content);
};
const heard = (line: Line, type: string) => line.inbox.filter((message) => message.type === type);

/** Has the classifier read what is out. */
const read = () => timers.pass(1000);
/** Anna says it, Ben reads it, and the classifier has its say. */
async function sayAndReview(content: string, score: number | null, [anna, ben]: [Line, Line]) {
  scores[content] = score;
  say(anna, content);
  let { message } = await ben.until("NEW_MESSAGE");
  while (message.content !== content) ({ message } = await ben.until("NEW_MESSAGE"));
  await read();
  await app.jobs.runWaiting();
  await Promise.all([anna.answered(), ben.answered()]);
  return message;
}

describe("a message that the rules let through is shown at once, and then", () => {
  test("taken down where people under 18 read and the score is 0.8: reported, and its author told", async () => {
    const [a, b] = await sit();
    const { id } = await sayAndReview("Those people are rats", 0.8, [a, b]);
    expect(await b.until("MESSAGE_HIDDEN")).toMatchObject({ id });
    expect((await a.until("MESSAGE_WARNING")).message).toBe(
      "Your message was taken down. It has been reported.",
    );
    expect(await reports()).toMatchObject([
      {
        source: "FILTER",
        reason: "HATE",
        note: expect.stringMatching(/^a program and not a person: .* taken down/),
        about: { name: "Anna" },
        message: { id, content: "Those people are rats" },
      },
    ]);
    expect(await audit(app, school.admin)).toMatchObject([
      { actor: null, action: "MESSAGE_HIDDEN_BY_MODEL", about: { name: "Anna" } },
    ]);
  });

  test("shown again, live and in the history, when a teacher dismisses the report", async () => {
    const [a, b] = await sit();
    const { id } = await sayAndReview("Those people are rats", 0.8, [a, b]);
    await b.until("MESSAGE_HIDDEN");
    const [report] = await reports();
    await decide(app, school.teacher, report!.id, {
      decision: "DISMISS",
      reason: "It is a quote.",
    });
    expect(await b.until("MESSAGE_RESTORED")).toMatchObject({ id, roomId: school.roomId });
    expect(await shownTo(school.ben)).toContain("Those people are rats");
  });

  test("kept down while somebody else's report about it is open or was upheld", async () => {
    const [a, b] = await sit();
    scores["Those people are rats"] = 0.8;
    say(a, "Those people are rats");
    const { message } = await b.until("NEW_MESSAGE");
    await fileReport(app, school.ben, { messageId: message.id, reason: "HATE" });
    await read();
    await app.jobs.runWaiting();
    await b.until("MESSAGE_HIDDEN");
    const [one, two] = await reports();
    const dismiss = { decision: "DISMISS", reason: "I am not sure about it." } as const;
    await decide(app, school.teacher, one!.id, dismiss);
    expect(await shownTo(school.ben)).toEqual([]);
    await decide(app, school.teacher, two!.id, dismiss);
    expect(await shownTo(school.ben)).toEqual(["Those people are rats"]);
  });

  test("kept down once a person upheld what the program did", async () => {
    const [a, b] = await sit();
    const { id } = await sayAndReview("Those people are rats", 0.8, [a, b]);
    const [report] = await reports();
    const uphold = { decision: "HIDE_MESSAGE", reason: "It hurts people." } as const;
    await decide(app, school.teacher, report!.id, uphold);
    const kept = await app.db
      .selectFrom("room_message")
      .select("is_hidden_by_program")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(kept).toEqual({ is_hidden_by_program: false });
    expect(await shownTo(school.ben)).toEqual([]);
  });

  test("left alone where it tells what people suffer, whatever the score", async () => {
    const lines = await sit();
    await sayAndReview("Immigrants suffer from discrimination", 0.95, lines);
    expect(await reports()).toEqual([]);
    expect(await shownTo(school.ben)).toEqual(["Immigrants suffer from discrimination"]);
  });

  test.each([
    ["0.79 where people under 18 read", 0.79, "EVERYONE"],
    ["0.95 among adults", 0.95, "ADULTS"],
  ])("stays with a score of %s: reported, and its author warned", async (_, score, audience) => {
    const [a, b] = await sit(audience === "ADULTS" ? adultsId : school.roomId);
    await sayAndReview("Those people are rats", score, [a, b]);
    expect((await a.until("MESSAGE_WARNING")).message).toContain("Please be kind.");
    expect(heard(b, "MESSAGE_HIDDEN")).toEqual([]);
    expect(heard(b, "MESSAGE_WARNING")).toEqual([]);
    expect(await reports()).toMatchObject([
      {
        reason: "HATE",
        note: "a program and not a person: this may attack people for what they are",
      },
    ]);
    expect(await audit(app, school.admin)).toEqual([]);
  });

  test("noted for the teachers with a score of 0.6, without a word to anybody", async () => {
    const [a, b] = await sit();
    await sayAndReview("Those people are rats", 0.6, [a, b]);
    expect([...heard(a, "MESSAGE_WARNING"), ...heard(b, "MESSAGE_HIDDEN")]).toEqual([]);
    expect(await reports()).toMatchObject([
      { reason: "HATE", note: expect.stringContaining("the program is unsure") },
    ]);
  });

  test("left alone below, without a job", async () => {
    const lines = await sit();
    for (const [place, score] of [0, 0.3, 0.5999].entries()) {
      await sayAndReview(`We talk about people, ${"abc"[place]}`, score, lines);
    }
    expect(await reports()).toEqual([]);
    expect(asked).toHaveLength(3);
    expect(await app.jobs.runWaiting()).toBe(0);
  });

  test("left alone where the classifier gives no score", async () => {
    const lines = await sit();
    await sayAndReview("Those people are rats", null, lines);
    expect(asked).toHaveLength(1);
    expect(await reports()).toEqual([]);
    const { body } = await app.call("GET /api/admin/system", {}, { as: school.admin });
    expect(body.classified).toEqual(await classified());
    expect(body.classified).toMatchObject({ failed: 1 });
  });

  test("not read at all with fewer than three words, though the rules hold", async () => {
    const [a, b] = await sit();
    say(a, "Filthy rats");
    await b.until("NEW_MESSAGE");
    await read();
    say(a, "faggots");
    await a.until("MESSAGE_BLOCKED");
    expect(asked).toEqual([]);
    expect(await app.jobs.runWaiting()).toBe(0);
  });
});

test("nobody is muted or banned, however sure the classifier is", async () => {
  const lines = await sit();
  for (const text of ["They are all rats", "Rats all of them", "All are filthy rats"]) {
    await sayAndReview(text, 1, lines);
  }
  expect(await reports()).toHaveLength(3);
  expect(await listed(app, school.teacher)).toEqual([]);
});

test("no message but one that is blocked for hate alone meets the classifier before it is out", async () => {
  const [a, b] = await sit();
  for (const text of ["Those people are rats", "This damn soup is cold", "We talk about people"]) {
    say(a, text);
    await b.until("NEW_MESSAGE");
  }
  say(a, "I will kill you, all of you");
  await a.until("MESSAGE_BLOCKED");
  expect(asked).toEqual([]);
  await read();
  expect(asked).toHaveLength(3);
});

test("what was found is settled by another process when this one is gone", async () => {
  const [a, b] = await sit();
  scores["Those people are rats"] = 0.9;
  say(a, "Those people are rats");
  await b.until("NEW_MESSAGE");
  await read();
  expect(await reports()).toEqual([]);
  expect(await other.jobs.runWaiting()).toBe(1);
  expect(await reports()).toHaveLength(1);
});

test("what was not read yet when a process stops is left to another", async () => {
  const stopping = await buildTestApp({
    classifier: scripted,
    clock,
    after: timers.after,
    bus: bus.join(),
    database: app,
  });
  const line = await lines.join(await listenOn(stopping), school.anna, school.roomId);
  scores["Those people are rats"] = 0.9;
  say(line, "Those people are rats");
  await line.until("NEW_MESSAGE");
  await stopping.close();
  expect(asked).toEqual([]);
  expect(await app.jobs.runWaiting()).toBe(1);
  expect(await reports()).toHaveLength(1);
});

/** What became of the messages that this process sent out, as an administrator reads it. */
async function classified(): Promise<Record<string, number>> {
  const { body } = await app.send({ url: "/metrics" });
  const found = body.matchAll(/^saywell_messages_classified_total\{outcome="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, outcome, count]) => [outcome, Number(count)]));
}

test("many faint notes keep the teachers from nothing: one waits about a person, few in all, and a cry for help before them", async () => {
  const [a, b] = await sit();
  await sayAndReview("Those people are odd", 0.65, [a, b]);
  await sayAndReview("These people are odd", 0.65, [a, b]);
  expect(await reports()).toHaveLength(1);
  // Stronger ones have their place all the same.
  await sayAndReview("Those people are rats", 0.75, [a, b]);
  expect(await reports()).toHaveLength(2);
  say(b, "I want to kill myself");
  await b.until("MESSAGE_BLOCKED");
  expect((await reports()).map(({ reason }) => reason)).toEqual(["SELF_HARM", "HATE", "HATE"]);

  const rows = await app.db.selectFrom("report").selectAll().execute();
  const note = rows.find((row) => row.note.includes("unsure"));
  const crowd = Array.from({ length: 40 }, (_, place) => ({
    source: note!.source,
    reason: note!.reason,
    note: note!.note,
    content: `Before, ${place}`,
    about_id: school.otherTeacher.id,
    context: "[]",
    created_at: app.clock.now(),
  }));
  await app.db.insertInto("report").values(crowd).execute();
  await sayAndReview("It is odd how they live", 0.65, [b, a]);
  expect((await reports()).filter(({ about }) => about?.name === "Ben")).toHaveLength(1);
});

describe("a message that the rules block for hate alone", () => {
  const text = "All faggots should leave this country";

  test("is posted among adults where the classifier finds no hate, with the slur hidden and word to a teacher", async () => {
    const [a, b] = await sit(adultsId);
    scores[text] = 0.29;
    say(a, text);
    const { message } = await b.until("NEW_MESSAGE");
    expect(message.content).toBe("All ******* should leave this country");
    expect((await a.until("MESSAGE_WARNING")).message).toContain("It has been reported.");
    expect(await reports()).toMatchObject([
      { reason: "HATE", note: expect.stringContaining("; posted"), message: { content: text } },
    ]);
  });

  test("waits for a teacher where people under 18 read", async () => {
    const [a] = await sit();
    scores[text] = 0.1;
    say(a, text);
    expect((await a.until("MESSAGE_BLOCKED")).message).toContain("It has been reported.");
    expect(await reports()).toMatchObject([
      { reason: "HATE", note: expect.stringContaining("; not posted"), message: { id: null } },
    ]);
  });

  test.each([
    ["that is not low", 0.3],
    ["that does not come", new Promise<number>(() => {})],
    ["that cannot be given", null],
  ])("stays blocked with a score %s", async (_, score) => {
    const [a] = await sit(adultsId);
    scores[text] = score;
    say(a, text);
    expect((await a.until("MESSAGE_BLOCKED")).message).toContain("attacks people");
    const rows = await app.db.selectFrom("room_message").selectAll().execute();
    expect(rows).toEqual([]);
  });

  test("is not read where something else stands against it", async () => {
    const [a] = await sit(adultsId);
    say(a, "I will kill you faggot");
    await a.until("MESSAGE_BLOCKED");
    expect(asked).toEqual([]);
  });

  test("is certain before its process stops", async () => {
    const stopping = await buildTestApp({ classifier: scripted, bus: bus.join(), database: app });
    const line = await lines.join(await listenOn(stopping), school.anna, adultsId);
    let give: (score: number) => void = () => {};
    scores[text] = new Promise((done) => (give = done));
    say(line, text);
    await expect.poll(() => asked).toEqual([text]);
    const closed = stopping.close();
    give(0.1);
    await closed;
    const rows = await app.db.selectFrom("room_message").select("content").execute();
    expect(rows).toMatchObject([{ content: expect.stringContaining("******") }]);
  });
});

test("where it is switched off, the rules decide alone", async () => {
  const plain = await buildTestApp({
    classifier: scripted,
    config: { messageClassifier: false },
    clock,
    after: timers.after,
    bus: bus.join(),
    database: app,
  });
  const at = await listenOn(plain);
  const a = await lines.join(at, school.anna, school.roomId);
  say(a, "Those people are rats");
  await a.until("NEW_MESSAGE");
  say(a, "All faggots should leave this country");
  await a.until("MESSAGE_BLOCKED");
  await read();
  expect(asked).toEqual([]);
  expect(await plain.jobs.runWaiting()).toBe(0);
  await plain.close();
});

test("the one on board takes down what it knows for hate, and leaves the rest", async () => {
  const real = await buildTestApp({
    classifier: createMessageClassifier({ log: () => {} }),
    bus: bus.join(),
    database: app,
  });
  const texts = ["Disabled people are nothing but a burden.", "The soup was very good."];
  for (const content of texts) {
    const { id: messageId } = await storeMessage(app, school.roomId, school.anna, content);
    await inTransaction(app.db, (tx) =>
      real.jobs.enqueue(tx, "review-messages", { messageIds: [messageId] }),
    );
  }
  expect(await real.jobs.runWaiting()).toBe(2);
  expect(await reports()).toMatchObject([{ reason: "HATE", message: { content: texts[0] } }]);
  const rows = await app.db
    .selectFrom("room_message")
    .select("content")
    .where("hidden_at", "is", null)
    .execute();
  expect(rows).toEqual([{ content: texts[1] }]);
  await real.close();
}, 30_000);
