import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { type Config, readConfig } from "../../config";
import { inTransaction } from "../../db/transaction";
import { createJobs, type Jobs } from "../../jobs";
import { buildTestApp, type TestApp } from "../../testing/build-test-app";
import { type MovableClock, movableClock } from "../../testing/movable-clock";
import { refusing, startMailServer, type TestMailServer } from "../../testing/start-mail-server";
import { waits } from "./delivery.service";
import { type Letter, mailModule } from "./mail.module";

let app: TestApp;
let clock: MovableClock;
let server: TestMailServer;
/** What the server says to the next mail; null: it takes it. */
let refusal: Error | null;
beforeAll(async () => {
  clock = movableClock("2026-03-02T09:00:00Z");
  app = await buildTestApp({ clock });
  server = await startMailServer({ onRcptTo: (_, __, done) => done(refusal) });
});
beforeEach(() => {
  refusal = null;
  server.taken.length = 0;
});
afterEach(() => app.empty());
afterAll(async () => {
  await app.close();
  await server.close();
});

const letter: Letter = {
  kind: "reset-password",
  subject: "Choose a new password",
  greeting: "Hello Anna,",
  paragraphs: ["Somebody asked for a new password."],
  button: { label: "Choose a password", path: "/reset-password?token=abc" },
};
const to = "anna@example.org";
const mails = () => app.db.selectFrom("mail").selectAll().orderBy("seq").execute();

/** One process of a school that has a mail server, or has none. */
function school(config: Partial<Config> = {}) {
  const jobs = createJobs({ db: app.db, log: (entry) => app.log.push(entry) });
  const { send } = mailModule(
    {
      ...app,
      jobs,
      stopping: new AbortController().signal,
      log: (entry) => app.log.push(entry),
      config: { ...readConfig({}), ...config },
    },
    {
      record: () => Promise.resolve(),
      settings: () => ({ name: "Oak School", contact: "" }),
      opensStaff: () => Promise.resolve(false),
    },
  ).exports;
  return { jobs, send };
}
const withServer = () =>
  school({ mail: { smtpUrl: `smtp://127.0.0.1:${server.port}`, from: "school@example.org" } });
type School = ReturnType<typeof school>;
const write = ({ send }: School, written: Letter = letter, accountId: string | null = null) =>
  inTransaction(app.db, (tx) => send(tx, { to, accountId, letter: written }));

/** Time passes, for the process and for what waits in the database. */
async function pass(seconds: number, jobs: Jobs): Promise<number> {
  clock.advance(seconds * 1000);
  await sql`update pgboss.job set start_after = start_after - make_interval(secs => ${seconds})`.execute(
    app.db,
  );
  return await jobs.runWaiting();
}

