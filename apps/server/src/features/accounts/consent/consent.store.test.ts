import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { mailboxesOfMinors, ofMinors } from "./consent.store";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test("whether a mailbox is a minor's is found among those with this mailbox, not by reading all addresses", async () => {
  await app.signIn({ email: "Kim.Child+games@gmail.com", ageBand: "AGE_13_TO_17" });
  await app.signIn({ email: "mum@example.org", ageBand: "ADULT" });
  const mailboxes = ["kimchild@gmail.com", "mum@example.org"];
  expect([...(await mailboxesOfMinors(app.db, mailboxes))]).toEqual(["kimchild@gmail.com"]);

  const plan = await inTransaction(app.db, async (tx) => {
    // A few rows are read whole in any case.
    await sql`set local enable_seqscan = off`.execute(tx);
    return JSON.stringify(await ofMinors(tx, mailboxes).explain("json"));
  });
  expect(plan).toContain("account_mailbox");
  expect(plan).toContain("one_time_link_mailbox");
});
