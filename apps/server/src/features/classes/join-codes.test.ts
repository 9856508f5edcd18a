import { afterAll, beforeAll, expect, test } from "vitest";
import { realReads } from "../../testing/real-reads";
import { makeAccount, makeClass } from "../../testing/factories";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { createReadDetails } from "./class-view";
import { createInClass } from "./in-class";
import { createNamesOf } from "./people-names.store";
import { createTaughtClassesService } from "./taught-classes.service";

let target: TestDatabase;
beforeAll(async () => {
  target = await createTestDatabase();
});
afterAll(() => target.drop());

/** Classes that are given these codes, one after another. */
function withCodes(codes: string[]) {
  const { db } = target;
  const base = { db, events: { publish: () => {} } };
  return createTaughtClassesService({
    ...base,
    ...createInClass(base),
    clock: { now: () => new Date() },
    record: () => Promise.resolve(),
    accounts: realReads.accounts,
    isFitForAll: () => true,
    dropFilesAbout: () => Promise.resolve(),
    revokeInvitationsTo: () => Promise.resolve(),
    renewInvitations: () => Promise.resolve(),
    readDetails: createReadDetails(createNamesOf(realReads.accounts.staffCards)),
    drawCode: () => codes.shift()!,
  });
}

test("a code that another class has is drawn again", async () => {
  const { id } = await makeAccount(target.db, { role: "TEACHER", email: "t@example.org" });
  const teacher = { id, role: "TEACHER" } as const;
  const first = await makeClass(target.db, { teacherId: id });
  const second = await makeClass(target.db, { teacherId: id });
  const [one, other] = ["AAAAAAAA", "BBBBBBBB"];
  const classes = withCodes([one, one, one, one, other, other]);
  const codeOf = async (classId: string) => {
    const set = await classes.setCode(teacher, classId, true);
    return set.ok ? set.value.joinCode : null;
  };
  expect(await codeOf(first.id)).toBe(one);
  expect(await codeOf(second.id)).toBe(other);
});
