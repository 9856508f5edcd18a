import { describe, expect, test } from "vitest";
import { decideReport, type Report, type ReportDecision } from "./report";

const NOW = Date.UTC(2026, 4, 4, 12);
const report: Report = {
  id: "r1",
  reporterId: "ann",
  reportedUserId: "bob",
  status: "open",
  decidedBy: null,
  decidedAt: null,
};
const by = { moderatorId: "mod", now: NOW };
const muteUntil = (endsAt: number | null): ReportDecision => ({
  status: "upheld",
  sanction: { kind: "mute", reason: "harassment", endsAt },
});

describe("a report", () => {
  test("is dismissed without a sanction", () => {
    expect(decideReport(report, { status: "dismissed" }, by)).toEqual({
      ok: true,
      report: { ...report, status: "dismissed", decidedBy: "mod", decidedAt: NOW },
      sanction: null,
    });
  });

  test("is upheld with a sanction of the reported user that starts at once", () => {
    expect(decideReport(report, muteUntil(NOW + 1), by)).toEqual({
      ok: true,
      report: { ...report, status: "upheld", decidedBy: "mod", decidedAt: NOW },
      sanction: {
        userId: "bob",
        kind: "mute",
        reason: "harassment",
        startsAt: NOW,
        endsAt: NOW + 1,
      },
    });
  });

  test("is upheld with a sanction without an end, or with a warning only", () => {
    expect(decideReport(report, muteUntil(null), by)).toMatchObject({ sanction: { endsAt: null } });
    expect(decideReport(report, { status: "upheld", sanction: null }, by)).toMatchObject({
      sanction: null,
    });
  });

  test.each<[string, Report, ReportDecision, string, string]>([
    [
      "upheld before",
      { ...report, status: "upheld" },
      { status: "dismissed" },
      "mod",
      "already-decided",
    ],
    [
      "dismissed before",
      { ...report, status: "dismissed" },
      muteUntil(null),
      "mod",
      "already-decided",
    ],
    ["decided by who made it", report, muteUntil(null), "ann", "own-case"],
    ["decided by whom it is about", report, { status: "dismissed" }, "bob", "own-case"],
    ["with a sanction that ends now", report, muteUntil(NOW), "mod", "ends-in-the-past"],
    [
      "with a sanction that ends at no instant",
      report,
      muteUntil(Number.NaN),
      "mod",
      "ends-in-the-past",
    ],
  ])("%s is refused", (_what, of, decision, moderatorId, code) => {
    expect(decideReport(of, decision, { moderatorId, now: NOW })).toMatchObject({
      ok: false,
      refusal: { code },
    });
  });
});
