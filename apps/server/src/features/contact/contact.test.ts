import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
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
    });
    expect(await outbox(limited)).toHaveLength(max);
  } finally {
    await limited.close();
  }
});
