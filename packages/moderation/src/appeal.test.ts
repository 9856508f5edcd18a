import { describe, expect, test } from "vitest";
import { decideAppeal, openAppeal, type Appeal } from "./appeal";
import { sanctionState, type Sanction } from "./sanctions";

const NOW = Date.UTC(2026, 4, 4, 12);
const sanction: Sanction = {
  id: "s1",
  userId: "bob",
  kind: "ban",
  reason: "other",
  startsAt: NOW - 1000,
  endsAt: NOW + 1000,
  liftedAt: null,
};
const appeal: Appeal = {
  sanctionId: "s1",
  userId: "bob",
  status: "open",
  openedAt: NOW - 500,
  decidedBy: null,
  decidedAt: null,
};
const decided = (status: "accepted" | "refused") => ({ status, moderatorId: "mod", now: NOW });

describe("opening an appeal", () => {
  test("is for who is under the sanction, while it is in force", () => {
    expect(openAppeal(sanction, null, { userId: "bob", now: NOW })).toEqual({
      ok: true,
      appeal: { ...appeal, openedAt: NOW },
    });
  });

  test.each([
    ["of somebody else's sanction", sanction, null, "ann", "not-yours"],
    [
      "a second time",
      sanction,
      { ...appeal, status: "refused" as const },
      "bob",
      "already-appealed",
    ],
    ["when it is over", { ...sanction, endsAt: NOW }, null, "bob", "not-in-force"],
    ["when it was lifted", { ...sanction, liftedAt: NOW - 1 }, null, "bob", "not-in-force"],
  ])("%s is refused", (_what, of, earlier, userId, code) => {
    expect(openAppeal(of, earlier, { userId, now: NOW })).toMatchObject({
      ok: false,
      refusal: { code },
    });
  });
});

describe("deciding an appeal", () => {
  test("accepting lifts the sanction at once", () => {
    const answer = decideAppeal(appeal, sanction, decided("accepted"));
    expect(answer).toEqual({
      ok: true,
      appeal: { ...appeal, status: "accepted", decidedBy: "mod", decidedAt: NOW },
      sanction: { ...sanction, liftedAt: NOW },
    });
    expect(answer.ok && sanctionState([answer.sanction], NOW).maySpeak).toBe(true);
  });

  test("refusing leaves it as it is", () => {
    expect(decideAppeal(appeal, sanction, decided("refused"))).toMatchObject({
      appeal: { status: "refused" },
      sanction,
    });
  });

  test("a sanction that was lifted before keeps its instant", () => {
    const lifted = { ...sanction, liftedAt: NOW - 100 };
    expect(decideAppeal(appeal, lifted, decided("accepted"))).toMatchObject({ sanction: lifted });
  });

  test.each([
    ["accepted before", { ...appeal, status: "accepted" as const }, "mod", "already-decided"],
    ["refused before", { ...appeal, status: "refused" as const }, "mod", "already-decided"],
    ["about another sanction", { ...appeal, sanctionId: "s2" }, "mod", "wrong-sanction"],
    ["decided by its author", appeal, "bob", "own-case"],
  ])("%s is refused", (_what, of, moderatorId, code) => {
    const answer = decideAppeal(of, sanction, { ...decided("accepted"), moderatorId });
    expect(answer).toMatchObject({ ok: false, refusal: { code } });
  });
});
