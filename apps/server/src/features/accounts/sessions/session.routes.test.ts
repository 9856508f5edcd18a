import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestResponse } from "../../../testing/build-test-app";
import { type MovableClock, movableClock } from "../../../testing/movable-clock";

const start = "2026-03-02T09:00:00Z";
const day = 24 * 60 * 60 * 1000;
const ana = { name: "Ana", email: "ana@example.org", password: "a long password" };

let clock: MovableClock;
let tester: TestApp;

beforeAll(async () => {
  clock = movableClock(start);
  tester = await buildTestApp({ clock });
});
beforeEach(async () => {
  clock.set(start);
  await tester.empty();
});
afterAll(() => tester.close());

/** The session cookie a reply sets: its value, and its attributes in lower case. */
function cookieOf(reply: Pick<TestResponse, "headers">) {
  const header = [reply.headers["set-cookie"] ?? []].flat()[0];
  if (header === undefined) return null;
  const [pair = "", ...attributes] = header.split("; ");
  const [name, token = ""] = pair.split("=");
  return { name, token, attributes: attributes.map((each) => each.toLowerCase()) };
}

const userWith = async (token: string) => {
  const as = { id: "", token };
  return (await tester.call("GET /api/session", {}, { as })).body.user;
};

const countOf = async (table: "account" | "session"): Promise<number> => {
  const { count } = await tester.db
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

test("nobody signs up under a name that others should not have to read", async () => {
  const body = { ...ana, name: "call 07700 900123" };
  const refused = await tester.call("POST /api/session/sign-up", { body });
  expect(refused).toMatchObject({
    status: 400,
    code: "invalid-input",
    text: "Please choose another name. Everybody will read it.",
  });
  expect(await countOf("account")).toBe(0);
});

describe("who am I", () => {
  test("without a cookie nobody, and the demo switch is told", async () => {
    const reply = await tester.call("GET /api/session", {});
    expect(reply.body).toEqual({ user: null, demo: true });
  });

  test.each([
    ["LEARNER", false, false],
    ["LEARNER", true, true],
    ["TEACHER", false, true],
    ["ADMIN", false, true],
  ] as const)("a %s, learners allowed: %s, may create rooms: %s", async (role, allowed, may) => {
    const school = await buildTestApp({ config: { learnersCreateRooms: allowed } });
    const as = await school.signIn({ role });
    expect((await school.call("GET /api/session", {}, { as })).body.mayCreateRooms).toBe(may);
    await school.close();
  });

  test.each([true, false])("each way in says it too, learners allowed: %s", async (allowed) => {
    const school = await buildTestApp({ config: { learnersCreateRooms: allowed } });
    const { name, email, password } = ana;
    const entries = [
      await school.call("POST /api/session/guest", {}),
      await school.call("POST /api/session/sign-up", { body: { name, email, password } }),
      await school.call("POST /api/session/log-in", { body: { email, password } }),
    ];
    expect(entries.map(({ status, body }) => [status, body.mayCreateRooms])).toEqual(
      entries.map(() => [200, allowed]),
    );
    const as = await school.signIn({ role: "TEACHER" });
    const teacher = await school.call("POST /api/session/guest", {}, { as });
    expect(teacher.body.mayCreateRooms).toBe(true);
    await school.close();
  });

  test("with a cookie that opens nothing, nobody", async () => {
    expect(await userWith("made-up")).toBeNull();
    expect(await userWith("")).toBeNull();
  });

  test("with a session, its user", async () => {
    const as = await tester.signIn({ name: "Ana", email: "ana@example.org", level: "B1" });
    expect(await userWith(as.token)).toEqual({
      id: as.id,
      name: "Ana",
      email: "ana@example.org",
      role: "LEARNER",
      isGuest: false,
      isEmailVerified: true,
      ageBand: "UNKNOWN",
      level: "B1",
      timeZone: "Europe/London",
      isDemo: false,
      needsConsent: false,
      needsSecondFactor: false,
    });
  });
});

describe("a guest", () => {
  test("is made on first need, named Student, in the browser's time zone", async () => {
    const reply = await tester.call("POST /api/session/guest", {
      body: { timeZone: "America/Bogota" },
    });
    expect(reply.body.user).toMatchObject({
      name: "Student",
      isGuest: true,
      email: null,
      timeZone: "America/Bogota",
    });
    expect(await userWith(cookieOf(reply)!.token)).toEqual(reply.body.user);
  });

  test("is made without any body", async () => {
    const reply = await tester.call("POST /api/session/guest", {});
    expect(reply.status).toBe(200);
  });

  test("is not made twice: a session that is there answers its own user", async () => {
    const guest = await tester.signInGuest();
    const reply = await tester.call("POST /api/session/guest", {}, { as: guest });
    expect(reply.body.user.id).toBe(guest.id);
    expect(cookieOf(reply)).toBeNull();
    expect(await countOf("account")).toBe(1);
  });

  test.each(["Mars/Olympus", "+05:00", "", "Europe/London\u0000", 7])(
    "with the time zone %j is refused, and nobody is made",
    async (timeZone) => {
      const reply = await tester.call("POST /api/session/guest", {
        body: { timeZone: timeZone as string },
      });
      expect([reply.status, reply.code]).toEqual([400, "invalid-input"]);
      expect(reply.text).toMatch(/^timeZone .+\.$/);
      expect(await countOf("account")).toBe(0);
    },
  );
});

describe("the cookie", () => {
  test("is out of reach of scripts and other sites, and lasts 90 days", async () => {
    const cookie = cookieOf(await tester.call("POST /api/session/guest", {}))!;
    expect(cookie.name).toBe("saywell_session");
    expect(cookie.token).toMatch(/^[\w-]{43}$/);
    expect(cookie.attributes.toSorted()).toEqual([
      `expires=${new Date(clock.now().getTime() + 90 * day).toUTCString().toLowerCase()}`,
      "httponly",
      "path=/",
      "samesite=lax",
    ]);
  });

  test("is Secure behind TLS", async () => {
    const reply = await tester.call(
      "POST /api/session/guest",
      {},
      { headers: { "x-forwarded-proto": "https" } },
    );
    expect(cookieOf(reply)!.attributes).toContain("secure");
  });

  test("is kept only as a hash in the database", async () => {
    const { token } = cookieOf(await tester.call("POST /api/session/guest", {}))!;
    const { token_hash } = await tester.db
      .selectFrom("session")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(token_hash).toHaveLength(32);
    expect(token_hash.toString()).not.toContain(token);
  });
});

describe("a session in use", () => {
  test("is left alone in the first half of its life", async () => {
    const guest = await tester.signInGuest();
    clock.advance(44 * day);
    const reply = await tester.call("GET /api/session", {}, { as: guest });
    expect(reply.body.user?.id).toBe(guest.id);
    expect(cookieOf(reply)).toBeNull();
  });

  test("is renewed for 90 days in the second half", async () => {
    const guest = await tester.signInGuest();
    clock.advance(46 * day);
    const cookie = cookieOf(await tester.call("GET /api/session", {}, { as: guest }))!;
    expect(cookie.token).toBe(guest.token);
    clock.advance(89 * day);
    expect(await userWith(guest.token)).not.toBeNull();
  });

  test("is over after 180 days, however much it is used", async () => {
    const guest = await tester.signInGuest();
    for (let days = 0; days < 180; days += 30) {
      expect((await userWith(guest.token))?.id).toBe(guest.id);
      clock.advance(30 * day);
    }
    expect(await userWith(guest.token)).toBeNull();
  });

  test.each([
    ["back", -1],
    ["forward", 1],
  ])("is neither ended nor changed by a clock that goes an hour %s", async (_, hours) => {
    const guest = await tester.signInGuest();
    clock.advance(hours * 60 * 60 * 1000);
    expect((await userWith(guest.token))?.id).toBe(guest.id);
    clock.advance(-hours * 60 * 60 * 1000);
    expect((await userWith(guest.token))?.id).toBe(guest.id);
  });

  test("does not hold while its account is suspended, and nobody logs in to it", async () => {
    const credentials = { email: "ana@example.org", password: "a long password" };
    const as = await tester.signIn(credentials);
    await tester.db.updateTable("account").set({ suspended_at: clock.now() }).execute();
    expect(await userWith(as.token)).toBeNull();
    const reply = await tester.call("POST /api/session/log-in", { body: credentials });
    expect([reply.status, reply.code]).toEqual([403, "account-suspended"]);
    expect(reply.text).toBe("This account is suspended. Please ask your school about it.");
    const wrong = { ...credentials, password: "another password" };
    const guess = await tester.call("POST /api/session/log-in", { body: wrong });
    expect(guess.code).toBe("wrong-credentials");
  });

  test("is over after 90 days without use", async () => {
    const guest = await tester.signInGuest();
    clock.advance(90 * day);
    expect(await userWith(guest.token)).toBeNull();
  });
});

describe("signing up", () => {
  test("makes an account and a session", async () => {
    const reply = await tester.call("POST /api/session/sign-up", {
      body: { ...ana, ageBand: "ADULT", timeZone: "Asia/Tokyo" },
    });
    expect(reply.body.user).toMatchObject({
      name: "Ana",
      email: "ana@example.org",
      isGuest: false,
      ageBand: "ADULT",
      timeZone: "Asia/Tokyo",
    });
    expect(await userWith(cookieOf(reply)!.token)).toEqual(reply.body.user);
  });

  test("keeps the guest's account, and changes the token so that nobody who knew it is let in", async () => {
    const guest = await tester.signInGuest();
    const reply = await tester.call("POST /api/session/sign-up", { body: ana }, { as: guest });
    expect(reply.body.user).toMatchObject({ id: guest.id, name: "Ana", isGuest: false });
    expect(await userWith(guest.token)).toBeNull();
    expect((await userWith(cookieOf(reply)!.token))?.id).toBe(guest.id);
    expect(await countOf("account")).toBe(1);
  });

  test.each([
    ["UNDER_13", "ADULT", "UNDER_13"],
    ["AGE_13_TO_17", "UNKNOWN", "AGE_13_TO_17"],
    ["AGE_13_TO_17", "UNDER_13", "UNDER_13"],
    ["UNKNOWN", "ADULT", "ADULT"],
    ["UNDER_13", "AGE_13_TO_17", "UNDER_13"],
    ["ADULT", "UNKNOWN", "ADULT"],
    ["ADULT", "UNDER_13", "ADULT"],
  ] as const)("as a guest who is %s and says %s makes an account of %s", async (...bands) => {
    const [before, wish, after] = bands;
    const guest = await tester.signInGuest();
    await tester.db.updateTable("account").set({ age_band: before }).execute();
    const body = { ...ana, ageBand: wish };
    const reply = await tester.call("POST /api/session/sign-up", { body }, { as: guest });
    expect(reply.body.user).toMatchObject({ id: guest.id, isGuest: false, ageBand: after });
  });

  test("stores the password only as an argon2id hash", async () => {
    await tester.call("POST /api/session/sign-up", { body: ana });
    const account = await tester.db.selectFrom("account").selectAll().executeTakeFirstOrThrow();
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
  });

  test("is refused to who has an account already", async () => {
    const as = await tester.signIn({ email: "someone@example.org" });
    const reply = await tester.call("POST /api/session/sign-up", { body: ana }, { as });
    expect([reply.status, reply.code]).toEqual([409, "conflict"]);
    expect(await countOf("account")).toBe(1);
  });

  test("with a taken email, whatever its case, answers as with a free one", async () => {
    await tester.signIn({ email: "Ana@Example.org" });
    const [taken, free] = await Promise.all(
      ["ANA@example.org", "free@example.org"].map((email) =>
        tester.call("POST /api/session/sign-up", { body: { ...ana, email } }),
      ),
    );
    const shape = ({ status, body: { user, ...rest }, headers }: NonNullable<typeof taken>) => ({
      status,
      rest,
      user: { ...user, id: "", email: "" },
      headers: Object.keys(headers),
    });
    expect(shape(taken!)).toEqual(shape(free!));
    expect(taken!.body.user).toMatchObject({ email: "ANA@example.org", isEmailVerified: false });
  });

  test("with a taken email keeps everything that the guest earned", async () => {
    const { id: holder } = await tester.signIn({ email: "ana@example.org" });
    const guest = await tester.signInGuest();
    await tester.db
      .insertInto("ledger_entry")
      .values({ account_id: guest.id, kind: "lesson", source: "a1-lesson-1", xp: 60 })
      .execute();
    const reply = await tester.call("POST /api/session/sign-up", { body: ana }, { as: guest });
    expect(reply.body.user).toMatchObject({ id: guest.id, isGuest: false });
    const profile = await tester.call(
      "GET /api/gamification/profile/{userId}",
      { params: { userId: guest.id } },
      { as: { id: guest.id, token: cookieOf(reply)!.token } },
    );
    expect(profile.body.xp).toBe(60);
    // The password is the new account's, and opens nothing of whoever has proved the email.
    const logIn = await tester.call("POST /api/session/log-in", { body: ana });
    expect(logIn.body.user.id).toBe(guest.id);
    expect(guest.id).not.toBe(holder);
  });

  test("twice at once with one email makes two accounts that claim it, and nobody's address", async () => {
    const replies = await Promise.all(
      [1, 2].map(() => tester.call("POST /api/session/sign-up", { body: ana })),
    );
    expect(replies.map(({ status, body }) => [status, body.user.isEmailVerified])).toEqual([
      [200, false],
      [200, false],
    ]);
    expect(await countOf("account")).toBe(2);
  });

  test.each([
    [{ email: "ana" }, "email is not an email address."],
    [{ password: "short" }, "password is too short: at least 10 characters."],
    [{ name: "  " }, "name is empty."],
    [{ name: "A\u0000" }, "name has a control character."],
    [{ ageBand: "OLD" }, "ageBand must be one of UNKNOWN, UNDER_13, AGE_13_TO_17, ADULT."],
  ])("with %j is refused: %s", async (wrong, sentence) => {
    const reply = await tester.send({
      method: "POST",
      url: "/api/session/sign-up",
      payload: { ...ana, ...wrong },
    });
    expect([reply.statusCode, reply.body]).toEqual([400, sentence]);
    expect(await countOf("account")).toBe(0);
  });
});

describe("logging in", () => {
  const account = { email: "ana@example.org", password: "a long password" };

  test("opens a session of the account, whatever the case of the email", async () => {
    const { id } = await tester.signIn(account);
    const reply = await tester.call("POST /api/session/log-in", {
      body: { ...account, email: "ANA@example.org" },
    });
    expect(reply.body.user.id).toBe(id);
    expect((await userWith(cookieOf(reply)!.token))?.id).toBe(id);
  });

  test("says the same of a wrong password and an unknown email", async () => {
    await tester.signIn(account);
    const wrong = await tester.call("POST /api/session/log-in", {
      body: { ...account, password: "another password" },
    });
    const unknown = await tester.call("POST /api/session/log-in", {
      body: { ...account, email: "bea@example.org" },
    });
    expect([wrong.status, wrong.code]).toEqual([401, "wrong-credentials"]);
    expect([unknown.status, unknown.code, unknown.text]).toEqual([401, wrong.code, wrong.text]);
    expect(cookieOf(wrong)).toBeNull();
  });

  test("ends the guest's session, and the guest goes", async () => {
    await tester.signIn(account);
    const guest = await tester.signInGuest();
    await tester.call("POST /api/session/log-in", { body: account }, { as: guest });
    expect(await userWith(guest.token)).toBeNull();
    expect(await countOf("account")).toBe(1);
  });

  test("brings what a guest earned into the account", async () => {
    const { id } = await tester.signIn(account);
    const guest = await tester.signInGuest();
    await tester.db
      .insertInto("ledger_entry")
      .values({ account_id: guest.id, kind: "lesson", source: "a1-lesson-1", xp: 60 })
      .execute();
    await tester.call("POST /api/session/log-in", { body: account }, { as: guest });
    expect(await userWith(guest.token)).toBeNull();
    expect(await countOf("account")).toBe(1);
    const entries = await tester.db
      .selectFrom("ledger_entry")
      .select(["account_id", "xp"])
      .execute();
    expect(entries).toEqual([{ account_id: id, xp: 60 }]);
  });

  test("with a wrong password leaves the guest and all that is theirs", async () => {
    await tester.signIn(account);
    const guest = await tester.signInGuest();
    const bookmark = { account_id: guest.id, lesson_id: "a1-lesson-1" };
    await tester.db.insertInto("lesson_bookmark").values(bookmark).execute();
    const body = { ...account, password: "another password" };
    const refused = await tester.call("POST /api/session/log-in", { body }, { as: guest });
    expect(refused.code).toBe("wrong-credentials");
    expect((await userWith(guest.token))?.id).toBe(guest.id);
    const kept = await tester.db.selectFrom("lesson_bookmark").select("account_id").execute();
    expect(kept).toEqual([{ account_id: guest.id }]);
  });

  test("never deletes a registered account that logs in as another", async () => {
    await tester.signIn(account);
    const other = await tester.signIn({ email: "other@example.org" });
    await tester.call("POST /api/session/log-in", { body: account }, { as: other });
    expect(await userWith(other.token)).toBeNull();
    expect(await countOf("account")).toBe(2);
  });
});

describe("logging in with an email that several claim", () => {
  const claim = (password: string, isEmailVerified = false) =>
    tester.signIn({ email: "ana@example.org", isEmailVerified, password });
  const logIn = async (password: string) =>
    (
      await tester.call("POST /api/session/log-in", {
        body: { email: "ana@example.org", password },
      })
    ).body?.user.id;

  test("finds who has proved it, and who only claims it, each by their password", async () => {
    const claimant = await claim("a claimant's password");
    const holder = await claim("the holder's password", true);
    expect(await logIn("a claimant's password")).toBe(claimant.id);
    expect(await logIn("the holder's password")).toBe(holder.id);
    expect(await logIn("somebody else's password")).toBeUndefined();
  });

  test("tells nobody who signs up with a password whether it is that of whoever has proved it", async () => {
    await claim("the holder's password", true);
    const guess = await claim("the holder's password");
    expect(await logIn("the holder's password")).toBe(guess.id);
  });
});

describe("the demo accounts", () => {
  test.each(["LEARNER", "TEACHER"] as const)(
    "are not found where the school has none: %s",
    async (role) => {
      await tester.signIn({ role: "TEACHER", isDemo: true, email: "demo@example.org" });
      const reply = await tester.call("POST /api/session/demo", { body: { role } });
      expect([reply.status, reply.code]).toEqual([404, "not-found"]);
    },
  );

  test("do not exist when the demo is off", async () => {
    const serious = await buildTestApp({ config: { demo: false } });
    await serious.signIn({ isDemo: true, email: "demo@example.org" });
    const reply = await serious.call("POST /api/session/demo", { body: { role: "LEARNER" } });
    expect([reply.status, reply.code]).toEqual([404, "not-found"]);
    expect((await serious.call("GET /api/session", {})).body.demo).toBe(false);
    await serious.close();
  });

  test("are never made an administrator's", async () => {
    const reply = await tester.send({
      method: "POST",
      url: "/api/session/demo",
      payload: { role: "ADMIN" },
    });
    expect(reply.statusCode).toBe(400);
  });
});

describe("logging out", () => {
  test("ends the session and takes the cookie away", async () => {
    const as = await tester.signIn({ email: "ana@example.org" });
    const reply = await tester.call("POST /api/session/log-out", {}, { as });
    expect(reply.body).toEqual({ user: null });
    expect(cookieOf(reply)).toMatchObject({ name: "saywell_session", token: "" });
    expect(await countOf("session")).toBe(0);
    expect(await userWith(as.token)).toBeNull();
  });

  test("without a session is no error", async () => {
    const reply = await tester.call("POST /api/session/log-out", {});
    expect(reply.status).toBe(200);
  });

  test("leaves the account's other sessions open", async () => {
    const here = await tester.signIn({ email: "ana@example.org", password: "a long password" });
    const there = await tester.call("POST /api/session/log-in", {
      body: { email: "ana@example.org", password: "a long password" },
    });
    await tester.call("POST /api/session/log-out", {}, { as: here });
    expect(await userWith(cookieOf(there)!.token)).not.toBeNull();
  });
});
