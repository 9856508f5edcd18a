import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deviceCookieName } from "../../http/device-cookie";
import { sessionCookieName } from "../../http/session-cookie";
import {
  buildTestApp,
  type TestApp,
  type TestReply,
  type TestUser,
} from "../../testing/build-test-app";
import { type MovableClock, movableClock } from "../../testing/movable-clock";

const start = "2026-03-02T09:00:00Z";
const minute = 60 * 1000;
const day = 24 * 60 * minute;
const ana = { name: "Ana", email: "ana@example.org", password: "a long passphrase" };
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

let clock: MovableClock;
let app: TestApp;
beforeAll(async () => {
  clock = movableClock(start);
  app = await buildTestApp({ clock });
});
beforeEach(async () => {
  clock.set(start);
  await app.empty();
});
afterAll(() => app.close());

/** The mails so far, the latest last. */
const mails = async () =>
  await app.db
    .selectFrom("mail")
    .select(["to_address as to", "kind", "text"])
    .orderBy("seq")
    .execute();
const kinds = async () => (await mails()).map(({ to, kind }) => `${kind} to ${to}`);
/** The token of the link in the latest mail of a kind. */
async function tokenIn(kind: string): Promise<string> {
  const mail = (await mails()).findLast((each) => each.kind === kind);
  return /#([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "no link";
}
const userOf = async (as: TestUser) => (await app.call("GET /api/session", {}, { as })).body.user;
const signUp = (parts: Partial<typeof ana> = {}, as?: TestUser) =>
  app.call("POST /api/session/sign-up", { body: { ...ana, ...parts } }, as && { as });
const cookiesOf = (reply: {
  headers: { "set-cookie"?: string | string[] | undefined };
}): Record<string, string> =>
  Object.fromEntries(
    [reply.headers["set-cookie"] ?? []]
      .flat()
      .map((cookie) => cookie.split(";")[0]!.split("=") as [string, string]),
  );
/** Whoever came in by this reply. */
const enteredBy = (
  reply: TestReply<"POST /api/session/log-in"> | TestReply<"POST /api/session/sign-up">,
): TestUser => ({
  id: reply.body.user.id,
  token: cookiesOf(reply)[sessionCookieName]!,
});
const logIn = (password: string, { email = ana.email, device = "" } = {}) =>
  app.call(
    "POST /api/session/log-in",
    { body: { email, password } },
    device === "" ? {} : { headers: { cookie: `${deviceCookieName}=${device}` } },
  );
/** By whoever knows the password; `null` is somebody who does not. */
const verify = (token: string, password: string | null = ana.password, as?: TestUser) =>
  app.call(
    "POST /api/verify-address",
    { body: { token, ...(password !== null && { password }) } },
    as && { as },
  );
const askForReset = async (email = ana.email, device = "") => {
  const reply = await app.call(
    "POST /api/password-reset",
    { body: { email } },
    device === "" ? {} : { headers: { cookie: `${deviceCookieName}=${device}` } },
  );
  await app.jobs.runWaiting();
  return reply;
};
const reset = (token: string, password = "another passphrase", choice?: string) =>
  app.call("POST /api/password-reset/confirm", {
    body: { token, password, ...(choice !== undefined && { choice }) },
  });
/** The accounts among which whoever holds a link to a new password may choose. */
const choicesOf = async (token: string) =>
  (await app.call("POST /api/password-reset/accounts", { body: { token } })).body.accounts;
const audited = async () =>
  (await app.db.selectFrom("audit_entry").select("action").orderBy("id").execute()).map(
    ({ action }) => action,
  );

