import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestUser } from "../../../testing/build-test-app";
import { buildClassAtWork, type ClassAtWork, writing } from "../../../testing/class-at-work";

let at: ClassAtWork;
let teacher: TestUser;
let other: TestUser;
let ann: TestUser;
let ben: TestUser;
let classId: string;
beforeAll(async () => {
  at = await buildClassAtWork();
});
afterAll(() => at.app.close());
beforeEach(async () => {
  await at.begin();
  ({ teacher, other, ann, ben, classId } = at.people);
});

const make = (name: string, studentIds: readonly string[], as = teacher) =>
  at.app.call(
    "POST /api/classes/{classId}/groups",
    { params: { classId }, body: { name, studentIds: [...studentIds] } },
    { as },
  );
const change = (groupId: string, name: string, studentIds: readonly string[], as = teacher) =>
  at.app.call(
    "PUT /api/classes/{classId}/groups/{groupId}",
    { params: { classId, groupId }, body: { name, studentIds: [...studentIds] } },
    { as },
  );
const remove = (groupId: string, as = teacher) =>
  at.app.call(
    "DELETE /api/classes/{classId}/groups/{groupId}",
    { params: { classId, groupId } },
    { as },
  );
const list = (as = teacher) =>
  at.app.call("GET /api/classes/{classId}/groups", { params: { classId } }, { as });
/** Makes it and answers its id. */
async function group(name: string, students: readonly TestUser[]): Promise<string> {
  const reply = await make(
    name,
    students.map(({ id }) => id),
  );
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.groups.find((each) => each.name === name)!.id;
}
const own = async (as: TestUser) =>
  (await at.app.call("GET /api/my-assignments", {}, { as })).body.assignments.map(({ id }) => id);
const toGroup = (groupId: string, studentIds: string[] = []) =>
  at.assign({ ...writing, studentIds, groupIds: [groupId] });
const terms = { instructions: "", dueAt: null, lateRule: "ACCEPT", isDraft: false } as const;
const changeWork = (
  assignmentId: string,
  forWhom: { studentIds: string[] | null; groupIds?: string[] },
) =>
  at.app.call(
    "PUT /api/assignments/{assignmentId}",
    { params: { assignmentId }, body: { ...terms, ...forWhom } },
    { as: teacher },
  );
const handedIn = { content: "I was at home with my family all day." };

describe("groups of a class", () => {
  test("are made, listed by name, changed and deleted", async () => {
    const red = await group("Red", [ann]);
    await group("blue", [ann, ben]);
    expect((await list()).body.groups.map(({ name }) => name)).toEqual(["blue", "Red"]);
    const { body } = await change(red, "Alpha", [ben.id]);
    expect(body.groups[0]).toEqual({ id: red, name: "Alpha", studentIds: [ben.id] });
    expect((await remove(red)).status).toBe(200);
    expect((await list()).body.groups.map(({ name }) => name)).toEqual(["blue"]);
  });

  test.each([
    ["the name of another in other letters", "RED", () => [], 409],
    ["words that are not for a class", "fuck you", () => [], 400],
    ["no name", "  ", () => [], 400],
    ["somebody outside the class", "Blue", () => [other.id], 404],
  ])("%s is refused, and changes nothing", async (_, name, students, status) => {
    const red = await group("Red", [ann]);
    const blue = await group("Green", [ben]);
    const before = (await list()).body;
    expect((await make(name, students())).status).toBe(status);
    expect((await change(blue, name, students())).status).toBe(status);
    expect((await list()).body).toEqual(before);
    // Its own name in other letters is no other's.
    expect((await change(red, "RED", [])).status).toBe(200);
  });

  test("are fifty at most", async () => {
    const at0 = { class_id: classId, created_at: at.clock.now() };
    await at.app.db
      .insertInto("class_group")
      .values(Array.from({ length: 50 }, (_, place) => ({ ...at0, name: `Group ${place}` })))
      .execute();
    const reply = await make("One more", []);
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining("at most 50")]);
  });

  test("are for its teachers alone", async () => {
    const id = await group("Red", [ann]);
    const asked = async (as: TestUser) =>
      (
        await Promise.all([
          list(as),
          make("Blue", [], as),
          change(id, "Blue", [], as),
          remove(id, as),
        ])
      ).map(({ status }) => status);
    expect(await asked(other)).toEqual([404, 404, 404, 404]);
    expect(await asked(ann)).toEqual([403, 403, 403, 403]);
    expect((await list()).body.groups).toHaveLength(1);
  });

  test("of another class are none of this one", async () => {
    const id = await group("Red", [ann]);
    const { body } = await at.app.call(
      "POST /api/classes",
      { body: { name: "Evening", level: null } },
      { as: teacher },
    );
    const reply = await at.app.call(
      "DELETE /api/classes/{classId}/groups/{groupId}",
      { params: { classId: body.id, groupId: id } },
      { as: teacher },
    );
    expect(reply.status).toBe(404);
  });

  test("of an archived class stay as they are", async () => {
    const id = await group("Red", [ann]);
    await at.archive();
    for (const reply of [await make("Blue", []), await change(id, "Blue", []), await remove(id)]) {
      expect(reply.status).toBe(409);
    }
    expect((await list()).body.groups.map(({ name }) => name)).toEqual(["Red"]);
  });

  test("are left by who leaves the class, and not entered again by coming back", async () => {
    await group("Red", [ann, ben]);
    await at.leaveClass(ann);
    await at.joinClass(ann);
    expect((await list()).body.groups[0]!.studentIds).toEqual([ben.id]);
  });
});

