import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeRoom } from "../../testing/factories";
import {
  appeal,
  audit,
  decide,
  lift,
  listed,
  makeReport,
  mine,
  muteBen,
  openSchool,
  queue,
  report,
  type School,
} from "./testing/school";

let app: TestApp;
let school: School;
let passerBy: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  school = await openSchool(app);
  passerBy = await app.signIn({
    name: "Demo teacher",
    role: "TEACHER",
    ageBand: "ADULT",
    isDemo: true,
  });
});
afterEach(() => app.empty());
afterAll(() => app.close());

describe("the demo teacher, whom anybody may be, outside the demo school", () => {
  test("sees no reports, decisions, mutes or bans, and decides nothing", async () => {
    const { reportId } = await makeReport(app, school);
    const sanctionId = await muteBen(app, school);
    await appeal(app, school.ben, sanctionId);
    expect(await queue(app, passerBy)).toEqual([]);
    expect(await listed(app, passerBy)).toEqual([]);
    expect(await audit(app, passerBy)).toEqual([]);
    expect((await decide(app, passerBy, reportId, { decision: "BAN" })).status).toBe(404);
    expect((await lift(app, passerBy, sanctionId)).status).toBe(404);
    expect(await mine(app, school.ben)).toMatchObject({ body: [{ id: sanctionId, kind: "MUTE" }] });
  });

  test("enters open rooms by joining them, and private rooms by invitation", async () => {
    const { id } = await makeRoom(app.db, { isPrivate: true, memberIds: [school.anna.id] });
    const see = (roomId: string) =>
      app.call("GET /api/rooms/{id}", { params: { id: roomId } }, { as: passerBy });
    const history = (roomId: string) =>
      app.call("GET /api/rooms/{id}/messages", { params: { id: roomId } }, { as: passerBy });
    expect((await see(id)).status).toBe(403);
    expect((await history(id)).status).toBe(403);
    const { body } = await app.call("GET /api/rooms", {}, { as: passerBy });
    expect(body.map((room) => room.id)).toEqual([school.roomId]);
    expect(body[0]!.members).toEqual([]);
    expect((await history(school.roomId)).text).toBe("Join this room first.");
  });
});

describe("the demo teacher, in the demo school", () => {
  test("sees what is reported in its rooms, and rules there alone over people from elsewhere", async () => {
    const { id: roomId } = await makeRoom(app.db, {
      isDemo: true,
      isPrivate: true,
      memberIds: [school.anna.id, school.ben.id],
    });
    const { reportId } = await makeReport(app, { ...school, roomId });
    expect(await queue(app, passerBy)).toMatchObject([{ id: reportId }]);
    expect((await decide(app, passerBy, reportId, { decision: "BAN" })).status).toBe(200);
    const [ban] = (await mine(app, school.ben)).body;
    expect(ban).toMatchObject({ kind: "BAN", room: { id: roomId } });
    expect(await listed(app, passerBy)).toHaveLength(1);
    expect(await audit(app, passerBy)).toHaveLength(1);
    expect((await lift(app, passerBy, ban!.id)).status).toBe(200);
  });

  test("cannot ban somebody from elsewhere from everywhere over their profile", async () => {
    const body = { userId: school.ben.id, reason: "RUDE" } as const;
    const { body: made } = await report(app, passerBy, body);
    const learner = await app.signIn({ isDemo: true });
    const { body: other } = await report(app, learner, body);
    expect((await decide(app, passerBy, made.id, { decision: "MUTE" })).status).toBe(403);
    expect(await decide(app, passerBy, other.id, { decision: "MUTE" })).toMatchObject({
      status: 403,
      text: "Demo accounts can only decide about people in a demo room.",
    });
  });
});
