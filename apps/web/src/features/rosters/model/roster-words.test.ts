import { expect, test } from "vitest";
import { invitationLink, listProblem, sayOthers } from "./roster-words";

const none = { alreadyInvited: 0, alreadyStudents: 0, declined: 0 };

test.each([
  [none, ""],
  [{ ...none, alreadyInvited: 3 }, "3 invited already"],
  [
    { alreadyInvited: 1, alreadyStudents: 2, declined: 1 },
    "1 invited already, 2 in the class already, 1 said no before",
  ],
])("of %j it says %j", (counts, words) => {
  expect(sayOthers(counts as never)).toBe(words);
});

test.each([
  ["email\nana@school.example", null],
  [" \n", "Choose a file, or paste your list."],
  ["PK\u0003\u0004", /^This is an Excel workbook/],
  ["a".repeat(200_001), /^The list is too long/],
])("a list that begins %j has the problem %j", (text, problem) => {
  if (problem === null) expect(listProblem(text)).toBeNull();
  else expect(listProblem(text)).toMatch(problem);
});

test("the secret stands behind the hash sign, which browsers send to nobody", () => {
  expect(invitationLink("https://school.example", "a/b")).toBe(
    "https://school.example/class-invitation#a%2Fb",
  );
});
