import type { AgeBand } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { cookieOf, createLines, listenOn } from "../../../testing/dial";
import { makeClass, makeFriends, makeRoom } from "../../../testing/factories";

let app: TestApp;
let port: number;
const lines = createLines();
beforeAll(async () => {
  app = await buildTestApp({ config: { learnersCreateRooms: true } });
  port = await listenOn(app);
});
afterEach(async () => {
  lines.hangUp();
  await app.empty();
});
afterAll(() => app.close());

const person = (name: string, ageBand: AgeBand) => app.signIn({ name, ageBand });
const staff = (role: "TEACHER" | "ADMIN") =>
  app.signIn({ name: role, email: `${role}@example.org`, role, ageBand: "ADULT" });
/** By oneself, or as an admin does it. */
async function setAge(who: TestUser, ageBand: AgeBand, as = who) {
  if (as === who) {
    const params = { userId: who.id };
    return await app.call("PUT /api/account/{userId}", { params, body: { ageBand } }, { as });
  }
  const { age_band: was } = await app.db
    .selectFrom("account")
    .select("age_band")
    .where("id", "=", who.id)
    .executeTakeFirstOrThrow();
  const params = { id: who.id };
  return await app.call(
    "PUT /api/admin/people/{id}/age-band",
    { params, body: { ageBand, was } },
    { as },
  );
}
const invite = (as: TestUser, roomId: string, { id: userId }: TestUser) =>
  app.call(
    "POST /api/rooms/{roomId}/invitations",
    { params: { roomId }, body: { userId } },
    { as },
  );
const join = (as: TestUser, roomId: string) =>
  app.call(
    "POST /api/rooms/{roomId}/join",
    { params: { roomId }, body: { userId: as.id } },
    { as },
  );
const room = {
  name: "Two of us",
  description: "",
  type: "CHAT",
  category: "GENERAL",
  isPrivate: 1,
  maxParticipants: 2,
} as const;
const makeOwn = async (as: TestUser) =>
  (await app.call("POST /api/rooms", { body: room }, { as })).body.id;
const membersOf = async (roomId: string) =>
  (
    await app.db
      .selectFrom("room_member")
      .select("account_id")
      .where("room_id", "=", roomId)
      .execute()
  )
    .map(({ account_id }) => account_id)
    .toSorted();
const invitedTo = async (roomId: string) =>
  (
    await app.db
      .selectFrom("room_invitation")
      .select("account_id")
      .where("room_id", "=", roomId)
      .execute()
  ).map(({ account_id }) => account_id);
const ids = (...users: TestUser[]) => users.map(({ id }) => id).toSorted();
const friendship = async (id: string) =>
  (await app.db.selectFrom("friendship").select("state").where("id", "=", id).executeTakeFirst())
    ?.state;

