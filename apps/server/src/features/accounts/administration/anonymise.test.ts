import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { makeBusyLearner } from "../testing/busy-learner";

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn({ name: "Head", email: "head@example.org", role: "ADMIN" });
});
afterAll(() => app.close());

const anonymise = (id: string, name: string) =>
  app.call(
    "POST /api/admin/people/{id}/anonymise",
    { params: { id }, body: { name, reason: "Asked for it." } },
    { as: admin },
  );

describe("somebody who is anonymised", () => {
  test("leaves figures under no name, and nothing that they wrote or were called", async () => {
    const person = await makeBusyLearner(app);
    const name = "Zephyrine Quill";
    expect((await anonymise(person.id, "Somebody else")).status).toBe(409);
    expect((await anonymise(person.id, name)).text).toMatch(/teaches a class/);
    await app.db.updateTable("school_class").set({ teacher_id: admin.id }).execute();
    const xp = async () =>
      await app.db
        .selectFrom("ledger_entry")
        .innerJoin("account", "account.id", "account_id")
        .select(["account.name", ({ fn }) => fn.sum<number>("xp").as("xp")])
        .groupBy("account.name")
        .execute();
    const before = (await xp()).find((row) => row.name === name)!.xp;
    expect((await anonymise(person.id, name)).status).toBe(200);
    expect(await xp()).toContainEqual({ name: "Former learner", xp: before });
    expect(
      (await app.call("GET /api/admin/people/{id}", { params: { id: person.id } }, { as: admin }))
        .status,
    ).toBe(404);
    const query = { q: "Former" };
    const { people } = (await app.call("GET /api/admin/people", { query }, { as: admin })).body;
    expect(people).toMatchObject([{ isAnonymised: true, email: null }]);
    const tables = await app.db.introspection.getTables();
    const texts = await Promise.all(
      tables
        .filter(({ schema }) => schema === "public")
        .map(async ({ name: table }) =>
          JSON.stringify(
            await app.db
              .selectFrom(table as "account")
              .selectAll()
              .execute(),
          ),
        ),
    );
    expect(texts.join("")).not.toMatch(/zephyrine/i);
    const entries = await app.db.selectFrom("audit_entry").selectAll().execute();
    expect(entries.find(({ action }) => action === "account-anonymised")).toMatchObject({
      about_id: people[0]!.id,
      details: { reason: "Asked for it." },
    });
    expect((await anonymise(people[0]!.id, "Former learner")).status).toBe(409);
  });
});
