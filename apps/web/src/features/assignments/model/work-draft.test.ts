import { expect, test } from "vitest";
import { makeAssignment } from "../../../testing/classes";
import { draftOf, emptyDraft, timesOf } from "./work-draft";

const zone = "America/New_York";

test("a draft's times are those of the teacher's zone", () => {
  const draft = { ...emptyDraft, opens: "2026-12-01T09:00", due: "2026-12-04T18:00" };
  expect(timesOf(draft, null, zone)).toEqual({
    times: {
      instructions: "",
      opensAt: "2026-12-01T14:00:00.000Z",
      dueAt: "2026-12-04T23:00:00.000Z",
      lateRule: "ACCEPT",
      studentIds: null,
      groupIds: [],
    },
  });
});

test("without an opening time it opens as it is assigned, and without a due time it is never due", () => {
  const asked = timesOf(emptyDraft, null, zone);
  expect(asked).toMatchObject({ times: { dueAt: null } });
  expect(asked).not.toHaveProperty("times.opensAt");
});

test("what was not touched stays to the second", () => {
  const before = makeAssignment({
    opensAt: "2026-12-01T14:00:31.250Z",
    dueAt: "2026-12-04T23:59:59.000Z",
  });
  const { opensAt, dueAt } = before;
  expect(timesOf(draftOf(before, zone), before, zone)).toMatchObject({ times: { opensAt, dueAt } });
});

test("it is due after it opens, and for somebody", () => {
  const draft = {
    ...emptyDraft,
    opens: "2026-12-04T18:00",
    due: "2026-12-04T18:00",
    studentIds: [],
  };
  expect(timesOf(draft, null, zone)).toEqual({
    wrong: {
      due: "It has to be after it opens.",
      students: "Choose at least one student or group.",
    },
  });
});
