import {
  type AgeBand,
  type Call,
  calls,
  methodOf,
  needsContact,
  pathOf,
  type Role,
} from "@saywell/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "./testing/build-test-app";
import { makeAccount, makeClass, makeRoom, makeSession } from "./testing/factories";
import { sampleRequest } from "./testing/sample-request";

/**
 * Every call that the contract declares, by everybody who could make it, about themselves and about
 * somebody else. What is expected comes from the contract, so that a new call is in here at once.
 */
interface Actor {
  role?: Role;
  ageBand?: AgeBand;
  isGuest?: boolean;
  isDemo?: boolean;
  /** A child under 13 for whom nobody has agreed. */
  waitsForConsent?: boolean;
  /** Of the somebody else. */
  isTheirTeacher?: boolean;
  isSuspended?: boolean;
}

const actors: Record<string, Actor | null> = {
  nobody: null,
  "a guest": { isGuest: true },
  "a guest who says to be an adult": { isGuest: true, ageBand: "ADULT" },
  "an adult": { ageBand: "ADULT" },
  "a learner of an age not told": { ageBand: "UNKNOWN" },
  "a learner of 13 to 17": { ageBand: "AGE_13_TO_17" },
  "a child under 13": { ageBand: "UNDER_13" },
  "a child under 13 for whom nobody has agreed": { ageBand: "UNDER_13", waitsForConsent: true },
  "a teacher": { role: "TEACHER", ageBand: "ADULT" },
  "the other's own teacher": { role: "TEACHER", ageBand: "ADULT", isTheirTeacher: true },
  "a teacher who is suspended": { role: "TEACHER", ageBand: "ADULT", isSuspended: true },
  "the demo teacher": { role: "TEACHER", ageBand: "ADULT", isDemo: true },
  "a demo learner": { ageBand: "ADULT", isDemo: true },
  "a demo learner under 13": { ageBand: "UNDER_13", isDemo: true },
  "an admin": { role: "ADMIN", ageBand: "ADULT" },
};

type Verdict = "not-signed-in" | "forbidden" | "consent-needed" | "admitted";

/** The fields by which a call says in whose name it acts. */
const actorFields = ["userId", "requesterId", "followerId"];

const actsFor = (declared: Call): boolean =>
  (["params", "query", "body"] as const).some((part) => {
    const shape = (declared[part] as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
    return actorFields.some((field) => field in shape && !declared.about?.includes(field));
  });

/** What the contract says of a call. */
function expected(declared: Call, actor: Actor | null, isAboutAnother: boolean): Verdict {
  const { access } = declared;
  if (actor === null || actor.isSuspended) {
    return access === "public" && !actsFor(declared) ? "admitted" : "not-signed-in";
  }
  const role = actor.role ?? "LEARNER";
  if (access === "admin" && role !== "ADMIN") return "forbidden";
  if (access === "teacher" && role === "LEARNER") return "forbidden";
  if (actor.waitsForConsent && access !== "public" && needsContact(declared)) {
    return "consent-needed";
  }
  if (isAboutAnother && actsFor(declared) && role !== "ADMIN") return "forbidden";
  return "admitted";
}

/** A child's. Nobody but an admin is answered the one; the other teachers need for what they decide. */
const secrets = {
  email: "quillfeather.secret@example.org",
  familyName: "Quillfeather",
};
const tells = ({ access }: Call, text: string): boolean =>
  text.includes(secrets.email) || (access !== "teacher" && text.includes(secrets.familyName));

let app: TestApp;
let other: { id: string };
beforeAll(async () => {
  app = await buildTestApp();
  other = await makeOther(secrets.email);
});
const makeOther = (email: string) =>
  makeAccount(app.db, { name: `Zebedee ${secrets.familyName}`, email, ageBand: "UNDER_13" });
afterAll(() => app.close());

let made = 0;
/** A new account for each call: some calls end the session, or the account. */
async function become(actor: Actor | null): Promise<TestUser | undefined> {
  if (actor === null) return undefined;
  const { role, ageBand, isGuest = false, isDemo = false, waitsForConsent = false } = actor;
  const { isTheirTeacher = false, isSuspended = false } = actor;
  made += 1;
  const { id } = await makeAccount(app.db, {
    ...(role && { role }),
    ...(ageBand && { ageBand }),
    ...(!isGuest && { email: `actor-${made}@example.org`, password: null }),
    isDemo,
    hasConsent: !waitsForConsent,
  });
  if (isTheirTeacher) await makeClass(app.db, { teacherId: id, studentIds: [other.id] });
  if (isSuspended) {
    const suspended = { suspended_at: app.clock.now() };
    await app.db.updateTable("account").set(suspended).where("id", "=", id).execute();
  }
  return { id, token: await makeSession(app.db, { accountId: id, now: app.clock.now() }) };
}

/** Sends a call as its contract wants it, about this account wherever it names one. */
async function send(
  declared: Call,
  as: TestUser | undefined,
  aboutId: string,
  { to = app, more = {} }: { to?: TestApp; more?: Record<string, string> } = {},
) {
  const known = Object.fromEntries(actorFields.map((field) => [field, aboutId]));
  const {
    params = {},
    query,
    body,
  } = sampleRequest(declared, {
    ...known,
    timeZone: "Europe/London",
    lessonId: "a1-lesson-1",
    object: "lesson.hello",
    ...more,
  });
  const path = pathOf(declared.name).replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(params[field]!),
  );
  return await to.send(
    {
      method: methodOf(declared.name),
      url: path,
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
    },
    as,
  );
}

