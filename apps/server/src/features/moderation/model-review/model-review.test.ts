import type { RoomMessage } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { createLines, type Line, listenOn } from "../../../testing/dial";
import {
  type FakeLanguageModel,
  startFakeLanguageModel,
} from "../../../testing/fake-language-model";
import { sharedBus } from "../../../testing/shared-bus";
import { createModelReview } from "./model-review.service";
import { audit, openSchool, queue, say as store, type School } from "../testing/school";

let model: FakeLanguageModel;
let app: TestApp;
let other: TestApp;
let ports: { app: number; other: number };
let school: School;
const bus = sharedBus();
const lines = createLines();

/** Two processes that have a model to ask. */
beforeAll(async () => {
  model = await startFakeLanguageModel();
  const config = { moderationModel: { baseUrl: model.baseUrl, model: "guard" } };
  app = await buildTestApp({ config, bus: bus.join() });
  other = await buildTestApp({ config, bus: bus.join(), database: app });
  ports = { app: await listenOn(app), other: await listenOn(other) };
});
beforeEach(async () => {
  school = await openSchool(app);
  model.requests.length = 0;
  model.behaviour = () => verdict("allow");
});
afterEach(async () => {
  lines.hangUp();
  await app.empty();
});
afterAll(async () => {
  await Promise.all([app.close(), other.close(), model.close()]);
  bus.close();
});

const verdict = (action: string, ...reasons: string[]) => JSON.stringify({ reasons, action });
const asked = () =>
  model.requests.map(({ body }) => JSON.parse(body.messages[1]!.content) as { message: string });
const sit = async (): Promise<[Line, Line]> => [
  await lines.join(ports.app, school.anna, school.roomId),
  await lines.join(ports.other, school.ben, school.roomId),
];
const say = (line: Line, content: string) => line.send({ type: "SEND_MESSAGE", content });
/** A verdict that is given when the test says so. */
function heldVerdict(): (answer: string) => void {
  let give: (answer: string) => void = () => {};
  const answer = new Promise<string>((done) => (give = done));
  model.behaviour = () => answer;
  return give;
}

test("a message is shown at once; what a model then blocks is taken down for all, reported and in the audit log", async () => {
  const [a, b] = await sit();
  const give = heldVerdict();
  say(a, "People like you should not be here");
  const { message, roomId, seq } = await b.until("NEW_MESSAGE");
  await a.until("NEW_MESSAGE");
  give(verdict("block", "harassment"));

  const hidden = { type: "MESSAGE_HIDDEN", roomId, id: message.id, seq };
  expect(await a.until("MESSAGE_HIDDEN")).toEqual(hidden);
  expect(await b.until("MESSAGE_HIDDEN")).toEqual(hidden);
  expect((await a.until("MESSAGE_WARNING")).message).toBe(
    "Your message was taken down. A teacher will look at it.",
  );
  expect(await queue(app, school.teacher)).toMatchObject([
    {
      source: "FILTER",
      reason: "RUDE",
      note: "a language model, harassment",
      about: { name: "Anna" },
      message: { id: message.id, content: message.content },
    },
  ]);
  expect(await audit(app, school.teacher)).toMatchObject([
    {
      actor: null,
      action: "MESSAGE_HIDDEN_BY_MODEL",
      about: { name: "Anna" },
      details: { reason: "It was judged as harassment.", messageId: message.id },
    },
  ]);
  await b.answered();
  expect(b.inbox.filter(({ type }) => type === "MESSAGE_WARNING")).toEqual([]);
});

test("what a model warns about is reported, and stays", async () => {
  const [a, b] = await sit();
  model.behaviour = () => verdict("warn", "hate");
  say(b, "They are all the same, those people");
  await expect.poll(() => queue(app, school.teacher)).toMatchObject([{ reason: "HATE" }]);
  expect(await audit(app, school.teacher)).toEqual([]);
  const [row] = await app.db.selectFrom("room_message").select("hidden_at").execute();
  expect(row).toEqual({ hidden_at: null });
  await a.answered();
  expect(a.inbox.filter(({ type }) => type === "MESSAGE_HIDDEN")).toEqual([]);
});

test("whoever a model worries about reads where help is", async () => {
  const [a] = await sit();
  model.behaviour = () => verdict("warn", "self-harm");
  say(a, "Soon nobody has to carry me any more");
  expect((await a.until("MESSAGE_WARNING")).message).toContain("Samaritans");
});

