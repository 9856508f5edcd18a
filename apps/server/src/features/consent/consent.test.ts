import { hash } from "node:crypto";
import { loadContent } from "@saywell/content/answers";
import { type Call, calls, methodOf, needsContact, pathOf } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../db/transaction";
import { deviceCookieName } from "../../http/device-cookie";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { cookieOf, createLines, listenOn } from "../../testing/dial";
import { makeClass, makeFriends, makeRoom } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";

const start = "2026-03-02T09:00:00Z";
const clock = movableClock(start);
const hour = 60 * 60 * 1000;
const day = 24 * hour;
let app: TestApp;
let port: number;
const lines = createLines();
let child: TestUser;
beforeAll(async () => {
  app = await buildTestApp({ clock });
  port = await listenOn(app);
});
beforeEach(async () => {
  child = await app.signIn({
    name: "Kim Family",
    email: "kim@example.org",
    ageBand: "UNDER_13",
    hasConsent: false,
  });
});
afterEach(async () => {
  lines.hangUp();
  clock.set(start);
  await app.empty();
});
afterAll(() => app.close());

const ask = (parentEmail = "parent@example.org", as = child) =>
  app.call(
    "POST /api/account/{userId}/consent",
    { params: { userId: as.id }, body: { parentEmail } },
    { as },
  );
const status = async (as = child) =>
  (await app.call("GET /api/account/{userId}/consent", { params: { userId: as.id } }, { as })).body;
const read = (token: string) => app.call("POST /api/consent/read", { body: { token } });
const decide = (token: string, give: boolean, as?: TestUser) =>
  app.call("POST /api/consent/decide", { body: { token, give } }, as && { as });
const rooms = (as = child) => app.call("GET /api/rooms", {}, { as });
const mails = () => app.db.selectFrom("mail").selectAll().orderBy("seq").execute();
/** The secret in the latest mail to somebody, as its reader has it. */
async function tokenOf(to = "parent@example.org"): Promise<string> {
  const sent = (await mails()).filter((mail) => mail.to_address === to);
  const tokens = sent.flatMap(({ text }) => /\/consent#([\w-]+)/.exec(text ?? "")?.[1] ?? []);
  return tokens.at(-1)!;
}
const admin = () => app.signIn({ email: "head@example.org", role: "ADMIN", ageBand: "ADULT" });
const school = (as: TestUser, give: boolean, userId = child.id) =>
  app.call(
    "POST /api/admin/consents/{userId}",
    { params: { userId }, body: { give, note: "Form of 2 March, signed by the mother" } },
    { as },
  );
const audited = async () =>
  (await app.db.selectFrom("audit_entry").select("action").orderBy("id").execute()).map(
    ({ action }) => action,
  );
const endWaiting = async () => {
  await inTransaction(app.db, (tx) => app.jobs.enqueue(tx, "end-waiting", {}));
  await app.jobs.runWaiting();
};

describe("a child under 13 for whom nobody has agreed", () => {
  const declared: readonly Call[] = calls;
  const contact = declared.filter((each) => each.access === "session" && needsContact(each));

  test.each(contact.map((each) => [each.name]))("is refused %s, with the reason", async (name) => {
    const url = pathOf(name).replaceAll(/\{\w+\}/g, child.id);
    const refused = await app.send({ method: methodOf(name), url, payload: {} }, child);
    // What is not served yet has nothing to refuse.
    if (refused.statusCode === 501) return;
    expect([refused.statusCode, refused.headers["x-error-code"]]).toEqual([403, "consent-needed"]);
    expect(refused.body).toContain("a parent or your school has to agree");
  });

  test("is refused what has to do with people, whatever area a call says it is of", () => {
    const names = contact.map(({ name }) => name);
    for (const part of [
      "/api/rooms",
      "/api/friends",
      "/api/follows",
      "/api/users/search",
      "/api/blocks",
    ]) {
      expect(names.filter((name) => name.includes(part))).not.toEqual([]);
    }
    expect(names).toContain("GET /api/gamification/leaderboard/{userId}");
    expect(needsContact({ area: "An area that nobody has thought of" })).toBe(true);
    expect(needsContact({ area: "Lessons" })).toBe(false);
  });

  test("has no live connection", async () => {
    const line = await lines.open(port, cookieOf(child));
    expect(await line.closed).toBe(4403);
    expect(line.inbox).toEqual([]);
  });

  test("learns alone, and asks for help", async () => {
    expect((await app.call("GET /api/lessons", {}, { as: child })).status).toBe(200);
    const userId = { params: { userId: child.id } };
    expect(
      (await app.call("GET /api/gamification/profile/{userId}", userId, { as: child })).status,
    ).toBe(200);
    expect((await app.call("GET /api/session", {}, { as: child })).body.user).toMatchObject({
      needsConsent: true,
    });
  });

  test("is on nobody's leaderboard, and reached by nobody", async () => {
    const friend = await app.signIn({ name: "Lou", ageBand: "AGE_13_TO_17" });
    const teacher = await app.signIn({ email: "t@example.org", role: "TEACHER", ageBand: "ADULT" });
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [child.id, friend.id] });
    const body = { requesterId: friend.id, addresseeId: child.id };
    // The friend is told what others are, and the child hears of it once somebody has agreed.
    const asked = await app.call("POST /api/friends/request", { body }, { as: friend });
    expect(asked.body).toMatchObject({ status: "PENDING" });
    const requests = async () =>
      (await app.call("GET /api/friends/requests", {}, { as: child })).body;
    await app.db
      .updateTable("account")
      .set({ has_consent: false })
      .where("id", "=", child.id)
      .execute();
    await ask();
    await decide(await tokenOf(), true);
    expect(await requests()).toMatchObject([{ direction: "INCOMING", user: { id: friend.id } }]);
  });
});

