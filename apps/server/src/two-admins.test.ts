import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "./db/transaction";
import { buildTestApp, type TestApp, type TestUser } from "./testing/build-test-app";
import { makeAccount, makeClass } from "./testing/factories";

/** Two admins who decide about the same thing in the same moment, each by a plain call. */
let app: TestApp;
let admins: TestUser[];
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  await app.empty();
  admins = await Promise.all(
    ["one", "other"].map((name) => app.signIn({ email: `${name}@example.org`, role: "ADMIN" })),
  );
});
afterAll(() => app.close());

interface Heard {
  status: number;
  text: string;
}
/** What one of them asks for: the first admin's wish or the second's. */
type Ask = (as: TestUser, wish: 0 | 1) => Promise<Heard>;

const reason = "For a reason.";
const makeAnna = () =>
  makeAccount(app.db, { name: "Anna Ash", email: "anna@example.org", ageBand: "ADULT" });

const about: Record<string, { loser: RegExp; begin: () => Promise<Ask> }> = {
  "a role": {
    loser: /has changed meanwhile/,
    async begin() {
      const { id } = await makeAnna();
      return (as, wish) => {
        const body = { role: (["TEACHER", "ADMIN"] as const)[wish], was: "LEARNER" as const };
        return app.call("PUT /api/admin/people/{id}/role", { params: { id }, body }, { as });
      };
    },
  },
  "an age": {
    loser: /has changed meanwhile/,
    async begin() {
      const { id } = await makeAnna();
      return (as, wish) => {
        const ageBand = (["UNKNOWN", "AGE_13_TO_17"] as const)[wish];
        const body = { ageBand, was: "ADULT" as const };
        return app.call("PUT /api/admin/people/{id}/age-band", { params: { id }, body }, { as });
      };
    },
  },
  "a plan": {
    loser: /has changed meanwhile/,
    async begin() {
      const { id } = await makeAnna();
      return (as, wish) => {
        const body = { plan: (["CORE", "PREMIUM"] as const)[wish], was: "FREEMIUM" as const };
        return app.call("PUT /api/admin/people/{id}/plan", { params: { id }, body }, { as });
      };
    },
  },
  "whom to suspend": {
    loser: /has changed meanwhile/,
    async begin() {
      const { id } = await makeAnna();
      const request = { params: { id }, body: { reason } };
      return (as) => app.call("POST /api/admin/people/{id}/suspend", request, { as });
    },
  },
  "whom to restore": {
    loser: /has changed meanwhile/,
    async begin() {
      const { id } = await makeAnna();
      const request = { params: { id }, body: { reason } };
      await app.call("POST /api/admin/people/{id}/suspend", request, { as: admins[0]! });
      return (as) => app.call("POST /api/admin/people/{id}/restore", request, { as });
    },
  },
  "whom to anonymise": {
    loser: /There is no such person/,
    async begin() {
      const { id } = await makeAnna();
      const request = { params: { id }, body: { reason, name: "Anna Ash" } };
      return (as) => app.call("POST /api/admin/people/{id}/anonymise", request, { as });
    },
  },
  "a second factor that is lost": {
    loser: /has no second factor/,
    async begin() {
      const { id } = await makeAnna();
      const at = { created_at: app.clock.now(), confirmed_at: app.clock.now() };
      const factor = { account_id: id, secret: "open:lost", ...at };
      await app.db.insertInto("second_factor").values(factor).execute();
      const request = { params: { id }, body: { reason } };
      return (as) => app.call("POST /api/admin/people/{id}/second-factor/remove", request, { as });
    },
  },
  "an invitation to take back": {
    loser: /does not wait any more/,
    async begin() {
      const body = { email: "new@example.org", role: "TEACHER" as const };
      const made = await app.call("POST /api/admin/invitations", { body }, { as: admins[0]! });
      const request = { params: { id: made.body.id } };
      return (as) => app.call("POST /api/admin/invitations/{id}/revoke", request, { as });
    },
  },
  "what a class is called": {
    loser: /meanwhile/,
    async begin() {
      const [teacherId] = admins.map(({ id }) => id) as [string];
      const { id } = await makeClass(app.db, { teacherId });
      const was = { name: "Evening class", teacherId };
      return (as, wish) => {
        const body = { name: ["Late class", "Night class"][wish]!, teacherId, was };
        return app.call("PUT /api/admin/classes/{id}", { params: { id }, body }, { as });
      };
    },
  },
  "a class to delete": {
    loser: /There is no such class/,
    async begin() {
      const { id } = await makeClass(app.db, { teacherId: admins[0]!.id });
      return (as) => app.call("DELETE /api/admin/classes/{id}", { params: { id } }, { as });
    },
  },
  "a student of a class": {
    loser: /is in the class already/,
    async begin() {
      const { id } = await makeClass(app.db, { teacherId: admins[0]!.id });
      const request = { params: { id }, body: { accountId: (await makeAnna()).id } };
      return (as) => app.call("POST /api/admin/classes/{id}/members", request, { as });
    },
  },
  "a report": {
    loser: /has been decided|was decided|decided/,
    async begin() {
      const { id: userId } = await makeAnna();
      const reporter = await app.signIn({ ageBand: "ADULT", email: "ben@example.org" });
      const body = { userId, reason: "RUDE" as const, note: "Rude" };
      const { id } = (await app.call("POST /api/reports", { body }, { as: reporter })).body;
      return (as, wish) => {
        const decision = (["MUTE", "BAN"] as const)[wish];
        const request = { params: { id }, body: { decision, reason } };
        return app.call("POST /api/moderation/reports/{id}/decide", request, { as });
      };
    },
  },
  "a failed job to try again": {
    loser: /no such job that failed/,
    async begin() {
      const payload = { reportId: "2f9a8a0e-6f2c-4c57-9df4-5ad1b3a6a001" };
      await inTransaction(app.db, (tx) => app.jobs.enqueue(tx, "alert-staff", payload));
      const { rows } = await failJobs();
      const params = { name: "alert-staff", id: rows[0]!.id };
      return (as) => app.call("POST /api/admin/jobs/{name}/{id}/retry", { params }, { as });
    },
  },
  "the settings": {
    loser: /changed the settings meanwhile/,
    async begin() {
      const features = { learnersCreateRooms: false, ads: false, guests: true };
      return (as, wish) => {
        const name = ["Hill School", "Vale School"][wish]!;
        const body = { name, contact: "", features, version: 0 };
        return app.call("PUT /api/admin/settings", { body }, { as });
      };
    },
  },
};

