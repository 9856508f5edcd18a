import { randomUUID } from "node:crypto";
import type { MailState } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { startMailServer, type TestMailServer } from "../../testing/start-mail-server";

let server: TestMailServer;
/** Two processes on one database: one is told of a mail server, one is not. */
let app: TestApp;
let without: TestApp;
let admin: TestUser;
beforeAll(async () => {
  server = await startMailServer();
  const smtpUrl = `smtp://127.0.0.1:${server.port}`;
  app = await buildTestApp({ config: { mail: { smtpUrl, from: "school@example.org" } } });
  without = await buildTestApp({ database: app });
});
afterEach(async () => {
  server.taken.length = 0;
  await app.empty();
});
afterAll(async () => {
  await without.close();
  await app.close();
  await server.close();
});

/** Stored mails, the latest last. */
async function store(...states: MailState[]): Promise<string[]> {
  admin = await app.signIn({ role: "ADMIN" });
  const rows = await app.db
    .insertInto("mail")
    .values(
      states.map((state, place) => ({
        to_address: `reader${place}@example.org`,
        kind: "invitation",
        subject: `Mail ${place}`,
        text: state === "SENT" ? null : `Words ${place}`,
        html: state === "SENT" ? null : `<p>Words ${place}</p>`,
        has_link: true,
        state,
        created_at: app.clock.now(),
        attempts: state === "FAILED" ? 1 : 0,
        last_error: state === "FAILED" ? "The mail server refused. It said: 550 No" : null,
        sent_at: state === "SENT" ? app.clock.now() : null,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

const list = (query: { state?: MailState; cursor?: string; limit?: number } = {}, at = app) =>
  at.call("GET /api/admin/mails", { query }, { as: admin });
const read = (id: string, as = admin) =>
  app.call("GET /api/admin/mails/{id}", { params: { id } }, { as });
const sendAgain = (id: string, as = admin, at = app) =>
  at.call("POST /api/admin/mails/{id}/send-again", { params: { id } }, { as });
const audit = () =>
  app.db
    .selectFrom("audit_entry")
    .select(["action", "actor_id", "about_id", "details"])
    .orderBy("id")
    .execute();

describe("GET /api/admin/mails", () => {
  test("shows each mail with what became of it, latest first, without its words", async () => {
    const [failed, sent] = await store("FAILED", "SENT");
    const { status, body, text } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      mailServer: "set",
      next: null,
      mails: [
        { id: sent, state: "SENT", to: "reader1@example.org", sentAt: "2026-03-02T09:00:00.000Z" },
        { id: failed, state: "FAILED", lastError: "The mail server refused. It said: 550 No" },
      ],
    });
    expect(text).not.toContain("Words");
  });

  test("says where no mail server is set", async () => {
    await store("NOT_SENT");
    expect((await list({}, without)).body).toMatchObject({
      mailServer: "none",
      mails: [{ state: "NOT_SENT" }],
    });
  });

  test("comes in pages, with nothing twice and nothing left out while mails are written", async () => {
    const ids = await store("SENT", "SENT", "SENT", "SENT", "SENT");
    const first = await list({ limit: 2 });
    await store("SENT");
    const second = await list({ limit: 2, cursor: first.body.next! });
    const third = await list({ limit: 2, cursor: second.body.next! });
    const pages = [first, second, third];
    expect(pages.flatMap(({ body }) => body.mails.map(({ id }) => id))).toEqual(ids.toReversed());
    expect(third.body.next).toBeNull();
  });

  test("can be only those in one state", async () => {
    const [failed] = await store("FAILED", "SENT", "NOT_SENT");
    expect((await list({ state: "FAILED" })).body.mails.map(({ id }) => id)).toEqual([failed]);
  });

  test.each(["x", "-1", "1e3", "99999999999999999999"])("refuses the page %s", async (cursor) => {
    await store("SENT");
    expect(await list({ cursor })).toMatchObject({ status: 400, code: "invalid-input" });
  });
});

describe("GET /api/admin/mails/{id}", () => {
  test("shows the words of a mail, and the audit log keeps who looked", async () => {
    const [id] = await store("NOT_SENT");
    expect((await read(id!)).body).toMatchObject({
      id,
      body: { text: "Words 0", html: "<p>Words 0</p>" },
    });
    expect(await audit()).toEqual([
      {
        action: "mail-read",
        actor_id: admin.id,
        about_id: null,
        details: { mailId: id, kind: "invitation" },
      },
    ]);
  });

  test("has no words of a mail that was sent with a link", async () => {
    const [id] = await store("SENT");
    expect((await read(id!)).body).toMatchObject({ state: "SENT", body: null });
  });

  test.each([randomUUID(), "no-uuid"])("does not know %s, and keeps no look at it", async (id) => {
    await store("SENT");
    expect(await read(id)).toMatchObject({ status: 404, code: "not-found" });
    expect(await audit()).toEqual([]);
  });
});

describe("POST /api/admin/mails/{id}/send-again", () => {
  test.each(["FAILED", "NOT_SENT"] as const)("sends one that is %s", async (state) => {
    const [id] = await store(state);
    expect((await sendAgain(id!)).body).toMatchObject({
      id,
      state: "WAITING",
      attempts: 0,
      lastError: null,
    });
    await app.jobs.runWaiting();
    expect(server.taken.map(({ to }) => to)).toEqual([["reader0@example.org"]]);
    expect((await list()).body.mails).toMatchObject([{ state: "SENT" }]);
    expect(await audit()).toMatchObject([{ action: "mail-sent-again", actor_id: admin.id }]);
  });

  test("of two admins at once has one sending it", async () => {
    const [id] = await store("FAILED");
    const replies = await Promise.all([sendAgain(id!), sendAgain(id!)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await app.jobs.runWaiting();
    expect(server.taken).toHaveLength(1);
  });

  test.each(["SENT", "WAITING"] as const)("refuses one that is %s", async (state) => {
    const [id] = await store(state);
    expect(await sendAgain(id!)).toMatchObject({ status: 409, code: "conflict" });
    expect(await audit()).toEqual([]);
  });

  test("refuses where no mail server is set", async () => {
    const [id] = await store("NOT_SENT");
    expect(await sendAgain(id!, admin, without)).toMatchObject({ status: 409, code: "conflict" });
    expect((await list()).body.mails).toMatchObject([{ state: "NOT_SENT" }]);
  });

  test.each([randomUUID(), "no-uuid"])("does not know %s", async (id) => {
    await store("SENT");
    expect(await sendAgain(id)).toMatchObject({ status: 404, code: "not-found" });
  });
});

test("nobody but an admin looks into the outbox", async () => {
  const [id] = await store("NOT_SENT");
  const params = { id: id! };
  for (const as of [await app.signIn({ role: "TEACHER" }), await app.signInGuest()]) {
    const forbidden = { status: 403, code: "forbidden" };
    expect(await app.call("GET /api/admin/mails", {}, { as })).toMatchObject(forbidden);
    expect(await read(id!, as)).toMatchObject(forbidden);
    expect(await sendAgain(id!, as)).toMatchObject(forbidden);
  }
  const unknown = { status: 401, code: "not-signed-in" };
  expect(await app.call("GET /api/admin/mails", {})).toMatchObject(unknown);
  expect(await app.call("GET /api/admin/mails/{id}", { params })).toMatchObject(unknown);
  expect(await app.call("POST /api/admin/mails/{id}/send-again", { params })).toMatchObject(
    unknown,
  );
});