const gates = new Set(["not-signed-in", "consent-needed"]);

/** What became of a call, as far as it is about who made it. */
function verdictOf(reply: Awaited<ReturnType<typeof send>>): string {
  const code = reply.headers["x-error-code"];
  if (reply.statusCode >= 500 && code !== "not-open-yet") return `failed: ${reply.body}`;
  if (typeof code === "string" && gates.has(code)) return code;
  const isGate = /^(Only (teachers|admins) can do this|You can only do this for yourself)\./;
  return code === "forbidden" && isGate.test(reply.body) ? "forbidden" : "admitted";
}

describe.each(Object.entries(actors))("by %s", (_, actor) => {
  const mine = calls as readonly Call[];

  test("every call about themselves is admitted or refused as the contract says", async () => {
    const rows = await Promise.all(
      mine.map(async (declared) => {
        const as = await become(actor);
        const reply = await send(declared, as, as?.id ?? other.id);
        return [declared.name, verdictOf(reply)];
      }),
    );
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(mine.map((each) => [each.name, expected(each, actor, false)])),
    );
  });

  test("every call about another is admitted or refused as the contract says, and tells nobody but an admin who that is", async () => {
    const rows: [string, string][] = [];
    const told: string[] = [];
    for (const declared of mine) {
      // Later calls need the other as they are, whom an admin may change.
      const isHarmless = actor?.role !== "ADMIN" || methodOf(declared.name) === "GET";
      made += 1;
      const about = isHarmless ? other : await makeOther(`other-${made}@example.org`);
      const reply = await send(declared, await become(actor), about.id);
      rows.push([declared.name, verdictOf(reply)]);
      if (actor?.role !== "ADMIN" && tells(declared, reply.body)) told.push(declared.name);
    }
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(mine.map((each) => [each.name, expected(each, actor, true)])),
    );
    expect(told).toEqual([]);
  });
});

test("no call for teachers tells the demo's teacher, whom anybody may be, of a real child, or changes anything", async () => {
  const reporter = await app.signIn({ ageBand: "ADULT" });
  const note = "A note about a real child";
  const body = { userId: other.id, reason: "RUDE", note } as const;
  expect((await app.call("POST /api/reports", { body }, { as: reporter })).status).toBe(200);
  const reports = () => app.db.selectFrom("report").selectAll().execute();
  const before = await reports();
  const forTeachers = (calls as readonly Call[]).filter(({ access }) => access === "teacher");
  const toldTo = async (actor: Actor) => {
    const told: string[] = [];
    for (const declared of forTeachers) {
      if (!actor.isDemo && methodOf(declared.name) !== "GET") continue;
      const { body: text } = await send(declared, await become(actor), other.id);
      if ([other.id, note, secrets.familyName].some((secret) => text.includes(secret))) {
        told.push(declared.name);
      }
    }
    return told;
  };
  expect(await toldTo(actors["the demo teacher"]!)).toEqual([]);
  expect(await reports()).toEqual(before);
  expect(await toldTo({ role: "ADMIN", ageBand: "ADULT" })).toContain("GET /api/moderation/queue");
});

describe("an admin who has to set up a second factor", () => {
  let school: TestApp;
  beforeAll(async () => {
    school = await buildTestApp({ config: { demo: false } });
  });
  afterAll(() => school.close());
  let people = 0;
  const enter = (role: Role) =>
    school.signIn({ role, ageBand: "ADULT", email: `person-${++people}@example.org` });

  const needsSetup = ({ access }: Call) => access === "teacher" || access === "admin";
  const codeOf = ({ headers, statusCode }: Awaited<ReturnType<typeof send>>) =>
    headers["x-error-code"] ?? statusCode;

  test("is sent there by every call for staff, and by every call in the name of another", async () => {
    const stranger = await makeAccount(school.db, { ageBand: "UNDER_13" });
    const mine = (calls as readonly Call[]).filter((each) => needsSetup(each) || actsFor(each));
    const rows = await Promise.all(
      mine.map(async (declared) => [
        declared.name,
        codeOf(await send(declared, await enter("ADMIN"), stranger.id, { to: school })),
      ]),
    );
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(mine.map(({ name }) => [name, "second-factor-setup-needed"])),
    );
  });

  test("is answered by every other call as an adult learner is, about a child and a child's room too", async () => {
    const child = await makeAccount(school.db, { name: "Zed Oak", ageBand: "UNDER_13" });
    const owner = await makeAccount(school.db, { role: "TEACHER", ageBand: "ADULT" });
    const { id: classId } = await makeClass(school.db, { teacherId: owner.id });
    const memberIds = [owner.id, child.id];
    const room = await makeRoom(school.db, { audience: "CLASS", classId, memberIds });
    const mine = (calls as readonly Call[]).filter((each) => !needsSetup(each));
    for (const known of [
      { id: room.id, roomId: room.id },
      { id: child.id, accountId: child.id },
    ]) {
      const asked = async (role: Role) => {
        const rows = mine.map(async (declared) => {
          const as = await enter(role);
          const more = { ...known, q: "zed", targetId: child.id, addresseeId: child.id };
          return [declared.name, codeOf(await send(declared, as, as.id, { to: school, more }))];
        });
        return Object.fromEntries(await Promise.all(rows)) as Record<string, unknown>;
      };
      expect(ignoring(await asked("ADMIN"))).toEqual(ignoring(await asked("LEARNER")));
    }
  });
});

/** Setting up a second factor is for staff alone. */
const ignoring = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !name.includes("second-factor")));