describe.each(Object.entries(about))("about %s", (_, { loser, begin }) => {
  test("one of two admins decides, the other hears that it is done, and the audit log has it once", async () => {
    const ask = await begin();
    const before = await countEntries();
    const heard = await Promise.all([ask(admins[0]!, 0), ask(admins[1]!, 1)]);
    const lost = heard.filter(({ status }) => status !== 200);
    expect(heard.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(lost.map(({ status }) => [404, 409].includes(status))).toEqual([true]);
    expect(lost[0]!.text).toMatch(loser);
    expect(await countEntries()).toBe(before + 1);
  });
});

/** What was done; that somebody looked at a child is another thing. */
const countEntries = async () =>
  (
    await app.db
      .selectFrom("audit_entry")
      .select("id")
      .where("action", "<>", "child-data-read")
      .execute()
  ).length;

/** As if each had been tried in vain for the last time. */
const failJobs = () =>
  sql<{ id: string }>`
    update pgboss.job set state = 'failed', completed_on = now() where state = 'created'
    returning id`.execute(app.db);

describe("of the admins", () => {
  const stand = async () => (await app.call("GET /api/school", {})).body.hasAdmin;
  const body = { role: "LEARNER", was: "ADMIN" } as const;
  const demote = (as: TestUser, { id }: { id: string }) =>
    app.call("PUT /api/admin/people/{id}/role", { params: { id }, body }, { as });
  const suspend = (as: TestUser, { id }: { id: string }) =>
    app.call("POST /api/admin/people/{id}/suspend", { params: { id }, body: { reason } }, { as });
  const anonymise = (as: TestUser, { id }: { id: string }) => {
    const request = { params: { id }, body: { reason, name: "Student" } };
    return app.call("POST /api/admin/people/{id}/anonymise", request, { as });
  };
  const password = "correct horse battery";
  const erase = (as: TestUser) => {
    const request = { params: { userId: as.id }, body: { password } };
    return app.call("POST /api/account/{userId}/erase", request, { as });
  };
  const deeds = { demote, suspend, anonymise };
  const pairs = Object.keys(deeds).flatMap((one) =>
    [...Object.keys(deeds), "erase"].map((other) => [one, other] as const),
  ) as [keyof typeof deeds, keyof typeof deeds | "erase"][];

  test.each(pairs)(
    "one stays, where one wants to %s the other, who would %s",
    async (one, other) => {
      const [first, second] = admins as [TestUser, TestUser];
      const replies = await Promise.all([
        deeds[one](first, second),
        other === "erase" ? erase(first) : deeds[other](second, first),
      ]);
      expect(replies.map(({ status }) => status)).toContain(200);
      expect(replies.every(({ status }) => status < 500)).toBe(true);
      expect(await stand()).toBe(true);
    },
  );

  test.each(Object.entries(deeds))("nobody can %s themselves", async (_, deed) => {
    const [only, other] = admins as [TestUser, TestUser];
    await demote(only, other);
    expect((await deed(only, only)).status).toBe(403);
    expect((await erase(only)).status).toBe(409);
    expect(await stand()).toBe(true);
  });

  test("the last one is lowered neither by an invitation to less nor by a file", async () => {
    const [only, other] = admins as [TestUser, TestUser];
    await demote(only, other);
    const email = "one@example.org";
    const invited = { email, role: "LEARNER" as const };
    const asked = await app.call("POST /api/admin/invitations", { body: invited }, { as: only });
    expect([asked.status, asked.code]).toEqual([409, "conflict"]);
    const csv = `name,email,role\nOne,${email},LEARNER\nOne,${email},TEACHER\n`;
    for (const skipBadRows of [false, true]) {
      const file = { csv, dryRun: false, skipBadRows };
      await app.call("POST /api/admin/import", { body: file }, { as: only });
    }
    const session = await app.call("GET /api/session", {}, { as: only });
    expect(session.body.user?.role).toBe("ADMIN");
  });
});
