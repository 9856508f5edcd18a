import { calls, type Call } from "@saywell/contract";
import { classLimits } from "@saywell/contract/constants";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { movableClock, type MovableClock } from "../../testing/movable-clock";
import { rosterCalls } from "./testing/roster-calls";

let app: TestApp;
let clock: MovableClock;
let to: ReturnType<typeof rosterCalls>;
let mia: TestUser;
let ann: TestUser;
let classId: string;
beforeAll(async () => {
  clock = movableClock("2026-03-02T10:00:00Z");
  app = await buildTestApp({ clock });
  to = rosterCalls(app);
});
beforeEach(async () => {
  mia = await app.signIn({ role: "TEACHER", name: "Mia Long", email: "mia@example.org" });
  ann = await app.signIn({ name: "Ann Field", email: "ann@example.org", ageBand: "ADULT" });
  classId = (await to.makeClass(mia)).id;
});
afterEach(() => app.empty());
afterAll(() => app.close());

const mailed = async () =>
  (
    await app.db
      .selectFrom("mail")
      .select("to_address")
      .where("kind", "=", "class-invitation")
      .orderBy("to_address")
      .execute()
  ).map((mail) => mail.to_address);
const listOf = (count: number, from = 0) =>
  `email,name\n${Array.from({ length: count }, (_, n) => `s${from + n}@example.org,Student ${"abcdefghij"[n % 10]}`).join("\n")}`;
const hour = 3600_000;

