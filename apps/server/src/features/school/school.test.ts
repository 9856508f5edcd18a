import type { PlanType } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { sharedBus } from "../../testing/shared-bus";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const wish = {
  name: "Riverside English",
  contact: "office@riverside.example",
  address: "2 Mill Lane\nLeeds" as string | undefined,
  email: "office@riverside.example" as string | undefined,
  phone: "0113 496 0000" as string | undefined,
  country: "ES" as string | null,
  timeZone: "Europe/Madrid" as string | null,
  features: { learnersCreateRooms: true, ads: false, guests: false },
  membersPlan: "CORE" as PlanType | null | undefined,
  version: 0,
};
const signInAdmin = () => app.signIn({ role: "ADMIN", email: "head@example.org" });
const change = (
  as: TestUser,
  body: Partial<typeof wish> & Omit<typeof wish, "country" | "timeZone">,
  on = app,
) => on.call("PUT /api/admin/settings", { body }, { as });
const school = async (on = app) => (await on.call("GET /api/school", {})).body;

test("a school that nobody has set up is called Saywell, and its features are as the environment says", async () => {
  expect(await school()).toEqual({
    name: "Saywell",
    contact: "",
    address: "",
    email: "office@saywell.example",
    phone: "",
    country: null,
    timeZone: null,
    features: { learnersCreateRooms: false, ads: true, guests: true },
    demo: true,
    charges: false,
    hasAdmin: false,
    hasTeacher: false,
  });
});

test("says that it charges, where plans bind learners", async () => {
  const charging = await buildTestApp({ database: app, config: { plans: true } });
  expect(await school(charging)).toMatchObject({ charges: true });
  await charging.close();
});

test("says that there is an admin and a teacher, where they do not belong to the demo and can log in", async () => {
  await app.signIn({ role: "ADMIN", email: "demo@example.org", isDemo: true });
  const { id } = await app.signIn({ role: "TEACHER", email: "cara@example.org" });
  expect(await school()).toMatchObject({ hasAdmin: false, hasTeacher: true });
  await app.db
    .updateTable("account")
    .set({ suspended_at: app.clock.now() })
    .where("id", "=", id)
    .execute();
  await signInAdmin();
  expect(await school()).toMatchObject({ hasAdmin: true, hasTeacher: false });
});

