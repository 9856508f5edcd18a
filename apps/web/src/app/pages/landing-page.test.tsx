// @vitest-environment jsdom
import { demoLessons, plans } from "@saywell/content";
import { beforeAll, describe, expect, test } from "vitest";
import { servedBody } from "../../testing/served-page";

const html = servedBody("/", { holds: { plans: true } });
beforeAll(() => {
  document.body.innerHTML = html;
});

const wordsOf = (element: Element | null) =>
  (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
const linksIn = (container: ParentNode) =>
  Array.from(container.querySelectorAll("a"), (link) => [wordsOf(link), link.getAttribute("href")]);
function section(heading: string): Element {
  const title = Array.from(document.querySelectorAll("h1, h2")).find(
    (each) => wordsOf(each) === heading,
  );
  const found = title?.closest("section");
  if (!found) throw new Error(`No section has the heading “${heading}”.`);
  return found;
}
const part = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
};

test("its sections come in the specified order", () => {
  expect(Array.from(document.querySelectorAll("main h1, main h2"), wordsOf)).toEqual([
    "Say it in English, and say it well",
    "Start Learning for Free",
    "Meet Iris, the AI teacher",
    "Our teachers",
    "For Teachers",
    "What makes Saywell different",
    "Simple pricing",
    "School accreditation",
    "Your first sentence is ten minutes away",
  ]);
});

test("the header offers Log In, Get Started and the theme toggle", () => {
  const header = part("header");
  expect(linksIn(header)).toEqual([
    ["Saywell", "/"],
    ["Log In", "/student-dashboard#log-in"],
    ["Get Started", "/student-dashboard"],
  ]);
  expect(header.querySelectorAll("button[data-theme-toggle]")).toHaveLength(1);
});

test("the hero offers a demo lesson and the free test", () => {
  expect(linksIn(section("Say it in English, and say it well"))).toEqual([
    ["Try a Demo Lesson", "/lesson-interactive/a1-lesson-1"],
    ["Start Free Test", "/level-test"],
  ]);
});

test("three stats are shown", () => {
  const stats = part("section[aria-label]");
  expect(Array.from(stats.querySelectorAll("dd"), wordsOf)).toEqual(["1.5B+", "A1-C2", "24/7"]);
  expect(Array.from(stats.querySelectorAll("dt"), wordsOf)).toEqual([
    "global learners",
    "levels",
    "AI support",
  ]);
});

test("the four demo lessons are linked, each with its level, length and rewards", () => {
  const lessons = section("Start Learning for Free");
  expect(linksIn(lessons).map(([, href]) => href)).toEqual([
    "/lesson-interactive/a1-lesson-1",
    "/lesson-interactive/a1-lesson-2",
    "/lesson-interactive/a1-lesson-3",
    "/lesson-interactive/a2-lesson-1",
  ]);
  const cards = Array.from(lessons.querySelectorAll("li"), wordsOf);
  for (const [index, lesson] of demoLessons.entries()) {
    const { title, description, level, duration, xpReward, coinReward } = lesson;
    for (const words of [
      title,
      description,
      level,
      `${duration} min`,
      `${xpReward} XP`,
      `${coinReward} coins`,
    ]) {
      expect(cards[index]).toContain(words);
    }
  }
});

test("the AI teacher's section leads to a teacher's profile", () => {
  expect(linksIn(section("Meet Iris, the AI teacher"))).toEqual([
    [expect.stringContaining("profile"), expect.stringMatching(/^\/teacher\/[a-z-]+$/)],
  ]);
});

test("the carousel shows two senior teachers and that more are coming", () => {
  const cards = Array.from(section("Our teachers").querySelectorAll("li"));
  expect(cards).toHaveLength(3);
  expect(wordsOf(cards[2] ?? null)).toContain("More Teachers Coming Soon");
  const teachers = cards.slice(0, 2);
  for (const card of teachers) {
    expect(wordsOf(card)).toContain("Senior Teacher");
    expect(linksIn(card)[0]?.[1]).toMatch(/^\/teacher\/[a-z-]+$/);
  }
  expect(teachers.map((card) => Array.from(card.querySelectorAll("dd"), wordsOf))).toEqual([
    ["0", "24"],
    ["0", "12"],
  ]);
});

test("teachers read of milestones, creator rewards and incentives", () => {
  expect(Array.from(section("For Teachers").querySelectorAll("dt"), wordsOf)).toEqual([
    "Follower milestones",
    "Content creator rewards",
    "Performance incentives",
  ]);
});

