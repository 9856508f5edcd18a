import { describe, expect, test } from "vitest";
import type { Role } from "./roles";
import type { ContactAnswer } from "./contact-rules";
import { decideFriendship, type FriendshipAnswer } from "./friendship-approval";

const answers = {
  "needs approval": { ok: true, approval: "class-teacher" },
  "needs none any more": { ok: true, approval: "none" },
  "is refused": { ok: false, refusal: { code: "under-18", message: "No." } },
} as const satisfies Record<string, ContactAnswer>;
const marks = { ACCEPTED: "+", DECLINED: "-" } as const;

describe("a friendship that waits for a teacher", () => {
  const table = [
    // who, of what role             contact now           approve              decline
    ["their teacher", "TEACHER", "needs approval", "+", "-"],
    ["their teacher", "TEACHER", "needs none any more", "+", "-"],
    ["their teacher", "TEACHER", "is refused", "not-possible", "-"],
    ["somebody", "TEACHER", "needs approval", "not-their-teacher", "not-their-teacher"],
    ["somebody", "TEACHER", "is refused", "not-their-teacher", "not-their-teacher"],
    ["somebody", "ADMIN", "needs approval", "+", "-"],
    ["somebody", "ADMIN", "needs none any more", "+", "-"],
    ["somebody", "ADMIN", "is refused", "not-possible", "-"],
    // Who was their teacher and is none now.
    ["their teacher", "LEARNER", "needs approval", "not-their-teacher", "not-their-teacher"],
    ["somebody", "LEARNER", "needs approval", "not-their-teacher", "not-their-teacher"],
    ["one of the two", "LEARNER", "needs approval", "own-case", "own-case"],
    ["one of the two", "TEACHER", "needs approval", "own-case", "own-case"],
    ["one of the two", "ADMIN", "needs approval", "own-case", "own-case"],
  ] as const;

  const decide = (
    who: (typeof table)[number][0],
    role: Role,
    contact: keyof typeof answers,
    decision: FriendshipAnswer,
  ): string => {
    const ids = { "their teacher": "teacher-1", somebody: "other", "one of the two": "ben" };
    const decided = decideFriendship(
      {
        accountIds: ["anna", "ben"],
        // Even who teaches the class has no say in a friendship of their own.
        teacherIds: ["teacher-1", "teacher-2", "ben"],
        contact: answers[contact],
      },
      { decision, decider: { id: ids[who], role } },
    );
    return decided.ok ? marks[decided.state] : decided.refusal.code;
  };

  test.each(table)(
    "for %s who is %s, where contact %s: approving is %s, declining is %s",
    (who, role, contact, approve, decline) => {
      expect(decide(who, role, contact, "APPROVE")).toBe(approve);
      expect(decide(who, role, contact, "DECLINE")).toBe(decline);
    },
  );
});
