import { describe, expect, test } from "vitest";
import { decideReport, type ReportDecision, type ReportState } from "./report";

const now = new Date("2026-05-04T12:00:00Z");
const later = new Date(now.getTime() + 1);
const open = {
  state: "OPEN",
  isOwnCase: false,
  isSafeguarding: false,
  isCryForHelp: false,
} as const;

describe("a report", () => {
  test.each<[ReportDecision, Date | null, object]>([
    ["DISMISS", null, { state: "DISMISSED", sanction: null }],
    ["HIDE_MESSAGE", null, { state: "UPHELD", sanction: null }],
    ["MUTE", later, { state: "UPHELD", sanction: "MUTE" }],
    ["BAN", null, { state: "UPHELD", sanction: "BAN" }],
  ])("that is open, decided with %s until %s: %j", (decision, endsAt, expected) => {
    expect(decideReport(open, { decision, endsAt, note: "Why." }, now)).toEqual({
      ok: true,
      ...expected,
    });
  });

  test.each<[string, { state?: ReportState; isOwnCase?: boolean }, ReportDecision, Date, string]>([
    ["upheld before", { state: "UPHELD" }, "DISMISS", later, "already-decided"],
    ["dismissed before", { state: "DISMISSED" }, "MUTE", later, "already-decided"],
    ["decided by somebody who is part of it", { isOwnCase: true }, "DISMISS", later, "own-case"],
    ["with a sanction that ends now", {}, "MUTE", now, "ends-in-the-past"],
    ["with a sanction that ends at no time", {}, "BAN", new Date(Number.NaN), "ends-in-the-past"],
  ])("%s is refused", (_what, change, decision, endsAt, code) => {
    expect(
      decideReport({ ...open, ...change }, { decision, endsAt, note: "Why." }, now),
    ).toMatchObject({
      ok: false,
      refusal: { code },
    });
  });

  test.each([
    ["", false],
    ["Done.", false],
    ["  Done.       ", false],
    ["I called.", false],
    ["I called her.", true],
    ["我给她打了电话她很好谢谢", true],
  ])("about somebody in danger is closed with a note of ten characters: %j", (note, isOk) => {
    const danger = { ...open, isSafeguarding: true };
    for (const decision of ["DISMISS", "MUTE"] as const) {
      const decided = decideReport(danger, { decision, endsAt: null, note }, now);
      expect(decided.ok).toBe(isOk);
      if (!decided.ok) expect(decided.refusal.code).toBe("note-needed");
    }
  });

  test("about somebody who needs help is closed, or takes words down, and is no reason for a sanction", () => {
    const cry = { ...open, isSafeguarding: true, isCryForHelp: true };
    const decided = (decision: ReportDecision) =>
      decideReport(cry, { decision, endsAt: null, note: "I called her mother." }, now);
    expect([decided("DISMISS").ok, decided("HIDE_MESSAGE").ok]).toEqual([true, true]);
    for (const decision of ["MUTE", "BAN"] as const) {
      expect(decided(decision)).toMatchObject({ ok: false, refusal: { code: "needs-help" } });
    }
  });
});
