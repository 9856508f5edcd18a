import { describe, expect, test } from "vitest";
import type { AgeBand } from "./age-policy";
import { contactActions, mayContact, type ContactAction, type Relation } from "./contact-rules";

const stranger: Relation = {
  sameClass: false,
  friends: false,
  blocked: false,
  teacherOfClass: false,
};
const relations = {
  stranger,
  classmate: { ...stranger, sameClass: true },
  friend: { ...stranger, friends: true },
  blocked: { ...stranger, sameClass: true, friends: true, blocked: true },
} as const;
const minorBands: readonly AgeBand[] = ["UNKNOWN", "UNDER_13", "AGE_13_TO_17"];
const bands: readonly AgeBand[] = [...minorBands, "ADULT"];
const may = (marks: string) =>
  Object.fromEntries(contactActions.map((action, i) => [action, marks[i * 2] ?? "."]));

/** `+` allowed, `a` allowed once the class's teacher approves, `-` refused. */
const ask = (actor: AgeBand, target: AgeBand, relation: Relation, action: ContactAction) => {
  const answer = mayContact({
    actor: { ageBand: actor, role: "LEARNER" },
    target: { ageBand: target, role: "LEARNER", showsEmail: true },
    relation,
    action,
  });
  if (!answer.ok) return "-";
  return answer.approval === "none" ? "+" : "a";
};

describe("between two learners", () => {
  const table = [
    //                                       find request accept invite follow email presence profile
    ["minor", "minor", "stranger", /*   */ "- - - - - - - -"],
    ["minor", "minor", "classmate", /*  */ "- a a + - - + +"],
    ["minor", "minor", "friend", /*     */ "- - - + - - + +"],
    ["minor", "minor", "blocked", /*    */ "- - - - - - - -"],
    ["minor", "adult", "stranger", /*   */ "- - - - - - - -"],
    ["minor", "adult", "classmate", /*  */ "- a a - - - + +"],
    ["minor", "adult", "friend", /*     */ "- - - - - - + +"],
    ["minor", "adult", "blocked", /*    */ "- - - - - - - -"],
    ["adult", "minor", "stranger", /*   */ "- - - - - - - -"],
    ["adult", "minor", "classmate", /*  */ "- a a - - - + +"],
    ["adult", "minor", "friend", /*     */ "- - - - - - + +"],
    ["adult", "minor", "blocked", /*    */ "- - - - - - - -"],
    ["adult", "adult", "stranger", /*   */ "+ + + + - + + +"],
    ["adult", "adult", "classmate", /*  */ "+ + + + - + + +"],
    ["adult", "adult", "friend", /*     */ "+ + + + - + + +"],
    ["adult", "adult", "blocked", /*    */ "- - - - - - - -"],
  ] as const;

  const bandsOf = (who: "minor" | "adult") => (who === "minor" ? minorBands : (["ADULT"] as const));
  /** Who has not said their age may be an adult or a child: in no private room with either. */
  const mayBeEither = (a: AgeBand, t: AgeBand, action: ContactAction) =>
    action === "private-room-invite" && (a === "UNKNOWN" || t === "UNKNOWN");
  const rows = table.flatMap(([actor, target, relation, marks]) =>
    bandsOf(actor).flatMap((a) =>
      bandsOf(target).flatMap((t) =>
        contactActions.map((action) => {
          const expected = mayBeEither(a, t, action) ? "-" : may(marks)[action];
          return [a, t, relation, action, expected] as const;
        }),
      ),
    ),
  );

  test("the table has every pair of age bands, relation and action", () => {
    expect(rows).toHaveLength(bands.length ** 2 * 4 * contactActions.length);
  });

  test.each(rows)("%s to %s, %s: %s %s", (actor, target, relation, action, expected) => {
    expect(ask(actor, target, relations[relation], action)).toBe(expected);
  });
});

describe("staff", () => {
  const pupil = { ageBand: "UNDER_13", role: "LEARNER", showsEmail: true } as const;
  const teacher = { ageBand: "UNKNOWN", role: "TEACHER", showsEmail: true } as const;
  const admin = { ageBand: "UNKNOWN", role: "ADMIN" } as const;
  const ownClass = { ...stranger, sameClass: true, teacherOfClass: true };
  const people = { pupil, teacher, admin };

  test.each([
    //                                   find request accept invite follow email presence profile
    ["teacher", "pupil", ownClass, /* */ "+ - - + - - + +"],
    ["teacher", "pupil", stranger, /* */ "- - - - - - - -"],
    ["pupil", "teacher", ownClass, /* */ "+ - - + + - + +"],
    ["pupil", "teacher", stranger, /* */ "+ - - - + - + +"],
    ["admin", "pupil", stranger, /*   */ "+ - - - - - + +"],
    ["teacher", "teacher", stranger, /**/ "+ + + + + + + +"],
    ["pupil", "teacher", { ...ownClass, blocked: true }, "- - - - - - - -"],
  ] as const)("%s to %s, %j: %s", (actor, target, relation, marks) => {
    const found = Object.fromEntries(
      contactActions.map((action) => [
        action,
        mayContact({ actor: people[actor], target: people[target], relation, action }).ok
          ? "+"
          : "-",
      ]),
    );
    expect(found).toEqual(may(marks));
  });
});