test("six cards say what is different", () => {
  expect(section("What makes Saywell different").querySelectorAll("li h3")).toHaveLength(6);
});

describe("the pricing section", () => {
  test.each([
    ["Freemium", "Free", "/student-dashboard"],
    ["Core", "£14.99", "/pricing"],
    ["Hybrid Premium", "£39.99", "/pricing"],
    ["Enterprise", "£59.99", "/pricing"],
  ])("offers %s for %s", (name, price, href) => {
    const card = Array.from(section("Simple pricing").querySelectorAll("li:has(h3)")).find(
      (each) => wordsOf(each.querySelector("h3")) === name,
    );
    expect(wordsOf(card ?? null)).toContain(price);
    expect(card?.querySelector("a")?.getAttribute("href")).toBe(href);
  });

  test("names everything that each plan includes, and leads to the pricing page", () => {
    const pricing = section("Simple pricing");
    const cards = Array.from(pricing.querySelectorAll("li:has(h3)"));
    for (const [index, { features, coming, cta }] of plans.entries()) {
      const card = cards[index] ?? null;
      expect(Array.from(card?.querySelectorAll("li") ?? [], wordsOf)).toEqual(
        features.map((each) => (coming.includes(each) ? `${each} coming` : each)),
      );
      expect(linksIn(card ?? pricing)[0]?.[0]).toBe(cta);
    }
    expect(wordsOf(pricing)).toContain("7-day money-back guarantee");
    expect(linksIn(pricing).at(-1)).toEqual(["Compare the plans", "/pricing"]);
  });

  test("marks Core, and only Core, Most Popular", () => {
    const marked = Array.from(section("Simple pricing").querySelectorAll("li:has(h3)")).filter(
      (card) => wordsOf(card).includes("Most Popular"),
    );
    expect(marked.map((card) => wordsOf(card.querySelector("h3")))).toEqual(["Core"]);
  });
});

test("the page closes with a free lesson and the free test", () => {
  expect(linksIn(section("Your first sentence is ten minutes away"))).toEqual([
    ["Take a free lesson", "/lesson-interactive/a1-lesson-1"],
    ["Take the free test", "/level-test"],
  ]);
});

test("the footer leads to parts of this page, to pages of their own, and shows the year 2025", () => {
  const footer = part("footer");
  expect(linksIn(footer)).toEqual([
    ["Features", "/#features"],
    ["Pricing", "/pricing"],
    ["For Teachers", "/#for-teachers"],
    ["For Schools", "/#for-schools"],
    ["Chat & Game Rooms", "/rooms"],
    ["Join a class game", "/join"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["Privacy", "/privacy"],
    ["Terms", "/terms"],
    ["Security", "/security"],
  ]);
  expect(wordsOf(footer)).toContain("© 2025");
  // Named, and without a page as long as there is nothing to say.
  expect(wordsOf(footer)).toContain("BlogCareers");
});

test.each([
  ["/#features", "What makes Saywell different"],
  ["/#for-teachers", "For Teachers"],
  ["/#for-schools", "School accreditation"],
])("%s is the part called “%s”", (href, heading) => {
  expect(wordsOf(document.getElementById(href.slice(2)))).toBe(heading);
});

test("the chat card opens and closes without a script, and leads to a lesson and the dashboard", () => {
  const card = part("#chat-card");
  expect(card.hasAttribute("popover")).toBe(true);
  expect(linksIn(card)).toEqual([
    ["Start a free lesson", "/lesson-interactive/a1-lesson-1"],
    ["Go to your dashboard", "/student-dashboard"],
  ]);
  const openers = document.querySelectorAll("[popovertarget=chat-card]:not([popovertargetaction])");
  const closers = card.querySelectorAll("[popovertarget=chat-card][popovertargetaction=hide]");
  expect([openers.length, closers.length]).toEqual([1, 1]);
});

test("no link is a dead end", () => {
  for (const [words, href] of linksIn(document)) {
    expect(href, `the link “${words}”`).toMatch(/^(\/|#main$)/);
  }
});

test("the hero says how long the test takes, and that nobody must sign up", () => {
  expect(wordsOf(section("Say it in English, and say it well"))).toContain(
    "No sign-up needed. The quick test takes about 5 minutes.",
  );
});

test("there is no script and no style attribute in the markup", () => {
  expect(html).not.toMatch(/<script|\sstyle=/);
});
