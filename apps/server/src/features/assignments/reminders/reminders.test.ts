import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestUser } from "../../../testing/build-test-app";
import {
  buildClassAtWork,
  type ClassAtWork,
  type NewWork,
  writing,
} from "../../../testing/class-at-work";

let at: ClassAtWork;
let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  at = await buildClassAtWork();
});
afterAll(() => at.app.close());
/** It is noon in London; Ann is written to, and Ben too where nothing else is said. */
beforeEach(async () => {
  await at.begin();
  ({ ann, ben } = at.people);
  await at.app.db
    .updateTable("account")
    .set({ email_verified_at: at.clock.now(), time_zone: "Europe/London" })
    .execute();
});

/** As the job does each hour; what was written to whom, in the order of the addresses. */
async function remind(when?: string) {
  if (when !== undefined) at.clock.set(when);
  await at.app.db.transaction().execute((tx) => at.app.jobs.enqueue(tx, "remind-of-work", {}));
  await at.app.jobs.runWaiting();
  const mails = await at.app.db
    .selectFrom("mail")
    .select(["to_address", "subject", "text"])
    .where("kind", "=", "work-due")
    .orderBy("to_address")
    .execute();
  await at.app.db.deleteFrom("mail").execute();
  return mails;
}
const to = (mails: Awaited<ReturnType<typeof remind>>) => mails.map((each) => each.to_address);
const onlyAnn = (parts: Partial<NewWork> = {}) =>
  at.assign({ ...writing, studentIds: [ann.id], ...parts } as NewWork);
const tomorrow = "2026-03-05T10:00:00Z";

describe("a reminder of work", () => {
  test("is one letter for each student, with all that is due within a day, when, and where it is", async () => {
    await at.assign({ ...writing, dueAt: tomorrow });
    await onlyAnn({ title: "My town", dueAt: "2026-03-04T18:00:00Z" });
    await onlyAnn({ title: "Much later", dueAt: "2026-03-06T18:00:00Z" });
    const mails = await remind();
    expect(to(mails)).toEqual(["Ann@school.example", "Ben@school.example"]);
    const { text } = mails[0]!;
    expect(text).toContain("Due Wednesday 4 March at 18:00: “My town”");
    expect(text).toContain("Due Thursday 5 March at 10:00: “My weekend”");
    expect(text).toContain("/my-calendar");
    expect(text).not.toContain("Much later");
    expect(mails[1]!.text).not.toContain("My town");
  });

  test("comes once, and again when it is due at another time", async () => {
    const work = await onlyAnn({ dueAt: tomorrow });
    expect(await remind()).toHaveLength(1);
    expect(await remind("2026-03-04T13:00:00Z")).toEqual([]);
    await at.app.db
      .updateTable("assignment")
      .set({ due_at: new Date("2026-03-06T10:00:00Z") })
      .where("id", "=", work)
      .execute();
    expect(await remind("2026-03-05T12:00:00Z")).toHaveLength(1);
  });

  test("gives the time of the student's own clock", async () => {
    await at.app.db
      .updateTable("account")
      .set({ time_zone: "Asia/Tokyo" })
      .where("id", "=", ann.id)
      .execute();
    await onlyAnn({ dueAt: tomorrow });
    // 20:30 in Tokyo.
    expect(await remind("2026-03-04T11:30:00Z")).toEqual([]);
    const [mail] = await remind("2026-03-04T23:30:00Z");
    expect(mail!.text).toContain("Due Thursday 5 March at 19:00");
  });

  test("does not come at night, but in the last hour before", async () => {
    await onlyAnn({ dueAt: "2026-03-06T03:00:00Z" });
    expect(await remind("2026-03-04T18:30:00Z")).toEqual([]);
    expect(await remind("2026-03-04T19:30:00Z")).toHaveLength(1);
  });

  test("that was missed in the evening comes in the morning, and at no time between", async () => {
    await onlyAnn({ dueAt: "2026-03-06T03:00:00Z" });
    expect(await remind("2026-03-04T20:00:00Z")).toEqual([]);
    expect(await remind("2026-03-05T07:59:00Z")).toEqual([]);
    expect(await remind("2026-03-05T08:00:00Z")).toHaveLength(1);
  });

  test.each([
    ["is a draft", () => onlyAnn({ dueAt: tomorrow, isDraft: true })],
    ["opens later", () => onlyAnn({ dueAt: tomorrow, opensAt: "2026-03-04T15:00:00Z" })],
    ["has no due time", () => onlyAnn()],
  ])("never tells of work that %s", async (_, make) => {
    await make();
    expect(await remind()).toEqual([]);
  });

  test("never tells of work that is done, of a class that is over, or that was left", async () => {
    const work = await at.assign({ ...writing, dueAt: tomorrow });
    await at.handIn(work, ann, { content: "I was at home with my family all day." });
    await at.leaveClass(ben);
    expect(await remind()).toEqual([]);
    await at.joinClass(ben);
    await at.archive();
    expect(await remind()).toEqual([]);
  });

  test.each([
    ["has proved no address", { email_verified_at: null }],
    ["is a demo account", { is_demo: true }],
    ["is a child who asked for none", { age_band: "AGE_13_TO_17" as const }],
    ["has said no age", { age_band: "UNKNOWN" as const }],
    ["is suspended", { suspended_at: new Date("2026-03-01T00:00:00Z") }],
  ])("never goes to who %s", async (_, account) => {
    await at.app.db.updateTable("account").set(account).where("id", "=", ann.id).execute();
    await onlyAnn({ dueAt: tomorrow });
    expect(await remind()).toEqual([]);
  });

  test("goes to an adult who does not switch it off, and to a child who switches it on", async () => {
    const choose = (who: TestUser, remindOfWork: boolean) =>
      at.app.call(
        "PUT /api/account/{userId}",
        { params: { userId: who.id }, body: { settings: { remindOfWork } } },
        { as: who },
      );
    await at.app.db
      .updateTable("account")
      .set({ age_band: "AGE_13_TO_17" })
      .where("id", "=", ben.id)
      .execute();
    expect((await choose(ann, false)).body.settings.remindOfWork).toBe(false);
    expect((await choose(ben, true)).body.settings.remindOfWork).toBe(true);
    await at.assign({ ...writing, dueAt: tomorrow });
    expect(to(await remind())).toEqual(["Ben@school.example"]);
  });
});
