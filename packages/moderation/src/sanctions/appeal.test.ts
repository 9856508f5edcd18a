import { describe, expect, test } from "vitest";
import { mayAnswerAppeal, mayAppeal } from "./appeal";

const now = new Date("2026-05-04T12:00:00Z");
const before = new Date(now.getTime() - 1);
const sanction = { endsAt: new Date(now.getTime() + 1), liftedAt: null };
const first = { isOwn: true, hasAppealed: false };

describe("an appeal", () => {
  test("is for who is under the sanction, while it is in force", () => {
    expect(mayAppeal(sanction, first, now)).toEqual({ ok: true });
  });

  test.each([
    ["against somebody else's sanction", {}, { isOwn: false }, "not-yours"],
    ["a second time", {}, { hasAppealed: true }, "already-appealed"],
    ["when it is over", { endsAt: now }, {}, "not-in-force"],
    ["when it was lifted", { liftedAt: before }, {}, "not-in-force"],
  ])("%s is refused", (_what, term, change, code) => {
    const answer = mayAppeal({ ...sanction, ...term }, { ...first, ...change }, now);
    expect(answer).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe("answering an appeal", () => {
  test("is for somebody else, while it is open", () => {
    expect(mayAnswerAppeal({ state: "OPEN", isOwnCase: false })).toEqual({ ok: true });
  });

  test.each([
    ["accepted before", "ACCEPTED", false, "already-decided"],
    ["refused before", "REFUSED", false, "already-decided"],
    ["one's own", "OPEN", true, "own-case"],
  ] as const)("%s is refused", (_what, state, isOwnCase, code) => {
    expect(mayAnswerAppeal({ state, isOwnCase })).toMatchObject({ ok: false, refusal: { code } });
  });
});
