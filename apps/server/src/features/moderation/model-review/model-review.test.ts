import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { createLines, type Line, listenOn } from "../../../testing/dial";
import {
  type FakeLanguageModel,
  startFakeLanguageModel,
} from "../../../testing/fake-language-model";
import { sharedBus } from "../../../testing/shared-bus";
import { audit, openSchool, queue, type School } from "../testing/school";

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
  app = await buildTestApp({ config: reviewing(), bus: bus.join() });
  other = await buildTestApp({ config: reviewing(), bus: bus.join(), database: app });
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

const reviewing = () => ({ moderationModel: { baseUrl: model.baseUrl, model: "guard" } });
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
  const reviewed = app.jobs.runWaiting();
  give(verdict("block", "harassment"));

  const hidden = { type: "MESSAGE_HIDDEN", roomId, id: message.id, seq };
  expect(await a.until("MESSAGE_HIDDEN")).toEqual(hidden);
  expect(await b.until("MESSAGE_HIDDEN")).toEqual(hidden);
  expect((await a.until("MESSAGE_WARNING")).message).toBe(
    "Your message was taken down. It has been reported.",
  );
  await reviewed;
  expect(await queue(app, school.teacher)).toMatchObject([
    {
      source: "FILTER",
      reason: "RUDE",
      note: "a language model, harassment",
      about: { name: "Anna" },
      message: { id: message.id, content: message.content },
    },
  ]);
  expect(await audit(app, school.admin)).toMatchObject([
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
  await a.until("NEW_MESSAGE");
  await app.jobs.runWaiting();
  expect(await queue(app, school.teacher)).toMatchObject([{ reason: "HATE" }]);
  expect(await audit(app, school.admin)).toEqual([]);
  const [row] = await app.db.selectFrom("room_message").select("hidden_at").execute();
  expect(row).toEqual({ hidden_at: null });
  await a.answered();
  expect(a.inbox.filter(({ type }) => type === "MESSAGE_HIDDEN")).toEqual([]);
});

test("whoever a model worries about reads where help is", async () => {
  const [a] = await sit();
  model.behaviour = () => verdict("warn", "self-harm");
  say(a, "Soon nobody has to carry me any more");
  await a.until("NEW_MESSAGE");
  await app.jobs.runWaiting();
  expect((await a.until("MESSAGE_WARNING")).message).toContain("Samaritans");
});

test("a message goes out once, whichever process asks, without a name or an id", async () => {
  const [a, b] = await sit();
  // Each process hears from the other what people said who are connected to both.
  await lines.join(ports.other, school.anna, school.roomId);
  const texts = ["What did you cook today?", "Rice and beans, as always.", "It sounds good to me."];
  for (const [place, text] of texts.entries()) {
    say(place === 1 ? b : a, text);
    await expect
      .poll(async () => {
        await Promise.all([app.jobs.runWaiting(), other.jobs.runWaiting()]);
        return asked().map(({ message }) => message);
      })
      .toContain(text);
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
  await app.jobs.runWaiting();
  expect(asked()).toMatchObject([{ message: "Sorry about that" }]);
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
  await app.jobs.runWaiting();
  expect(model.requests).toHaveLength(3);
  expect(await queue(app, school.teacher)).toEqual([]);
  model.behaviour = () => verdict("warn", "hate");
  say(a, "This one is heard again");
  await b.until("NEW_MESSAGE");
  await app.jobs.runWaiting();
  expect(await queue(app, school.teacher)).toHaveLength(1);
  expect(app.log).toMatchObject([{ event: "language-model-failed", status: 500 }]);
  expect(JSON.stringify(app.log)).not.toContain("bicycle");
});

test("a message that was posted is read also when its process died a moment later", async () => {
  const [a, b] = await sit();
  model.behaviour = () => verdict("block", "hate");
  say(a, "People like you should not be here");
  await b.until("NEW_MESSAGE");
  expect(model.requests).toEqual([]);
  expect(await other.jobs.runWaiting()).toBe(1);
  const [row] = await app.db.selectFrom("room_message").select("hidden_at").execute();
  expect(row?.hidden_at).not.toBeNull();
});

test("what is told of a message is told once, also when its job is done twice", async () => {
  const [a, b] = await sit();
  model.behaviour = () => verdict("block", "hate");
  say(a, "People like you should not be here");
  const { message } = await b.until("NEW_MESSAGE");
  await app.jobs.runWaiting();
  await Promise.all([a.until("MESSAGE_WARNING"), b.until("MESSAGE_HIDDEN")]);
  await inTransaction(app.db, (tx) =>
    app.jobs.enqueue(tx, "review-messages", { messageIds: [message.id] }),
  );
  expect(await app.jobs.runWaiting()).toBe(1);
  await Promise.all([a.answered(), b.answered()]);
  expect(a.inbox.filter(({ type }) => type === "MESSAGE_WARNING")).toEqual([]);
  expect(b.inbox.filter(({ type }) => type === "MESSAGE_HIDDEN")).toEqual([]);
});

test("nothing is said of a message that a teacher has taken down meanwhile", async () => {
  const [a, b] = await sit();
  model.behaviour = async () => {
    await app.db.updateTable("room_message").set({ hidden_at: app.clock.now() }).execute();
    return verdict("block", "hate");
  };
  say(a, "People like you should not be here");
  await b.until("NEW_MESSAGE");
  await app.jobs.runWaiting();
  expect(await queue(app, school.teacher)).toEqual([]);
  await a.answered();
  expect(a.inbox.filter(({ type }) => type.startsWith("MESSAGE_"))).toEqual([]);
});

test("a process that stops waits for no verdict, and leaves the message to another", async () => {
  const [a, b] = await sit();
  const stopping = await buildTestApp({ config: reviewing(), bus: bus.join(), database: app });
  const give = heldVerdict();
  say(a, "People like you should not be here");
  await b.until("NEW_MESSAGE");
  const working = stopping.jobs.runWaiting();
  await expect.poll(() => model.requests.length).toBe(1);
  await stopping.jobs.stop();
  await working;
  give(verdict("block", "hate"));
  expect(await queue(app, school.teacher)).toEqual([]);
  model.behaviour = () => verdict("block", "hate");
  expect(await app.jobs.runWaiting()).toBe(1);
  expect(await queue(app, school.teacher)).toHaveLength(1);
  await stopping.close();
});
