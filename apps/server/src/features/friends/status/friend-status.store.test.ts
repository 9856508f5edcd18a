import type { AgeBand, Role } from "@saywell/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccount, makeClass } from "../../../testing/factories";
import { realReads } from "../../../testing/real-reads";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { type ContactPerson, createContact } from "../contact";
import { createFriendStatusStore } from "./friend-status.store";

const { cards } = realReads.accounts;
const { memberships, students, meetingStudents, taught } = realReads.classes;
const contact = createContact({ students, meetingStudents, taught });
const { friendsSeenBy, friendsWhoSee } = createFriendStatusStore({ cards, memberships });
let target: TestDatabase;
beforeAll(async () => {
  target = await createTestDatabase();
});
afterAll(() => target.drop());

const ageBands = ["UNKNOWN", "UNDER_13", "AGE_13_TO_17", "ADULT"] as const;
const roles = ["LEARNER", "TEACHER", "ADMIN"] as const;
const classes = ["none", "classmates", "viewer teaches", "seen teaches"] as const;
const people = ageBands.flatMap((ageBand) => roles.map((role) => ({ ageBand, role })));
const bonds = classes.flatMap((inClass) =>
  [true, false].map((isApproved) => ({ inClass, isApproved })),
);

const make = async (traits: { ageBand: AgeBand; role: Role }): Promise<ContactPerson> => ({
  ...traits,
  ...(await makeAccount(target.db, traits)),
});

/** A friend of every age and role, approved by a teacher and not, in every class and none. */
async function befriendAll(viewer: ContactPerson, staffId: string): Promise<ContactPerson[]> {
  const friends: ContactPerson[] = [];
  const students = { classmates: [viewer.id], "viewer teaches": [] as string[] };
  for (const { inClass, isApproved } of bonds) {
    for (const traits of people) {
      const friend = await make(traits);
      const pair = [viewer.id, friend.id] as const;
      // Whoever asked, they are friends the same.
      const [requester_id, addressee_id] = friends.length % 2 === 0 ? pair : pair.toReversed();
      friends.push(friend);
      await target.db
        .insertInto("friendship")
        .values({
          requester_id,
          addressee_id,
          state: "ACCEPTED",
          approved_at: isApproved ? new Date() : null,
        })
        .execute();
      if (inClass === "seen teaches") {
        await makeClass(target.db, { teacherId: friend.id, studentIds: [viewer.id] });
      } else if (inClass !== "none") students[inClass].push(friend.id);
    }
  }
  await makeClass(target.db, { teacherId: staffId, studentIds: students.classmates });
  await makeClass(target.db, { teacherId: viewer.id, studentIds: students["viewer teaches"] });
  return friends;
}

test.each(people)(
  "a $ageBand $role sees of friends, and is seen by friends, as the rules of contact say",
  async (traits) => {
    const staff = await make({ ageBand: "ADULT", role: "TEACHER" });
    const viewer = await make(traits);
    const friends = await befriendAll(viewer, staff.id);
    const maySee = await contact.with(target.db, viewer, friends);
    const seen = friends.filter((friend) => maySee(friend, "see-presence"));
    const seers: ContactPerson[] = [];
    for (const friend of friends) {
      const may = await contact.with(target.db, friend, [viewer]);
      if (may(viewer, "see-presence")) seers.push(friend);
    }
    expect(friends).toHaveLength(96);
    expect(seen.length).toBeGreaterThan(0);
    expect(seers.length).toBeGreaterThan(0);

    const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id).toSorted();
    const bySql = await friendsSeenBy(target.db, [viewer.id]);
    const ofSql = await friendsWhoSee(target.db, [viewer.id]);
    expect(bySql.map(({ seenId }) => seenId).toSorted()).toEqual(ids(seen));
    expect(ofSql.map(({ viewerId }) => viewerId).toSorted()).toEqual(ids(seers));
    expect(new Set(bySql.map(({ viewerId }) => viewerId))).toEqual(new Set([viewer.id]));
    expect(new Set(ofSql.map(({ seenId }) => seenId))).toEqual(new Set([viewer.id]));
  },
);
