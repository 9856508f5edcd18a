import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { planPromises } from "@saywell/entitlements";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { planSource } from "./plan-schema";
import { describeProblem, readSource } from "./read-source";

const good = readFileSync(fileURLToPath(new URL("../data/plans.yaml", import.meta.url)), "utf8");
const problemsOf = (text: string) => {
  const read = readSource("plans.yaml", text, planSource);
  return "problems" in read ? read.problems.map(describeProblem) : [];
};

test("the shipped plans have no problems", () => {
  expect(problemsOf(good)).toEqual([]);
});

test.each([
  ["pounds where pence belong", "pricePence: 1499", "pricePence: 14.99", "1.pricePence"],
  ["a plan without features", "features:\n    - Full", "features: []\n  more:\n    - Full", "3"],
  ["a plan that stands twice", "id: CORE", "id: FREEMIUM", "must hold FREEMIUM, CORE"],
  [
    "something coming that is no feature",
    "coming:\n    - Full LMS",
    "coming:\n    - Half LMS",
    "3.coming",
  ],
  ["an unknown plan", "id: CORE", "id: GOLD", "1.id"],
])("%s is named with its line", (_, find, put, reason) => {
  const problems = problemsOf(good.replace(find, put));
  expect(problems.join("\n")).toMatch(/^plans\.yaml:\d+:\d+ /);
  expect(problems.join("\n")).toContain(reason);
});

test("the pricing page promises what the rule of plans grants", () => {
  const featuresOf = Object.fromEntries(
    planSource.parse(parse(good)).map(({ id, features }) => [id, features]),
  );
  const { FREEMIUM, CORE, PREMIUM, ENTERPRISE } = planPromises;
  expect(featuresOf.FREEMIUM).toEqual(
    expect.arrayContaining([
      `${FREEMIUM.lessonsPerMonth} lessons per month`,
      `${FREEMIUM.lessonLevels.join()} lessons only`,
      `${FREEMIUM.coinsPerMonth} coins per month`,
    ]),
  );
  expect(featuresOf.CORE).toEqual(
    expect.arrayContaining([
      "Unlimited lessons",
      `All levels, ${CORE.lessonLevels[0]} to ${CORE.lessonLevels.at(-1)}`,
      "Unlimited conversations with the AI teacher",
    ]),
  );
  expect(CORE).toMatchObject({ lessonsPerMonth: null, tutorMessagesPerDay: null });
  expect(featuresOf.PREMIUM).toContain(
    `Teacher access, with ${PREMIUM.liveSessionsPerMonth} live sessions per month`,
  );
  for (const [sentence, feature] of [
    ["Full LMS integration", "lms-integration"],
    ["LTI 1.3 integration", "lti"],
    ["Custom branding", "custom-branding"],
    ["xAPI analytics", "xapi-analytics"],
  ] as const) {
    expect(featuresOf.ENTERPRISE).toContain(sentence);
    expect(ENTERPRISE.features).toContain(feature);
    expect(PREMIUM.features).not.toContain(feature);
  }
});
