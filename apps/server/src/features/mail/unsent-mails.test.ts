import type { MailState } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
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
beforeEach(async () => {
  admin = await app.signIn({ role: "ADMIN" });
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

async function store(to: string, state: MailState, kind = "invitation"): Promise<void> {
  await app.db
    .insertInto("mail")
    .values({
      to_address: to,
      kind,
      subject: "Come",
      text: "Words",
      html: "<p>Words</p>",
      has_link: false,
      state,
      created_at: app.clock.now(),
    })
    .execute();
}
const states = async () =>
  Object.fromEntries(
    (await app.db.selectFrom("mail").select(["to_address as to", "state"]).execute()).map(
      ({ to, state }) => [to, state],
    ),
  );
const send = (at = app, as = admin) => at.call("POST /api/admin/unsent-mails/send", {}, { as });
const remove = (at = app, as = admin) => at.call("DELETE /api/admin/unsent-mails", {}, { as });
const acts = async () =>
  await app.db.selectFrom("audit_entry").select(["action", "details"]).orderBy("id").execute();

describe("mails that were written while no mail server was set", () => {
  test("are all sent when an admin says so, once, and others are left as they are", async () => {
    await store("a@example.org", "NOT_SENT");
    await store("b@example.org", "NOT_SENT");
    await store("c@example.org", "FAILED");
    expect((await send()).body).toEqual({ mails: 2 });
    expect((await send()).body).toEqual({ mails: 0 });
    await app.jobs.runWaiting();
    expect(await states()).toEqual({
      "a@example.org": "SENT",
      "b@example.org": "SENT",
      "c@example.org": "FAILED",
    });
    expect(server.taken).toHaveLength(2);
    expect(await acts()).toEqual([{ action: "unsent-mails-sent", details: { mails: 2 } }]);
  });

  test("are deleted when an admin says so, and others stay", async () => {
    await store("a@example.org", "NOT_SENT");
    await store("c@example.org", "FAILED");
    expect((await remove()).body).toEqual({ mails: 1 });
    expect(await states()).toEqual({ "c@example.org": "FAILED" });
    expect(await acts()).toEqual([{ action: "unsent-mails-deleted", details: { mails: 1 } }]);
  });

  test("stay where there is still no mail server, and for anybody but an admin", async () => {
    await store("a@example.org", "NOT_SENT");
    const teacher = await app.signIn({ role: "TEACHER", email: "t@example.org" });
    expect([(await send(without)).status, (await remove(without)).status]).toEqual([409, 409]);
    expect([(await send(app, teacher)).status, (await remove(app, teacher)).status]).toEqual([
      403, 403,
    ]);
    expect(await states()).toEqual({ "a@example.org": "NOT_SENT" });
  });
});

test("the outbox is searched by a part of the address, and by kind", async () => {
  await store("Ana_Ito@example.org", "FAILED");
  await store("anaxito@example.org", "FAILED", "reset-password");
  const found = async (query: { q?: string; kind?: "invitation" }) =>
    (await app.call("GET /api/admin/mails", { query }, { as: admin })).body.mails.map(
      ({ to }) => to,
    );
  expect(await found({ q: "ana_i" })).toEqual(["Ana_Ito@example.org"]);
  expect(await found({ q: "ITO@" })).toEqual(["anaxito@example.org", "Ana_Ito@example.org"]);
  expect(await found({ q: "ito@", kind: "invitation" })).toEqual(["Ana_Ito@example.org"]);
});