describe("one person", () => {
  test("is invited by a mail that says who invites to what, and joins by its link, once", async () => {
    const made = await to.invite(mia, classId, { email: "Ann@Example.org", name: "Ann" });
    expect(made.body).toMatchObject({
      email: "ann@example.org",
      name: "Ann",
      expiresAt: "2026-03-16T10:00:00.000Z",
      mailProblem: null,
    });
    const mail = await app.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();
    expect(mail.to_address).toBe("ann@example.org");
    expect(mail.text).toContain("Mia Long invites you to the class “B1 evening”");
    expect(mail.text).toContain(`/class-invitation#${made.body.token}`);
    const { token } = made.body;
    expect((await to.mine(ann)).body.invitations).toEqual([
      {
        className: "B1 evening",
        level: "B1",
        teacherName: "Mia Long",
        token,
        expiresAt: "2026-03-16T10:00:00.000Z",
      },
    ]);
    expect((await to.read(ann, token)).body).toEqual({
      className: "B1 evening",
      level: "B1",
      teacherName: "Mia Long",
      isMember: false,
      isDemo: false,
      mayDecline: true,
    });
    expect((await to.accept(ann, token)).body).toMatchObject({ id: classId, name: "B1 evening" });
    expect((await to.mine(ann)).body.invitations).toEqual([]);
    expect((await to.read(ann, token)).body).toMatchObject({ isMember: true });
    const ben = await app.signIn({ email: "ben@example.org", ageBand: "ADULT" });
    expect((await to.read(ben, token)).code).toBe("link-expired");
    expect((await to.accept(ben, token)).code).toBe("link-expired");
    expect((await to.list(mia, classId)).body).toMatchObject({ invitations: [], accepted: 1 });
  });

  test("is forgotten once they have answered, and known again by nothing but a hash", async () => {
    const yes = (await to.invite(mia, classId, { email: "ann@example.org", name: "Ann" })).body;
    const no = (await to.invite(mia, classId, { email: "bob@example.org" })).body;
    await to.accept(ann, yes.token);
    const bob = await app.signIn({ email: "bob@example.org", ageBand: "ADULT" });
    expect((await to.decline(bob, no.token)).status).toBe(200);
    const rows = await app.db.selectFrom("class_invitation").select(["email", "name"]).execute();
    expect(rows).toEqual([
      { email: null, name: null },
      { email: null, name: null },
    ]);
    expect((await to.list(mia, classId)).body).toMatchObject({ accepted: 1, declined: 1 });
    expect((await to.invite(mia, classId, { email: "ann@example.org" })).text).toBe(
      "Whoever has this address is in the class already.",
    );
    expect((await to.invite(mia, classId, { email: "bob@example.org" })).text).toBe(
      "This invitation was declined, so it is not mailed again. You can give them the code of the class.",
    );
    expect((await to.decline(ann, no.token)).code).toBe("link-expired");
  });

  test("that is invited twice is refused, and mailed again once an hour at most", async () => {
    const { id, token } = (await to.invite(mia, classId, { email: "new@example.org" })).body;
    expect((await to.invite(mia, classId, { email: "NEW@example.org" })).code).toBe("conflict");
    expect((await to.sendAgain(mia, classId, id)).text).toBe(
      "This was sent less than 60 minutes ago. Wait a while, or hand the link over.",
    );
    clock.advance(hour);
    expect((await to.sendAgain(mia, classId, id)).body).toMatchObject({
      token,
      sentAt: clock.now().toISOString(),
      expiresAt: "2026-03-16T11:00:00.000Z",
    });
    expect(await mailed()).toHaveLength(2);
    // Taken back and invited anew: no way round the hour.
    expect((await to.takeBack(mia, classId, id)).status).toBe(200);
    expect((await to.read(ann, token)).code).toBe("link-expired");
    expect((await to.sendAgain(mia, classId, id)).code).toBe("not-found");
    const anew = await to.invite(mia, classId, { email: "new@example.org" });
    expect(anew.status).toBe(200);
    expect(anew.body.token).not.toBe(token);
    expect(await mailed()).toHaveLength(2);
  });

  test("has two weeks, after which nothing of it is left", async () => {
    const { token } = (await to.invite(mia, classId, { email: "ann@example.org" })).body;
    clock.advance(14 * 24 * hour);
    expect((await to.read(ann, token)).code).toBe("link-expired");
    expect((await to.accept(ann, token)).code).toBe("link-expired");
    expect((await to.mine(ann)).body.invitations).toEqual([]);
    expect((await to.list(mia, classId)).body.invitations).toEqual([]);
    await app.db
      .transaction()
      .execute((tx) => app.jobs.enqueue(tx, "forget-class-invitations", {}));
    await app.jobs.runWaiting();
    expect(await app.db.selectFrom("class_invitation").selectAll().execute()).toEqual([]);
  });

  test("sees it in their account only where the address is proved to be theirs", async () => {
    await to.invite(mia, classId, { email: "carl@example.org" });
    const carl = await app.signIn({ email: "carl@example.org", ageBand: "ADULT" });
    expect((await to.mine(carl)).body.invitations).toHaveLength(1);
    await app.db
      .updateTable("account")
      .set({ email_verified_at: null })
      .where("id", "=", carl.id)
      .execute();
    expect((await to.mine(carl)).body.invitations).toEqual([]);
  });

  test("joins by the same rules as by the code: with an account, not as a teacher of it, not when it is archived", async () => {
    const { token } = (await to.invite(mia, classId, { email: "x@example.org" })).body;
    expect((await to.accept(await app.signInGuest(), token)).text).toBe(
      "Sign up first: a class is joined with an account.",
    );
    expect((await to.accept(mia, token)).text).toBe("You teach this class.");
    const visitor = await app.signIn({ ageBand: "ADULT", isVisitor: true });
    expect((await to.accept(visitor, token)).code).toBe("conflict");
    const params = { classId };
    await app.call("POST /api/classes/{classId}/archive", { params }, { as: mia });
    expect((await to.accept(ann, token)).code).toBe("link-expired");
    expect((await to.invite(mia, classId, { email: "y@example.org" })).text).toBe(
      "This class is archived. Restore it before you change it.",
    );
    await app.call("POST /api/classes/{classId}/restore", { params }, { as: mia });
    expect((await to.accept(ann, token)).status).toBe(200);
  });

  test("is declined by nobody but whose proved address it is: not even by whoever has its link", async () => {
    const { token } = (await to.invite(mia, classId, { email: "bob@example.org" })).body;
    for (const as of [ann, await app.signInGuest()]) {
      expect((await to.read(as, token)).body.mayDecline).toBe(false);
      expect(await to.decline(as, token)).toMatchObject({
        code: "forbidden",
        text: "This invitation is to another address than yours, so you cannot say no to it. You need do nothing.",
      });
    }
    expect((await to.list(mia, classId)).body.invitations).toHaveLength(1);
  });

  test("goes with the account whose address it is", async () => {
    const password = "kettle sings purple";
    const own = await app.signIn({ email: "gone@example.org", ageBand: "ADULT", password });
    await to.invite(mia, classId, { email: "gone@example.org", name: "Gone" });
    const erased = await app.call(
      "POST /api/account/{userId}/erase",
      { params: { userId: own.id }, body: { password } },
      { as: own },
    );
    expect(erased.status).toBe(200);
    expect(await app.db.selectFrom("class_invitation").selectAll().execute()).toEqual([]);
    expect(await mailed()).toEqual([]);
  });
});

