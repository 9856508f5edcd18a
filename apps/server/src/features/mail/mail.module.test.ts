import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Config, readConfig } from "../../config";
import { inTransaction } from "../../db/transaction";
import { buildTestApp, type TestApp } from "../../testing/build-test-app";
import { type Letter, mailModule } from "./mail.module";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const mailServer = { smtpUrl: "smtp://127.0.0.1:1", from: "school@example.org" };
/** The module of a school that has a mail server, or has none. */
const school = (config: Partial<Config> = {}) =>
  mailModule({
    ...app,
    log: (entry) => app.log.push(entry),
    config: { ...readConfig({}), ...config },
  }).exports;

const letter: Letter = {
  kind: "reset-password",
  subject: "Choose a new password",
  greeting: "Hello Anna,",
  paragraphs: ["Somebody asked for a new password."],
  button: { label: "Choose a password", path: "/reset-password?token=abc" },
};

const to = "anna@example.org";
const mails = () => app.db.selectFrom("mail").selectAll().execute();

test("a mail exists exactly when the transaction that wrote it is committed", async () => {
  const { send } = school();
  const failing = inTransaction(app.db, async (tx) => {
    await send(tx, { to, accountId: null, letter });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await mails()).toEqual([]);
  await inTransaction(app.db, (tx) => send(tx, { to, accountId: null, letter }));
  expect(await mails()).toMatchObject([{ to_address: to, kind: "reset-password" }]);
});

test("a mail waits for the mail server, and is in the outbox where none is set", async () => {
  const { id: accountId } = await app.signIn({ email: to });
  await inTransaction(app.db, async (tx) => {
    await school({ mail: mailServer }).send(tx, { to, accountId, letter });
    await school().send(tx, { to, accountId, letter });
  });
  expect(await mails()).toMatchObject([
    { state: "WAITING", account_id: accountId },
    { state: "NOT_SENT", account_id: accountId },
  ]);
});

test("its link leads to where people reach the school", async () => {
  await inTransaction(app.db, async (tx) => {
    const mail = { to, accountId: null, letter };
    await school({ publicUrl: "https://school.example" }).send(tx, mail);
    await school({ host: "127.0.0.1", port: 3000 }).send(tx, mail);
  });
  const [known, unknown] = await mails();
  expect(known?.text).toContain("https://school.example/reset-password?token=abc");
  expect(unknown?.text).toContain("http://127.0.0.1:3000/reset-password?token=abc");
});
