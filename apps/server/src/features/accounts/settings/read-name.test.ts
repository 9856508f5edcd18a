import { courseAuthors } from "@saywell/content/answers";
import { describe, expect, test } from "vitest";
import { demoPracticePartners } from "../../../db/seed/demo-practice-partners";
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
    "Mary St. John",
    "J.R. Smith",
    "D’Angelo",
    "Robert'); drop table account; --",
    "St. John Smith",
    "Mary-Ann",
    "Karl Lehrer",
    "Anne Dean",
  ])("%s", (name) => {
    expect(readName(name, "LEARNER", now)).toEqual({ ok: true, value: name });
  });

  test("what is left without marks that nobody sees", () => {
    expect(readName(" Ana \n\u202e Silva", "LEARNER", now)).toEqual({
      ok: true,
      value: "Ana Silva",
    });
    expect(readName("Ana\u200d", "LEARNER", now)).toEqual({ ok: true, value: "Ana" });
  });

  test("a name of two words that a joiner parts, as Persian needs it", () => {
    const name = "علی\u200cرضا";
    expect(readName(name, "LEARNER", now)).toEqual({ ok: true, value: name });
  });
});

describe("nobody is called", () => {
  test.each([
    ["an insult", "F.u.c.k you"],
    ["a slur", "n1gger"],
    ["Hitler", "Hitler"],
    ["a nazi", "Nazi"],
    ["after the Klan", "KKK"],
    ["after a crime", "Rapist"],
    ["a hater", "Jew Hater"],
    ["a telephone number", "call 07700 900123"],
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

  test.each([
    ["a formula", '=HYPERLINK("http://evil")'],
    ["an address", "evil.example/win"],
    ["an address", "Школа.рф"],
    ["an address", "me@example.org"],
    ["an address", "prof.cash"],
    ["an address", "Visit dr.tel"],
    ["an address", "tel:999"],
    ["code", "<b>Bold</b>"],
  ])("%s, whoever gives the name: %s", (what, name) => {
    const message = `Please choose another name. This one looks like ${what}.`;
    for (const giver of ["LEARNER", "TEACHER", "ADMIN", "SCHOOL"] as const) {
      expect(readName(name, giver, now)).toMatchObject({
        refusal: { code: "invalid-input", message },
      });
    }
  });

  test.each(["\u200b\u2060", "...", "'", "😀", "42"])("nothing with letters: %j", (name) => {
    expect(readName(name, "LEARNER", now)).toMatchObject({
      refusal: { message: "Please write a name that others can read." },
    });
  });
});

describe("what staff are called", () => {
  test.each(courseAuthors.map(({ name }) => name))(
    "is no learner's to choose, such as %s, whom all know from the course",
    (name) => {
      for (const typed of [
        name,
        name.toUpperCase(),
        name.replace(" ", ""),
        `${name.replace(" ", "-")} X`,
      ]) {
        expect(readName(typed, "LEARNER", now)).toMatchObject({
          refusal: {
            message: "Please choose another name. This one is for the school's staff.",
          },
        });
      }
    },
  );

  test.each(["Admin", "Saywell Teacher", "Tеacher Bob", "Deputy Head", "ADMlN"])(
    "is not for a learner: %s",
    (name) => {
      expect(readName(name, "LEARNER", now)).toMatchObject({
        refusal: {
          code: "invalid-input",
          message: "Please choose another name. This one is for the school's staff.",
        },
      });
    },
  );

  test("is not for a learner by its first word alone, which others read; an Iris has a surname", () => {
    expect(readName("Head Miller", "LEARNER", now).ok).toBe(false);
    expect(readName("Ιris Berger", "LEARNER", now).ok).toBe(false);
    expect(readName("Iris ♥", "LEARNER", now).ok).toBe(false);
    expect(readName("Tutor Berger", "LEARNER", now).ok).toBe(false);
    expect(readName("Iris Berger", "LEARNER", now).ok).toBe(true);
  });

  test.each(demoPracticePartners.map(({ name }) => name.split(" ")[0]!))(
    "is not for a learner, as a practice partner: %s",
    (name) => {
      for (const typed of [`${name}(AI)`, `${name} bot`, `${name}✓`]) {
        expect(readName(typed, "LEARNER", now).ok).toBe(false);
      }
    },
  );

  test.each(["TEACHER", "ADMIN"] as const)("is for a %s", (role) => {
    expect(readName("Ms Teacher", role, now)).toEqual({ ok: true, value: "Ms Teacher" });
  });
});

describe("the school's own list", () => {
  test.each(["Karl Lehrer", "Anna Teacher", "Pupil T175", "Mary Staff"])("may name %s", (name) => {
    expect(readName(name, "SCHOOL", now)).toEqual({ ok: true, value: name });
  });

  test("names nobody like the server's own partners", () => {
    expect(readName("Leo (Practice Partner)", "SCHOOL", now).ok).toBe(false);
  });
});
