import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { defaultRateLimits } from "../../config";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const message = {
  name: "Ana Lima",
  email: "ana@example.org",
  about: "ielts" as const,
  message: "When does the next course begin?\n\nThank you, Ana",
};
const write = (parts: Partial<typeof message> = {}, as?: TestUser, on = app) =>
  on.call("POST /api/school/messages", { body: { ...message, ...parts } }, as && { as });
const outbox = (on = app) => on.db.selectFrom("mail").selectAll().execute();

test("what somebody writes goes as a mail to the school's address, with where to answer", async () => {
  expect(await write()).toMatchObject({ status: 200, body: { ok: true } });
  const [mail, ...others] = await outbox();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to_address: "office@saywell.example",
    kind: "contact-message",
    subject: "The IELTS course: a message from Ana Lima",
    account_id: null,
    about_id: null,
  });
  for (const words of ["When does the next course begin?", "Thank you, Ana", "ana@example.org"]) {
    expect(mail!.text).toContain(words);
  }
});

test("what a learner wrote goes with their account", async () => {
  const as = await app.signInGuest();
  await write({}, as);
  expect(await outbox()).toMatchObject([{ about_id: as.id }]);
});

test.each([
  ["no name", { name: " " }],
  ["no address", { email: "ana" }],
  ["hardly a word", { message: "Hi" }],
  ["too many", { message: "a".repeat(2001) }],
])("%s is refused, and nothing is sent", async (_, parts) => {
  expect(await write(parts)).toMatchObject({ status: 400, code: "invalid-input" });
  expect(await outbox()).toEqual([]);
});

test.each([
  ["a name", { name: "\u200B\u200B" }, "Please write your name, so that we can read it."],
  [
    "a message",
    { message: "Hi\u200B\u200B\u200B\u200B\u200B\u200B\u200B\u200B" },
    "Please write your message.",
  ],
])("%s of marks that nobody sees is refused", async (_, parts, text) => {
  expect(await write(parts)).toMatchObject({ status: 400, code: "invalid-input", text });
  expect(await outbox()).toEqual([]);
});

test("a name comes in one line, without marks that turn what stands after it", async () => {
  await write({ name: "Ana\n\u202ELima" });
  expect((await outbox())[0]!.subject).toBe("The IELTS course: a message from Ana Lima");
});

describe("who writes as if they may be in danger", () => {
  const cry = { message: "Please answer soon, I want to die." };

  test("without an account reads where help is in the country of their clock, and the mail begins with it", async () => {
    const body = { ...message, ...cry, timeZone: "Europe/London" };
    const { help } = (await app.call("POST /api/school/messages", { body })).body;
    expect(help).toContain("Samaritans on 116 123");
    expect(help).not.toContain("No person reads your words here");
    expect(await outbox()).toMatchObject([
      { subject: "Perhaps in danger: a message from Ana Lima" },
    ]);
    expect((await outbox())[0]!.text).toContain("call 999 or 112 in the UK");
  });

  test("reads it too where the message cannot be sent, and that nobody reads what they wrote", async () => {
    const unset = await buildTestApp({ config: { demo: false } });
    try {
      const reply = await write(cry, undefined, unset);
      expect(reply).toMatchObject({ status: 404, code: "not-found" });
      expect(reply.text).toMatch(/^This school has not said.*\n.*findahelpline\.com/s);
      expect(reply.text).toContain("No person reads your words here");
      expect(reply.text).not.toContain("look after this school");
      const nameless = await write({ ...cry, name: " \u200B" });
      expect(nameless.text).toContain("No person reads your words here");
    } finally {
      await unset.close();
    }
  });
});

describe("who cries for help in a message that is refused", () => {
  const cry = "I want to kill myself.";

  test.each([
    ["without a name", { name: " ", message: cry }, "name is empty."],
    ["without an address", { email: "ana", message: cry }, "email is not an email address."],
    [
      "that is too long",
      { message: `${cry} ${"I am sad. ".repeat(200)}` },
      "message is too long: at most 2000 characters.",
    ],
  ])("%s reads why, and where help is in their country", async (_, parts, why) => {
    const body = { ...message, ...parts, timeZone: "Europe/London" };
    const reply = await app.call("POST /api/school/messages", { body });
    expect(reply).toMatchObject({ status: 400, code: "invalid-input" });
    const [first, ...help] = reply.text.split("\n");
    expect(first).toBe(why);
    expect(help.join("\n")).toMatch(/999 or 112 in the UK.*No person reads your words here/s);
    expect(await outbox()).toEqual([]);
  });
});

test("a school that has not said where it reads mail gets none", async () => {
  const unset = await buildTestApp({ config: { demo: false } });
  try {
    expect(await write({}, undefined, unset)).toMatchObject({ status: 404, code: "not-found" });
    expect(await outbox(unset)).toEqual([]);
  } finally {
    await unset.close();
  }
});

test("one address writes so many an hour and no more", async () => {
  const { max } = defaultRateLimits.contactMessages;
  const limited = await buildTestApp({ config: { rateLimits: defaultRateLimits } });
  try {
    for (let count = 0; count < max; count++) await write({}, undefined, limited);
    expect(await write({}, undefined, limited)).toMatchObject({
      status: 429,
      code: "too-many-requests",
      text: "Too many requests. Please wait a little and try again.",
    });
    const cry = await write({ message: "I want to kill myself." }, undefined, limited);
    expect(cry).toMatchObject({ status: 429, code: "too-many-requests" });
    expect(cry.text).toMatch(/^Too many requests\..*\n.*findahelpline\.com/s);
    expect(await outbox(limited)).toHaveLength(max);
  } finally {
    await limited.close();
  }
});
