import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { defaultRateLimits } from "../../../config";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { makeClass, makeMessage, makeRoom } from "../../../testing/factories";
import { meetAtRow } from "../../../testing/meet-at-row";
import { movableClock } from "../../../testing/movable-clock";
import {
  audit,
  decide,
  decideGroup,
  groups,
  listed,
  mine,
  nowhere,
  openSchool,
  queue,
  report,
  say,
  type School,
} from "../testing/school";

const clock = movableClock("2026-03-02T09:00:00Z");
let app: TestApp;
let school: School;
let mia: TestUser;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
beforeEach(async () => {
  clock.set("2026-03-02T09:00:00Z");
  school = await openSchool(app);
  mia = await app.signIn({ name: "Mia", email: "mia@example.org", ageBand: "UNDER_13" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const about = async (query: Parameters<typeof groups>[2] = {}, as = school.admin) =>
  (await groups(app, as, query)).body.groups.map((group) => group.about.name);

/** Guests and accounts that were made a moment ago, each of whom reports six other guests. */
async function flood(count: number, reason: "RUDE" | "THREAT" | "SELF_HARM"): Promise<void> {
  const guests = Array.from({ length: count }, () => ({ name: "Student" }));
  const reported = await app.db.insertInto("account").values(guests).returning("id").execute();
  const each = async (n: number) => {
    const email = n % 2 === 0 ? {} : { email: `new${n}@example.org`, isEmailVerified: false };
    const as = await app.signIn({ ...email, password: null });
    for (const { id: userId } of reported.slice(n * 6, n * 6 + 6)) {
      expect((await report(app, as, { userId, reason })).status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: Math.ceil(count / 6) }, (_, n) => each(n)));
}

describe("240 reports by guests and new accounts", () => {
  test("cannot push a child's report out of sight: it is the first of the first page", async () => {
    await flood(240, "THREAT");
    clock.advance(1000);
    await report(app, mia, { userId: school.ben.id, reason: "RUDE" });
    const { body } = await groups(app, school.admin, {});
    expect(body.waiting).toEqual({ safeguarding: 0, reports: 241 });
    expect(body.groups).toHaveLength(20);
    expect(body.groups[0]).toMatchObject({
      about: { id: school.ben.id },
      reporters: { proved: 1, unproved: 0, filter: 0 },
    });
    expect((await queue(app, school.admin))[0]).toMatchObject({ reporter: { id: mia.id } });

    const seen = body.groups.map((group) => group.about.id);
    for (let cursor = body.next; cursor !== null;) {
      const page = await groups(app, school.admin, { cursor });
      seen.push(...page.body.groups.map((group) => group.about.id));
      cursor = page.body.next;
    }
    expect(new Set(seen).size).toBe(241);
    expect(seen).toHaveLength(241);
  }, 120_000);

  test.each([
    ["has the consent of a parent or the school", { ageBand: "UNDER_13", hasConsent: true }, null],
    ["is in a class", { ageBand: "AGE_13_TO_17" }, "class"],
    ["was enrolled by the school", { ageBand: "AGE_13_TO_17" }, "enrolled"],
    ["comes in by another provider", { ageBand: "AGE_13_TO_17" }, "identity"],
  ] as const)(
    "come after those of a child with no proved address who %s",
    async (_, traits, by) => {
      await flood(24, "THREAT");
      clock.advance(1000);
      const child = await app.signIn({
        ...traits,
        email: "kim@example.org",
        isEmailVerified: false,
      });
      if (by === "class") {
        await makeClass(app.db, { teacherId: school.teacher.id, studentIds: [child.id] });
      }
      if (by === "enrolled") {
        const enrolled = { enrolled_at: clock.now() };
        await app.db.updateTable("account").set(enrolled).where("id", "=", child.id).execute();
      }
      if (by === "identity") {
        const used = { created_at: clock.now(), last_used_at: clock.now() };
        const identity = { issuer: "https://id.example.org", subject: "kim", ...used };
        await app.db
          .insertInto("sign_in_identity")
          .values({ ...identity, account_id: child.id })
          .execute();
      }
      await report(app, child, { userId: school.ben.id, reason: "RUDE" });
      expect((await about())[0]).toBe("Ben");
      expect((await queue(app, school.admin))[0]).toMatchObject({ reporter: { id: child.id } });
    },
  );

  test("of danger do not either, and leave the other section as it is", async () => {
    await flood(25, "SELF_HARM");
    clock.advance(1000);
    await report(app, mia, { userId: school.ben.id, reason: "ABUSE" });
    await report(app, mia, { userId: school.anna.id, reason: "RUDE" });
    expect((await about({ section: "safeguarding" }))[0]).toBe("Ben");
    expect(await about({ section: "reports" })).toEqual(["Anna"]);
  });
});

test("the queue has danger first, then those whom proved people reported, then the gravest, then the oldest", async () => {
  // Of who may be a child the queue tells the first name only.
  const target = (name: string) => app.signIn({ name, ageBand: "ADULT" });
  const told = async (as: TestUser, name: string, reason: "RUDE" | "THREAT" | "SPAM" | "ABUSE") => {
    clock.advance(1000);
    await report(app, as, { userId: (await target(name)).id, reason });
  };
  const guest = await app.signInGuest();
  await told(guest, "Threat of a guest", "THREAT");
  await told(mia, "Spam", "SPAM");
  await told(mia, "Rude before", "RUDE");
  await told(mia, "Rude after", "RUDE");
  await told(mia, "Threat", "THREAT");
  await told(guest, "Danger of a guest", "ABUSE");
  await told(mia, "Danger", "ABUSE");
  const expected = ["Threat", "Rude before", "Rude after", "Spam", "Threat of a guest"];
  expect(await about()).toEqual(["Danger", "Danger of a guest", ...expected]);
});

describe("40 people in danger, by one proved adult", () => {
  const page = async () => (await about({ section: "safeguarding" })).slice(0, 3);
  beforeEach(async () => {
    const adult = await app.signIn({ email: "ana@example.org", ageBand: "ADULT" });
    for (let n = 0; n < 40; n++) {
      clock.advance(1000);
      const { id: userId } = await app.signIn({ name: `Guest ${n}`, ageBand: "ADULT" });
      expect((await report(app, adult, { userId, reason: "SELF_HARM" })).status).toBe(200);
    }
    clock.advance(1000);
  });
  const cry = (as: TestUser) =>
    app.call(
      "POST /api/ai/chat",
      { body: { message: "I want to die", conversationHistory: [], lessonId: null } },
      { as },
    );

  test("stand after what a child cries, on the list of reports too", async () => {
    await cry(mia);
    expect(await page()).toEqual(["Mia", "Guest 0", "Guest 1"]);
    expect((await queue(app, school.admin))[0]).toMatchObject({ about: { id: mia.id } });
  });

  test("stand after a child whom another reports, and all but two after who signed up and cries", async () => {
    await report(app, school.teacher, { userId: mia.id, reason: "SELF_HARM" });
    expect(await page()).toEqual(["Mia", "Guest 0", "Guest 1"]);
    const sign = { name: "Kim", email: "kim@example.org", isEmailVerified: false } as const;
    await cry(await app.signIn({ ...sign, ageBand: "AGE_13_TO_17" }));
    expect((await about({ section: "safeguarding" }))[3]).toBe("Kim");
  });

  test("are each on one page", async () => {
    await cry(mia);
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { body } = await groups(app, school.admin, cursor === undefined ? {} : { cursor });
      seen.push(...body.groups.map((group) => group.about.id));
      cursor = body.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([41, 41]);
  });
});

test("danger of the last day comes before older danger that is founded as well", async () => {
  const cries = async (name: string) => {
    const as = await app.signIn({ name, email: `${name}@example.org`, ageBand: "ADULT" });
    const body = { message: "I want to die", conversationHistory: [], lessonId: null };
    await app.call("POST /api/ai/chat", { body }, { as });
  };
  await cries("First");
  clock.advance(1000);
  await cries("Second");
  clock.advance(25 * 3_600_000);
  await cries("New");
  expect(await about()).toEqual(["New", "First", "Second"]);
});

test("what one reporter says of one person is one group, where they count once; danger is another", async () => {
  const { anna, ben, roomId } = school;
  for (const content of ["One", "Two"]) {
    const { id: messageId } = await say(app, roomId, ben, content);
    await report(app, anna, { messageId, reason: "RUDE" });
  }
  await report(app, anna, { userId: ben.id, reason: "SPAM" });
  await report(app, mia, { userId: ben.id, reason: "OTHER", note: "He hits me after school" });
  const { body } = await groups(app, school.admin, {});
  expect(body.waiting).toEqual({ safeguarding: 1, reports: 1 });
  expect(body.groups).toMatchObject([
    { about: { name: "Ben" }, section: "safeguarding", severity: "DANGER", count: 1 },
    {
      about: { name: "Ben" },
      section: "reports",
      severity: "USUAL",
      count: 3,
      reporters: { proved: 0, unproved: 1, filter: 0 },
      reasons: [
        { reason: "RUDE", count: 2 },
        { reason: "SPAM", count: 1 },
      ],
    },
  ]);
});

test("staff read whole names, and of somebody in danger whom to call in their country", async () => {
  const traits = { ageBand: "UNDER_13", timeZone: "Europe/London" } as const;
  const { id: userId } = await app.signIn({ ...traits, name: "Lea Sommer" });
  await report(app, school.anna, { userId, reason: "SELF_HARM" });
  await report(app, school.ben, { userId, reason: "RUDE" });
  expect(await about()).toEqual(["Lea Sommer", "Lea Sommer"]);
  const [danger, rude] = await queue(app, school.admin);
  expect(danger).toMatchObject({ isSafeguarding: true, about: { name: "Lea Sommer" } });
  expect(danger!.help).toContain("Childline on 0800 1111");
  expect(rude).toMatchObject({ isSafeguarding: false, about: { name: "Lea Sommer" }, help: null });
});

test("one reporter has at most ten open reports about one person", async () => {
  const { anna, ben, roomId } = school;
  const statuses = [];
  for (let n = 0; n < 11; n++) {
    const { id: messageId } = await say(app, roomId, ben, `Rude ${n}`);
    statuses.push((await report(app, anna, { messageId, reason: "RUDE" })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 409]);
});

test("guests and new accounts behind one address report ten times an hour together; people for whom somebody vouches do not share that", async () => {
  const limited = await buildTestApp({ clock, config: { rateLimits: { ...defaultRateLimits } } });
  const { anna, ben, teacher } = await openSchool(limited);
  const one = async (as: TestUser) =>
    (await report(limited, as, { userId: (await limited.signIn()).id, reason: "SPAM" })).status;
  const statuses = [];
  for (let n = 0; n < 11; n++) statuses.push(await one(n % 2 === 0 ? anna : ben));
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect(await one(await limited.signIn())).toBe(429);
  const sign = { email: "new@example.org", ageBand: "AGE_13_TO_17" } as const;
  const isNew = await limited.signIn({ ...sign, isEmailVerified: false });
  expect(await one(isNew)).toBe(429);
  await makeClass(limited.db, { teacherId: teacher.id, studentIds: [isNew.id] });
  expect(await one(isNew)).toBe(200);
  expect(await one(teacher)).toBe(200);
  await limited.close();
});

test.each(["nonsense", "W10", Buffer.from("[1,2,3,4,5]").toString("base64url")])(
  "%s is no place in the queue",
  async (cursor) => {
    expect(await groups(app, school.admin, { cursor })).toMatchObject({ status: 400 });
  },
);

describe("who may know of a report", () => {
  test("not who is reported: neither who reported them, nor that anybody did", async () => {
    const { anna, teacher, otherTeacher, admin } = school;
    const { body } = await report(app, anna, { userId: teacher.id, reason: "RUDE" });
    for (const as of [teacher, otherTeacher]) {
      expect(await queue(app, as)).toEqual([]);
      expect(await about({}, as)).toEqual([]);
    }
    expect(await queue(app, admin)).toHaveLength(1);
    await decide(app, admin, body.id, { decision: "DISMISS" });
    expect(await audit(app, teacher)).toEqual([]);
  });

  test("not the only admin, of what is about them: then nobody looks, and that is counted", async () => {
    const { anna, admin, teacher } = school;
    await report(app, anna, { userId: admin.id, reason: "RUDE" });
    expect(await queue(app, admin)).toEqual([]);
    const watch = await app.call("GET /api/moderation/watch", {}, { as: admin });
    expect(watch.body).toMatchObject({
      admins: 1,
      teachers: 2,
      open: { reports: 1, unwatched: 1 },
    });
    const second = await app.signIn({ role: "ADMIN", email: "second@example.org" });
    expect(await queue(app, second)).toHaveLength(1);
    expect(await queue(app, teacher)).toEqual([]);
  });

  test.each([
    ["a private room", { isPrivate: true }],
    ["no room", null],
  ])("in %s, only the teachers of the class, and admins", async (_where, room) => {
    const { teacher, otherTeacher, admin } = school;
    const noah = await app.signIn({ name: "Noah", ageBand: "UNDER_13" });
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [noah.id] });
    const roomId = room && (await makeRoom(app.db, { ...room, memberIds: [noah.id, mia.id] })).id;
    const message = roomId && (await say(app, roomId, noah, "Rude"));
    await report(app, mia, {
      ...(message ? { messageId: message.id } : { userId: noah.id }),
      reason: "RUDE",
    });
    expect(await queue(app, teacher)).toHaveLength(1);
    expect(await queue(app, admin)).toHaveLength(1);
    expect(await queue(app, otherTeacher)).toEqual([]);
    await makeClass(app.db, { teacherId: otherTeacher.id, studentIds: [mia.id] });
    expect(await queue(app, otherTeacher)).toHaveLength(1);
  });

  test("all teachers of what is said in a public room, and of learners in no class", async () => {
    const { teacher, otherTeacher, anna, ben, roomId } = school;
    await report(app, anna, { userId: ben.id, reason: "RUDE" });
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [mia.id] });
    const { id: messageId } = await makeMessage(app.db, {
      roomId,
      accountId: mia.id,
      now: clock.now(),
    });
    await report(app, anna, { messageId, reason: "RUDE" });
    expect(await queue(app, otherTeacher)).toHaveLength(2);
  });
});

describe("a decision about all that is open of a person", () => {
  const reportBen = async () => {
    const { anna, ben, roomId } = school;
    const ids = [];
    for (const content of ["One", "Two"]) {
      const { id: messageId } = await say(app, roomId, ben, content);
      ids.push((await report(app, anna, { messageId, reason: "RUDE" })).body.id);
    }
    const { body } = await groups(app, school.teacher, { section: "reports" });
    const { newest, count } = body.groups[0]!;
    return { ids, read: { section: "reports", newest, count, reason: "Be kind." } as const };
  };
  const states = async () =>
    (await app.db.selectFrom("report").select("state").execute())
      .map(({ state }) => state)
      .toSorted();

  test("is one sanction, one entry of the log, and takes every message down", async () => {
    const { ben, teacher } = school;
    const { read } = await reportBen();
    const done = await decideGroup(app, teacher, ben.id, { ...read, decision: "MUTE", hours: 1 });
    expect(done.body).toEqual({ decided: 2 });
    expect((await mine(app, ben)).body).toHaveLength(1);
    expect(await audit(app, teacher)).toMatchObject([{ action: "MUTED" }]);
    const shown = await app.db
      .selectFrom("room_message")
      .select("id")
      .where("hidden_at", "is", null)
      .execute();
    expect(shown).toEqual([]);
    expect(await states()).toEqual(["UPHELD", "UPHELD"]);
  });

  test("by two at once is one's: the other hears of it, and nothing is doubled", async () => {
    const { ben, teacher, otherTeacher, admin } = school;
    const { ids, read } = await reportBen();
    const ban = { ...read, decision: "BAN" } as const;
    const replies = await meetAtRow<{ status: number }>(
      app.db,
      { table: "report", id: ids.toSorted()[0]! },
      [
        () => decideGroup(app, teacher, ben.id, ban),
        () => decideGroup(app, otherTeacher, ben.id, ban),
        () => decide(app, admin, ids.toSorted()[0]!, { decision: "BAN" }),
      ],
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await listed(app, admin)).toHaveLength(1);
    expect(await audit(app, admin)).toHaveLength(1);
  });

  test("leaves open what came after it was read, and is refused when some of it is decided", async () => {
    const { anna, ben, teacher, admin } = school;
    const { ids, read } = await reportBen();
    clock.advance(1000);
    await report(app, anna, { userId: ben.id, reason: "SPAM" });
    await decide(app, admin, ids[0]!, { decision: "DISMISS" });
    const dismiss = { ...read, decision: "DISMISS" } as const;
    expect(await decideGroup(app, teacher, ben.id, dismiss)).toMatchObject({
      status: 409,
      text: "Somebody else has decided some of this meanwhile. Please read it again.",
    });
    expect(await states()).toEqual(["DISMISSED", "OPEN", "OPEN"]);
    const again = { ...dismiss, count: 1 };
    expect((await decideGroup(app, teacher, ben.id, again)).body).toEqual({ decided: 1 });
    expect((await states()).filter((state) => state === "OPEN")).toHaveLength(1);
  });

  test("is refused about nobody", async () => {
    const body = { section: "reports", newest: clock.now().toISOString(), count: 1 } as const;
    for (const id of [nowhere, "12", school.anna.id]) {
      const wish = { ...body, decision: "DISMISS", reason: "Why." } as const;
      expect((await decideGroup(app, school.teacher, id, wish)).status).toBe(404);
    }
  });
});

test("what is about somebody in danger is closed with a note of what was done, which is kept", async () => {
  const { ben, teacher } = school;
  const sent = await report(app, mia, { userId: ben.id, reason: "SELF_HARM" });
  expect(sent.body.help).toContain("Samaritans on 116 123");
  const close = (reason: string) =>
    decide(app, teacher, sent.body.id, { decision: "DISMISS", reason });
  expect(await close("Fine.")).toMatchObject({ status: 400, code: "invalid-input" });
  expect((await queue(app, teacher))[0]).toMatchObject({ state: "OPEN" });
  expect(await close("I talked to him, and he is safe.")).toMatchObject({
    status: 200,
    body: { state: "DISMISSED", decisionNote: "I talked to him, and he is safe." },
  });
  expect((await report(app, mia, { userId: school.anna.id, reason: "RUDE" })).body.help).toBeNull();
});

test("two of one name are told apart by the classes that they are students of", async () => {
  const { anna, teacher, otherTeacher, admin } = school;
  const namesake = await app.signIn({ name: "Mia", ageBand: "UNDER_13" });
  await makeClass(app.db, { teacherId: teacher.id, studentIds: [mia.id, anna.id] });
  const { id } = await makeClass(app.db, { teacherId: otherTeacher.id, studentIds: [mia.id] });
  await app.db.updateTable("school_class").set({ name: "5A" }).where("id", "=", id).execute();
  const wish = { userId: mia.id, reason: "SELF_HARM", note: "She is in danger." } as const;
  const { body: sent } = await report(app, anna, wish);
  await report(app, anna, { userId: namesake.id, reason: "SELF_HARM" });

  const told = { id: mia.id, name: "Mia", classes: ["5A", "Evening class"] };
  const found = (await groups(app, admin)).body.groups.map((group) => group.about);
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([told, { id: namesake.id, name: "Mia", classes: [] }]),
  );
  const read = (await queue(app, admin)).find((each) => each.id === sent.id);
  const reporter = { id: anna.id, name: "Anna", classes: ["Evening class"] };
  expect(read).toMatchObject({ about: told, reporter });
  const close = { decision: "DISMISS", reason: "I talked to her, and she is safe." } as const;
  expect((await decide(app, admin, sent.id, close)).body).toMatchObject({ about: told, reporter });
});

