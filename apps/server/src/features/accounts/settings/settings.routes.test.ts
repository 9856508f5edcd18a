import type { CallByName, CallRequest } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { defaultSettings } from "./account-settings";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

type Change = NonNullable<CallRequest<CallByName<"PUT /api/account/{userId}">>["body"]>;
const read = (userId: string, as?: TestUser) =>
  app.call("GET /api/account/{userId}", { params: { userId } }, as && { as });
const change = (userId: string, as: TestUser | undefined, body: Change) =>
  app.call("PUT /api/account/{userId}", { params: { userId }, body }, as && { as });
const changeOwn = (as: TestUser, body: Change) => change(as.id, as, body);

describe("GET /api/account/{userId}", () => {
  test("answers the account, with default settings where none were chosen", async () => {
    const as = await app.signIn({ name: "Ana", email: "ana@example.org", ageBand: "ADULT" });
    expect(await read(as.id, as)).toMatchObject({
      status: 200,
      body: {
        user: { id: as.id, name: "Ana", email: "ana@example.org", isGuest: false, avatar: null },
        settings: { ...defaultSettings, onLeaderboard: true, remindOfWork: true },
      },
    });
  });

  test("protects whoever did not say their age like a child", async () => {
    const as = await app.signInGuest();
    expect((await read(as.id, as)).body.settings).toMatchObject({
      onLeaderboard: false,
      showEmail: false,
    });
  });

  test("knows the table's own defaults", async () => {
    const { id } = await app.signInGuest();
    await app.db.insertInto("account_setting").values({ account_id: id }).execute();
    const as = await app.signIn({ role: "ADMIN" });
    expect((await read(id, as)).body.settings).toEqual({
      ...defaultSettings,
      onLeaderboard: false,
      foundByName: false,
      remindOfWork: false,
    });
  });

  test("shows initials where the drawing was taken away", async () => {
    const as = await app.signInGuest();
    await app.db.updateTable("account").set({ avatar: "withdrawn" }).execute();
    expect((await read(as.id, as)).body.user.avatar).toBeNull();
  });
});

describe("PUT /api/account/{userId}", () => {
  test("takes no name that others should not have to read, and changes nothing then", async () => {
    const as = await app.signIn({ name: "Ana", ageBand: "ADULT" });
    expect(await changeOwn(as, { name: "me@example.org", avatar: "fox" })).toMatchObject({
      status: 400,
      code: "invalid-input",
    });
    expect((await read(as.id, as)).body.user).toMatchObject({ name: "Ana", avatar: null });
    expect((await changeOwn(as, { name: "Ana\u202e  Silva" })).body.user.name).toBe("Ana Silva");
  });

  test("changes what is sent and keeps what is left out", async () => {
    const as = await app.signIn({ name: "Ana", email: "ana@example.org", ageBand: "ADULT" });
    await changeOwn(as, { avatar: "fox", settings: { dailyGoal: 100, textSize: "LARGER" } });
    const { body } = await changeOwn(as, {
      name: "Ana María",
      timeZone: "Asia/Tokyo",
      settings: { onLeaderboard: false, showEmail: true },
    });
    expect(body).toMatchObject({
      user: { name: "Ana María", timeZone: "Asia/Tokyo", ageBand: "ADULT", avatar: "fox" },
      settings: {
        dailyGoal: 100,
        textSize: "LARGER",
        sound: true,
        penSounds: true,
        onLeaderboard: false,
        showEmail: true,
      },
    });
    expect((await read(as.id, as)).body).toEqual(body);
    const session = await app.call("GET /api/session", {}, { as });
    expect(session.body.user).toMatchObject({ name: "Ana María", timeZone: "Asia/Tokyo" });
  });

  test("takes an avatar away with null", async () => {
    const as = await app.signInGuest();
    await changeOwn(as, { avatar: "owl" });
    expect((await changeOwn(as, { avatar: null })).body.user.avatar).toBeNull();
  });

  test("hides a learner who turns out to be under 18", async () => {
    const as = await app.signIn({ email: "ana@example.org", ageBand: "ADULT" });
    await changeOwn(as, { settings: { onLeaderboard: true, showEmail: true } });
    const admin = await app.signIn({ role: "ADMIN" });
    await app.call(
      "PUT /api/admin/people/{id}/age-band",
      { params: { id: as.id }, body: { ageBand: "AGE_13_TO_17", was: "ADULT" } },
      { as: admin },
    );
    const { body } = await read(as.id, as);
    expect(body.settings).toMatchObject({ onLeaderboard: false, showEmail: false });
  });

  test.each(["UNDER_13", "AGE_13_TO_17"] as const)(
    "keeps the protection of a learner who is %s, who may only say to be younger",
    async (ageBand) => {
      const as = await app.signIn({ ageBand });
      for (const older of ["ADULT", "UNKNOWN"] as const) {
        expect(await changeOwn(as, { ageBand: older, avatar: "fox" })).toMatchObject({
          status: 403,
          code: "forbidden",
          text: "Only your school can change this age. Ask your teacher.",
        });
      }
      expect((await read(as.id, as)).body.user).toMatchObject({ ageBand, avatar: null });
      expect((await changeOwn(as, { ageBand, avatar: "owl" })).status).toBe(200);
      const younger = await changeOwn(as, { ageBand: "UNDER_13" });
      expect(younger.body.user.ageBand).toBe("UNDER_13");
    },
  );

  test.each([
    ["ADULT", "UNKNOWN"],
    ["ADULT", "AGE_13_TO_17"],
    ["UNDER_13", "AGE_13_TO_17"],
  ] as const)("does not let who is %s say to be %s", async (ageBand, wish) => {
    const as = await app.signIn({ ageBand });
    expect(await changeOwn(as, { ageBand: wish })).toMatchObject({
      status: 403,
      text: "Only your school can change this age. Ask your teacher.",
    });
    expect((await read(as.id, as)).body.user.ageBand).toBe(ageBand);
  });

  test("does not let an admin change an age or a name past the call that keeps it on record", async () => {
    const as = await app.signIn({ name: "Ana", ageBand: "UNDER_13" });
    const admin = await app.signIn({ role: "ADMIN" });
    for (const wish of [{ ageBand: "ADULT" }, { name: "Mallory" }] as const) {
      expect(await change(as.id, admin, wish)).toMatchObject({ status: 403, code: "forbidden" });
    }
    expect((await read(as.id, as)).body.user).toMatchObject({ name: "Ana", ageBand: "UNDER_13" });
  });

  test.each(["UNDER_13", "AGE_13_TO_17", "ADULT"] as const)(
    "lets who has not said their age say %s",
    async (ageBand) => {
      const as = await app.signIn({ ageBand: "UNKNOWN" });
      expect((await changeOwn(as, { ageBand })).body.user.ageBand).toBe(ageBand);
    },
  );

  test("two forms sent at once lose nothing of each other", async () => {
    const as = await app.signInGuest();
    await Promise.all([
      changeOwn(as, { settings: { sound: false } }),
      changeOwn(as, { settings: { dyslexiaSpacing: true } }),
      changeOwn(as, { settings: { dailyGoal: 20 } }),
    ]);
    expect((await read(as.id, as)).body.settings).toMatchObject({
      sound: false,
      dyslexiaSpacing: true,
      dailyGoal: 20,
    });
  });

  test("refuses a goal, a drawing and a zone that do not exist", async () => {
    const as = await app.signInGuest();
    for (const body of [
      { settings: { dailyGoal: 50 } },
      { avatar: "../secret" },
      { timeZone: "Mars/Olympus" },
      { name: "  " },
    ]) {
      expect(await changeOwn(as, body as Change)).toMatchObject({
        status: 400,
        code: "invalid-input",
      });
    }
  });

  test("a demo account keeps its name, and the rest can be tried", async () => {
    const as = await app.signIn({ name: "Demo Learner", email: "d@example.org", isDemo: true });
    expect(await changeOwn(as, { name: "Mallory" })).toMatchObject({
      status: 403,
      code: "forbidden",
      text: "The name of a demo account stays as it is.",
    });
    const form = { name: "Demo Learner", settings: { sound: false } };
    expect(await changeOwn(as, form)).toMatchObject({
      status: 200,
      body: { user: { name: "Demo Learner" }, settings: { sound: false } },
    });
  });
});

