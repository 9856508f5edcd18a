import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "./testing/build-test-app";
import { makeAccount, makeSession } from "./testing/factories";

/** Whose clocks people have, and with them whose numbers of help they read. */

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const email = "lucia@example.org";
const password = "a long new password";
const features = { learnersCreateRooms: false, ads: true, guests: true };

const signInAdmin = () => app.signIn({ role: "ADMIN", email: "head@example.org" });
async function placeSchool(as: TestUser, country: string | null, timeZone: string | null) {
  const { version } = (await app.call("GET /api/admin/settings", {}, { as })).body;
  const body = { name: "Colegio", contact: "", country, timeZone, features, version };
  expect((await app.call("PUT /api/admin/settings", { body }, { as })).status).toBe(200);
}
const zoneOf = async (id: string) =>
  await app.db
    .selectFrom("account")
    .select(["time_zone", "has_own_zone"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const zoneAt = async (address: string) =>
  await app.db
    .selectFrom("account")
    .select(["id", "time_zone", "has_own_zone"])
    .where("email", "=", address)
    .executeTakeFirstOrThrow();
const logIn = async (timeZone?: string) => {
  const body = { email, password, ...(timeZone !== undefined && { timeZone }) };
  return (await app.call("POST /api/session/log-in", { body })).body.user;
};
/** What somebody reads who writes to the AI teacher that they may be in danger. */
async function helpFor(as: TestUser): Promise<string> {
  const body = { message: "I want to die", conversationHistory: [], lessonId: null };
  const reply = await app.call("POST /api/ai/chat", { body }, { as });
  expect(reply.body.isHelp).toBe(true);
  return reply.body.response;
}
async function sessionOf(accountId: string): Promise<TestUser> {
  return { id: accountId, token: await makeSession(app.db, { accountId, now: app.clock.now() }) };
}
async function importOne(as: TestUser): Promise<string> {
  const csv = `name,email,role,class,age_band,consent\nLucía Gil,${email},,,13 to 17,\n`;
  const reply = await app.call("POST /api/admin/import", { body: { csv, dryRun: false } }, { as });
  expect(reply.body.newPeople).toBe(1);
  return (await zoneAt(email)).id;
}

describe("people whom the school takes in", () => {
  test("have its time zone, and read the numbers of its country until a device says another", async () => {
    const admin = await signInAdmin();
    await placeSchool(admin, "ES", "Europe/Madrid");
    const id = await importOne(admin);
    expect(await zoneOf(id)).toEqual({ time_zone: "Europe/Madrid", has_own_zone: false });
    expect(await helpFor(await sessionOf(id))).toMatch(
      /^Are you in danger now\? Call 112 in Spain/,
    );
  });

  test("of a school that has said only its country read its numbers, and of one that has said nothing those of no country", async () => {
    const admin = await signInAdmin();
    const id = await importOne(admin);
    expect(await zoneOf(id)).toEqual({ time_zone: "UTC", has_own_zone: false });
    expect(await helpFor(await sessionOf(id))).toContain("your emergency number");
    await placeSchool(admin, "FR", null);
    expect(await helpFor(await sessionOf(id))).toContain("Call 112 in France");
  });

  test("by an invitation have its time zone too", async () => {
    const admin = await signInAdmin();
    await placeSchool(admin, "ES", "Europe/Madrid");
    const wish = { email, role: "TEACHER", name: "Lucia" } as const;
    await app.call("POST /api/admin/invitations", { body: wish }, { as: admin });
    const mails = await app.db.selectFrom("mail").select("text").orderBy("seq", "desc").execute();
    const token = /#([\w-]+)/.exec(mails[0]!.text!)![1]!;
    const accepted = await app.call("POST /api/invitation/accept", { body: { token, password } });
    expect(accepted.status).toBe(200);
    expect(await zoneAt(email)).toMatchObject({ time_zone: "Europe/Madrid", has_own_zone: false });
    expect(await logIn("Atlantic/Canary")).toMatchObject({ timeZone: "Atlantic/Canary" });
    expect(await zoneAt(email)).toMatchObject({ has_own_zone: true });
  });
});

describe("the time zone of a device", () => {
  test("is taken at the first log-in, and never again", async () => {
    const { id } = await makeAccount(app.db, { email, password });
    expect((await logIn()).timeZone).toBe("Europe/London");
    expect(await zoneOf(id)).toMatchObject({ has_own_zone: false });
    expect((await logIn("Asia/Tokyo")).timeZone).toBe("Asia/Tokyo");
    expect((await logIn("Europe/Rome")).timeZone).toBe("Asia/Tokyo");
    expect(await zoneOf(id)).toEqual({ time_zone: "Asia/Tokyo", has_own_zone: true });
  });

  test("is not taken where somebody has chosen one in the settings", async () => {
    const { id } = await makeAccount(app.db, { email, password });
    const params = { userId: id };
    const as = await sessionOf(id);
    const chosen = { params, body: { timeZone: "America/Lima" } };
    expect((await app.call("PUT /api/account/{userId}", chosen, { as })).status).toBe(200);
    expect((await logIn("Asia/Tokyo")).timeZone).toBe("America/Lima");
  });

  test("is not taken where it is no place's, as browsers say that tell nothing", async () => {
    const { id } = await makeAccount(app.db, { email, password });
    for (const zone of ["UTC", "Etc/GMT+5"]) {
      expect((await logIn(zone)).timeZone).toBe("Europe/London");
    }
    expect(await zoneOf(id)).toMatchObject({ has_own_zone: false });
  });

  test("is a guest's own, also once the guest has signed up on another", async () => {
    const began = await app.call("POST /api/session/guest", { body: { timeZone: "Asia/Tokyo" } });
    const guest = await sessionOf(began.body.user.id);
    const body = { name: "Lucia", email, password, timeZone: "Europe/Rome" } as const;
    const signedUp = await app.call("POST /api/session/sign-up", { body }, { as: guest });
    expect(signedUp.body.user).toMatchObject({ id: guest.id, timeZone: "Asia/Tokyo" });
    expect(await zoneOf(guest.id)).toMatchObject({ has_own_zone: true });
  });

  test("is the school's for a guest whose device tells none", async () => {
    await placeSchool(await signInAdmin(), "ES", "Europe/Madrid");
    const began = await app.call("POST /api/session/guest", {});
    expect(began.body.user).toMatchObject({ timeZone: "Europe/Madrid" });
  });
});

test("when the school moves, those go with it who have no time zone of their own, and nobody of the demo", async () => {
  const admin = await signInAdmin();
  const own = await makeAccount(app.db, { email: "own@example.org", timeZone: "Asia/Tokyo" });
  const demo = await makeAccount(app.db, { isDemo: true });
  const id = await importOne(admin);
  await placeSchool(admin, "MX", "America/Mexico_City");
  expect((await zoneOf(id)).time_zone).toBe("America/Mexico_City");
  await placeSchool(admin, "ES", "Europe/Madrid");
  expect((await zoneOf(id)).time_zone).toBe("Europe/Madrid");
  expect((await zoneOf(own.id)).time_zone).toBe("Asia/Tokyo");
  expect((await zoneOf(demo.id)).time_zone).toBe("Europe/London");
});

test("when the school no longer says its time zone, they have UTC, and where it never said one, what they had", async () => {
  const admin = await signInAdmin();
  const { id } = await makeAccount(app.db, { email, password });
  await placeSchool(admin, "GB", null);
  expect((await zoneOf(id)).time_zone).toBe("Europe/London");
  await placeSchool(admin, "ES", "Europe/Madrid");
  await placeSchool(admin, null, null);
  expect((await zoneOf(id)).time_zone).toBe("UTC");
});

test("a school's place comes from the environment until an admin says it", async () => {
  const config = { country: "ES", timeZone: "Europe/Madrid" };
  const there = await buildTestApp({ config, database: app });
  expect((await there.call("GET /api/school", {})).body).toMatchObject(config);
  const began = await there.call("POST /api/session/guest", {});
  expect(began.body.user).toMatchObject({ timeZone: "Europe/Madrid" });
  await there.close();
});

test.each([
  [true, /demonstration: perhaps nobody reads your words/],
  [false, /who look after this school can read your words/],
] as const)(
  "whether somebody reads a cry is told as it is where the demo is %s",
  async (demo, words) => {
    const there = await buildTestApp({ config: { demo }, database: app });
    const guest = await there.signInGuest();
    const body = { message: "I want to die", conversationHistory: [], lessonId: null };
    const { response } = (await there.call("POST /api/ai/chat", { body }, { as: guest })).body;
    expect(response).toMatch(words);
    await there.close();
  },
);
