import { generateSync } from "otplib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { type MovableClock, movableClock } from "../../../testing/movable-clock";
import type { LogEntry } from "../../../observability/log";
import { lookAtKey } from "./look-at-key";
import { createSecretBox } from "./secret-box";

const second = 1000;
const minute = 60 * second;
const email = "tess@example.org";
const password = "correct horse battery";

let app: TestApp;
const clock: MovableClock = movableClock("2026-03-02T09:00:00Z");

const key = { text: "a key for tests that is long enough", from: "environment" } as const;

beforeAll(async () => {
  app = await buildTestApp({ clock, config: { demo: false, secretKey: key } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  clock.advance(minute);
});

const staff = (role: "TEACHER" | "ADMIN" | "LEARNER", own = email) =>
  app.signIn({ name: "Tess", email: own, role });

const codeOf = (secret: string, offset = 0): string =>
  generateSync({ secret, epoch: Math.floor((clock.now().getTime() + offset) / second) });

const begin = (as: TestUser) =>
  app.call(
    "POST /api/account/{userId}/second-factor",
    { params: { userId: as.id }, body: { password } },
    { as },
  );

const confirm = (as: TestUser, code: string) =>
  app.call(
    "POST /api/account/{userId}/second-factor/confirm",
    { params: { userId: as.id }, body: { code } },
    { as },
  );

/** Sets it up, a step before now, so that the code shown now is still free. */
async function setUp(as: TestUser) {
  const { secret } = (await begin(as)).body;
  const { recoveryCodes } = (await confirm(as, codeOf(secret, -30 * second))).body;
  return { secret, recoveryCodes };
}

const logIn = (code?: string, typed = password) =>
  app.call("POST /api/session/log-in", {
    body: { email, password: typed, ...(code !== undefined && { code }) },
  });

const read = async (as: TestUser) =>
  (await app.call("GET /api/account/{userId}/second-factor", { params: { userId: as.id } }, { as }))
    .body;

const auditOf = async (accountId: string) =>
  (
    await app.db
      .selectFrom("audit_entry")
      .select("action")
      .where("about_id", "=", accountId)
      .orderBy("at")
      .execute()
  ).map(({ action }) => action);

const mails = async () =>
  (await app.db.selectFrom("mail").select(["kind", "subject"]).execute()).map(
    ({ kind, subject }) => `${kind}: ${subject}`,
  );

describe("setting up", () => {
  test("gives a secret as text, address and image, and recovery codes after the first code", async () => {
    const as = await staff("TEACHER");
    const begun = await begin(as);
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`);
    expect(begun.body.uri).toContain("issuer=Saywell");
    expect(begun.body.qr).toMatch(/^<svg /);
    expect((await logIn()).status).toBe(200);
    const { body } = await confirm(as, codeOf(begun.body.secret));
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(body.recoveryCodes[0]).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/);
    expect(await read(as)).toMatchObject({ isOffered: true, recoveryCodesLeft: 10 });
    expect(await auditOf(as.id)).toContain("second-factor-set");
    expect(await mails()).toContain("second-factor-changed: Your second factor is on");
  });

  test("keeps neither the secret nor a recovery code as it is", async () => {
    const as = await staff("TEACHER");
    const { secret, recoveryCodes } = await setUp(as);
    const stored = JSON.stringify(await app.db.selectFrom("second_factor").selectAll().execute());
    const codes = JSON.stringify(await app.db.selectFrom("recovery_code").selectAll().execute());
    expect(stored).not.toContain(secret);
    expect(codes).not.toContain(recoveryCodes[0]);
    expect(codes).not.toContain(recoveryCodes[0]!.replaceAll("-", ""));
  });

  test("ends all other sessions, which were opened without it, and not this one", async () => {
    const as = await staff("TEACHER");
    await logIn();
    await setUp(as);
    const sessions = await app.db.selectFrom("session").select("second_factor_at").execute();
    expect(sessions).toEqual([{ second_factor_at: clock.now() }]);
    expect(await read(as)).toMatchObject({ since: clock.now().toISOString() });
  });

  test.each([
    ["a wrong password", "TEACHER", { password: "not the password" }, "wrong-credentials"],
    ["no password", "TEACHER", {}, "wrong-credentials"],
    ["the account of a learner", "LEARNER", { password }, "forbidden"],
  ] as const)("is refused with %s", async (_, role, body, code) => {
    const as = await staff(role);
    const params = { userId: as.id };
    const begun = await app.call(
      "POST /api/account/{userId}/second-factor",
      { params, body },
      { as },
    );
    expect(begun.code).toBe(code);
  });

  test("is refused where there is one in use", async () => {
    const as = await staff("TEACHER");
    await setUp(as);
    expect((await begin(as)).code).toBe("conflict");
  });

  test("is refused with a code that the phone does not show, and nothing is asked for then", async () => {
    const as = await staff("TEACHER");
    const { secret } = (await begin(as)).body;
    expect((await confirm(as, codeOf(secret, 60 * minute))).code).toBe("wrong-code");
    expect((await logIn()).status).toBe(200);
  });

  test("is nobody's but the owner's, not even an admin's", async () => {
    const teacher = await staff("TEACHER");
    const admin = await staff("ADMIN", "head@example.org");
    await setUp(admin);
    for (const call of [
      "POST /api/account/{userId}/second-factor/confirm",
      "POST /api/account/{userId}/second-factor/disable",
      "POST /api/account/{userId}/second-factor/recovery-codes",
    ] as const) {
      const request = { params: { userId: teacher.id }, body: { password, code: "123456" } };
      expect((await app.call(call, request, { as: admin })).code).toBe("forbidden");
    }
  });
});

describe("logging in", () => {
  let secret: string;
  let recoveryCodes: string[];
  let as: TestUser;
  beforeEach(async () => {
    as = await staff("TEACHER");
    ({ secret, recoveryCodes } = await setUp(as));
  });

  test("asks for a code once the password is right, and opens no session without", async () => {
    const before = await app.db.selectFrom("session").select("id").execute();
    const { status, code, headers } = await logIn();
    expect([status, code, headers["set-cookie"]]).toEqual([401, "second-factor-needed", undefined]);
    expect(await app.db.selectFrom("session").select("id").execute()).toEqual(before);
  });

  test("does not say so to who has not the password", async () => {
    expect((await logIn(codeOf(secret), "not the password")).code).toBe("wrong-credentials");
    expect((await logIn(undefined, "not the password")).code).toBe("wrong-credentials");
  });

  test.each([
    ["now", 0],
    ["a step later", 30 * second],
  ])("takes the code of %s, with a space in it", async (_, offset) => {
    const code = codeOf(secret, offset);
    const { body, status } = await logIn(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect([status, body.user.id]).toEqual([200, as.id]);
  });

  test("takes each code once, however many bring it at once, and none before it", async () => {
    const code = codeOf(secret, 30 * second);
    const replies = await Promise.all([code, code, code, code].map((each) => logIn(each)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(code)).code).toBe("wrong-code");
    expect((await logIn(codeOf(secret))).code).toBe("wrong-code");
    clock.advance(minute);
    expect((await logIn(codeOf(secret))).status).toBe(200);
  });

  test.each([
    ["an hour ahead", 60 * minute],
    ["an hour behind", -60 * minute],
    ["two steps behind", -60 * second],
  ])("refuses the code of a phone whose clock is %s, and says what to look at", async (_, off) => {
    const { code, text } = await logIn(codeOf(secret, off));
    expect(code).toBe("wrong-code");
    expect(text).toContain("clock of your phone");
  });

  test("still takes codes when our own clock was an hour ahead and is right again", async () => {
    clock.advance(60 * minute);
    expect((await logIn(codeOf(secret))).status).toBe(200);
    clock.advance(-60 * minute);
    expect((await logIn(codeOf(secret))).status).toBe(200);
  });

  test("takes a recovery code once, however many bring it at once, and tells the owner", async () => {
    const typed = recoveryCodes[3]!.toLowerCase().replaceAll("-", " ");
    const replies = await Promise.all([typed, typed, typed].map((each) => logIn(each)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(typed)).code).toBe("wrong-code");
    expect((await read(as)).recoveryCodesLeft).toBe(9);
    expect(await auditOf(as.id)).toContain("recovery-code-used");
    expect(await mails()).toContain("second-factor-changed: A recovery code was used");
  });

  test("slows down who guesses codes from anywhere, and tells the owner once", async () => {
    const guesses = [];
    for (let place = 0; place < 40; place += 1)
      guesses.push((await logIn(`00000${place % 10}`)).code);
    expect(guesses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "wrong-code"));
    expect(new Set(guesses.slice(10))).toEqual(new Set(["too-many-requests"]));
    expect((await logIn(codeOf(secret))).code).toBe("too-many-requests");
    expect((await logIn(recoveryCodes[0])).code).toBe("too-many-requests");
    const told = (await mails()).filter((each) => each.startsWith("log-ins-slowed"));
    expect(told).toHaveLength(1);
    clock.advance(6 * minute);
    expect((await logIn(codeOf(secret))).status).toBe(200);
  });

  test("marks the session as one with a second factor", async () => {
    await app.db.deleteFrom("session").execute();
    await logIn(codeOf(secret));
    const marked = await app.db.selectFrom("session").select("second_factor_at").execute();
    expect(marked).toEqual([{ second_factor_at: clock.now() }]);
  });
});

describe("doing without", () => {
  const end = (as: TestUser, body: { password?: string; code: string }) =>
    app.call(
      "POST /api/account/{userId}/second-factor/disable",
      { params: { userId: as.id }, body },
      { as },
    );

  test("takes the password and a code, and is told of", async () => {
    const as = await staff("TEACHER");
    const { secret } = await setUp(as);
    expect((await end(as, { code: codeOf(secret) })).code).toBe("wrong-credentials");
    expect((await end(as, { password, code: "000000" })).code).toBe("wrong-code");
    expect((await end(as, { password, code: codeOf(secret) })).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    expect(await auditOf(as.id)).toContain("second-factor-removed");
    expect(await mails()).toContain("second-factor-changed: Your second factor is off");
  });

  test("new recovery codes take the place of the old ones", async () => {
    const as = await staff("TEACHER");
    const { secret, recoveryCodes } = await setUp(as);
    const { body } = await app.call(
      "POST /api/account/{userId}/second-factor/recovery-codes",
      { params: { userId: as.id }, body: { password, code: codeOf(secret) } },
      { as },
    );
    expect((await logIn(recoveryCodes[0])).code).toBe("wrong-code");
    expect((await logIn(body.recoveryCodes[0])).status).toBe(200);
    expect(await auditOf(as.id)).toContain("recovery-codes-made");
  });

  const removeFor = (as: TestUser, id: string) =>
    app.call(
      "POST /api/admin/people/{id}/second-factor/remove",
      { params: { id }, body: { reason: "The phone is lost." } },
      { as },
    );

  test("an admin takes it from somebody who lost the phone; their sessions end", async () => {
    const admin = await staff("ADMIN", "head@example.org");
    await setUp(admin);
    const as = await staff("TEACHER");
    await setUp(as);
    const hasOne = async () => {
      const request = { params: { id: as.id } };
      return (await app.call("GET /api/admin/people/{id}", request, { as: admin })).body
        .hasSecondFactor;
    };
    expect(await hasOne()).toBe(true);
    expect((await removeFor(admin, as.id)).status).toBe(200);
    expect(await hasOne()).toBe(false);
    expect(await mails()).toContain("second-factor-changed: Your second factor is off");
    expect((await app.call("GET /api/session", {}, { as })).body.user).toBeNull();
    expect((await logIn()).status).toBe(200);
    expect((await removeFor(admin, as.id)).code).toBe("conflict");
    expect(await auditOf(as.id)).toContain("second-factor-removed");
  });

  test("no admin takes one's own so, and no teacher anybody's", async () => {
    const admin = await staff("ADMIN", "head@example.org");
    await setUp(admin);
    const as = await staff("TEACHER");
    expect((await removeFor(admin, admin.id)).code).toBe("forbidden");
    expect((await removeFor(as, admin.id)).code).toBe("forbidden");
  });
});

describe("an admin without a second factor", () => {
  test("may do what a learner may, and set one up, and is an admin then", async () => {
    const admin = await staff("ADMIN");
    const other = await staff("LEARNER", "lee@example.org");
    const session = await app.call("GET /api/session", {}, { as: admin });
    expect(session.body.user?.needsSecondFactor).toBe(true);
    const asAdmin = () => [
      app.call("GET /api/admin/settings", {}, { as: admin }),
      app.call("GET /api/moderation/reports", {}, { as: admin }),
      app.call("GET /api/account/{userId}", { params: { userId: other.id } }, { as: admin }),
    ];
    const refused = await Promise.all(asAdmin());
    expect(refused.map(({ code }) => code)).toEqual(
      refused.map(() => "second-factor-setup-needed"),
    );
    const own = await app.call(
      "GET /api/account/{userId}",
      { params: { userId: admin.id } },
      { as: admin },
    );
    expect(own.body.user.needsSecondFactor).toBe(true);
    await setUp(admin);
    const now = await app.call("GET /api/session", {}, { as: admin });
    expect(now.body.user?.needsSecondFactor).toBe(false);
    expect((await Promise.all(asAdmin())).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test("is one again after switching it off", async () => {
    const admin = await staff("ADMIN");
    const { secret } = await setUp(admin);
    await app.call(
      "POST /api/account/{userId}/second-factor/disable",
      { params: { userId: admin.id }, body: { password, code: codeOf(secret) } },
      { as: admin },
    );
    const { code } = await app.call("GET /api/admin/settings", {}, { as: admin });
    expect(code).toBe("second-factor-setup-needed");
  });

  test("is not asked for one in the demo", async () => {
    const demo = await buildTestApp({ config: { demo: true } });
    const admin = await demo.signIn({ email, role: "ADMIN" });
    expect((await demo.call("GET /api/admin/settings", {}, { as: admin })).status).toBe(200);
    await demo.close();
  });
});

describe("the key for secrets", () => {
  const account = "2f9a8a0e-6f2c-4c57-9df4-5ad1b3a6a001";
  const box = createSecretBox("one key that is long enough, I hope");

  test("opens what it closed, for the same account only", () => {
    const stored = box.close("JBSWY3DP", account);
    expect(stored).not.toContain("JBSWY3DP");
    expect(box.open(stored, account)).toBe("JBSWY3DP");
    expect(box.open(stored, account.replace("2f", "3f"))).toBeUndefined();
    expect(
      createSecretBox("another key, also long enough, yes").open(stored, account),
    ).toBeUndefined();
    expect(createSecretBox(undefined).open(stored, account)).toBeUndefined();
  });

  test.each([
    ["our own key", true, key.text, undefined],
    ["another key", true, "another key, also long enough, yes", "secret-key-differs"],
    ["no key any more", true, undefined, "secret-key-differs"],
    ["no key, and nothing encrypted", false, undefined, "secret-key-not-set"],
  ])("is looked at when the school starts: %s", async (_, isSealed, given, event) => {
    const as = await staff("TEACHER");
    if (isSealed) await setUp(as);
    const log: LogEntry[] = [];
    const config = { demo: false, ...(given && { secretKey: { text: given } }) };
    await lookAtKey({ db: app.db, log: (entry) => log.push(entry), config });
    expect(log.map((entry) => entry.event)).toEqual(event === undefined ? [] : [event]);
  });

  test("closes what was stored without one when it is used next", async () => {
    const stored = createSecretBox(undefined).close("JBSWY3DP", account);
    expect(box.open(stored, account)).toBe("JBSWY3DP");
    expect(box.isOutdated(stored)).toBe(true);
    expect(box.isOutdated(box.close("JBSWY3DP", account))).toBe(false);
  });
});
