// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { servedBody } from "../served-page";
import { checkTexts } from "./check-texts";
import { specifiedTexts } from "./specified-texts";

// The page stands there without a script, so each test reads it anew.
beforeEach(() => {
  document.body.innerHTML = servedBody("/", { holds: { plans: true } });
});

const find = (selector: string) => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
};
const sectionOf = (heading: string) => {
  const headings = [...document.querySelectorAll("h1, h2")];
  const section = headings.find((each) => each.textContent === heading)?.closest("section");
  if (!section) throw new Error(`The page has no section ${heading}.`);
  return section;
};
const demoLesson = (id: string) => () => find(`li:has(a[href="/lesson-interactive/${id}"])`);
const teacher = (index: number) => () => sectionOf("Our teachers").querySelectorAll("li")[index];

checkTexts(specifiedTexts.landing, {
  "the header": () => find("header"),
  "the hero": () => find("section:has(h1)"),
  "the stats": () => find("main dl"),
  "the demo lessons' section": () => sectionOf("Start Learning for Free"),
  "the first demo lesson": demoLesson("a1-lesson-1"),
  "the second demo lesson": demoLesson("a1-lesson-2"),
  "the third demo lesson": demoLesson("a1-lesson-3"),
  "the fourth demo lesson": demoLesson("a2-lesson-1"),
  "the AI teacher's section": () => sectionOf("Meet Iris, the AI teacher"),
  "the first teacher's card": teacher(0),
  "the second teacher's card": teacher(1),
  "the third card": teacher(2),
  "the teachers' banner": () => sectionOf("For Teachers"),
  "the pricing section": () => sectionOf("Simple pricing"),
  "the accreditation": () => sectionOf("School accreditation"),
  "the closing call": () => find("main > section:last-of-type"),
  "the chat card": () => find("#chat-card"),
  "the footer": () => find("footer"),
});

test("each demo lesson leads to the interactive player, and there are four", () => {
  const links = sectionOf("Start Learning for Free").querySelectorAll("a");
  expect([...links].map((link) => link.getAttribute("href"))).toEqual(
    ["a1-lesson-1", "a1-lesson-2", "a1-lesson-3", "a2-lesson-1"].map(
      (id) => `/lesson-interactive/${id}`,
    ),
  );
});

test("there are six differentiators, two teachers, and one place for more", () => {
  expect(sectionOf("What makes Saywell different").querySelectorAll("li")).toHaveLength(6);
  expect(sectionOf("Our teachers").querySelectorAll("li")).toHaveLength(3);
});