describe("whoever was taken out of a class", () => {
  const takeOut = (id = ann.id, from = classId) =>
    app.call(
      "DELETE /api/classes/{classId}/students/{studentId}",
      { params: { classId: from, studentId: id } },
      { as: mia },
    );
  const enrol = (id: string, into = classId) =>
    app.db
      .insertInto("class_member")
      .values({ class_id: into, account_id: id, joined_at: clock.now() })
      .execute();

  test("comes back by no invitation of before, to their address or another, but by a new one", async () => {
    const own = (await to.invite(mia, classId, { email: "ann@example.org" })).body;
    const others = (await to.invite(mia, classId, { email: "x@example.org" })).body;
    await enrol(ann.id);
    expect((await takeOut()).status).toBe(200);
    expect((await to.mine(ann)).body.invitations).toEqual([]);
    expect((await to.accept(ann, own.token)).code).toBe("link-expired");
    expect((await to.accept(ann, others.token)).text).toBe(
      "You were taken out of this class after this invitation was made. Ask your teacher for a new one.",
    );
    const ben = await app.signIn({ email: "ben@example.org", ageBand: "ADULT" });
    expect((await to.accept(ben, others.token)).status).toBe(200);
    clock.advance(1000);
    const anew = (await to.invite(mia, classId, { email: "ann@example.org" })).body;
    expect((await to.accept(ann, anew.token)).status).toBe(200);
  });

  test("is kept out as well where they were moved to another class, or taken out by an admin", async () => {
    const { token } = (await to.invite(mia, classId, { email: "x@example.org" })).body;
    const other = (await to.makeClass(mia)).id;
    await enrol(ann.id);
    const moved = await app.call(
      "POST /api/classes/{classId}/students/{studentId}/move",
      { params: { classId, studentId: ann.id }, body: { toClassId: other } },
      { as: mia },
    );
    expect(moved.status).toBe(200);
    expect((await to.accept(ann, token)).code).toBe("conflict");
    const ben = await app.signIn({ email: "ben@example.org", ageBand: "ADULT" });
    await enrol(ben.id);
    const admin = await app.signIn({ role: "ADMIN" });
    const params = { id: classId, accountId: ben.id };
    const out = await app.call(
      "DELETE /api/admin/classes/{id}/members/{accountId}",
      { params },
      { as: admin },
    );
    expect(out.status).toBe(200);
    expect((await to.accept(ben, token)).code).toBe("conflict");
  });

  test("may come back where they left by themselves", async () => {
    const { token } = (await to.invite(mia, classId, { email: "ann@example.org" })).body;
    await enrol(ann.id);
    await app.call("POST /api/my-classes/{classId}/leave", { params: { classId } }, { as: ann });
    expect((await to.accept(ann, token)).status).toBe(200);
  });

  test("and taught it has no link that works, with this account or another; who is invited finds the new one", async () => {
    const tom = await app.signIn({ role: "TEACHER", email: "tom@example.org" });
    const add = { params: { classId }, body: { teacherId: tom.id } };
    await app.call("POST /api/classes/{classId}/teachers", add, { as: mia });
    await to.invite(mia, classId, { email: "ann@example.org" });
    const [seen] = (await to.list(tom, classId)).body.invitations;
    const removed = await app.call(
      "DELETE /api/classes/{classId}/teachers/{teacherId}",
      { params: { classId, teacherId: tom.id } },
      { as: mia },
    );
    expect(removed.status).toBe(200);
    const ben = await app.signIn({ email: "ben@example.org", ageBand: "ADULT" });
    for (const as of [tom, ben, ann]) {
      expect((await to.accept(as, seen!.token)).code).toBe("link-expired");
      expect((await to.decline(as, seen!.token)).code).toBe("link-expired");
    }
    const [renewed] = (await to.list(mia, classId)).body.invitations;
    expect(renewed).toMatchObject({ id: seen!.id, sentAt: null });
    const [mine] = (await to.mine(ann)).body.invitations;
    expect(mine!.token).toBe(renewed!.token);
    expect((await to.accept(ann, mine!.token)).status).toBe(200);
  });

  test.each(["another owns it", "they teach no more"])(
    "and taught it until %s has no link that works",
    async (what) => {
      const admin = await app.signIn({ role: "ADMIN", name: "Head" });
      const tom = await app.signIn({ role: "TEACHER", email: "tom@example.org" });
      const { token } = (await to.invite(mia, classId, { email: "x@example.org" })).body;
      if (what === "another owns it") {
        const was = { name: "B1 evening", teacherId: mia.id };
        const body = { name: "B1 evening", teacherId: tom.id, was };
        const given = await app.call(
          "PUT /api/admin/classes/{id}",
          { params: { id: classId }, body },
          { as: admin },
        );
        expect(given.status).toBe(200);
      } else {
        const add = { params: { classId }, body: { teacherId: tom.id } };
        await app.call("POST /api/classes/{classId}/teachers", add, { as: mia });
        const body = { role: "LEARNER", was: "TEACHER" } as const;
        const set = await app.call(
          "PUT /api/admin/people/{id}/role",
          { params: { id: tom.id }, body },
          { as: admin },
        );
        expect(set.status).toBe(200);
      }
      expect((await to.accept(ann, token)).code).toBe("link-expired");
    },
  );
});

