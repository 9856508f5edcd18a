import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { badgeIds, badgesDue, type BadgeFacts, type BadgeId, progressTo } from "./badges";

const nothing: BadgeFacts = {
  lessonsCompleted: 0,
  perfectQuizzes: 0,
  completedByTopic: {},
  completedByTag: {},
  longestStreak: 0,
  roomMessages: 0,
  gamesWon: 0,
};

const rows: [BadgeId, need: number, (have: number) => Partial<BadgeFacts>][] = [
  ["first-talk", 1, (have) => ({ lessonsCompleted: have })],
  ["grammar-master", 5, (have) => ({ perfectQuizzes: have })],
  ["city-explorer", 3, (have) => ({ completedByTag: { city: have, home: 1 } })],
  ["polite-speaker", 2, (have) => ({ completedByTag: { polite: have, city: 1 } })],
  ["everyday-english-hero", 5, (have) => ({ completedByTopic: { everyday: have, travel: 2 } })],
  ["traveller", 3, (have) => ({ completedByTopic: { travel: have, everyday: 4 } })],
  ["hard-worker", 7, (have) => ({ longestStreak: have })],
  ["home-star", 2, (have) => ({ completedByTag: { home: have, polite: 1 } })],
  ["social-speaker", 20, (have) => ({ roomMessages: have })],
  ["game-champion", 3, (have) => ({ gamesWon: have })],
];

describe("a badge", () => {
  test.each(rows)("%s is due at %i and not one before", (badge, need, factsWith) => {
    expect(badgesDue({ ...nothing, ...factsWith(need - 1) }, [])).toEqual([]);
    expect(badgesDue({ ...nothing, ...factsWith(need) }, [])).toEqual([badge]);
    expect(badgesDue({ ...nothing, ...factsWith(need * 3) }, [])).toEqual([badge]);
  });

  test.each(rows)("%s shows progress up to %i", (badge, need, factsWith) => {
    expect(progressTo(badge, nothing)).toEqual({ have: 0, need });
    expect(progressTo(badge, { ...nothing, ...factsWith(need - 1) }).have).toBe(need - 1);
    expect(progressTo(badge, { ...nothing, ...factsWith(need * 3) })).toEqual({ have: need, need });
  });

  test("has a row above, every one of them", () => {
    expect(rows.map(([badge]) => badge)).toEqual([...badgeIds]);
  });

  test("is not due again while it is held, and a held badge of old does no harm", () => {
    const facts = { ...nothing, lessonsCompleted: 1, gamesWon: 3 };
    expect(badgesDue(facts, [])).toEqual(["first-talk", "game-champion"]);
    expect(badgesDue(facts, ["first-talk", "retired-badge"])).toEqual(["game-champion"]);
    expect(badgesDue(facts, badgesDue(facts, []))).toEqual([]);
  });

  test("once due stays due as more is done", () => {
    const countOf = fc.nat(30);
    const facts = fc.record({
      lessonsCompleted: countOf,
      perfectQuizzes: countOf,
      completedByTopic: fc.record({ everyday: countOf, travel: countOf }),
      completedByTag: fc.record({ city: countOf, home: countOf, polite: countOf }),
      longestStreak: countOf,
      roomMessages: countOf,
      gamesWon: countOf,
    });
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom("lessonsCompleted", "gamesWon"),
        countOf,
        (f, key, more) => {
          const after = badgesDue({ ...f, [key]: f[key as "gamesWon"] + more }, []);
          expect(after).toEqual(expect.arrayContaining(badgesDue(f, [])));
        },
      ),
    );
  });
});