describe("asking a parent", () => {
  test("sends a mail that tells the first name only, and one may decide by its link", async () => {
    expect((await ask()).body).toMatchObject({
      needsConsent: true,
      state: "ASKED",
      who: "parent@example.org",
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ to_address: "parent@example.org", kind: "parental-consent" });
    expect(mail!.text).not.toContain("Family");
    const token = await tokenOf();
    expect((await read(token)).body).toMatchObject({
      childName: "Kim",
      state: "ASKED",
      isQuestion: true,
      wording: { version: 2 },
    });
    expect((await rooms()).status).toBe(403);

    expect((await decide(token, true)).body).toMatchObject({ state: "GIVEN" });
    expect((await rooms()).status).toBe(200);
    expect(await status()).toEqual({
      needsConsent: false,
      state: "GIVEN",
      who: "parent@example.org",
      isUndelivered: false,
      until: null,
    });
    expect(await audited()).toEqual(["consent-asked", "consent-given"]);
  });

  test("says until when, from the first moment, as the child reads it; and so long the link works", async () => {
    const day14 = new Date(Date.parse(start) + 14 * day);
    expect(await status()).toMatchObject({ state: null, until: day14.toISOString() });
    await endWaiting();
    clock.set(new Date(Date.parse(start) + 13 * day).toISOString());
    await ask();
    expect((await status()).until).toBe(day14.toISOString());
    expect((await mails())[0]!.text).toContain(
      "The link works once, until 16 March 2026 at 09:00.",
    );
    clock.set(new Date(day14.getTime() - 1000).toISOString());
    expect((await decide(await tokenOf(), true)).body).toMatchObject({ state: "GIVEN" });
  });

  test("of a guest without a name tells of a child, and forgets the parent who never answers", async () => {
    const as = await app.signInGuest();
    const wish = { params: { userId: as.id }, body: { ageBand: "UNDER_13" } } as const;
    await app.call("PUT /api/account/{userId}", wish, { as });
    await ask("parent@example.org", as);
    expect((await status(as)).until).toBeNull();
    const [mail] = await mails();
    expect(mail!.subject).toBe("Your child asks for your agreement");
    expect(mail!.text).not.toContain("Student");
    expect((await read(await tokenOf())).body.childName).toBe("your child");
    clock.set(new Date(Date.parse(start) + 14 * day).toISOString());
    await endWaiting();
    expect(await app.db.selectFrom("parental_consent").select("who").execute()).toEqual([]);
  });

  test("is not oneself, however the address is written", async () => {
    for (const own of ["kim@example.org", "KIM@example.org", "kim+mum@example.org"]) {
      expect((await ask(own)).status).toBe(409);
    }
    expect(await mails()).toEqual([]);
  });

  test("is done a few times a day, by one child and of one parent", async () => {
    for (const parent of ["a@example.org", "b@example.org", "c@example.org"]) {
      expect((await ask(parent)).status).toBe(200);
    }
    expect((await ask("d@example.org")).status).toBe(409);
    clock.set("2026-03-03T10:00:00Z");
    expect((await ask("d@example.org")).status).toBe(200);
    for (const name of ["one", "two"]) {
      const other = await app.signIn({ name, ageBand: "UNDER_13", hasConsent: false });
      expect((await ask("d@example.org", other)).status).toBe(200);
    }
    const last = await app.signIn({ ageBand: "UNDER_13", hasConsent: false });
    expect((await ask("d@example.org", last)).status).toBe(409);
  });

  test("is for oneself, and for who needs it", async () => {
    const other = await app.signIn({ ageBand: "UNDER_13", hasConsent: false });
    const params = { userId: child.id };
    const body = { parentEmail: "parent@example.org" };
    const foreign = await app.call(
      "POST /api/account/{userId}/consent",
      { params, body },
      { as: other },
    );
    expect(foreign.status).toBe(403);
    expect((await ask("parent@example.org", await app.signIn({ ageBand: "ADULT" }))).status).toBe(
      409,
    );
    expect((await app.call("POST /api/account/{userId}/consent", { params, body })).status).toBe(
      401,
    );
  });
});