test("a message goes out once, from the process that stored it, without a name or an id", async () => {
  const [a, b] = await sit();
  // Each process hears from the other what people said who are connected to both.
  await lines.join(ports.other, school.anna, school.roomId);
  const texts = ["What did you cook today?", "Rice and beans, as always.", "It sounds good to me."];
  for (const [place, text] of texts.entries()) {
    say(place === 1 ? b : a, text);
    await (place === 1 ? a : b).until("NEW_MESSAGE");
    await expect.poll(() => asked().map(({ message }) => message)).toContain(text);
  }
  expect(asked()).toEqual(texts.map((message) => ({ readers: "people of all ages", message })));
  const sent = JSON.stringify(model.requests.map(({ body }) => body));
  for (const secret of ["Anna", "Ben", school.anna.id, school.roomId]) {
    expect(sent).not.toContain(secret);
  }
});

test("what the rules refuse is sent nowhere", async () => {
  const [a, b] = await sit();
  say(a, "I will kill you");
  await a.until("MESSAGE_BLOCKED");
  say(a, "Sorry about that");
  await b.until("NEW_MESSAGE");
  await expect.poll(asked).toMatchObject([{ message: "Sorry about that" }]);
});

test("without an answer the rules alone hold, and the log says so once, without what was said", async () => {
  const [a, b] = await sit();
  app.log.length = 0;
  model.behaviour = (_, response) => {
    response.writeHead(500).end("{}");
    return undefined;
  };
  for (const content of ["My bicycle is red", "The weather is fine", "We learn together"]) {
    say(a, content);
    await b.until("NEW_MESSAGE");
  }
  await expect.poll(() => model.requests.length).toBe(3);
  expect(await queue(app, school.teacher)).toEqual([]);
  model.behaviour = () => verdict("warn", "hate");
  say(a, "This one is heard again");
  await expect.poll(() => queue(app, school.teacher)).toHaveLength(1);
  expect(app.log).toMatchObject([{ event: "language-model-failed", status: 500 }]);
  expect(JSON.stringify(app.log)).not.toContain("bicycle");
});

describe("a process that is behind", () => {
  const message = (place: number, id: string = crypto.randomUUID()): RoomMessage => ({
    id,
    userId: school.ben.id,
    userName: "Ben",
    content: `Message ${place}`,
    createdAt: app.clock.now().toISOString(),
    isModerated: 0,
    seq: place,
    isBot: false,
  });
  function setUp() {
    const heard: string[] = [];
    const log: string[] = [];
    const told: unknown[] = [];
    const settles: (() => void)[] = [];
    const review = createModelReview({
      db: app.db,
      clock: app.clock,
      judge: ({ text }) => {
        heard.push(text);
        return new Promise((done) => {
          settles.push(() => done({ action: "block", reasons: ["hate"] }));
        });
      },
      toRoom: (_, message) => told.push(message),
      toAccounts: (_, message) => told.push(message),
      log: ({ event }) => void log.push(event),
      atOnce: 1,
      mostWaiting: 2,
    });
    return { review, heard, log, told, settle: () => settles.shift()?.() };
  }

  test("judges what it can and lets the others be", async () => {
    const { review, heard, log, settle } = setUp();
    review.read(school.roomId, [message(1)]);
    await expect.poll(() => heard).toEqual(["Message 1"]);
    review.read(
      school.roomId,
      [2, 3, 4, 5].map((place) => message(place)),
    );
    expect(log).toEqual(["messages-not-reviewed"]);
    for (const count of [1, 2, 3]) {
      await expect.poll(() => heard.length).toBe(count);
      settle();
    }
    await review.close();
    expect(heard).toEqual(["Message 1", "Message 2", "Message 3"]);
  });

  test("does not wait for a verdict when it stops, and does nothing with one that comes later", async () => {
    const { review, heard, told, settle } = setUp();
    const { id, seq } = await store(app, school.roomId, school.ben, "Message 1");
    review.read(school.roomId, [message(seq, id)]);
    await expect.poll(() => heard).toEqual(["Message 1"]);
    await review.close();
    settle();
    await new Promise((done) => setImmediate(done));
    // Were anything done about it, closing would wait for it.
    await review.close();
    expect(await queue(app, school.teacher)).toEqual([]);
    expect(told).toEqual([]);
  });

  test("says nothing of a message that a teacher has taken down meanwhile", async () => {
    const { review, heard, told, settle } = setUp();
    const { id, seq } = await store(app, school.roomId, school.ben, "Message 1");
    review.read(school.roomId, [message(seq, id), message(2)]);
    await expect.poll(() => heard).toEqual(["Message 1"]);
    await app.db.updateTable("room_message").set({ hidden_at: app.clock.now() }).execute();
    settle();
    // Those after it are judged once it is settled.
    await expect.poll(() => heard).toEqual(["Message 1", "Message 2"]);
    expect(told).toEqual([]);
    expect(await queue(app, school.teacher)).toEqual([]);
    await review.close();
  });
});