describe("settings", () => {
  test("are read by everybody once an admin has set them, and the audit log keeps before and after", async () => {
    const admin = await signInAdmin();
    expect((await change(admin, wish)).body).toEqual({ ...wish, version: 1 });
    expect(await school()).toMatchObject({
      name: wish.name,
      contact: wish.contact,
      country: "ES",
      timeZone: "Europe/Madrid",
      features: wish.features,
    });
    // What the school agreed on is for those who run it.
    expect(await school()).not.toHaveProperty("membersPlan");
    const { body } = await app.call("GET /api/admin/settings", {}, { as: admin });
    expect(body).toEqual({ ...wish, version: 1 });
    const entries = await app.db.selectFrom("audit_entry").selectAll().execute();
    expect(entries).toMatchObject([
      {
        actor_id: admin.id,
        action: "settings-changed",
        details: { before: { name: "Saywell" }, after: { name: wish.name, guests: false } },
      },
    ]);
  });

  test.each([0, 1])(
    "of two admins who change version %i at once, the second gets a conflict and nothing of it is stored",
    async (version) => {
      const admin = await signInAdmin();
      if (version === 1) await change(admin, wish);
      const replies = await Promise.all(
        ["One", "Other"].map((name) => change(admin, { ...wish, name, version })),
      );
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const stored = replies.find(({ status }) => status === 200)!.body;
      expect((await school()).name).toBe(stored.name);
      expect(stored.version).toBe(version + 1);
    },
  );

  test("take no name that cannot be seen", async () => {
    const admin = await signInAdmin();
    expect(await change(admin, { ...wish, name: "\u200b\u200b" })).toMatchObject({
      status: 400,
      text: "Please give the school a name.",
    });
  });

  test("say where the school is by a country and a time zone that there are, and keep both where nothing is said", async () => {
    const admin = await signInAdmin();
    for (const odd of [{ country: "XX" }, { country: "Spain" }, { timeZone: "Spain/Madrid" }]) {
      expect((await change(admin, { ...wish, ...odd })).status).toBe(400);
    }
    expect(await school()).toMatchObject({ country: null, timeZone: null });
    await change(admin, wish);
    const { country: _country, timeZone: _timeZone, ...rest } = wish;
    const kept = await change(admin, { ...rest, version: 1 });
    expect(kept.body).toEqual({ ...wish, version: 2 });
    const emptied = await change(admin, { ...wish, country: null, timeZone: null, version: 2 });
    expect(emptied.body).toMatchObject({ country: null, timeZone: null });
  });

  test.each([
    [undefined, 401],
    ["LEARNER", 403],
    ["TEACHER", 403],
  ] as const)("are not for %s", async (role, status) => {
    const as = role && (await app.signIn({ role, email: "somebody@example.org" }));
    const options = as === undefined ? {} : { as };
    const replies = [
      await app.call("GET /api/admin/settings", {}, options),
      await app.call("PUT /api/admin/settings", { body: wish }, options),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([status, status]);
    expect((await school()).name).toBe("Saywell");
  });
});

describe("a feature that is switched", () => {
  test("off for guests lets no new one in, says to log in, and leaves those who are here", async () => {
    const guest = await app.signInGuest();
    await change(await signInAdmin(), wish);
    expect(await app.call("POST /api/session/guest", {})).toMatchObject({
      status: 403,
      text: "This school asks everybody to log in. Please log in to begin.",
    });
    const { body } = await app.call("POST /api/session/guest", {}, { as: guest });
    expect(body.user.id).toBe(guest.id);
    const test = { params: { testType: "adult" }, query: {} } as const;
    const placement = await app.call("GET /api/level-test/questions/{testType}", test);
    expect(placement.status).toBe(200);
  });

  test("on for rooms lets learners create them, and the session says so", async () => {
    const learner = await app.signIn({ ageBand: "ADULT", email: "ana@example.org" });
    const room = {
      name: "Tea",
      description: "",
      type: "CHAT",
      category: "GENERAL",
      isPrivate: 1,
      maxParticipants: 10,
    } as const;
    const create = () => app.call("POST /api/rooms", { body: room }, { as: learner });
    const session = () => app.call("GET /api/session", {}, { as: learner });
    expect((await create()).status).toBe(403);
    expect((await session()).body.mayCreateRooms).toBe(false);
    await change(await signInAdmin(), wish);
    expect((await create()).status).toBe(200);
    expect((await session()).body.mayCreateRooms).toBe(true);
  });
});

test("people who register in the moment of a change do not wait for each other", async () => {
  const admin = await signInAdmin();
  const guests = await Promise.all(Array.from({ length: 25 }, () => app.signInGuest()));
  const register = (as: TestUser, place: number) => {
    const body = {
      name: `Ana ${place}`,
      email: `ana${place}@example.org`,
      password: "correct horse battery",
      ageBand: "ADULT",
    } as const;
    return app.call("POST /api/session/sign-up", { body }, { as });
  };
  const [changed, ...registered] = await Promise.all([
    change(admin, wish),
    ...guests.map(register),
  ]);
  expect(changed.status).toBe(200);
  expect(new Set(registered.map(({ status }) => status))).toEqual(new Set([200]));
});

test("settings hold in every process as soon as the bus has said so, and after a bus that was lost", async () => {
  const bus = sharedBus();
  const here = await buildTestApp({ bus: bus.join() });
  const there = await buildTestApp({ bus: bus.join(), database: here });
  const admin = await here.signIn({ role: "ADMIN", email: "head@example.org" });
  expect((await school(there)).name).toBe("Saywell");
  await change(admin, wish, here);
  expect((await school(here)).name).toBe(wish.name);
  await expect.poll(async () => (await school(there)).name).toBe(wish.name);

  bus.cut();
  await change(admin, { ...wish, name: "Harbour School", version: 1 }, here);
  expect((await school(there)).name).toBe(wish.name);
  bus.restore();
  await expect.poll(async () => (await school(there)).name).toBe("Harbour School");
  bus.close();
  await there.close();
  await here.close();
});