describe("writing a mail", () => {
  test("is done exactly when the transaction that wrote it is committed", async () => {
    const { send, jobs } = withServer();
    const failing = inTransaction(app.db, async (tx) => {
      await send(tx, { to, accountId: null, letter });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await jobs.runWaiting()).toBe(0);
    await inTransaction(app.db, (tx) => send(tx, { to, accountId: null, letter }));
    expect(await mails()).toMatchObject([{ to_address: to, kind: "reset-password" }]);
    expect(await jobs.runWaiting()).toBe(1);
  });

  test("waits for the mail server, or stays in the outbox where none is set", async () => {
    const { id: accountId } = await app.signIn({ email: to });
    await write(withServer(), letter, accountId);
    await write(school(), letter, accountId);
    expect(await mails()).toMatchObject([
      { state: "WAITING", account_id: accountId },
      { state: "NOT_SENT", account_id: accountId },
    ]);
  });

  test.each([
    [{ publicUrl: "https://school.example" }, "https://school.example"],
    [{ host: "127.0.0.1", port: 3000 }, "http://127.0.0.1:3000"],
    [{ host: "0.0.0.0", port: 80 }, "http://localhost"],
    [{ host: "::1", port: 3000 }, "http://[::1]:3000"],
  ])("links to where people reach the school: %j", async (config, origin) => {
    await write(school(config));
    expect((await mails())[0]?.text).toContain(`\n${origin}/reset-password?token=abc\n`);
  });
});

describe("a mail that the server takes", () => {
  test("is sent once, in the school's name, and its time is kept", async () => {
    const one = withServer();
    await write(one);
    await one.jobs.runWaiting();
    expect(await one.jobs.runWaiting()).toBe(0);
    expect(server.taken).toHaveLength(1);
    const [{ mail }] = server.taken as [TestMailServer["taken"][0]];
    expect(mail.from?.value).toEqual([{ name: "Oak School", address: "school@example.org" }]);
    expect(mail.text).toContain("Somebody asked for a new password.");
    expect(await mails()).toMatchObject([
      { state: "SENT", sent_at: clock.now(), attempts: 1, subject: letter.subject },
    ]);
  });

  test("leaves no link behind, by which somebody else could act", async () => {
    const one = withServer();
    const { button: _none, ...plain } = letter;
    await write(one);
    await write(one, { ...plain, kind: "password-changed" });
    await one.jobs.runWaiting();
    const [withLink, without] = await mails();
    expect(withLink).toMatchObject({ state: "SENT", text: null, html: null, to_address: to });
    expect(without?.text).toContain("Somebody asked for a new password.");
  });

  test("goes out again under the same Message-ID where its process died before it knew", async () => {
    const one = withServer();
    await write(one);
    await one.jobs.runWaiting();
    // As it stands in the database of a process that died after the server's answer.
    const { text, html } = { text: "Hello", html: "<p>Hello</p>" };
    await app.db
      .updateTable("mail")
      .set({ state: "WAITING", sent_at: null, attempts: 0, text, html })
      .execute();
    const { id } = (await mails())[0]!;
    const again = { mailId: id, attempt: 0 };
    await inTransaction(app.db, (tx) => one.jobs.enqueue(tx, "send-mail", again));
    await withServer().jobs.runWaiting();
    const ids = server.taken.map(({ mail }) => mail.messageId);
    expect(ids).toEqual([`<${id}@example.org>`, `<${id}@example.org>`]);
    expect(await mails()).toMatchObject([{ state: "SENT" }]);
  });

  test("is not sent again by a job that is done twice", async () => {
    const one = withServer();
    await write(one);
    const { id } = (await mails())[0]!;
    await inTransaction(app.db, (tx) =>
      one.jobs.enqueue(tx, "send-mail", { mailId: id, attempt: 0 }),
    );
    expect(await one.jobs.runWaiting()).toBe(2);
    expect(server.taken).toHaveLength(1);
  });

  test("is not sent when its account is gone", async () => {
    const one = withServer();
    const { id } = await app.signIn({ email: to });
    await write(one, letter, id);
    await app.db.deleteFrom("account").where("id", "=", id).execute();
    await one.jobs.runWaiting();
    expect(server.taken).toEqual([]);
  });
});

describe("a mail that the server does not take", () => {
  test("for good has failed, with the server's own reason, and its words stay", async () => {
    const one = withServer();
    refusal = refusing(550, "5.1.1 There is no anna here");
    await write(one);
    await one.jobs.runWaiting();
    expect(await mails()).toMatchObject([
      {
        state: "FAILED",
        attempts: 1,
        last_error:
          "The mail server does not take mails to this address. It said: 550 5.1.1 There is no anna here",
        text: expect.stringContaining("token=abc"),
      },
    ]);
    expect(await pass(24 * 3600, one.jobs)).toBe(0);
  });

  test("for now is tried again, after longer and longer, until it is taken", async () => {
    const one = withServer();
    refusal = refusing(451, "4.7.1 Try again later");
    await write(one);
    await one.jobs.runWaiting();
    expect(await mails()).toMatchObject([
      {
        state: "WAITING",
        attempts: 1,
        last_error:
          "The mail server does not take mails to this address for now. It said: 451 4.7.1 Try again later",
        next_try_at: new Date(clock.now().getTime() + 60_000),
      },
    ]);
    expect(await pass(55, one.jobs)).toBe(0);
    expect(await pass(10, one.jobs)).toBe(1);
    expect(await pass(250, one.jobs)).toBe(0);
    refusal = null;
    expect(await pass(60, one.jobs)).toBe(1);
    expect(await mails()).toMatchObject([{ state: "SENT", attempts: 3, last_error: null }]);
    expect(server.taken).toHaveLength(1);
  });

  test("has failed after about a day", async () => {
    const one = withServer();
    refusal = refusing(451, "Try again later");
    await write(one);
    await one.jobs.runWaiting();
    for (const wait of waits) expect(await pass(wait + 5, one.jobs)).toBe(1);
    expect(await mails()).toMatchObject([{ state: "FAILED", attempts: waits.length + 1 }]);
    expect(await pass(24 * 3600, one.jobs)).toBe(0);
    const all = waits.reduce((sum, each) => sum + each, 0);
    expect(all / 3600).toBeGreaterThan(20);
    expect(all / 3600).toBeLessThan(28);
  });

  test("is told in the log by its number and a code: the server's words may name people", async () => {
    const one = withServer();
    refusal = refusing(550, `No ${to} here`);
    await write(one);
    await one.jobs.runWaiting();
    expect(app.log).toMatchObject([
      { level: "warn", event: "mail-not-taken", kind: "reset-password", code: "EENVELOPE 550" },
    ]);
    expect(JSON.stringify(app.log)).not.toContain(to);
  });

  test("with a link that the server does not like is failed without the link", async () => {
    const one = withServer();
    refusal = refusing(554, "Bad address http://127.0.0.1:3000/reset-password#s3cret in it");
    await write(one);
    await one.jobs.runWaiting();
    expect((await mails())[0]?.last_error).toMatch(/It said: 554 Bad address \[link hidden/);
  });

  test("stays in the outbox when no mail server is set any more", async () => {
    await write(withServer());
    await school().jobs.runWaiting();
    expect(await mails()).toMatchObject([{ state: "NOT_SENT", attempts: 0 }]);
  });

  test("because none was set is not sent by itself when one is: its links may be stale", async () => {
    await write(school());
    const later = withServer();
    expect(await later.jobs.runWaiting()).toBe(0);
    expect(await pass(24 * 3600, later.jobs)).toBe(0);
    expect(await mails()).toMatchObject([{ state: "NOT_SENT" }]);
  });
});

test("mails go from the outbox after 30 days, whatever became of them", async () => {
  const one = withServer();
  await write(one);
  await one.jobs.runWaiting();
  await write(school());
  const tidy = () =>
    inTransaction(app.db, (tx) => one.jobs.enqueue(tx, "tidy-outbox", {})).then(() =>
      one.jobs.runWaiting(),
    );
  clock.advance(30 * 24 * 3600 * 1000);
  await tidy();
  expect(await mails()).toHaveLength(2);
  await write(school());
  clock.advance(1);
  await tidy();
  expect(await mails()).toHaveLength(1);
});
