import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EntitledLearner, may, type PlannedAction, type PlanUse } from "./may";
import { greaterPlan, planFeatures, planPromises, type PlanType, planTypes } from "./plans";

const nothing: PlanUse = {
  lessonsThisMonth: 0,
  tutorMessagesToday: 0,
  liveSessionsThisMonth: 0,
};
const learner = (plan: PlanType | null, used: Partial<PlanUse> = {}): EntitledLearner => ({
  plan,
  used: { ...nothing, ...used },
});
const lesson = (
  level: "A1" | "A2" | "C2",
  more: { isDemo?: boolean; wasBegun?: boolean } = {},
): PlannedAction => ({ kind: "begin-lesson", level, isDemo: false, wasBegun: false, ...more });
const liveSession: PlannedAction = { kind: "use-live-session" };
const message: PlannedAction = { kind: "write-to-tutor" };

describe("lessons", () => {
  test.each<[string, PlanType | null, number, PlannedAction, string]>([
    ["Freemium has A1 lessons", "FREEMIUM", 0, lesson("A1"), "allowed"],
    ["Freemium has no A2 lessons", "FREEMIUM", 0, lesson("A2"), "level: CORE,PREMIUM,ENTERPRISE"],
    ["Freemium has a demo lesson of A2", "FREEMIUM", 0, lesson("A2", { isDemo: true }), "allowed"],
    ["Freemium begins a fifth lesson in a month", "FREEMIUM", 4, lesson("A1"), "allowed"],
    ["but no sixth", "FREEMIUM", 5, lesson("A1"), "lessons: CORE,PREMIUM,ENTERPRISE"],
    ["a demo lesson is open then too", "FREEMIUM", 5, lesson("A1", { isDemo: true }), "allowed"],
    ["what was begun stays", "FREEMIUM", 9, lesson("C2", { wasBegun: true }), "allowed"],
    ["Core has all levels", "CORE", 0, lesson("C2"), "allowed"],
    ["Core has lessons without end", "CORE", 900, lesson("C2"), "allowed"],
    ["so has Hybrid Premium", "PREMIUM", 900, lesson("C2"), "allowed"],
    ["so has Enterprise", "ENTERPRISE", 900, lesson("C2"), "allowed"],
    ["a school that does not charge", null, 900, lesson("C2"), "allowed"],
  ])("%s", (_, plan, lessonsThisMonth, action, expected) => {
    expect(answer(learner(plan, { lessonsThisMonth }), action)).toBe(expected);
  });
});

describe("live sessions that the plan pays for", () => {
  test.each<[PlanType | null, number, string]>([
    ["FREEMIUM", 0, "live-sessions: PREMIUM,ENTERPRISE"],
    ["CORE", 0, "live-sessions: PREMIUM,ENTERPRISE"],
    ["PREMIUM", 3, "allowed"],
    ["PREMIUM", 4, "live-sessions: ENTERPRISE"],
    ["ENTERPRISE", 40, "allowed"],
    [null, 40, "allowed"],
  ])("%s after %d this month: %s", (plan, liveSessionsThisMonth, expected) => {
    expect(answer(learner(plan, { liveSessionsThisMonth }), liveSession)).toBe(expected);
  });
});

describe("the AI teacher", () => {
  test.each<[PlanType | null, number, string]>([
    ["FREEMIUM", 29, "allowed"],
    ["FREEMIUM", 30, "tutor-messages: CORE,PREMIUM,ENTERPRISE"],
    ["CORE", 3000, "allowed"],
    [null, 3000, "allowed"],
  ])("%s after %d messages today: %s", (plan, tutorMessagesToday, expected) => {
    expect(answer(learner(plan, { tutorMessagesToday }), message)).toBe(expected);
  });
});

test.each<[PlanType | null, string]>([
  ["FREEMIUM", "feature: CORE,PREMIUM,ENTERPRISE"],
  ["CORE", "allowed"],
  ["PREMIUM", "allowed"],
  [null, "allowed"],
])("on %s, that a language model speaks as the AI teacher: %s", (plan, expected) => {
  expect(answer(learner(plan), { kind: "use-feature", feature: "language-model" })).toBe(expected);
});

