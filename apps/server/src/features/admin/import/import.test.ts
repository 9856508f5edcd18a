import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { makeAccount } from "../../../testing/factories";

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  admin = await app.signIn({ name: "Head", email: "head@example.org", role: "ADMIN" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

interface Wish {
  dryRun?: boolean;
  skipBadRows?: boolean;
  invite?: boolean;
}
const send = (csv: string, { dryRun = false, ...wish }: Wish = {}, as = admin) =>
  app.call("POST /api/admin/import", { body: { csv, dryRun, ...wish } }, { as });

const roster = `name,email,role,class,age_band,consent
Tom Hill,tom@x.org,TEACHER,5A,,
Ana May,ana@x.org,,5A,under 13,school
Ben Lee,ben@x.org,LEARNER,5A,under 13,
Zoe Fox,zoe@x.org,,,adult,
`;
const counted = {
  rows: 4,
  newPeople: 4,
  knownPeople: 0,
  newClasses: 1,
  newMembers: 2,
  consents: 1,
  badRows: 0,
  found: [],
  bad: [],
};

const accounts = () =>
  app.db
    .selectFrom("account")
    .select(["id", "name", "email", "role", "password_hash", "needs_consent"])
    .where("id", "<>", admin.id)
    .orderBy("email")
    .execute();
const countOf = async (table: "account" | "school_class" | "class_member" | "mail") =>
  (
    await app.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .execute()
  )[0]!.n;
/** The secret in the mail to an address. */
async function tokenTo(address: string): Promise<string> {
  const { text } = await app.db
    .selectFrom("mail")
    .select("text")
    .where("to_address", "=", address)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return /[=#]([\w-]{20,})/.exec(text!)![1]!;
}
const password = "a long new password";
const accept = (token: string) =>
  app.call("POST /api/invitation/accept", { body: { token, password } });
const logIn = (email: string, given = password) =>
  app.call("POST /api/session/log-in", { body: { email, password: given } });

describe("an import", () => {
  test("that is tried first says what would happen, and stores nothing", async () => {
    const { body } = await send(roster, { dryRun: true, invite: true });
    expect(body).toEqual({ ...counted, isDone: false, invitations: 4 });
    expect(await accounts()).toEqual([]);
    expect(await countOf("mail")).toBe(0);
  });

  test("makes people without a password, the class, its students and the school's consent", async () => {
    expect((await send(roster)).body).toEqual({ ...counted, isDone: true, invitations: 0 });
    const made = await accounts();
    expect(made.map(({ email, role, needs_consent }) => [email, role, needs_consent])).toEqual([
      ["ana@x.org", "LEARNER", false],
      ["ben@x.org", "LEARNER", true],
      ["tom@x.org", "TEACHER", false],
      ["zoe@x.org", "LEARNER", false],
    ]);
    expect(made.every(({ password_hash }) => password_hash === null)).toBe(true);
    const [found] = (await app.call("GET /api/admin/classes", { query: {} }, { as: admin })).body
      .classes;
    expect(found).toMatchObject({ name: "5A", teacher: { name: "Tom Hill" }, students: 2 });
    const query = { action: "people-imported" } as const;
    const { body } = await app.call("GET /api/admin/audit", { query }, { as: admin });
    expect(body.entries).toMatchObject([
      { actor: { id: admin.id }, details: { rows: 4, newPeople: 4, newClasses: 1, consents: 1 } },
    ]);
    expect(await countOf("mail")).toBe(0);
  });

  test("of the same file again makes nothing twice", async () => {
    await send(roster, { invite: true });
    const { body } = await send(roster, { invite: true });
    expect(body).toMatchObject({
      isDone: true,
      newPeople: 0,
      knownPeople: 4,
      newClasses: 0,
      newMembers: 0,
      invitations: 0,
    });
    expect([await countOf("account"), await countOf("school_class")]).toEqual([5, 1]);
    expect([await countOf("class_member"), await countOf("mail")]).toEqual([2, 4]);
  });

  test("by two admins at once makes nothing twice either", async () => {
    const replies = await Promise.all([send(roster), send(roster), send(roster)]);
    for (const { status } of replies) expect([200, 409]).toContain(status);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect([await countOf("account"), await countOf("school_class")]).toEqual([5, 1]);
  });

  test("with bad rows stores nothing, unless they are to be skipped", async () => {
    const csv = `${roster}Eve,nobody,,,,\n`;
    const refused = (await send(csv)).body;
    expect(refused).toMatchObject({ isDone: false, badRows: 1, bad: [{ line: 6 }] });
    expect(await accounts()).toEqual([]);
    expect((await send(csv, { skipBadRows: true })).body).toMatchObject({
      isDone: true,
      rows: 5,
      newPeople: 4,
      badRows: 1,
    });
  });

  test("takes the surnames that a school has, and no formula or address for a name", async () => {
    const header = "name,email\n";
    const good = ["Karl Lehrer", "Anna Teacher", "Pupil T175", "Mary St. John"];
    const bad = ['"=HYPERLINK(""http://evil"")"', "evil.example/win", "<b>Bold</b>", "Школа.рф"];
    const rows = [...good, ...bad].map((name, place) => `${name},p${place}@x.org`).join("\n");
    const { body } = await send(header + rows, { skipBadRows: true });
    expect(body).toMatchObject({ newPeople: 4, badRows: 4 });
    expect((await accounts()).map(({ name }) => name)).toEqual(good);
    expect(body.bad[1]!.reason).toBe(
      "“evil.example/win” cannot be a name here. Please choose another name. This one looks like an address.",
    );
  });

  test("of a file that cannot be read is refused in one sentence", async () => {
    const reply = await send("name,email,phone\nAna,ana@x.org,1");
    expect([reply.status, reply.code]).toEqual([400, "invalid-input"]);
    expect(reply.text).toContain("There is no column “phone”.");
  });

  test.each(["LEARNER", "TEACHER"] as const)("is refused to a %s", async (role) => {
    const person = await app.signIn({ email: "p@example.org", role });
    expect((await send(roster, {}, person)).status).toBe(403);
    expect(await countOf("school_class")).toBe(0);
  });

  test("adds who is here already to the class, and changes nothing else of them", async () => {
    const { id } = await makeAccount(app.db, { name: "Anna M.", email: "Ana@x.org" });
    expect((await send(roster)).body).toMatchObject({
      newPeople: 3,
      knownPeople: 1,
      newMembers: 2,
    });
    const ana = (await accounts()).find((each) => each.id === id);
    expect(ana).toMatchObject({ name: "Anna M.", role: "LEARNER", email: "Ana@x.org" });
    expect((await logIn("ana@x.org", "correct horse battery")).status).toBe(200);
    const member = app.db.selectFrom("class_member").select("account_id");
    expect(await member.where("account_id", "=", id).execute()).toHaveLength(1);
  });

  test("names who is here already before it does anything, and what becomes of them", async () => {
    const make = async (name: string, email: string, role: "LEARNER" | "TEACHER" = "LEARNER") =>
      (await makeAccount(app.db, { name, email, role, ageBand: "ADULT" })).id;
    const [ben, ana, tom, eva] = [
      await make("ben  LÉE", "ben@x.org"),
      await make("Olga Petrova", "ana@x.org"),
      await make("Tom Hill", "tom@x.org", "TEACHER"),
      await make("Eva", "eva@x.org", "TEACHER"),
    ];
    const csv = `${roster}Eva,eva@x.org,,5A,,\nEva,eva2@x.org,,,,\n`;
    const { body } = await send(csv, { dryRun: true });
    const same = { isNamedOtherwise: false, joins: null, teaches: null };
    expect(body.found).toEqual([
      {
        line: 3,
        id: ana,
        name: "Ana May",
        nameHere: "Olga Petrova",
        isNamedOtherwise: true,
        role: "LEARNER",
        joins: "5A",
        teaches: null,
      },
      {
        ...same,
        line: 2,
        id: tom,
        name: "Tom Hill",
        nameHere: "Tom Hill",
        role: "TEACHER",
        teaches: "5A",
      },
      {
        ...same,
        line: 4,
        id: ben,
        name: "Ben Lee",
        nameHere: "ben  LÉE",
        role: "LEARNER",
        joins: "5A",
      },
    ]);
    expect(body.bad).toEqual([
      {
        line: 6,
        reason:
          "This person is a teacher here, and no student of a class. Leave the class out, or write the role TEACHER.",
      },
    ]);
    await send(csv, { skipBadRows: true });
    const members = await app.db.selectFrom("class_member").select("account_id").execute();
    expect(members.map(({ account_id }) => account_id)).not.toContain(eva);
  });

  test.each(["PK\u0003\u0004\u0014\u0000", "\uFFFD\uFFFD\u0011\u0871\uFFFD\u001A\uFFFD\u0000"])(
    "of an Excel workbook says what to save it as",
    async (csv) => {
      const reply = await send(csv);
      expect([reply.status, reply.text]).toEqual([
        400,
        "csv is an Excel workbook: save it as CSV UTF-8.",
      ]);
    },
  );

  test("gives nothing to who only claims an address of the list", async () => {
    const eve = await makeAccount(app.db, {
      name: "Eve",
      email: "tom@x.org",
      isEmailVerified: false,
    });
    expect((await send(roster, { invite: true })).body.newPeople).toBe(4);
    const claim = (await accounts()).find(({ id }) => id === eve.id);
    expect(claim?.role).toBe("LEARNER");
    const taught = await app.db.selectFrom("school_class").select("teacher_id").execute();
    expect(taught[0]!.teacher_id).not.toBe(eve.id);
    expect((await accept(await tokenTo("tom@x.org"))).status).toBe(200);
    expect((await logIn("tom@x.org")).body.user).toMatchObject({
      name: "Tom Hill",
      role: "TEACHER",
    });
    const after = (await accounts()).find(({ id }) => id === eve.id);
    expect(after?.email).toBeNull();
  });
});

describe("somebody who was imported", () => {
  test("enters the account that is there by the invitation of the import", async () => {
    await send(roster, { invite: true });
    const ana = (await accounts()).find(({ email }) => email === "ana@x.org")!;
    const token = await tokenTo("ana@x.org");
    const { body } = await app.call("POST /api/invitation/read", { body: { token } });
    expect(body).toMatchObject({ name: "Ana May", role: "LEARNER", hasAccount: false });
    const replies = await Promise.all([accept(token), accept(token)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const { user } = (await logIn("ana@x.org")).body;
    expect(user).toMatchObject({ id: ana.id, isEmailVerified: true, needsConsent: false });
    expect(await countOf("account")).toBe(5);
  });

  test("is invited later to the same account, and may become a teacher by that", async () => {
    await send(roster);
    const zoe = (await accounts()).find(({ email }) => email === "zoe@x.org")!;
    const body = { email: "Zoe@x.org", role: "TEACHER", classIds: [] } as const;
    const sent = await app.call(
      "POST /api/admin/invitations",
      { body: { ...body, classIds: [] } },
      { as: admin },
    );
    expect(sent.body).toMatchObject({ name: "Zoe Fox", state: "WAITING" });
    expect((await accept(await tokenTo("Zoe@x.org"))).status).toBe(200);
    expect((await logIn("zoe@x.org")).body.user).toMatchObject({ id: zoe.id, role: "TEACHER" });
  });

  test("cannot be entered before that, and gets in by a forgotten password, before all claims", async () => {
    await makeAccount(app.db, { name: "Eve", email: "ana@x.org", isEmailVerified: false });
    await send(roster);
    const ana = (await accounts()).find(({ name }) => name === "Ana May")!;
    expect((await logIn("ana@x.org", "")).status).toBe(400);
    expect((await logIn("ana@x.org", "anything at all")).status).toBe(401);
    await app.call("POST /api/password-reset", { body: { email: "ana@x.org" } });
    await app.jobs.runWaiting();
    const token = await tokenTo("ana@x.org");
    await app.call("POST /api/password-reset/confirm", { body: { token, password } });
    expect((await logIn("ana@x.org")).body.user).toMatchObject({ id: ana.id, name: "Ana May" });
  });
});

describe("an account of one's own with an address of the list", () => {
  const name = "Tom H.";
  const signUp = (email: string) =>
    app.call("POST /api/session/sign-up", { body: { name, email, password: "another password" } });

  test("that is made after the import leads by its mail to the school's account", async () => {
    await send(roster);
    expect((await signUp("tom@x.org")).status).toBe(200);
    const token = await tokenTo("tom@x.org");
    await app.call("POST /api/password-reset/confirm", { body: { token, password } });
    const { user } = (await logIn("tom@x.org")).body;
    expect(user).toMatchObject({ name: "Tom Hill", role: "TEACHER", isEmailVerified: true });
  });

  test("that was made before cannot take the address by its old link, nor the role", async () => {
    await signUp("tom@x.org");
    const token = await tokenTo("tom@x.org");
    await send(roster, { invite: true });
    const reply = await app.call("POST /api/verify-address", {
      body: { token, password: "another password" },
    });
    expect([reply.status, reply.code]).toEqual([409, "email-taken"]);
    expect((await logIn("tom@x.org", "another password")).body.user.role).toBe("LEARNER");
    await accept(await tokenTo("tom@x.org"));
    expect((await logIn("tom@x.org")).body.user).toMatchObject({ role: "TEACHER" });
    expect((await logIn("tom@x.org", "another password")).status).toBe(401);
  });
});

test("10,000 people with 37 bad rows are imported whole, and bad rows are told by their lines", async () => {
  const rows = Array.from({ length: 10_000 }, (_, place) => {
    const isBad = place > 300 && place % 262 === 0;
    const email = isBad ? `person${place}` : `person${place}@x.org`;
    const kind = place < 300 ? `TEACHER,Class ${place},,` : `,Class ${place % 300},under 13,school`;
    return `Ana May,${email},${kind}`;
  });
  const badLines = rows.flatMap((row, place) => (row.includes("@") ? [] : [place + 2]));
  const csv = ["name,email,role,class,age_band,consent", ...rows].join("\r\n");
  const refused = (await send(csv, { invite: true })).body;
  expect(refused).toMatchObject({ isDone: false, badRows: 37 });
  expect(refused.bad.map(({ line }) => line)).toEqual(badLines);
  expect(await countOf("account")).toBe(1);
  expect((await send(csv, { skipBadRows: true, invite: true })).body).toMatchObject({
    isDone: true,
    rows: 10_000,
    newPeople: 9963,
    newClasses: 300,
    newMembers: 9663,
    consents: 9663,
    invitations: 9963,
    badRows: 37,
  });
  expect([await countOf("account"), await countOf("mail")]).toEqual([9964, 9963]);
  expect([await countOf("school_class"), await countOf("class_member")]).toEqual([300, 9663]);
}, 300_000);