describe("nobody ends alone in a private room with a child", () => {
  test("by saying first to be an adult, then nothing, and then an adult again", async () => {
    const teacher = await staff("TEACHER");
    const [adult, child] = [await person("Max", "ADULT"), await person("Kim", "AGE_13_TO_17")];
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [adult.id, child.id] });
    const roomId = await makeOwn(adult);
    await invite(adult, roomId, child);
    expect((await setAge(adult, "UNKNOWN")).status).toBe(403);
    await invite(adult, roomId, child);
    expect((await join(child, roomId)).status).toBe(403);
    expect(await membersOf(roomId)).toEqual([adult.id]);
  });

  test("by not saying an age, as a classmate or an approved friend, and saying it afterwards", async () => {
    const teacher = await staff("TEACHER");
    const [hidden, child] = [await person("Max", "UNKNOWN"), await person("Kim", "AGE_13_TO_17")];
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [hidden.id, child.id] });
    const friends = await makeFriends(app.db, hidden.id, child.id);
    await app.db
      .updateTable("friendship")
      .set({ approved_at: app.clock.now(), approved_by: teacher.id })
      .execute();
    const roomId = await makeOwn(hidden);
    expect((await invite(hidden, roomId, child)).status).toBe(403);
    // What a teacher approved for two who may be children is not approved for an adult.
    expect((await setAge(hidden, "ADULT")).status).toBe(200);
    expect(await friendship(friends.id)).toBe("AWAITING_APPROVAL");
    await invite(hidden, roomId, child);
    expect((await join(child, roomId)).status).toBe(403);
  });

  test("by being a child first, and made an adult by an admin: from their own room the others go", async () => {
    const [teacher, admin] = [await staff("TEACHER"), await staff("ADMIN")];
    const [owner, member, invited] = [
      await person("Max", "AGE_13_TO_17"),
      await person("Kim", "AGE_13_TO_17"),
      await person("Lou", "AGE_13_TO_17"),
    ];
    await makeClass(app.db, { teacherId: teacher.id, studentIds: ids(owner, member, invited) });
    const roomId = await makeOwn(owner);
    await app.db.updateTable("room").set({ max_participants: 5 }).execute();
    expect((await invite(owner, roomId, member)).status).toBe(200);
    expect((await invite(owner, roomId, invited)).status).toBe(200);
    expect((await join(member, roomId)).status).toBe(200);
    const line = await lines.join(port, member, roomId);

    expect((await setAge(owner, "ADULT")).status).toBe(403);
    expect((await setAge(owner, "ADULT", admin)).status).toBe(200);

    expect(await membersOf(roomId)).toEqual([owner.id]);
    expect(await invitedTo(roomId)).toEqual([]);
    expect(await line.until("ROOM_CLOSED")).toMatchObject({ roomId });
    expect((await join(invited, roomId)).status).toBe(403);
  });

  test("nor is who becomes an adult in the private room of children", async () => {
    const admin = await staff("ADMIN");
    const [owner, friend, other] = [
      await person("Kim", "AGE_13_TO_17"),
      await person("Max", "AGE_13_TO_17"),
      await person("Lou", "AGE_13_TO_17"),
    ];
    const { id: roomId } = await makeRoom(app.db, {
      isPrivate: true,
      ownerId: owner.id,
      memberIds: [owner.id, friend.id, other.id],
    });
    const [own, bystander] = [
      await lines.join(port, friend, roomId),
      await lines.join(port, other, roomId),
    ];
    expect((await setAge(friend, "ADULT", admin)).status).toBe(200);
    expect(await membersOf(roomId)).toEqual(ids(owner, other));
    // A line that knows the old age ends; one that comes again finds the room closed.
    await own.closed;
    await bystander.answered();
    const again = await lines.open(port, cookieOf(friend));
    again.send({ type: "JOIN_ROOM", roomId, userId: friend.id, userName: "" });
    expect(await again.until("ERROR")).toMatchObject({ roomId });
  });

  test("nor is who was their teacher, and is one no more", async () => {
    const [former, admin] = [await staff("TEACHER"), await staff("ADMIN")];
    const child = await person("Kim", "AGE_13_TO_17");
    const { id: roomId } = await makeRoom(app.db, {
      isPrivate: true,
      ownerId: former.id,
      memberIds: [former.id, child.id],
    });
    const changed = await app.call(
      "PUT /api/admin/people/{id}/role",
      { params: { id: former.id }, body: { role: "LEARNER", was: "TEACHER" } },
      { as: admin },
    );
    expect(changed.status).toBe(200);
    expect(await membersOf(roomId)).toEqual([former.id]);
  });

  test("however an invitation and a change of age meet", async () => {
    for (let round = 0; round < 5; round++) {
      const teacher = await staff("TEACHER");
      const admin = await staff("ADMIN");
      const [owner, child] = [
        await person("Max", "AGE_13_TO_17"),
        await person("Kim", "AGE_13_TO_17"),
      ];
      await makeClass(app.db, { teacherId: teacher.id, studentIds: ids(owner, child) });
      const roomId = await makeOwn(owner);
      await Promise.all([
        invite(owner, roomId, child).then(() => join(child, roomId)),
        setAge(owner, "ADULT", admin),
      ]);
      await join(child, roomId);
      expect(await membersOf(roomId)).toEqual([owner.id]);
      await app.empty();
    }
  });
});

