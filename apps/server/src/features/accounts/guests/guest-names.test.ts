import { isFitForAll, notAName, passesForStaff } from "@saywell/moderation";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const names = async (as: TestUser) =>
  (await app.call("GET /api/session/guest-name", {}, { as })).body;
const pick = (as: TestUser, id: string | null) =>
  app.call("POST /api/session/guest-name", { body: { id } }, { as });
const called = async (as: TestUser) => (await app.call("GET /api/session", {}, { as })).body.user!;

test("a guest has a friendly name, and may pick another or keep it; the dashboard says Student", async () => {
  const guest = await app.signInGuest();
  const before = await names(guest);
  expect(before).toMatchObject({ isChosen: false });
  expect(before.suggestions).toHaveLength(3);
  expect(before.suggestions.map(({ name }) => name)).not.toContain(before.name);
  expect((await pick(guest, null)).body).toMatchObject({ name: before.name, isChosen: true });
  const wish = before.suggestions[1]!;
  expect((await pick(guest, wish.id)).body).toMatchObject({ name: wish.name, isChosen: true });
  expect((await called(guest)).name).toBe("Student");
});

test("a guest who wrote a name is read by it, and may go back to a friendly one", async () => {
  const guest = await app.signInGuest();
  const params = { userId: guest.id };
  await app.call("PUT /api/account/{userId}", { params, body: { name: "Ana" } }, { as: guest });
  const own = await names(guest);
  expect(own).toMatchObject({ name: "Ana", isChosen: true });
  const wish = own.suggestions[0]!;
  expect((await pick(guest, wish.id)).body.name).toBe(wish.name);
});

test("only guests pick, and only what is offered", async () => {
  const member = await app.signIn({ name: "Ben", email: "ben@example.org", ageBand: "ADULT" });
  expect(await pick(member, null)).toMatchObject({ status: 403, code: "forbidden" });
  const guest = await app.signInGuest();
  expect((await pick(guest, "Mr Smith")).status).toBe(400);
});

test("every name of the list is fit for everybody, passes for nobody of the staff, and there are many", async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct friendly_name(gen_random_uuid()) as name
    from generate_series(1, 40000)`.execute(app.db);
  expect(rows).toHaveLength(32 * 64);
  const unfit = rows.filter(
    ({ name }) => !isFitForAll(name, 0) || passesForStaff(name) || notAName(name) !== null,
  );
  expect(unfit).toEqual([]);
});
