import { describe, expect, test } from "vitest";
import { readName } from "./read-name";

const now = new Date("2026-03-02T09:00:00Z");

describe("somebody may be called", () => {
  test.each([
    "Dick Smith",
    "Phuc Nguyen",
    "Randy Cumming",
    "D'Arcy O'Neil-Öz",
    "MARIA SILVA",
    "Ana 07",
    "李小龙",
    "محمد",
    "<b>x</b>",
    "Robert'); drop table account; --",
  ])("%s", (name) => {
    expect(readName(name, "LEARNER", now)).toEqual({ ok: true, value: name });
  });

  test("what is left without marks that nobody sees", () => {
    expect(readName(" Ana \n\u202e Silva", "LEARNER", now)).toEqual({
      ok: true,
      value: "Ana Silva",
    });
  });
});

describe("nobody is called", () => {
  test.each([
    ["an insult", "F.u.c.k you"],
    ["a slur", "n1gger"],
    ["a telephone number", "call 07700 900123"],
    ["an email address", "me@example.org"],
    ["like the server's own partners", "Leo (Practice Partner)"],
    ["so that it takes more room than there is", "Anna Maria ".repeat(8)],
  ])("%s", (_, name) => {
    expect(readName(name, "LEARNER", now)).toMatchObject({
      refusal: {
        code: "invalid-input",
        message: "Please choose another name. Everybody will read it.",
      },
    });
  });

  test("nothing that can be seen", () => {
    expect(readName("\u200b\u2060", "LEARNER", now)).toMatchObject({
      refusal: { message: "Please write a name that others can read." },
    });
  });
});

describe("what staff are called", () => {
  test.each(["Admin", "Saywell Teacher", "Tеacher Bob"])("is not for a learner: %s", (name) => {
    expect(readName(name, "LEARNER", now)).toMatchObject({
      refusal: {
        code: "invalid-input",
        message: "Please choose another name. This one is for the school's staff.",
      },
    });
  });

  test.each(["TEACHER", "ADMIN"] as const)("is for a %s", (role) => {
    expect(readName("Ms Teacher", role, now)).toEqual({ ok: true, value: "Ms Teacher" });
  });
});
