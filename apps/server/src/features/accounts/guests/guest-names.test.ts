import { isFitForAll, notAName, passesForStaff, shownName } from "@saywell/moderation";
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

test("others read the first word of a name, and of an Iris the initial of the last too: Iris is the teacher", async () => {
  const guest = await app.signInGuest();
  const params = { userId: guest.id };
  const readAs = async (name: string) => {
    await app.call("PUT /api/account/{userId}", { params, body: { name } }, { as: guest });
    return (await names(guest)).name;
  };
  expect(await readAs("Ana Lima")).toBe("Ana");
  expect(await readAs("Iris Berger")).toBe("Iris B.");
  expect(await readAs("iris van den Berg")).toBe("iris B.");
  expect(await readAs("Irisha Ivanova")).toBe("Irisha");
});

test.each([
  "Ana",
  "Ana Lima",
  "Irisha Ivanova",
  "Iris Berger .",
  "Iris Berger ·",
  "Iris Berger ⭐",
  "Iris Berger 1",
  "Iris 'Öz",
  "Iris 李",
  "Iris 2",
  "Iris",
  "İris Berger",
])("the database shows a learner called %s as the rules for names expect it", async (name) => {
  const { id } = await app.signIn({ name });
  const { shown_name } = await app.db
    .selectFrom("account")
    .select("shown_name")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(shown_name).toBe(shownName(name));
});

test("only guests pick, and only what is offered", async () => {
  const member = await app.signIn({ name: "Ben", email: "ben@example.org", ageBand: "ADULT" });
  expect(await pick(member, null)).toMatchObject({ status: 403, code: "forbidden" });
  const guest = await app.signInGuest();
  expect((await pick(guest, "Mr Smith")).status).toBe(400);
});

test("nobody picks the name of another guest by its number, or looks until it is offered", async () => {
  const [guest, other] = [await app.signInGuest(), await app.signInGuest()];
  const { name, suggestions } = await names(guest);
  const theirs = [other.id, (await names(other)).suggestions[0]!.id];
  for (const id of theirs) expect((await pick(guest, id)).status).toBe(400);
  expect(await names(guest)).toEqual({ name, isChosen: false, suggestions });
});

test("who picked a name may go back to the one before", async () => {
  const guest = await app.signInGuest();
  const before = await names(guest);
  const { suggestions } = (await pick(guest, before.suggestions[0]!.id)).body;
  const again = suggestions.find(({ name }) => name === before.name)!;
  expect((await pick(guest, again.id)).body.name).toBe(before.name);
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
