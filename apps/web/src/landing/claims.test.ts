// @vitest-environment jsdom
import { demoLessons, plans } from "@saywell/content";
import type { PrerenderedPath } from "@saywell/contract/constants";
import { describe, expect, test } from "vitest";
import { demoFacts, servedBody } from "../testing/served-page";
import { claims, coming, noClaims } from "./claims";
import { introductions } from "./featured-teachers";

const blocks = ["h1", "h2", "h3", "p", "li", "dt", "dd", "figcaption"].join();

function open(path: PrerenderedPath, isSold: boolean): void {
  document.body.innerHTML = servedBody(path, { holds: { plans: isSold } });
  // Numbers of steps, signs for the eye, and the learner's page that Iris marks.
  for (const part of document.querySelectorAll("main [aria-hidden], figure div > p:first-child"))
    part.remove();
}

/** Every sentence of a page's own words, whether the school sells plans or not. */
const sentencesOf = (path: PrerenderedPath): string[] => [
  ...sentencesWhere(path, false),
  ...sentencesWhere(path, true),
];

/** Links and buttons on their own lead, and claim nothing. */
function sentencesWhere(path: PrerenderedPath, isSold: boolean): string[] {
  open(path, isSold);
  return [...document.querySelectorAll(":is(main, #chat-card) *")]
    .filter((part) => part.matches(blocks) && part.querySelector(blocks) === null)
    .filter((part) => part.querySelector("del") === null)
    .flatMap((part) =>
      part.textContent
        .replaceAll(/\s+/g, " ")
        .trim()
        .split(/(?<=[.?!])\s+/),
    )
    .filter((sentence) => sentence !== "");
}

/** What is data already: the plans, the demo lessons, who teaches, what was counted. */
const data = new Set<string>([
  ...plans.flatMap(({ name, features, coming }) => [
    name,
    ...features,
    ...coming.map((feature) => `${feature} coming`),
  ]),
  ...plans.flatMap(({ description, pricePence }) => [
    description,
    pricePence === 0 ? "Free" : `£${(pricePence / 100).toFixed(2)}per month`,
  ]),
  ...demoLessons.flatMap(({ title, description, xpReward, coinReward }) => [
    title,
    ...description.split(/(?<=[.?!])\s+/),
    `${xpReward} XP${coinReward} coins`,
  ]),
  ...introductions.flatMap(({ name, subject }) => [name, subject]),
  ...Object.values(demoFacts.texts),
]);

test.each(["/", "/about"] as const)(
  "on %s every sentence is proved by a test, said to be coming, or claims nothing",
  (path) => {
    const known = new Set([...claims.map(({ says }) => says), ...coming, ...noClaims, ...data]);
    const unknown = sentencesOf(path).filter((sentence) => !known.has(sentence));
    expect(unknown).toEqual([]);
  },
);

test("nothing is listed that no page says", () => {
  const said = new Set([...sentencesOf("/"), ...sentencesOf("/about")]);
  const listed = [...claims.map(({ says }) => says), ...coming, ...noClaims];
  expect(listed.filter((sentence) => !said.has(sentence))).toEqual([]);
});

test("what is not there yet is said so in words", () => {
  for (const sentence of coming) expect(sentence).toMatch(/[Cc]oming|will |on the way/);
});

describe("each claim is held by a test that is there", () => {
  const files = import.meta.glob<string>(
    [
      "../../../../{apps,packages}/*/src/**/*.test.{ts,tsx}",
      "../../../../scripts/**/*.test.ts",
      "../../../../e2e/*.spec.ts",
      "!**/node_modules/**",
    ],
    { query: "?raw", import: "default" },
  );

  test("has a title of its own, which says what it proves", () => {
    expect(claims.filter(({ test: title }) => title.startsWith("%"))).toEqual([]);
  });

  test.each(claims)("“$says”", async ({ file, test: title }) => {
    const read = Object.entries(files).find(([path]) => fromRoot(path) === file);
    expect(read, file).toBeDefined();
    // A title is what stands first in the quotes after test, it or their tables.
    expect(await read![1]()).toMatch(
      new RegExp(`["\`]${title.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)}`),
    );
  });
});

/** From the root of the repository. */
const fromRoot = (path: string): string =>
  new URL(path, "file:///apps/web/src/landing/claims.test.ts").pathname.slice(1);