test("every plan gives a hundred coins a month", () => {
  expect(planTypes.map((plan) => planPromises[plan].coinsPerMonth)).toEqual([100, 100, 100, 100]);
});

test.each<[PlanType, PlanType, PlanType]>([
  ["FREEMIUM", "PREMIUM", "PREMIUM"],
  ["PREMIUM", "CORE", "PREMIUM"],
  ["CORE", "CORE", "CORE"],
])("of %s and %s, %s is greater", (one, other, greater) => {
  expect(greaterPlan(one, other)).toBe(greater);
});

describe("parts of the product", () => {
  test.each([
    ["teacher-access", "feature: PREMIUM,ENTERPRISE"],
    ["personalised-feedback", "feature: PREMIUM,ENTERPRISE"],
    ["certificate-preparation", "feature: PREMIUM,ENTERPRISE"],
    ["class-management", "feature: PREMIUM,ENTERPRISE"],
    ["lti", "feature: ENTERPRISE"],
    ["custom-branding", "feature: ENTERPRISE"],
    ["xapi-analytics", "feature: ENTERPRISE"],
    ["lms-integration", "feature: ENTERPRISE"],
  ] as const)("on Core, %s needs another plan: %s", (feature, expected) => {
    expect(answer(learner("CORE"), { kind: "use-feature", feature })).toBe(expected);
    expect(answer(learner(null), { kind: "use-feature", feature })).toBe("allowed");
  });
});

describe("the placement test, review, rooms and games are free", () => {
  test.each(["take-placement-test", "review", "chat-in-rooms", "play-game"] as const)(
    "%s",
    (kind) => {
      const worn = { lessonsThisMonth: 9, liveSessionsThisMonth: 9 };
      expect(may(learner("FREEMIUM", worn), { kind })).toEqual({ allowed: true });
    },
  );
});

test("a plan allows all that a cheaper one allows, and who is refused is told no plan that refuses", () => {
  const count = fc.nat({ max: 40 });
  const use = fc.record({
    lessonsThisMonth: count,
    tutorMessagesToday: count,
    liveSessionsThisMonth: count,
  });
  const action = fc.oneof<fc.Arbitrary<PlannedAction>[]>(
    fc.record({
      kind: fc.constant("begin-lesson" as const),
      level: fc.constantFrom("A1", "B1", "C2"),
      isDemo: fc.boolean(),
      wasBegun: fc.boolean(),
    }),
    fc.constant(liveSession),
    fc.constant(message),
    fc.record({
      kind: fc.constant("use-feature" as const),
      feature: fc.constantFrom(...planFeatures),
    }),
  );
  fc.assert(
    fc.property(use, action, (used, wanted) => {
      const answers = planTypes.map((plan) => may({ plan, used }, wanted));
      const first = answers.findIndex(({ allowed }) => allowed);
      const allowing = first === -1 ? [] : planTypes.slice(first);
      expect(planTypes.filter((_, index) => answers[index]!.allowed)).toEqual(allowing);
      for (const each of answers) if (!each.allowed) expect(each.allowedBy).toEqual(allowing);
    }),
  );
});

test("no promise is smaller on a dearer plan", () => {
  const most = (promised: number | null) => promised ?? Infinity;
  planTypes.slice(1).forEach((plan, index) => {
    const [now, before] = [planPromises[plan], planPromises[planTypes[index]!]];
    for (const key of [
      "lessonsPerMonth",
      "coinsPerMonth",
      "tutorMessagesPerDay",
      "liveSessionsPerMonth",
    ] as const) {
      expect(most(now[key])).toBeGreaterThanOrEqual(most(before[key]));
    }
    expect(now.lessonLevels).toEqual(expect.arrayContaining([...before.lessonLevels]));
    expect(now.features).toEqual(expect.arrayContaining([...before.features]));
  });
});

function answer(who: EntitledLearner, action: PlannedAction): string {
  const said = may(who, action);
  return said.allowed ? "allowed" : `${said.limit}: ${said.allowedBy.join()}`;
}
