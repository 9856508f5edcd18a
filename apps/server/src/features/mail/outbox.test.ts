import { randomUUID } from "node:crypto";
import type { MailKind, MailState } from "@saywell/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../db/transaction";
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

describe("a link by which its reader may act", () => {
  const link = "http://127.0.0.1:3000/reset-password#s3cret";
  const staffWords = "[link hidden: it opens the account of a member of staff]";
  type Reader = { accountId?: string; to?: string; kind?: MailKind };
  async function storeLink(state: MailState, { accountId, to, kind }: Reader = {}) {
    const { id } = await app.db
      .insertInto("mail")
      .values({
        to_address: to ?? "reader@example.org",
        account_id: accountId ?? null,
        kind: kind ?? "reset-password",
        subject: "Choose a new password",
        text: `Choose a password:\n${link}\n`,
        html: `<a href="${link}">Choose a password</a> ${link}`,
        has_link: true,
        state,
        created_at: app.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  const readAt = (at: TestApp, id: string) =>
    at.call("GET /api/admin/mails/{id}", { params: { id } }, { as: admin });
  beforeEach(async () => {
    admin = await app.signIn({ role: "ADMIN" });
  });

  test.each(["TEACHER", "ADMIN"] as const)(
    "is read by nobody where it opens the account of staff: %s",
    async (role) => {
      const { id: accountId } = await app.signIn({ role, email: "staff@example.org" });
      const { body, text } = await readAt(without, await storeLink("NOT_SENT", { accountId }));
      expect(text).not.toContain("s3cret");
      expect(body.hiddenLink).toBe("STAFF");
      expect(body.body?.text).toBe(`Choose a password:\n${staffWords}\n`);
      expect(body.body?.html).toContain(staffWords);
    },
  );

  test("is not read by an admin whose own it is: whoever has the session has the account for an hour, not for good", async () => {
    const id = await storeLink("NOT_SENT", { accountId: admin.id });
    expect((await readAt(without, id)).text).not.toContain("s3cret");
  });

  test("is not read in an invitation of somebody who is of the staff already, and could lose the account by it", async () => {
    await app.signIn({ role: "TEACHER", email: "Staff@example.org" });
    const to = "staff@example.org";
    const id = await storeLink("NOT_SENT", { to, kind: "invitation" });
    expect((await readAt(without, id)).text).not.toContain("s3cret");
  });

  test("is not read where its reader may choose among accounts, one of which is of the staff", async () => {
    const to = "staff@example.org";
    await app.signIn({ role: "TEACHER", email: to, isEmailVerified: false });
    await app.signIn({ email: to, isEmailVerified: false });
    expect((await readAt(without, await storeLink("NOT_SENT", { to }))).text).not.toContain(
      "s3cret",
    );
  });

  test("is handed over by an admin where no mail server is set: to a learner, a parent, and staff who were never here", async () => {
    const learner = await app.signIn({ email: "learner@example.org" });
    const { id: enrolled } = await app.db
      .insertInto("account")
      .values({
        name: "New Teacher",
        email: "new@example.org",
        role: "TEACHER",
        registered_at: app.clock.now(),
        enrolled_at: app.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const mails = [
      { accountId: learner.id },
      { kind: "parental-consent" as const },
      { kind: "invitation" as const, to: "new@example.org", accountId: enrolled },
    ];
    for (const mail of mails) {
      const { body } = await readAt(without, await storeLink("NOT_SENT", mail));
      expect(body).toMatchObject({ hiddenLink: null });
      expect(body.body?.text).toContain(link);
    }
  });

  test.each(["WAITING", "FAILED", "NOT_SENT"] as const)(
    "is read by nobody once a mail server is set: %s",
    async (state) => {
      const learner = await app.signIn();
      const { body, text } = await readAt(app, await storeLink(state, { accountId: learner.id }));
      expect(body.hiddenLink).toBe("SENT");
      expect(text).not.toContain("s3cret");
      const { text: listed } = await list();
      expect(listed).not.toContain("s3cret");
    },
  );

  test("is on record as a look at the child whom a mail to a parent is about", async () => {
    const child = await app.signIn({ ageBand: "UNDER_13" });
    const id = await storeLink("NOT_SENT", { kind: "parental-consent" });
    await app.db.updateTable("mail").set({ about_id: child.id }).execute();
    expect((await readAt(without, id)).body).toMatchObject({ accountId: null, aboutId: child.id });
    expect(await audit()).toMatchObject([
      { action: "mail-read", about_id: child.id },
      { action: "child-data-read", about_id: child.id },
    ]);
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

  const expectIt = (id: string) =>
    inTransaction(app.db, (tx) => app.jobs.enqueue(tx, "send-mail", { mailId: id, attempt: 0 }));
  /** Its process died again and again. */
  const loseJobOf = (id: string) =>
    sql`update pgboss.job set state = 'failed', completed_on = now()
        where name = 'send-mail' and data ->> 'mailId' = ${id}`.execute(app.db);

  test.each(["SENT", "WAITING"] as const)("refuses one that is %s", async (state) => {
    const [id] = await store(state);
    await expectIt(id!);
    expect(await sendAgain(id!)).toMatchObject({ status: 409, code: "conflict" });
    expect(await audit()).toEqual([]);
  });

  test("sends one that waits for nothing, because its job failed for good: once, whoever else asks", async () => {
    const [id] = await store("WAITING");
    await expectIt(id!);
    await loseJobOf(id!);
    const replies = await Promise.all([sendAgain(id!), sendAgain(id!)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await app.jobs.listFailed({ after: null, limit: 10 })).toEqual([]);
    await app.jobs.runWaiting();
    expect(server.taken).toHaveLength(1);
    expect((await list()).body.mails).toMatchObject([{ id, state: "SENT" }]);
  });

  test("sends it once though another admin has had its failed job done again just before", async () => {
    const [id] = await store("FAILED");
    await expectIt(id!);
    await loseJobOf(id!);
    const [failed] = await app.jobs.listFailed({ after: null, limit: 10 });
    await inTransaction(app.db, (tx) => app.jobs.retry(tx, "send-mail", failed!.id));
    expect((await sendAgain(id!)).status).toBe(200);
    expect(await app.jobs.runWaiting()).toBe(1);
    expect(server.taken).toHaveLength(1);
  });

  test("is not needed long: one that waits for nothing is said to have failed, and why", async () => {
    const [lost, waiting] = await store("WAITING", "WAITING");
    await expectIt(lost!);
    await loseJobOf(lost!);
    await inTransaction(app.db, (tx) =>
      app.jobs.enqueue(tx, "send-mail", { mailId: waiting!, attempt: 0 }, { after: 3600 }),
    );
    await inTransaction(app.db, (tx) => app.jobs.enqueue(tx, "tidy-outbox", {}));
    await app.jobs.runWaiting();
    expect((await list()).body.mails).toMatchObject([
      { id: waiting, state: "WAITING", lastError: null },
      { id: lost, state: "FAILED", lastError: expect.stringMatching(/^Saywell itself failed/) },
    ]);
    expect((await sendAgain(lost!)).body).toMatchObject({ state: "WAITING" });
    await app.jobs.runWaiting();
    expect(server.taken.map(({ to }) => to)).toEqual([["reader0@example.org"]]);
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