describe("mails", () => {
  test("go to an address once an hour over all classes of a teacher", async () => {
    const other = (await to.makeClass(mia)).id;
    await to.invite(mia, classId, { email: "new@example.org" });
    const second = await to.invite(mia, other, { email: "new@example.org" });
    expect(second.body.sentAt).toBeNull();
    await to.roster(mia, (await to.makeClass(mia)).id, "email\nnew@example.org");
    expect((await to.sendAgain(mia, other, second.body.id)).text).toBe(
      "You invited this address by mail less than 60 minutes ago. Wait a while, or hand the link over.",
    );
    expect(await mailed()).toHaveLength(1);
    const tom = await app.signIn({ role: "TEACHER", email: "tom@example.org" });
    await to.invite(tom, (await to.makeClass(tom)).id, { email: "new@example.org" });
    expect(await mailed()).toHaveLength(2);
    clock.advance(hour);
    expect((await to.sendAgain(mia, other, second.body.id)).status).toBe(200);
    expect(await mailed()).toHaveLength(3);
  });

  test("count for the day as they were sent, also again, and where class and invitation are gone", async () => {
    const { id } = (await to.invite(mia, classId, { email: "new@example.org" })).body;
    clock.advance(hour);
    await to.sendAgain(mia, classId, id);
    const other = (await to.makeClass(mia)).id;
    await to.roster(mia, other, listOf(499));
    const admin = await app.signIn({ role: "ADMIN" });
    await app.call("DELETE /api/admin/classes/{id}", { params: { id: other } }, { as: admin });
    expect(await app.db.selectFrom("class_invitation").select("id").execute()).toHaveLength(1);
    const refused = await to.roster(mia, classId, listOf(500, 5000), true);
    expect(refused.text).toMatch(/Today 499 are left, for 500 people/);
    clock.advance(24 * hour);
    await app.db
      .transaction()
      .execute((tx) => app.jobs.enqueue(tx, "forget-class-invitations", {}));
    await app.jobs.runWaiting();
    expect(await app.db.selectFrom("class_invitation_mail").selectAll().execute()).toEqual([]);
  });
});