describe("work for a group", () => {
  test("is for whoever is in it at the time, and tells of group and students apart", async () => {
    const red = await group("Red", [ann]);
    const work = await toGroup(red);
    expect([await own(ann), await own(ben)]).toEqual([[work], []]);
    expect(await at.seen(work)).toMatchObject({ studentIds: [], groupIds: [red], assigned: 1 });
    await change(red, "Red", [ann.id, ben.id]);
    expect([await own(ann), await own(ben)]).toEqual([[work], [work]]);
    await change(red, "Red", [ben.id]);
    expect([await own(ann), await own(ben)]).toEqual([[], [work]]);
  });

  test("may be for some students beside, each once", async () => {
    const red = await group("Red", [ann]);
    const work = await toGroup(red, [ann.id, ben.id]);
    expect((await at.seen(work)).work.map(({ userName }) => userName)).toEqual([
      "Ann Adams",
      "Ben Brown",
    ]);
    expect(await at.seen(work)).toMatchObject({ groupIds: [red], assigned: 2 });
  });

  test("keeps its groups where a change says nothing of them, and loses them to the whole class", async () => {
    const red = await group("Red", [ann]);
    const work = await toGroup(red, [ben.id]);
    expect((await changeWork(work, { studentIds: [] })).body.groupIds).toEqual([red]);
    expect(await own(ben)).toEqual([]);
    const { body } = await changeWork(work, { studentIds: null });
    expect([body.studentIds, body.groupIds]).toEqual([null, []]);
    expect(await own(ben)).toEqual([work]);
  });

  test("that one of it handed in stays theirs when they go out of it", async () => {
    const red = await group("Red", [ann, ben]);
    const work = await toGroup(red);
    expect((await at.handIn(work, ann, handedIn)).status).toBe(200);
    expect((await change(red, "Red", [])).status).toBe(200);
    expect([await own(ann), await own(ben)]).toEqual([[work], []]);
    expect(await at.seen(work)).toMatchObject({ studentIds: [ann.id], groupIds: [red] });
  });

  test("is not taken from who handed it in by taking the group out of it", async () => {
    const red = await group("Red", [ann]);
    const work = await toGroup(red);
    await at.handIn(work, ann, handedIn);
    const refused = await changeWork(work, { studentIds: [ben.id], groupIds: [] });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("handed in")]);
    expect(await at.seen(work)).toMatchObject({ studentIds: [], groupIds: [red] });
    const kept = await changeWork(work, { studentIds: [ann.id], groupIds: [] });
    expect([kept.status, kept.body.groupIds]).toEqual([200, []]);
  });

  test("stays with those who are in it when it is deleted", async () => {
    const red = await group("Red", [ann]);
    const work = await toGroup(red, [ben.id]);
    await remove(red);
    const seen = await at.seen(work);
    expect(seen.groupIds).toEqual([]);
    expect(seen.studentIds!.toSorted()).toEqual([ann.id, ben.id].toSorted());
  });

  test.each([
    ["no student and no group", () => ({ studentIds: [], groupIds: [] }), 400],
    ["the whole class and a group", (red: string) => ({ studentIds: null, groupIds: [red] }), 400],
    ["a group that there is not", () => ({ studentIds: [], groupIds: ["no-group"] }), 404],
  ])("is refused for %s", async (_, forWhom, status) => {
    const red = await group("Red", [ann]);
    const work = await toGroup(red);
    const wished = forWhom(red);
    expect((await at.tryToAssign({ ...writing, ...wished })).status).toBe(status);
    expect((await changeWork(work, wished)).status).toBe(status);
    expect(await at.seen(work)).toMatchObject({ studentIds: [], groupIds: [red] });
  });
});
