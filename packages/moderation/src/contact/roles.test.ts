import { expect, test } from "vitest";
import { rises, roles } from "./roles";

test("an admin may do more than a teacher, and a teacher more than a learner", () => {
  const risen = roles.flatMap((before) =>
    roles.filter((after) => rises(before, after)).map((after) => `${before} to ${after}`),
  );
  expect(risen).toEqual(["LEARNER to TEACHER", "LEARNER to ADMIN", "TEACHER to ADMIN"]);
});