describe("a list", () => {
  test("says first what would come of it, invites all of it, and a second time nobody", async () => {
    const csv = "\uFEFFName;E-Mail;Room\r\nAnn Field;Ann@example.org;12\r\n;bob@example.org;\r\n";
    const preview = await to.roster(mia, classId, csv, true);
    expect(preview.body).toEqual({
      isDone: false,
      rows: 2,
      newInvitations: 2,
      alreadyInvited: 0,
      alreadyStudents: 0,
      declined: 0,
      people: [
        { line: 2, email: "ann@example.org", name: "Ann Field", state: "NEW" },
        { line: 3, email: "bob@example.org", name: null, state: "NEW" },
      ],
      bad: [],
      ignoredColumns: ["Room"],
      sendsMail: false,
    });
    expect(await mailed()).toEqual([]);
    expect((await to.roster(mia, classId, csv)).body).toMatchObject({ isDone: true });
    expect(await mailed()).toEqual(["ann@example.org", "bob@example.org"]);
    expect((await to.roster(mia, classId, csv)).body).toMatchObject({
      isDone: true,
      newInvitations: 0,
      alreadyInvited: 2,
    });
    expect(await mailed()).toHaveLength(2);
    const token = (await to.mine(ann)).body.invitations[0]!.token;
    await to.accept(ann, token);
    expect((await to.roster(mia, classId, csv)).body.people.map(({ state }) => state)).toEqual([
      "STUDENT",
      "INVITED",
    ]);
    const [entry, ...more] = await app.db
      .selectFrom("audit_entry")
      .select(["about_id", "details"])
      .where("action", "=", "class-invited")
      .execute();
    expect(entry).toEqual({ about_id: null, details: { classId, count: 2 } });
    expect(more).toEqual([]);
  });

  test("with a bad row invites nobody, and names each with what is wrong", async () => {
    const csv = [
      "email,name",
      "ann@example.org,Ann",
      "ann(at)example.org,Ann",
      ",Bob",
      'carl@example.org,"=HYPERLINK(""https://x.org"")"',
      "dora@example.org,+49 Dora",
      "ANN@example.org,Ann again",
      "eve@example.org,Eve,7",
      `fay@example.org,${"F".repeat(81)}`,
      "gus@example.org,https://bad.example",
    ].join("\n");
    const reply = await to.roster(mia, classId, csv);
    expect(reply.body).toMatchObject({ isDone: false, rows: 9 });
    expect(reply.body.bad.map(({ line, field, reason }) => `${line} ${field}: ${reason}`)).toEqual([
      "3 email: “ann(at)example.org” is no email address.",
      "4 email: The email is missing.",
      '5 name: “=HYPERLINK("https://x.org")” begins like a formula. Write the name alone.',
      "6 name: “+49 Dora” begins like a formula. Write the name alone.",
      "7 email: ann@example.org is on line 2 already.",
      "8 row: The row has more cells than the first line has columns.",
      "9 name: The name is longer than 80 characters.",
      expect.stringMatching(/^10 name: “https:\/\/bad.example” cannot be a name here\./),
    ]);
    expect((await to.list(mia, classId)).body.invitations).toEqual([]);
  });

  test.each([
    ["no column of addresses", "name\nAnn", /^The column email is missing\./],
    [
      "a letter of another encoding",
      "email\nan\uFFFDn@example.org",
      /^Line 2 has a letter that cannot be read\./,
    ],
    ["UTF-16 read as something else", "e\u0000m\u0000a\u0000", /is not in UTF-8/],
    ["an Excel workbook", "PK\u0003\u0004rest", /is an Excel workbook/],
    ["501 rows", listOf(501), /^The list has more than 500 rows\./],
    [
      "too many letters",
      `email\n${"a@b.example\n".repeat(17_000)}`,
      /is too long: a list has at most 500 rows/,
    ],
    ["no people", "email,name\n", /^The list has no people\./],
    [
      "an open quotation mark",
      'email,name\nann@example.org,"Ann',
      /quotation mark that is never closed/,
    ],
  ])("with %s is refused in one sentence", async (_what, csv, message) => {
    const reply = await to.roster(mia, classId, csv);
    expect(reply).toMatchObject({ status: 400, code: "invalid-input" });
    expect(reply.text).toMatch(message);
  });

  test("of 50,000 rows is refused before it is read", async () => {
    const reply = await to.roster(mia, classId, listOf(50_000));
    expect(reply).toMatchObject({ status: 413, code: "too-large" });
  });

  test("tells nobody who has an account: only students who show their address are known by it", async () => {
    const code = (await to.makeClass(mia)).joinCode!;
    const shy = await app.signIn({ email: "shy@example.org", ageBand: "ADULT" });
    const child = await app.signIn({ email: "kid@example.org", ageBand: "AGE_13_TO_17" });
    for (const as of [ann, shy, child])
      await app.call("POST /api/my-classes", { body: { code } }, { as });
    await app.db
      .insertInto("account_setting")
      .values([ann, child].map(({ id }) => ({ account_id: id, show_email: true })))
      .execute();
    const { classes } = (await app.call("GET /api/my-classes", {}, { as: ann })).body;
    const csv =
      "email\nann@example.org\nshy@example.org\nkid@example.org\nmia@example.org\nnone@example.org";
    const { people } = (await to.roster(mia, classes[0]!.id, csv, true)).body;
    expect(people.map(({ state }) => state)).toEqual(["STUDENT", "NEW", "NEW", "NEW", "NEW"]);
  });

  test("that is sent twice at the same time invites each once", async () => {
    const csv = listOf(40);
    const replies = await Promise.all([1, 2, 3].map(() => to.roster(mia, classId, csv)));
    expect(replies.map(({ body }) => body.newInvitations).toSorted((a, b) => a - b)).toEqual([
      0, 0, 40,
    ]);
    expect(await mailed()).toHaveLength(40);
  });

  test("is refused where the class has no places left, which those who are invited take too", async () => {
    await app.db
      .insertInto("class_invitation")
      .values(
        Array.from({ length: classLimits.students - 1 }, (_, n) => ({
          class_id: classId,
          address_hash: Buffer.from(`${n}`),
          email: `w${n}@example.org`,
          token: `token ${n}`,
          created_at: clock.now(),
          expires_at: new Date(clock.now().getTime() + hour),
        })),
      )
      .execute();
    expect((await to.roster(mia, classId, listOf(2))).text).toBe(
      "A class has at most 1000 students. With those who are invited this one has 1 place left, for 2 people.",
    );
    expect((await to.roster(mia, classId, listOf(1))).body).toMatchObject({ isDone: true });
  });

  test("is refused where the teacher has mailed a thousand in a day, over all their classes", async () => {
    const other = (await to.makeClass(mia)).id;
    await to.roster(mia, classId, listOf(500));
    await to.roster(mia, other, listOf(499, 500));
    expect((await to.roster(mia, other, listOf(2, 2000))).text).toBe(
      "You can invite 1000 people by mail in 24 hours. Today 1 are left, for 2 people. Give the others the code of the class.",
    );
    clock.advance(24 * hour);
    expect((await to.roster(mia, other, listOf(2, 2000))).body).toMatchObject({ isDone: true });
  });
});