describe("an address", () => {
  test("is asked for when signing up, and proved by the link in the mail", async () => {
    const as = enteredBy(await signUp());
    expect(await kinds()).toEqual(["verify-address to ana@example.org"]);
    const reply = await verify(await tokenIn("verify-address"));
    expect([reply.status, reply.body]).toEqual([200, { email: "ana@example.org" }]);
    expect(reply.headers["set-cookie"]).toBeUndefined();
    expect(await userOf(as)).toMatchObject({ email: "ana@example.org", isEmailVerified: true });
    expect(await audited()).toEqual(["log-in", "address-verified"]);
  });

  test.each([
    ["used before", async (token: string) => void (await verify(token))],
    ["three days old", () => Promise.resolve(clock.advance(3 * day))],
  ])("is not proved by a link that was %s", async (_, spoil) => {
    await signUp();
    const token = await tokenIn("verify-address");
    await spoil(token);
    const reply = await verify(token);
    expect([reply.status, reply.code]).toEqual([410, "link-expired"]);
  });

  test.each(["made-up", "x".repeat(43)])("is not proved by a forged link: %s", async (token) => {
    await signUp();
    expect((await verify(token)).code).toBe("link-expired");
  });

  test("is released by all who claim it when somebody proves it", async () => {
    const first = enteredBy(await signUp());
    const token = await tokenIn("verify-address");
    const second = enteredBy(await signUp({ password: "a second passphrase" }));
    const proof = await verify(await tokenIn("verify-address"), "a second passphrase");
    expect(proof.status).toBe(200);
    expect(await userOf(second)).toMatchObject({ email: ana.email, isEmailVerified: true });
    // The other one keeps the session and what it has, and is asked for another address.
    expect(await userOf(first)).toMatchObject({ email: null, isGuest: false });
    expect((await verify(token)).code).toBe("link-expired");
    expect((await logIn(ana.password)).code).toBe("wrong-credentials");
    expect((await logIn("a second passphrase")).status).toBe(200);
  });

  test("is proved in a session of the account, without its password", async () => {
    const as = enteredBy(await signUp());
    expect((await verify(await tokenIn("verify-address"), null, as)).status).toBe(200);
    expect(await userOf(as)).toMatchObject({ isEmailVerified: true });
  });

  test("is not proved for an account of somebody else, who claims it: a new password is the way", async () => {
    const squatter = enteredBy(await signUp());
    const token = await tokenIn("verify-address");
    const replies = [await verify(token, null), await verify(token, "my own passphrase")];
    expect(replies.map(({ status, code }) => `${status} ${code}`)).toEqual(
      Array(2).fill("401 wrong-credentials"),
    );
    expect(await userOf(squatter)).toMatchObject({ isEmailVerified: false });
    await askForReset();
    await reset(await tokenIn("reset-password"));
    expect(await userOf(squatter)).toBeNull();
    expect((await logIn(ana.password)).status).toBe(401);
  });

  test("stays claimed by who opens the link of somebody else who claims it", async () => {
    const squatter = enteredBy(await signUp({ password: "a second passphrase" }));
    const theirs = await tokenIn("verify-address");
    const mine = enteredBy(await signUp());
    expect((await verify(theirs, null, mine)).code).toBe("wrong-credentials");
    expect(await userOf(mine)).toMatchObject({ email: ana.email });
    expect((await verify(await tokenIn("verify-address"), null, mine)).status).toBe(200);
    expect(await userOf(squatter)).toMatchObject({ email: null });
  });

  test("proved by two at once is one's", async () => {
    await signUp();
    const one = await tokenIn("verify-address");
    await signUp();
    const other = await tokenIn("verify-address");
    const replies = await Promise.all([verify(one), verify(other)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test("that somebody has proved is told to them by a mail, and by nothing else", async () => {
    const holder = await app.signIn({ email: ana.email, name: "The holder" });
    const reply = await signUp();
    expect(reply.status).toBe(200);
    expect(await kinds()).toEqual(["address-taken to ana@example.org"]);
    expect((await mails())[0]!.text).toContain("The holder");
    expect(reply.body.user).toMatchObject({ email: ana.email, isEmailVerified: false });
    expect(reply.body.user.id).not.toBe(holder.id);
    // The link is for the holder's own account.
    expect((await reset(await tokenIn("address-taken"))).status).toBe(200);
    expect((await logIn("another passphrase")).body.user.id).toBe(holder.id);
  });

  test("is written to a few times an hour, whoever asks", async () => {
    for (let sent = 0; sent < 22; sent += 1) expect((await signUp()).status).toBe(200);
    expect(await mails()).toHaveLength(20);
    clock.advance(61 * minute);
    await signUp();
    expect(await mails()).toHaveLength(21);
  });

  test("that others claim many times keeps neither its owner's mails nor a new password away", async () => {
    await app.signIn(ana);
    for (let sent = 0; sent < 6; sent += 1) await signUp();
    await askForReset();
    expect((await kinds()).at(-1)).toBe("reset-password to ana@example.org");
    for (let sent = 0; sent < 6; sent += 1) await signUp({ email: "bea@example.org" });
    const as = enteredBy(await signUp({ email: "bea@example.org" }));
    const params = { userId: as.id };
    const again = await app.call("POST /api/account/{userId}/verification", { params }, { as });
    expect(again.status).toBe(200);
  });

  test("tells by the mails that may still be sent there as little as by its answers", async () => {
    await app.signIn(ana);
    for (const email of [ana.email, "nobody@example.org"]) {
      for (let sent = 0; sent < 5; sent += 1) await askForReset(email);
      const as = enteredBy(await signUp({ email }));
      const params = { userId: as.id };
      const again = () => app.call("POST /api/account/{userId}/verification", { params }, { as });
      const statuses: number[] = [];
      for (let asked = 0; asked < 5; asked += 1) statuses.push((await again()).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
    }
  });

  test.each([
    ["nobody else has", () => Promise.resolve()],
    ["somebody has proved", async () => void (await app.signIn(ana))],
    [
      "others claim",
      async () => {
        for (const each of ["one", "two", "three"])
          await signUp({ password: `${each} long words` });
      },
    ],
  ])("that %s opens the latest account that was given it, and none before", async (_, begin) => {
    await begin();
    const opened: { before: boolean; now: boolean }[] = [];
    for (let round = 0; round < 7; round += 1) {
      clock.advance(minute);
      const { id } = (await signUp({ password: `round ${round} passphrase` })).body.user;
      const before = await logIn(`round ${round - 1} passphrase`);
      const now = await logIn(`round ${round} passphrase`);
      opened.push({
        before: before.status === 200,
        now: now.status === 200 && now.body.user.id === id,
      });
    }
    expect(opened).toEqual(Array.from({ length: 7 }, () => ({ before: false, now: true })));
  });

  test("that others claim later opens one's own account still on a device that knows it", async () => {
    const mine = await signUp();
    const device = cookiesOf(mine)[deviceCookieName]!;
    for (let each = 0; each < 25; each += 1) await signUp({ password: `squatter ${each} words` });
    expect((await logIn(ana.password, { device })).body.user.id).toBe(mine.body.user.id);
    expect((await logIn(ana.password)).code).toBe("wrong-credentials");
  });

  test("that its owner has proved is not taken from them by claims, on any device", async () => {
    const owner = await app.signIn(ana);
    for (let each = 0; each < 25; each += 1) await signUp({ password: `squatter ${each} words` });
    expect((await logIn(ana.password)).body.user.id).toBe(owner.id);
    const device = cookiesOf(await signUp({ password: "my other passphrase" }))[deviceCookieName]!;
    expect((await logIn(ana.password, { device })).body.user.id).toBe(owner.id);
  });

  test("can be asked for again by its owner, until it is proved", async () => {
    const as = enteredBy(await signUp());
    const params = { userId: as.id };
    const again = () => app.call("POST /api/account/{userId}/verification", { params }, { as });
    expect((await again()).status).toBe(200);
    await verify(await tokenIn("verify-address"));
    expect((await again()).code).toBe("conflict");
    const stranger = await app.signIn({ email: "bea@example.org" });
    const other = await app.call(
      "POST /api/account/{userId}/verification",
      { params },
      { as: stranger },
    );
    expect(other.code).toBe("forbidden");
    const admin = await app.signIn({ email: "admin@example.org", role: "ADMIN" });
    const byAdmin = await app.call(
      "POST /api/account/{userId}/verification",
      { params },
      { as: admin },
    );
    expect(byAdmin.code).toBe("forbidden");
  });
});

describe("changing the address", () => {
  const change = (as: TestUser, email: string, password = ana.password) =>
    app.call(
      "POST /api/account/{userId}/address",
      { params: { userId: as.id }, body: { email, password } },
      { as },
    );

  test("changes nothing until the new one is proved, and then tells the old one", async () => {
    const as = await app.signIn(ana);
    expect((await change(as, "new@example.org")).status).toBe(200);
    expect(await kinds()).toEqual(["verify-address to new@example.org"]);
    expect((await userOf(as))?.email).toBe(ana.email);
    expect((await verify(await tokenIn("verify-address"))).body).toEqual({
      email: "new@example.org",
    });
    expect(await userOf(as)).toMatchObject({ email: "new@example.org", isEmailVerified: true });
    expect(await kinds()).toContain("address-changed to ana@example.org");
    expect((await logIn(ana.password)).code).toBe("wrong-credentials");
    expect((await logIn(ana.password, { email: "new@example.org" })).status).toBe(200);
  });

  test("needs the password, and is the owner's alone", async () => {
    const as = await app.signIn(ana);
    expect((await change(as, "new@example.org", "a wrong password")).code).toBe(
      "wrong-credentials",
    );
    const admin = await app.signIn({ role: "ADMIN", email: "admin@example.org" });
    const reply = await app.call(
      "POST /api/account/{userId}/address",
      { params: { userId: as.id }, body: { email: "new@example.org", password: ana.password } },
      { as: admin },
    );
    expect(reply.code).toBe("forbidden");
    expect(await mails()).toEqual([]);
  });

  test("to one that somebody has proved answers the same, and tells that one", async () => {
    await app.signIn({ email: "bea@example.org" });
    const as = await app.signIn(ana);
    const [taken, free] = [
      await change(as, "bea@example.org"),
      await change(as, "new@example.org"),
    ];
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    expect(await kinds()).toEqual([
      "address-taken to bea@example.org",
      "verify-address to new@example.org",
    ]);
  });

  test("to one that somebody proves in between is refused", async () => {
    const as = await app.signIn(ana);
    await change(as, "new@example.org");
    const token = await tokenIn("verify-address");
    await app.signIn({ email: "new@example.org" });
    const reply = await verify(token);
    expect([reply.status, reply.code]).toEqual([409, "email-taken"]);
    expect((await userOf(as))?.email).toBe(ana.email);
  });

  test.each([
    [
      "by the link in a mail",
      async () => {
        await askForReset();
        expect((await reset(await tokenIn("reset-password"))).status).toBe(200);
      },
    ],
    [
      "by its owner",
      async (as: TestUser) => {
        const params = { userId: as.id };
        const body = { currentPassword: ana.password, newPassword: "another passphrase" };
        const call = "POST /api/account/{userId}/password";
        expect((await app.call(call, { params, body }, { as })).status).toBe(200);
      },
    ],
  ])("that a thief asked for ends when the password is replaced %s", async (_, replace) => {
    const as = await app.signIn(ana);
    await change(as, "thief@example.org");
    const kept = await tokenIn("verify-address");
    await replace(as);
    expect((await verify(kept)).code).toBe("link-expired");
    expect((await logIn("another passphrase")).body.user.email).toBe(ana.email);
  });

  describe("that is waited for", () => {
    const wanted = async (as: TestUser) =>
      (await app.call("GET /api/account/{userId}", { params: { userId: as.id } }, { as })).body
        .wantedEmail;

    test("is told on every device, for as long as its link works, whoever has it", async () => {
      await app.signIn({ email: "bea@example.org" });
      const as = await app.signIn(ana);
      for (const email of ["bea@example.org", "new@example.org"]) {
        expect(await wanted(as)).toBeNull();
        await change(as, email);
        // What becomes of the link of who has it tells nothing.
        await app.db.deleteFrom("one_time_link").where("purpose", "=", "reset-password").execute();
        clock.advance(3 * day - 1);
        expect(await wanted(as)).toBe(email);
        clock.advance(1);
      }
      expect(await wanted(as)).toBeNull();
    });

    test("is so no longer once it is proved, or the password replaced", async () => {
      const as = await app.signIn(ana);
      await change(as, "new@example.org");
      await verify(await tokenIn("verify-address"));
      expect(await wanted(as)).toBeNull();
      await change(as, "another@example.org");
      const params = { userId: as.id };
      const body = { currentPassword: ana.password, newPassword: "another passphrase" };
      await app.call("POST /api/account/{userId}/password", { params, body }, { as });
      expect(await wanted(as)).toBeNull();
    });
  });

  test("is how an account whose address was released gets another one", async () => {
    const as = enteredBy(await signUp());
    await app.signIn({ email: "somebody@example.org" });
    await app.db.updateTable("account").set({ email: null }).where("id", "=", as.id).execute();
    expect((await change(as, "new@example.org")).status).toBe(200);
    await verify(await tokenIn("verify-address"));
    expect((await userOf(as))?.email).toBe("new@example.org");
  });

  test("is not for guests and not for the demo", async () => {
    const guest = await app.signInGuest();
    expect((await change(guest, "new@example.org")).code).toBe("conflict");
    const demo = await app.signIn({ ...ana, isDemo: true });
    expect((await change(demo, "new@example.org")).code).toBe("forbidden");
  });
});

describe("a forgotten password", () => {
  test("leaves what was typed in no job, and nowhere once somebody has looked whose it is", async () => {
    const typed = "typed.by.anybody@example.org";
    const params = { body: { email: typed } };
    expect((await app.call("POST /api/password-reset", params)).status).toBe(200);
    const { rows: jobs } = await sql<{ data: object }>`
      select data from pgboss.job where name = 'mail-reset-link' and state = 'created'`.execute(
      app.db,
    );
    expect(jobs).toEqual([{ data: { requestId: expect.any(String) } }]);
    const requests = () => app.db.selectFrom("reset_request").select(["id", "email"]).execute();
    expect(await requests()).toMatchObject([{ email: typed }]);
    await app.jobs.runWaiting();
    expect(await requests()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test("is replaced by the link in the mail, which ends all sessions and opens none", async () => {
    const ended: string[] = [];
    app.events.subscribe("session-ended", ({ session }) => void ended.push(session));
    const as = await app.signIn(ana);
    await askForReset(" ANA@example.org ");
    const reply = await reset(await tokenIn("reset-password"));
    expect(reply.body).toEqual({ ok: true });
    expect(cookiesOf(reply)[sessionCookieName]).toBeUndefined();
    expect(await userOf(as)).toBeNull();
    expect(ended).toHaveLength(1);
    expect(await kinds()).toEqual([
      "reset-password to ana@example.org",
      "password-changed to ana@example.org",
    ]);
    expect((await logIn(ana.password)).code).toBe("wrong-credentials");
    expect((await logIn("another passphrase")).status).toBe(200);
  });

  test("asked for with an address that nobody has answers the same, and mails nobody", async () => {
    await app.signIn(ana);
    const known = await askForReset();
    const unknown = await askForReset("nobody@example.org");
    const { "content-length": _, ...headers } = known.headers;
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(Object.keys(unknown.headers)).toEqual(expect.arrayContaining(Object.keys(headers)));
    expect(await kinds()).toEqual(["reset-password to ana@example.org"]);
  });

  test.each([
    ["used before", async (token: string) => void (await reset(token, "a third passphrase"))],
    ["30 minutes old", () => Promise.resolve(clock.advance(30 * minute))],
    [
      "older than another one that was used",
      async () => {
        await askForReset();
        await reset(await tokenIn("reset-password"));
      },
    ],
    [
      "for an account that is gone",
      async () => void (await app.db.deleteFrom("account").execute()),
    ],
    [
      "for an address that the account has no more",
      async () =>
        void (await app.db.updateTable("account").set({ email: "new@example.org" }).execute()),
    ],
  ])("is not replaced by a link that is %s", async (_, spoil) => {
    await app.signIn(ana);
    await askForReset();
    const token = await tokenIn("reset-password");
    await spoil(token);
    const reply = await reset(token, "a fourth passphrase");
    expect([reply.status, reply.code]).toEqual([410, "link-expired"]);
    expect((await logIn("a fourth passphrase")).status).toBe(401);
  });

  test("is not replaced by a forged link, nor by one for something else", async () => {
    await signUp();
    expect((await reset("x".repeat(43))).code).toBe("link-expired");
    expect((await reset(await tokenIn("verify-address"))).code).toBe("link-expired");
  });

  test("replaced by one link twice at once is replaced once", async () => {
    await app.signIn(ana);
    await askForReset();
    const token = await tokenIn("reset-password");
    const wishes = ["the first passphrase", "the second passphrase"];
    const replies = await Promise.all(wishes.map((wish) => reset(token, wish)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    const opens = await Promise.all(wishes.map(async (wish) => (await logIn(wish)).status));
    expect(opens).toEqual(replies.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  test("proves the address, so that nobody else claims it any more", async () => {
    const mine = enteredBy(await signUp());
    clock.advance(day);
    const theirs = enteredBy(await signUp({ password: "a second passphrase" }));
    await askForReset();
    const token = await tokenIn("reset-password");
    const usedAt = new Date(clock.now().getTime() - day).toISOString();
    const chosen = (await choicesOf(token)).find(({ lastUsedAt }) => lastUsedAt === usedAt);
    expect((await reset(token, "another passphrase", chosen!.choice)).status).toBe(200);
    expect((await logIn("another passphrase")).body.user).toMatchObject({
      id: mine.id,
      isEmailVerified: true,
    });
    expect((await userOf(theirs))?.email).toBeNull();
  });

  test("is not replaced by one that is too easy, and the link still works", async () => {
    await app.signIn(ana);
    await askForReset();
    const token = await tokenIn("reset-password");
    expect((await reset(token, "password123")).code).toBe("weak-password");
    expect((await reset(token)).status).toBe(200);
  });

  test("gives one to whoever was registered without, by somebody else", async () => {
    await app.signIn({ ...ana, password: null, isEmailVerified: false });
    expect((await logIn("another passphrase")).status).toBe(401);
    await askForReset();
    await reset(await tokenIn("reset-password"));
    expect((await logIn("another passphrase")).status).toBe(200);
  });
});

describe("a forgotten password of an address that several claim and nobody has proved", () => {
  /** A stranger who was there first, and whoever has the mailbox. */
  async function claims() {
    const stranger = await signUp({ password: "a stranger's passphrase" });
    clock.advance(3 * day);
    const mine = await signUp();
    const progress = { account_id: mine.body.user.id, progress: 100, completed_at: clock.now() };
    await app.db
      .insertInto("lesson_progress")
      .values([
        { ...progress, lesson_id: "a1-lesson-1" },
        { ...progress, lesson_id: "a1-lesson-2" },
      ])
      .execute();
    await app.db
      .updateTable("account")
      .set({ created_at: new Date(start) })
      .execute();
    return { stranger, mine };
  }

  test("is for the account that the reader of the mail chooses, which the mail does not name", async () => {
    const { stranger, mine } = await claims();
    await askForReset();
    const mail = (await mails()).findLast(({ kind }) => kind === "reset-password")!;
    expect(mail.text).not.toContain(ana.name);
    const token = await tokenIn("reset-password");
    const choices = await choicesOf(token);
    expect(choices).toEqual([
      {
        choice: expect.any(String),
        startedAt: new Date(start).toISOString(),
        lessons: 2,
        lastUsedAt: clock.now().toISOString(),
      },
      expect.objectContaining({ lessons: 0 }),
    ]);
    expect(JSON.stringify(choices)).not.toContain(mine.body.user.id);
    expect((await reset(token, "another passphrase", choices[0]!.choice)).status).toBe(200);
    expect((await logIn("another passphrase")).body.user).toMatchObject({
      id: mine.body.user.id,
      isEmailVerified: true,
    });
    expect((await userOf(enteredBy(stranger)))?.email).toBeNull();
    expect((await logIn("a stranger's passphrase")).status).toBe(401);
  });

  test.each([undefined, "made-up", "an-account"])(
    "asks who brings %s for a choice, and keeps the link",
    async (given) => {
      const { mine } = await claims();
      await askForReset();
      const token = await tokenIn("reset-password");
      const choice = given === "an-account" ? mine.body.user.id : given;
      const reply = await reset(token, "another passphrase", choice);
      expect([reply.status, reply.code]).toEqual([409, "choice-needed"]);
      expect((await logIn(ana.password)).status).toBe(200);
      const [first] = await choicesOf(token);
      expect((await reset(token, "another passphrase", first!.choice)).status).toBe(200);
    },
  );

  test("asks for a choice, too, where somebody else has claimed it since the mail", async () => {
    await signUp();
    await askForReset();
    const token = await tokenIn("reset-password");
    await signUp({ password: "a stranger's passphrase" });
    expect((await reset(token)).code).toBe("choice-needed");
    expect(await choicesOf(token)).toHaveLength(2);
  });

  test("takes no choice that another link was given", async () => {
    await claims();
    await askForReset();
    const [first] = await choicesOf(await tokenIn("reset-password"));
    await askForReset();
    const token = await tokenIn("reset-password");
    const reply = await reset(token, "another passphrase", first!.choice);
    expect(reply.code).toBe("choice-needed");
  });

  test("is for no account before it is chosen, also not that of the device that asked: a stranger may have", async () => {
    const { stranger, mine } = await claims();
    await askForReset(ana.email, cookiesOf(stranger)[deviceCookieName]);
    const token = await tokenIn("reset-password");
    const choices = await choicesOf(token);
    expect(choices.map(({ lessons }) => lessons)).toEqual([2, 0]);
    expect((await reset(token)).code).toBe("choice-needed");
    await reset(token, "another passphrase", choices[0]!.choice);
    expect((await logIn("another passphrase")).body.user.id).toBe(mine.body.user.id);
  });

  test("shows those with most to lose, however many others sign up", async () => {
    await claims();
    for (let each = 0; each < 25; each += 1) await signUp({ password: `squatter ${each} words` });
    await askForReset();
    const choices = await choicesOf(await tokenIn("reset-password"));
    expect(choices).toHaveLength(12);
    expect(choices[0]!.lessons).toBe(2);
  });

  test("is chosen once: the other links to the address end with it", async () => {
    await claims();
    await askForReset();
    const older = await tokenIn("reset-password");
    await askForReset();
    const token = await tokenIn("reset-password");
    const choices = await choicesOf(token);
    const replies = await Promise.all(
      choices.map(({ choice }) => reset(token, "another passphrase", choice)),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect((await reset(older)).code).toBe("link-expired");
    expect(
      (await app.call("POST /api/password-reset/accounts", { body: { token: older } })).code,
    ).toBe("link-expired");
  });

  test("is that of whoever proves the address meanwhile", async () => {
    const { stranger, mine } = await claims();
    await askForReset();
    const token = await tokenIn("reset-password");
    await verify(await tokenIn("verify-address"), null, enteredBy(mine));
    expect(await choicesOf(token)).toMatchObject([{ lessons: 2 }]);
    expect((await reset(token)).status).toBe(200);
    expect((await logIn("another passphrase")).body.user.id).toBe(mine.body.user.id);
    expect((await userOf(enteredBy(stranger)))?.email).toBeNull();
  });
});

test("a password replaced by a mailed link ends every way in of whoever had the account before", async () => {
  const squatter = await signUp();
  const { id } = squatter.body.user;
  const at = clock.now();
  await app.db
    .insertInto("sign_in_identity")
    .values({
      issuer: "https://provider.example",
      subject: "squatter",
      account_id: id,
      created_at: at,
      last_used_at: at,
    })
    .execute();
  await askForReset();
  expect((await reset(await tokenIn("reset-password"))).status).toBe(200);
  expect(await userOf(enteredBy(squatter))).toBeNull();
  expect(await app.db.selectFrom("sign_in_identity").selectAll().execute()).toEqual([]);
  expect((await mails()).at(-1)!.text).toContain("Nobody gets in by Google");
  // The squatter's browser is one like any other now.
  const device = cookiesOf(squatter)[deviceCookieName]!;
  for (let tries = 0; tries < 10; tries += 1) await logIn("a wrong password");
  expect((await logIn("a wrong password", { device })).status).toBe(429);
});

describe("changing the password", () => {
  const change = (as: TestUser, currentPassword: string, newPassword: string) =>
    app.call(
      "POST /api/account/{userId}/password",
      { params: { userId: as.id }, body: { currentPassword, newPassword } },
      { as },
    );

  test("ends all other sessions, tells the owner, and makes older links useless", async () => {
    const here = await app.signIn(ana);
    const there = enteredBy(await logIn(ana.password));
    await askForReset();
    expect((await change(here, ana.password, "another passphrase")).body).toEqual({ ok: true });
    expect((await userOf(here))?.id).toBe(here.id);
    expect(await userOf(there)).toBeNull();
    expect(await kinds()).toContain("password-changed to ana@example.org");
    expect((await reset(await tokenIn("reset-password"))).code).toBe("link-expired");
    expect(await audited()).toContain("password-changed");
  });

  test("needs the old one, and a new one that is not easy", async () => {
    const as = await app.signIn(ana);
    expect((await change(as, "a wrong password", "another passphrase")).code).toBe(
      "wrong-credentials",
    );
    expect((await change(as, ana.password, "Ana@example.org")).code).toBe("weak-password");
    const short = await change(as, ana.password, "short");
    expect([short.status, short.code]).toEqual([400, "invalid-input"]);
  });

  test("is the owner's alone: no admin sets it", async () => {
    const as = await app.signIn(ana);
    const admin = await app.signIn({ role: "ADMIN", email: "admin@example.org" });
    const reply = await app.call(
      "POST /api/account/{userId}/password",
      {
        params: { userId: as.id },
        body: { currentPassword: ana.password, newPassword: "another passphrase" },
      },
      { as: admin },
    );
    expect(reply.code).toBe("forbidden");
  });

  test("is slowed down for who guesses the old one in a session that was stolen", async () => {
    const as = await app.signIn(ana);
    for (let tries = 0; tries < 10; tries += 1)
      await change(as, "a wrong password", "another passphrase");
    const reply = await change(as, ana.password, "another passphrase");
    expect([reply.status, reply.headers["retry-after"]]).toEqual([429, "5"]);
  });
});

describe("sessions", () => {
  const list = async (as: TestUser) =>
    (await app.call("GET /api/account/{userId}/sessions", { params: { userId: as.id } }, { as }))
      .body.sessions;

  test("are listed with device and time, the one that asks marked", async () => {
    const first = await app.signIn(ana);
    clock.advance(60 * minute);
    const body = { email: ana.email, password: ana.password };
    const headers = { "user-agent": firefox };
    const second = enteredBy(await app.call("POST /api/session/log-in", { body }, { headers }));
    expect(await list(second)).toEqual([
      {
        id: expect.any(String),
        device: "Firefox on Windows",
        begunAt: clock.now().toISOString(),
        lastSeenAt: clock.now().toISOString(),
        isThis: true,
      },
      expect.objectContaining({
        device: null,
        isThis: false,
        begunAt: new Date(start).toISOString(),
      }),
    ]);
    const own = (await list(first)).find(({ isThis }) => isThis);
    expect(own?.begunAt).toBe(new Date(start).toISOString());
  });

  test("in use are seen, within a few minutes", async () => {
    const as = await app.signIn(ana);
    clock.advance(4 * minute);
    await userOf(as);
    expect((await list(as))[0]!.lastSeenAt).toBe(new Date(start).toISOString());
    clock.advance(2 * minute);
    await userOf(as);
    await expect
      .poll(async () => (await list(as))[0]!.lastSeenAt)
      .toBe(new Date(new Date(start).getTime() + 6 * minute).toISOString());
  });

  test("are ended one by one, each by its owner alone", async () => {
    const here = await app.signIn(ana);
    const there = enteredBy(await logIn(ana.password));
    const id = (await list(here)).find(({ isThis }) => !isThis)!.id;
    const end = (as: TestUser, userId: string) =>
      app.call("DELETE /api/account/{userId}/sessions/{id}", { params: { userId, id } }, { as });
    const stranger = await app.signIn({ email: "bea@example.org" });
    expect((await end(stranger, stranger.id)).code).toBe("not-found");
    expect((await end(stranger, here.id)).code).toBe("forbidden");
    expect((await userOf(there))?.id).toBe(here.id);
    expect((await end(here, here.id)).body).toEqual({ ok: true });
    expect(await userOf(there)).toBeNull();
    expect((await userOf(here))?.id).toBe(here.id);
    expect((await end(here, here.id)).code).toBe("not-found");
  });

  test.each([true, false])("are all ended, with this one kept: %s", async (keepsThis) => {
    const here = await app.signIn(ana);
    const there = enteredBy(await logIn(ana.password));
    const reply = await app.call(
      "POST /api/account/{userId}/log-out-everywhere",
      { params: { userId: here.id }, body: { keepsThis } },
      { as: here },
    );
    expect(reply.body).toEqual({ ended: keepsThis ? 1 : 2 });
    expect(await userOf(there)).toBeNull();
    expect((await userOf(here))?.id).toBe(keepsThis ? here.id : undefined);
  });

  test("are shown to no admin", async () => {
    const as = await app.signIn(ana);
    const admin = await app.signIn({ role: "ADMIN", email: "admin@example.org" });
    const params = { userId: as.id };
    expect(
      (await app.call("GET /api/account/{userId}/sessions", { params }, { as: admin })).code,
    ).toBe("forbidden");
  });
});

describe("a device that never logged in before", () => {
  test("is told to the owner, but for the first and those that are known", async () => {
    await app.signIn(ana);
    const first = cookiesOf(await logIn(ana.password))[deviceCookieName]!;
    await logIn(ana.password, { device: first });
    expect(await mails()).toEqual([]);
    const body = { email: ana.email, password: ana.password };
    await app.call("POST /api/session/log-in", { body }, { headers: { "user-agent": firefox } });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: "new-device", to: ana.email });
    expect(mail!.text).toContain("before: Firefox on Windows");
    expect(mail!.text).toContain("2 March 2026 at 09:00");
  });

  test("is not told to an address that nobody has proved", async () => {
    await app.signIn({ ...ana, isEmailVerified: false });
    await logIn(ana.password);
    await logIn(ana.password);
    expect(await mails()).toEqual([]);
  });
});

describe("many wrong passwords", () => {
  const guess = async (count: number, email = ana.email) => {
    const statuses: number[] = [];
    for (let each = 0; each < count; each += 1) {
      statuses.push((await logIn("a wrong password", { email })).status);
    }
    return statuses;
  };

  test("slow down whoever tries, from wherever, the same where nobody has the address", async () => {
    await app.signIn(ana);
    for (const email of [ana.email, "nobody@example.org"]) {
      expect(await guess(300, email)).toEqual([...Array(10).fill(401), ...Array(290).fill(429)]);
      const waits: unknown[] = [];
      for (let round = 0; round < 8; round += 1) {
        const wait = Number((await logIn("a wrong password", { email })).headers["retry-after"]);
        waits.push(wait);
        clock.advance(wait * 1000);
        expect((await logIn("a wrong password", { email })).status).toBe(401);
      }
      expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
    }
  });

  test("tried 300 at once are ten that were looked at", async () => {
    await app.signIn(ana);
    const replies = await Promise.all(Array.from({ length: 60 }, () => logIn("a wrong password")));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test("are told to the owner once a day, with a link, and to nobody where nobody has it", async () => {
    await app.signIn(ana);
    await guess(12);
    await guess(12, "nobody@example.org");
    await expect.poll(kinds).toEqual(["log-ins-slowed to ana@example.org"]);
    expect((await audited()).filter((action) => action === "log-ins-slowed")).toHaveLength(1);
    await expect
      .poll(async () => (await audited()).filter((action) => action === "log-in-failed").length)
      .toBe(10);
    expect((await reset(await tokenIn("log-ins-slowed"))).status).toBe(200);
    clock.advance(10 * minute);
    await guess(3);
    expect((await kinds()).filter((kind) => kind.startsWith("log-ins-slowed"))).toHaveLength(1);
  });

  test("do not lock the owner out of a device that is known", async () => {
    await app.signIn(ana);
    const device = cookiesOf(await logIn(ana.password))[deviceCookieName]!;
    await guess(20);
    expect((await logIn(ana.password)).status).toBe(429);
    expect((await logIn(ana.password, { device })).status).toBe(200);
  });

  test("are not tried by a device that is known to another account of the same address", async () => {
    await app.signIn(ana);
    const device = cookiesOf(await signUp({ password: "a second passphrase" }))[deviceCookieName]!;
    await guess(20);
    expect((await logIn(ana.password, { device })).status).toBe(401);
    expect((await logIn("a second passphrase", { device })).status).toBe(200);
  });

  test("leave a way in by the link in the mail, on the device that used it", async () => {
    await app.signIn(ana);
    await guess(20);
    await expect.poll(kinds).toEqual(["log-ins-slowed to ana@example.org"]);
    const reply = await reset(await tokenIn("log-ins-slowed"));
    const device = cookiesOf(reply)[deviceCookieName]!;
    expect((await logIn("another passphrase")).status).toBe(429);
    expect((await logIn("another passphrase", { device })).status).toBe(200);
  });

  test("are forgotten after an hour, and wait no longer where a clock was wrong", async () => {
    await app.signIn(ana);
    clock.advance(60 * minute);
    await guess(20);
    clock.advance(-60 * minute);
    expect((await logIn(ana.password)).status).toBe(200);
    clock.advance(3 * 60 * minute);
    expect(await guess(10)).toEqual(Array(10).fill(401));
  });
});

test("wrong passwords are counted under a name that tells no address", async () => {
  await logIn("a wrong password");
  const rows = await app.db.selectFrom("password_try").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]!.key).toHaveLength(32);
});