describe("the demo school", () => {
  const [demo, real] = [{ isDemo: true }, { isDemo: false }];
  const adult = { ageBand: "ADULT", role: "LEARNER", showsEmail: true } as const;
  const teacher = { ...adult, role: "TEACHER" } as const;
  const admin = { ...adult, role: "ADMIN" } as const;
  const close = { ...stranger, sameClass: true, friends: true, teacherOfClass: true };

  test.each([
    //                                                         find request accept invite follow email presence profile
    ["visitor to learner", { ...adult, ...demo }, { ...adult, ...real }, "- - - - - - - -"],
    ["visitor to teacher", { ...adult, ...demo }, { ...teacher, ...real }, "- - - - - - - +"],
    ["demo teacher to learner", { ...teacher, ...demo }, { ...adult, ...real }, "- - - - - - - -"],
    ["learner to visitor", { ...adult, ...real }, { ...adult, ...demo }, "- - - - - - - -"],
    ["learner to demo teacher", { ...adult, ...real }, { ...teacher, ...demo }, "+ - - - + - - +"],
    ["admin to visitor", { ...admin, ...real }, { ...adult, ...demo }, "- - - - - - - -"],
    ["visitor to visitor", { ...adult, ...demo }, { ...adult, ...demo }, "+ + + + - + + +"],
  ] as const)("%s, however close the two are", (_, actor, target, marks) => {
    const found = contactActions.map((action) =>
      mayContact({ actor, target, relation: close, action }).ok ? "+" : "-",
    );
    expect(found.join(" ")).toBe(marks);
  });
});

describe("a child for whom nobody has agreed", () => {
  const child = { ageBand: "UNDER_13", role: "LEARNER", needsConsent: true } as const;
  const other = { ageBand: "UNDER_13", role: "LEARNER" } as const;
  const teacher = { ageBand: "ADULT", role: "TEACHER" } as const;
  const close = { ...stranger, sameClass: true, friends: true };
  const ownClass = { ...stranger, sameClass: true, teacherOfClass: true };

  test.each([
    //                                                 find request accept invite follow email presence profile
    ["child to friend", child, other, close, /*    */ "- - - - - - - -"],
    ["friend to child", other, child, close, /*    */ "- - - - - - - -"],
    ["child to teacher", child, teacher, ownClass, /**/ "- - - - - - - -"],
    ["teacher to child", teacher, child, ownClass, /**/ "+ - - + - - + +"],
    ["teacher elsewhere", teacher, child, stranger, /**/ "- - - - - - - -"],
  ] as const)("%s", (_, actor, target, relation, marks) => {
    const found = contactActions.map((action) =>
      mayContact({ actor, target, relation, action }).ok ? "+" : "-",
    );
    expect(found.join(" ")).toBe(marks);
  });
});

describe("a refusal", () => {
  test("does not tell whether it is for a block or for an age", () => {
    const sentences = [stranger, { ...stranger, blocked: true }].map((relation) => {
      const answer = mayContact({
        actor: { ageBand: "ADULT", role: "LEARNER" },
        target: { ageBand: "UNDER_13", role: "LEARNER" },
        relation,
        action: "friend-request",
      });
      return answer.ok ? "" : answer.refusal.message;
    });
    expect(sentences[0]).toBe(sentences[1]);
    expect(sentences[0]).not.toMatch(/18|age|child|block/);
  });

  test("an address that its owner did not choose to show is private, among adults and friends too", () => {
    const adult = { ageBand: "ADULT", role: "LEARNER" } as const;
    for (const showsEmail of [false, undefined]) {
      const target = showsEmail === undefined ? adult : { ...adult, showsEmail };
      const answer = mayContact({
        actor: adult,
        target,
        relation: relations.friend,
        action: "see-email",
      });
      expect(answer).toMatchObject({ ok: false, refusal: { code: "not-shown" } });
    }
  });
});