describe("reading", () => {
  const looks = () =>
    app.db
      .selectFrom("audit_entry")
      .select(["actor_id", "about_id"])
      .where("action", "=", "child-data-read")
      .where(sql<boolean>`details ->> 'what' = 'GET /api/moderation/reports'`)
      .orderBy("id")
      .execute();

  test("a report by a teacher who has not said their age is none of a child", async () => {
    const { admin, ben } = school;
    const colleague = await app.signIn({ role: "TEACHER", email: "new@example.org" });
    await report(app, colleague, { userId: ben.id, reason: "RUDE" });
    expect(await queue(app, admin)).toHaveLength(1);
    expect(await looks()).toEqual([]);
  });

  test("a report about a child is in the audit log, once in an hour, for each who reads it", async () => {
    const { teacher, otherTeacher, anna } = school;
    await report(app, anna, { userId: mia.id, reason: "RUDE" });
    await queue(app, teacher);
    await queue(app, teacher);
    await queue(app, otherTeacher);
    clock.advance(3_600_000);
    await queue(app, teacher);
    expect(await looks()).toEqual(
      [teacher, otherTeacher, teacher].map(({ id }) => ({ actor_id: id, about_id: mia.id })),
    );
  });

  test("a report between adults is not", async () => {
    await report(app, school.anna, { userId: school.ben.id, reason: "RUDE" });
    await queue(app, school.teacher);
    expect(await looks()).toEqual([]);
  });

  test("the queue is known as the last time that somebody looked; of counting it is not", async () => {
    const last = async () =>
      (await app.call("GET /api/moderation/watch", {}, { as: school.admin })).body.lastLookedAt;
    await app.call("GET /api/moderation/waiting", {}, { as: school.teacher });
    expect(await last()).toBeNull();
    await groups(app, school.teacher, {});
    expect(await last()).toBe("2026-03-02T09:00:00.000Z");
    clock.advance(60_000);
    await groups(app, await app.signIn({ role: "TEACHER", isDemo: true }), {});
    expect(await last()).toBe("2026-03-02T09:00:00.000Z");
  });
});