describe("a link", () => {
  test("that nobody sent, was used, has expired or was asked of another opens nothing", async () => {
    await ask("first@example.org");
    await ask("second@example.org");
    const [first, second] = [
      await tokenOf("first@example.org"),
      await tokenOf("second@example.org"),
    ];
    for (const token of ["x".repeat(43), first]) {
      expect((await read(token)).status).toBe(404);
      expect((await decide(token, true)).status).toBe(404);
    }
    expect((await decide(second, true)).status).toBe(200);
    expect((await decide(second, false)).status).toBe(404);

    const other = await app.signIn({ ageBand: "UNDER_13", hasConsent: false });
    await ask("late@example.org", other);
    const late = await tokenOf("late@example.org");
    clock.set(new Date(Date.parse(start) + 15 * day).toISOString());
    expect((await decide(late, true)).status).toBe(404);
  });

  test("opens nothing once the account that waited has become a guest's, who may ask again", async () => {
    await ask();
    await endWaiting();
    const token = await tokenOf();
    const waiting = (await mails()).length;
    clock.set(new Date(Date.parse(start) + 14 * day + 1).toISOString());
    await endWaiting();
    expect(await mails()).toHaveLength(waiting - 1);
    expect((await read(token)).status).toBe(404);
    expect((await decide(token, true)).status).toBe(404);
    expect((await rooms()).status).toBe(403);
    expect(await app.db.selectFrom("parental_consent").select("who").execute()).toEqual([]);
    expect((await ask()).status).toBe(200);
    expect((await decide(await tokenOf(), true)).body.state).toBe("GIVEN");
    expect((await rooms()).status).toBe(200);
  });

  test("means the same to processes whose clocks are an hour apart", async () => {
    const late = movableClock(new Date(Date.parse(start) - hour).toISOString());
    const other = await buildTestApp({ clock: late, database: app });
    try {
      const answer = (at: TestApp, token: string, give: boolean) =>
        at.call("POST /api/consent/decide", { body: { token, give } });
      await ask("first@example.org");
      const body = { parentEmail: "second@example.org" };
      const params = { userId: child.id };
      await other.call("POST /api/account/{userId}/consent", { params, body }, { as: child });
      const [first, second] = [
        await tokenOf("first@example.org"),
        await tokenOf("second@example.org"),
      ];
      // Whoever was asked last counts, though that clock says it was earlier.
      expect((await answer(app, first, true)).status).toBe(404);
      expect((await answer(app, second, true)).body.state).toBe("GIVEN");
      const lasting = await tokenOf("second@example.org");
      expect((await answer(other, lasting, false)).body.state).toBe("WITHDRAWN");
      expect((await status()).state).toBe("WITHDRAWN");
      expect((await answer(app, lasting, true)).body.state).toBe("GIVEN");
      expect((await rooms()).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  test("of two parents: whoever was asked last answers, and once both agreed at once only that one counts", async () => {
    await ask("mum@example.org");
    await ask("dad@example.org");
    const tokens = [await tokenOf("mum@example.org"), await tokenOf("dad@example.org")];
    const answers = await Promise.all(tokens.map((token) => decide(token, true)));
    expect(answers.map(({ status: code }) => code)).toEqual([404, 200]);
    expect(await status()).toMatchObject({ state: "GIVEN", who: "dad@example.org" });
  });

  test("that is answered yes and no at once is answered once", async () => {
    await ask();
    const token = await tokenOf();
    const answers = await Promise.all(
      [true, false, true, false].map((give) => decide(token, give)),
    );
    const [{ state }] = (await app.db.selectFrom("parental_consent").select("state").execute()) as [
      { state: string },
    ];
    expect((await rooms()).status).toBe(state === "GIVEN" ? 200 : 403);
    expect(answers.filter(({ status: code }) => code === 200).length).toBeGreaterThanOrEqual(1);
    expect((await audited()).filter((action) => action !== "consent-asked")).toHaveLength(1);
  });

  test("answered no leaves the child alone, who may ask somebody else, and waits no longer for it", async () => {
    await endWaiting();
    const { until } = await status();
    clock.set(new Date(Date.parse(start) + day).toISOString());
    await ask();
    expect((await decide(await tokenOf(), false)).body.state).toBe("REFUSED");
    expect((await rooms()).status).toBe(403);
    expect((await status()).until).toBe(until);
    expect((await ask("other@example.org")).status).toBe(200);
  });
});

describe("consent that is taken back", () => {
  test("in the middle of a lesson ends all contact at once, and the answer that is sent is stored", async () => {
    await ask();
    await decide(await tokenOf(), true);
    const lasting = await tokenOf();
    expect((await read(lasting)).body).toMatchObject({ isQuestion: false, state: "GIVEN" });
    const friend = await app.signIn({ name: "Lou", ageBand: "AGE_13_TO_17" });
    await makeFriends(app.db, child.id, friend.id);
    const { id: roomId } = await makeRoom(app.db, { memberIds: [child.id, friend.id] });
    const line = await lines.join(port, child, roomId);

    const first = loadContent().lesson("a1-lesson-1")!.dialogueFlow.steps[0]!;
    const answer = app.call(
      "POST /api/lessons/{id}/answers",
      {
        params: { id: "a1-lesson-1" },
        body: { userId: child.id, answers: [{ stepId: first.id, answer: "" }] },
      },
      { as: child },
    );
    const [answered, withdrawn] = await Promise.all([answer, decide(lasting, false)]);
    expect(withdrawn.body.state).toBe("WITHDRAWN");
    expect(answered.status).toBe(200);

    await line.closed;
    expect(await (await lines.open(port, cookieOf(child))).closed).toBe(4403);
    expect(await rooms()).toMatchObject({ status: 403, code: "consent-needed" });
    expect(await app.db.selectFrom("room_member").select("account_id").execute()).toEqual([
      { account_id: friend.id },
    ]);
    expect(await app.db.selectFrom("friendship").select("id").execute()).toEqual([]);
    expect((await app.call("GET /api/lessons", {}, { as: child })).status).toBe(200);
    // The account waits again, and the parent is told so.
    expect((await mails()).at(-1)).toMatchObject({
      kind: "consent-withdrawn",
      text: expect.stringContaining("still works, until 16 March 2026 at 09:00."),
    });

    // The lasting link lasts: a parent may think again.
    expect((await decide(lasting, true)).body.state).toBe("GIVEN");
    expect((await rooms()).status).toBe(200);
  });
});

describe("a parent's no after a yes", () => {
  const takeBack = async () => {
    await ask("mum@example.org");
    await decide(await tokenOf("mum@example.org"), true);
    const lasting = await tokenOf("mum@example.org");
    await decide(lasting, false);
    clock.set(new Date(Date.parse(start) + 2 * day).toISOString());
    return lasting;
  };

  test("is not undone by another address, and the parent's link still works", async () => {
    const lasting = await takeBack();
    const other = await ask("second@example.org");
    expect(other).toMatchObject({ status: 409, text: expect.stringContaining("took this back") });
    expect((await mails()).map(({ to_address }) => to_address)).not.toContain("second@example.org");
    expect((await ask("mum@example.org")).status).toBe(200);
    expect((await read(lasting)).body).toMatchObject({ state: "WITHDRAWN" });
    expect((await decide(lasting, true)).body.state).toBe("GIVEN");
    expect(await status()).toMatchObject({ state: "GIVEN", who: "mum@example.org" });
  });

  test("may be asked to be thought over, and stands when it stays a no", async () => {
    await takeBack();
    await ask("mum@example.org");
    expect((await decide(await tokenOf("mum@example.org"), false)).body.state).toBe("REFUSED");
    expect((await ask("second@example.org")).status).toBe(409);
  });

  test("stands against a question that was asked before, as a guest", async () => {
    await takeBack();
    const guest = await app.signInGuest();
    const wish = { params: { userId: guest.id }, body: { ageBand: "UNDER_13" } } as const;
    await app.call("PUT /api/account/{userId}", wish, { as: guest });
    await ask("second@example.org", guest);
    const question = await tokenOf("second@example.org");
    await app.db
      .updateTable("parental_consent")
      .set({ account_id: child.id })
      .where("account_id", "=", guest.id)
      .execute();
    expect((await decide(question, true)).status).toBe(409);
    expect((await status()).needsConsent).toBe(true);
  });

  test("is overruled by the school alone, and the parent is told", async () => {
    await takeBack();
    expect((await school(await admin(), true)).status).toBe(200);
    expect((await mails()).at(-1)).toMatchObject({
      kind: "consent-given",
      to_address: "mum@example.org",
      about_id: child.id,
    });
  });

  test("to the question is told of when somebody else agrees", async () => {
    await ask("mum@example.org");
    await decide(await tokenOf("mum@example.org"), false);
    await ask("dad@example.org");
    await decide(await tokenOf("dad@example.org"), true);
    const told = (await mails()).filter(({ kind }) => kind === "consent-given");
    expect(told.map(({ to_address }) => to_address)).toEqual(["mum@example.org"]);
    expect(told[0]!.text).not.toContain("dad@");
  });
});

describe("another learner under 18 cannot agree", () => {
  test.each(["UNDER_13", "AGE_13_TO_17", "UNKNOWN"] as const)(
    "from an address of theirs, and the child does not learn whose it is: %s",
    async (ageBand) => {
      await app.signIn({ email: "mate@example.org", ageBand });
      const asked = (await ask("Mate+mum@example.org")).body;
      expect(asked).toMatchObject({ state: "ASKED", who: "Mate+mum@example.org" });
      const [mail] = await mails();
      expect(mail).toMatchObject({ subject: "You cannot agree for Kim", has_link: false });
      expect(await app.db.selectFrom("one_time_link").select("email").execute()).toEqual([]);
      const list = await app.call("GET /api/admin/consents", { query: {} }, { as: await admin() });
      expect(list.body.consents).toMatchObject([{ isOfMinor: true }]);
    },
  );

  test("from an address that becomes theirs after the question", async () => {
    await ask("mate@example.org");
    await app.signIn({ email: "mate@example.org", ageBand: "AGE_13_TO_17" });
    expect((await decide(await tokenOf("mate@example.org"), true)).status).toBe(409);
    expect((await rooms()).status).toBe(403);
  });

  test("in whose session a parent's link is opened, nor can the child; a parent can in theirs", async () => {
    await ask();
    const token = await tokenOf();
    const mates = [
      child,
      await app.signIn({ ageBand: "AGE_13_TO_17" }),
      await app.signIn({ email: "mate@example.org", ageBand: "UNKNOWN" }),
    ];
    for (const as of mates) {
      expect(await decide(token, true, as)).toMatchObject({
        status: 409,
        text: expect.stringContaining("on a device where no child is logged in"),
      });
    }
    expect((await status()).state).toBe("ASKED");
    const parent = await app.signIn({ email: "parent@example.org", ageBand: "ADULT" });
    expect((await decide(token, true, parent)).body.state).toBe("GIVEN");
  });

  test("unseen on the child's own device: the audit log and the list of consents note it, and a family's yes holds", async () => {
    const own = "a".repeat(43);
    await app.db
      .insertInto("known_device")
      .values({
        account_id: child.id,
        token_hash: hash("sha256", own, "buffer"),
        device: null,
        first_seen_at: clock.now(),
        last_seen_at: clock.now(),
      })
      .execute();
    const noteOf = async (device: string) => {
      await ask();
      const body = { token: await tokenOf(), give: true };
      const headers = { cookie: `${deviceCookieName}=${device}` };
      const given = await app.call("POST /api/consent/decide", { body }, { headers });
      expect(given.body.state).toBe("GIVEN");
      await decide(await tokenOf(), false);
      const entries = await app.db
        .selectFrom("audit_entry")
        .select("details")
        .where("action", "=", "consent-given")
        .orderBy("id")
        .execute();
      return entries.at(-1)!.details;
    };
    expect(await noteOf(own)).toEqual({
      by: "PARENT",
      note: "From the child's own device",
    });
    expect(await noteOf("b".repeat(43))).toEqual({ by: "PARENT" });
    const { body } = await app.call("GET /api/admin/consents", {}, { as: await admin() });
    const marks = body.consents.map(({ isFromChildsDevice }) => isFromChildsDevice);
    expect(marks.filter(Boolean)).toHaveLength(1);
    expect(marks).toHaveLength(2);
  });

  test("where a teacher of no age and a guest of no age may be parents", async () => {
    await ask("t@example.org");
    await app.signIn({ email: "t@example.org", role: "TEACHER", ageBand: "UNKNOWN" });
    const token = await tokenOf("t@example.org");
    expect((await decide(token, true, await app.signInGuest())).body.state).toBe("GIVEN");
  });
});

describe("a child cannot agree for themself", () => {
  const guest = async () => {
    const as = await app.signInGuest();
    const wish = { params: { userId: as.id }, body: { ageBand: "UNDER_13" } } as const;
    await app.call("PUT /api/account/{userId}", wish, { as });
    return as;
  };
  const signUp = (as: TestUser, email: string) =>
    app.call(
      "POST /api/session/sign-up",
      { body: { name: "Sly Child", email, password: "Quirky-hedgehog-77" } },
      { as },
    );
  const verify = async (to: string, as: TestUser) => {
    const texts = (await mails()).filter(({ to_address }) => to_address === to);
    const tokens = texts.flatMap(
      ({ text }) => /verify-address#([\w-]+)/.exec(text ?? "")?.[1] ?? [],
    );
    return await app.call("POST /api/verify-address", { body: { token: tokens.at(-1)! } }, { as });
  };

  test("from a mailbox with which they sign up afterwards", async () => {
    const as = await guest();
    await ask("sly@example.org", as);
    expect((await decide(await tokenOf("sly@example.org"), true)).body.state).toBe("GIVEN");
    const { body } = await signUp(as, "sly+me@example.org");
    expect(body.user).toMatchObject({ id: as.id, needsConsent: true });
    expect(await audited()).toContain("consent-withdrawn");
    expect((await decide(await tokenOf("sly@example.org"), true)).status).toBe(404);
  });

  test("from a parent's mailbox, and keeps that agreement when they sign up with another", async () => {
    const as = await guest();
    await ask("parent@example.org", as);
    await decide(await tokenOf(), true);
    expect((await signUp(as, "sly@example.org")).body.user?.needsConsent).toBe(false);
  });

  test("from a mailbox that became their address before or after", async () => {
    for (const isBefore of [true, false]) {
      const email = `mine-${isBefore}@example.org`;
      const as = await app.signIn({
        email: `old-${isBefore}@example.org`,
        ageBand: "UNDER_13",
        hasConsent: false,
        password: "Quirky-hedgehog-77",
      });
      await ask(email, as);
      await app.call(
        "POST /api/account/{userId}/address",
        { params: { userId: as.id }, body: { email, password: "Quirky-hedgehog-77" } },
        { as },
      );
      if (isBefore) expect((await verify(email, as)).status).toBe(200);
      expect((await decide(await tokenOf(email), true)).status).toBe(isBefore ? 404 : 409);
      if (!isBefore) expect((await verify(email, as)).status).toBe(200);
      expect((await status(as)).needsConsent).toBe(true);
      expect((await rooms(as)).status).toBe(403);
    }
  });

  test("by many addresses of one mailbox, which is not flooded either", async () => {
    const children = await Promise.all(
      ["a", "b", "c", "d", "e", "f"].map((name) =>
        app.signIn({ email: `${name}@example.org`, ageBand: "UNDER_13", hasConsent: false }),
      ),
    );
    const replies = [];
    for (const as of children) replies.push((await ask(`mum+${as.id}@example.org`, as)).status);
    expect(replies.at(-1)).toBe(409);
  });
});

describe("the school's word", () => {
  const readConsents = (as: TestUser, query: { limit: number; cursor?: string }) =>
    app.call("GET /api/admin/consents", { query }, { as });

  test("is recorded and taken back by an admin, and shown with a parent's", async () => {
    const head = await admin();
    await ask();
    expect((await school(head, true)).status).toBe(200);
    expect((await rooms()).status).toBe(200);
    // The parent who was asked is answered for.
    expect((await decide(await tokenOf(), false)).status).toBe(404);
    expect((await school(head, true)).status).toBe(409);
    expect((await school(head, false)).status).toBe(200);
    expect((await rooms()).status).toBe(403);
    const list = (await app.call("GET /api/admin/consents", { query: {} }, { as: head })).body;
    expect(list.total).toBe(3);
    expect(
      list.consents.map(({ state, by, isReplaced }) => `${state} ${by} ${isReplaced}`).toSorted(),
    ).toEqual(["ASKED PARENT true", "GIVEN SCHOOL true", "WITHDRAWN SCHOOL false"]);
    const pages: string[] = [];
    let query: { limit: number; cursor?: string } | null = { limit: 1 };
    while (query !== null) {
      const { body } = await readConsents(head, query);
      pages.push(...body.consents.map(({ id }) => id));
      query = body.next === null ? null : { limit: 1, cursor: body.next };
    }
    expect(pages).toEqual(list.consents.map(({ id }) => id));
    const names = async (query: { state?: "ASKED" | "WITHDRAWN"; q?: string }) =>
      (await app.call("GET /api/admin/consents", { query }, { as: head })).body.consents.map(
        ({ userName, who }) => `${userName} ${who}`,
      );
    // The parent's question is answered by the school's word: it is no open one.
    expect(await names({ state: "ASKED" })).toEqual([]);
    expect(await names({ state: "WITHDRAWN" })).toEqual([
      "Kim Family Form of 2 March, signed by the mother",
    ]);
    expect(await names({ q: "PARENT@" })).toEqual(["Kim Family parent@example.org"]);
    expect(await names({ q: "family" })).toHaveLength(3);
    expect(await names({ q: "lou" })).toEqual([]);
  });

  test("is for admins, and about children under 13", async () => {
    const head = await admin();
    const teacher = await app.signIn({ email: "t@example.org", role: "TEACHER", ageBand: "ADULT" });
    for (const as of [teacher, child]) {
      expect((await school(as, true)).status).toBe(403);
      expect((await app.call("GET /api/admin/consents", { query: {} }, { as })).status).toBe(403);
    }
    expect((await school(head, true, teacher.id)).status).toBe(409);
    expect((await school(head, true, "0190b1f0-0000-4000-8000-000000000000")).status).toBe(404);
  });
});

describe("an account of a child that waits", () => {
  test("for 14 days in vain becomes a guest's: nothing tells whose it was, and what was learnt stays", async () => {
    await ask();
    await endWaiting();
    const { until } = await status();
    expect(until).toBe(new Date(Date.parse(start) + 14 * day).toISOString());
    clock.set(new Date(Date.parse(start) + 13 * day).toISOString());
    await endWaiting();
    expect((await app.call("GET /api/session", {}, { as: child })).body.user).toMatchObject({
      isGuest: false,
    });
    clock.set(new Date(Date.parse(start) + 14 * day + 1).toISOString());
    await endWaiting();
    expect((await app.call("GET /api/session", {}, { as: child })).body.user).toMatchObject({
      id: child.id,
      isGuest: true,
      name: "Student",
      email: null,
      needsConsent: true,
    });
    expect(await audited()).toContain("consent-overdue");
    expect((await status()).until).toBeNull();
  });

  test("is left alone once somebody has agreed", async () => {
    await ask();
    await endWaiting();
    await decide(await tokenOf(), true);
    clock.set(new Date(Date.parse(start) + 30 * day).toISOString());
    await endWaiting();
    expect((await app.call("GET /api/session", {}, { as: child })).body.user?.email).toBe(
      "kim@example.org",
    );
  });
});