describe("the name of somebody of the school's staff", () => {
  const refusal = { status: 400, code: "invalid-input", text: "Please choose another name." };

  test.each(["Diana Cook", "diana  cook", "Dіana C00k", "Diana-Cook X", "DianaCook X"])(
    "is no learner's to choose: %s",
    async (name) => {
      await app.signIn({ name: "Diana Cook", role: "TEACHER", ageBand: "ADULT" });
      const as = await app.signIn({ name: "Ana" });
      expect(await changeOwn(as, { name })).toMatchObject(refusal);
      const body = { name, email: "diana@example.org", password: "correct horse battery" };
      expect(await app.call("POST /api/session/sign-up", { body })).toMatchObject(refusal);
      expect((await read(as.id, as)).body.user.name).toBe("Ana");
    },
  );

  test("stays with a learner who had it, and may be chosen by another of the staff", async () => {
    const learner = await app.signIn({ name: "Diana Cook" });
    await app.signIn({ name: "Diana Cook", role: "TEACHER", ageBand: "ADULT" });
    expect((await changeOwn(learner, { name: "Diana Cook", avatar: "owl" })).status).toBe(200);
    const other = await app.signIn({ name: "Eve", role: "TEACHER", ageBand: "ADULT" });
    expect((await changeOwn(other, { name: "Diana Cook" })).status).toBe(200);
  });

  test("is free where only the demo's staff have it", async () => {
    await app.signIn({ name: "Diana Cook", role: "TEACHER", ageBand: "ADULT", isDemo: true });
    const as = await app.signIn({ name: "Ana" });
    expect((await changeOwn(as, { name: "Diana Cook" })).status).toBe(200);
  });
});

describe("reading and changing an account", () => {
  test("needs a session", async () => {
    const { id } = await app.signInGuest();
    const refusal = { status: 401, code: "not-signed-in" };
    expect(await read(id)).toMatchObject(refusal);
    expect(await change(id, undefined, { name: "Mallory" })).toMatchObject(refusal);
  });

  test("is the owner's and an admin's", async () => {
    const { id } = await app.signInGuest();
    const refusal = { status: 403, code: "forbidden" };
    for (const as of [await app.signInGuest(), await app.signIn({ role: "TEACHER" })]) {
      expect(await read(id, as)).toMatchObject(refusal);
      expect(await change(id, as, { name: "Mallory" })).toMatchObject(refusal);
    }
    const admin = await app.signIn({ role: "ADMIN" });
    expect((await read(id, admin)).status).toBe(200);
    expect((await change(id, admin, { avatar: "owl" })).body.user.avatar).toBe("owl");
  });

  test("of nobody is not found", async () => {
    const as = await app.signIn({ role: "ADMIN" });
    const nobody = "0190b1f0-0000-4000-8000-000000000000";
    const refusal = { status: 404, code: "not-found", text: "There is no such account." };
    expect(await read(nobody, as)).toMatchObject(refusal);
    expect(await change(nobody, as, { name: "Ana" })).toMatchObject(refusal);
  });
});
