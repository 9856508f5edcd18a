import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { makeClass } from "../../../testing/factories";
import {
  answer,
  appeal,
  audit,
  decide,
  lift,
  mine,
  openSchool,
  report,
  type School,
} from "../testing/school";

let app: TestApp;
let school: School;
let mia: TestUser;
/** Neither decides anything here. */
let own: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  school = await openSchool(app);
  mia = await app.signIn({ name: "Mia", email: "mia@example.org", ageBand: "AGE_13_TO_17" });
  own = await app.signIn({ role: "TEACHER", email: "own@example.org" });
  stranger = await app.signIn({ role: "TEACHER", email: "stranger@example.org" });
  await makeClass(app.db, { teacherId: own.id, studentIds: [mia.id] });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const actions = async (as: TestUser) => (await audit(app, as)).map(({ action }) => action);

/** An admin mutes Mia for what nobody but her teachers may know, or with no report at all. */
async function mute(withReport: boolean): Promise<string> {
  if (!withReport) {
    const { id } = await app.db
      .insertInto("sanction")
      .values({ account_id: mia.id, kind: "MUTE", reason: "Be kind.", created_at: app.clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  const { body } = await report(app, school.anna, { userId: mia.id, reason: "RUDE" });
  await decide(app, school.admin, body.id, { decision: "MUTE" });
  return (await mine(app, mia)).body[0]!.id;
}

describe.each([
  ["with a report", true],
  ["without a report", false],
])("what became of a sanction %s", (_, withReport) => {
  test("is read by admins, and by teachers of the one it is about alone", async () => {
    await lift(app, school.admin, await mute(withReport));
    expect((await actions(school.admin))[0]).toBe("SANCTION_LIFTED");
    expect((await actions(own))[0]).toBe("SANCTION_LIFTED");
    expect(await actions(stranger)).toEqual([]);
  });

  test("is read the same of an appeal", async () => {
    const id = await mute(withReport);
    await appeal(app, mia, id);
    const appealId = (await mine(app, mia)).body[0]!.appeal!.id;
    const second = await app.signIn({ role: "ADMIN", email: "second@example.org" });
    await answer(app, second, appealId, true);
    expect((await actions(own))[0]).toBe("APPEAL_ACCEPTED");
    expect(await actions(stranger)).toEqual([]);
  });

  test("is not decided by a teacher whose student the learner is not, who reads nothing", async () => {
    expect((await lift(app, stranger, await mute(withReport))).status).toBe(404);
    expect(await actions(stranger)).toEqual([]);
  });
});

test("what became of a sanction is read by every teacher who may know the report it came from", async () => {
  await app.db.deleteFrom("class_member").execute();
  await lift(app, school.admin, await mute(true));
  expect(await actions(stranger)).toEqual(["SANCTION_LIFTED", "MUTED"]);
});

test("the same log is read by an admin as the whole, and by staff as decisions", async () => {
  await lift(app, school.admin, await mute(false));
  const whole = await app.call("GET /api/admin/audit", { query: {} }, { as: school.admin });
  const [decision] = await audit(app, school.admin);
  expect(decision).toMatchObject({ action: "SANCTION_LIFTED", about: { name: "Mia" } });
  expect(whole.body.entries).toContainEqual(decision);
});