describe("a change of age", () => {
  test("to a child's puts out of rooms for adults, and ends what was agreed on with strangers", async () => {
    const admin = await staff("ADMIN");
    const [young, adult, asked] = [
      await person("Kim", "ADULT"),
      await person("Max", "ADULT"),
      await person("Lou", "ADULT"),
    ];
    const { id: adults } = await makeRoom(app.db, {
      audience: "ADULTS",
      memberIds: [young.id, adult.id],
    });
    const { id: open } = await makeRoom(app.db, { memberIds: [young.id, adult.id] });
    const friends = await makeFriends(app.db, young.id, adult.id);
    const own = await makeFriends(app.db, young.id, asked.id, "PENDING");
    const kept = await makeFriends(app.db, adult.id, asked.id);

    expect((await setAge(young, "AGE_13_TO_17", admin)).status).toBe(200);

    expect(await membersOf(adults)).toEqual([adult.id]);
    expect(await membersOf(open)).toEqual(ids(young, adult));
    expect([await friendship(friends.id), await friendship(own.id)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await friendship(kept.id)).toBe("ACCEPTED");
  });

  test("that is none leaves everything, the live connections too", async () => {
    const [one, other] = [await person("Kim", "ADULT"), await person("Max", "ADULT")];
    const friends = await makeFriends(app.db, one.id, other.id);
    const line = await lines.open(port, cookieOf(one));
    expect((await setAge(one, "ADULT")).status).toBe(200);
    expect(await friendship(friends.id)).toBe("ACCEPTED");
    await line.answered();
  });

  test("a teacher's students stay in the teacher's private room", async () => {
    const [teacher, admin] = [await staff("TEACHER"), await staff("ADMIN")];
    const [one, other] = [await person("Kim", "AGE_13_TO_17"), await person("Max", "UNKNOWN")];
    const { id: roomId } = await makeRoom(app.db, {
      isPrivate: true,
      ownerId: teacher.id,
      memberIds: [teacher.id, one.id, other.id],
    });
    expect((await setAge(other, "ADULT")).status).toBe(200);
    expect((await setAge(one, "UNKNOWN", admin)).status).toBe(200);
    expect(await membersOf(roomId)).toEqual(ids(teacher, one, other));
  });

  test("at sign-up is checked as any other: a guest's own age stays, and what an adult asked is held, which they do not notice", async () => {
    const [guest, adult] = [await app.signInGuest(), await person("Max", "ADULT")];
    const { id: roomId } = await makeRoom(app.db, { isPrivate: true, memberIds: [guest.id] });
    const request = await makeFriends(app.db, adult.id, guest.id, "PENDING");
    const body = { name: "Kim", email: "kim@example.org", password: "a long password here" };
    const signedUp = await app.call(
      "POST /api/session/sign-up",
      { body: { ...body, ageBand: "AGE_13_TO_17" } },
      { as: guest },
    );
    expect(signedUp.body.user.ageBand).toBe("AGE_13_TO_17");
    const requestsOf = async (as: TestUser) =>
      (await app.call("GET /api/friends/requests", {}, { as })).body;
    expect(await requestsOf(adult)).toMatchObject([{ id: request.id, direction: "OUTGOING" }]);
    expect(await membersOf(roomId)).toEqual([guest.id]);

    const said = await person("Student", "AGE_13_TO_17");
    const again = await app.call(
      "POST /api/session/sign-up",
      { body: { ...body, email: "lou@example.org", ageBand: "ADULT" } },
      { as: said },
    );
    expect(again.body.user.ageBand).toBe("AGE_13_TO_17");
  });
});