test("in the demo nothing is mailed, and the link lets in the demo's people and nobody else", async () => {
  const demoTeacher = await app.signIn({ role: "TEACHER", ageBand: "ADULT", isVisitor: true });
  const demoClass = (await to.makeClass(demoTeacher)).id;
  const made = (await to.invite(demoTeacher, demoClass, { email: "kim@example.org" })).body;
  expect(made.sentAt).toBeNull();
  expect(await mailed()).toEqual([]);
  expect((await to.sendAgain(demoTeacher, demoClass, made.id)).text).toBe(
    "The demo sends no mail. Hand the link over instead.",
  );
  expect((await to.read(ann, made.token)).body).toMatchObject({ isDemo: true });
  expect((await to.accept(ann, made.token)).text).toBe(
    "This class is of the demo school. Enter the demo as a learner to join it.",
  );
  const kim = await app.signIn({ email: "kim@example.org", ageBand: "ADULT" });
  expect((await to.mine(kim)).body.invitations).toEqual([]);
  const visitor = await app.signIn({ ageBand: "ADULT", isVisitor: true });
  expect((await to.accept(visitor, made.token)).status).toBe(200);
});

describe("another's class", () => {
  test("is none: for other teachers, co-teachers who were taken out, and learners", async () => {
    const { id } = (await to.invite(mia, classId, { email: "x@example.org" })).body;
    const tom = await app.signIn({ role: "TEACHER", email: "tom@example.org" });
    const everyCall = async (as: TestUser) => [
      (await to.list(as, classId)).status,
      (await to.invite(as, classId, { email: "y@example.org" })).status,
      (await to.sendAgain(as, classId, id)).status,
      (await to.takeBack(as, classId, id)).status,
      (await to.roster(as, classId, listOf(1))).status,
      (await to.roster(as, classId, "no list at all", true)).status,
    ];
    expect(await everyCall(tom)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await everyCall(ann)).toEqual([403, 403, 403, 403, 403, 403]);
    const params = { classId };
    const add = { params, body: { teacherId: tom.id } };
    await app.call("POST /api/classes/{classId}/teachers", add, { as: mia });
    expect((await to.list(tom, classId)).body.invitations).toHaveLength(1);
    await app.call(
      "DELETE /api/classes/{classId}/teachers/{teacherId}",
      { params: { classId, teacherId: tom.id } },
      { as: mia },
    );
    expect(await everyCall(tom)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await to.list(mia, classId)).body.invitations).toHaveLength(1);
  });

  test("lends its invitations to no other class", async () => {
    const { id } = (await to.invite(mia, classId, { email: "x@example.org" })).body;
    const other = (await to.makeClass(mia)).id;
    clock.advance(hour);
    expect((await to.sendAgain(mia, other, id)).status).toBe(404);
    expect((await to.takeBack(mia, other, id)).status).toBe(404);
    expect((await to.takeBack(mia, classId, "no-id")).status).toBe(404);
  });

  test("every call needs a session", async () => {
    const mine = (calls as readonly Call[]).filter(
      ({ name }) => /class-invitation|\/roster|\/invitations/.test(name) && name.includes("class"),
    );
    expect(mine).toHaveLength(9);
    expect(mine.every(({ access }) => access !== "public")).toBe(true);
    expect((await to.mine(undefined)).status).toBe(401);
  });
});
