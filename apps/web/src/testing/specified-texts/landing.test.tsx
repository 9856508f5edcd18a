// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { servedBody } from "../served-page";
import { missingFrom } from "./check-texts";

beforeAll(() => {
  document.body.innerHTML = servedBody("/");
});

const sectionOf = (heading: string) =>
  [...document.querySelectorAll("h1, h2")]
    .find((each) => each.textContent === heading)
    ?.closest("section") ?? null;

/** What each part of the page says, and where its links of that name lead. */
const parts: readonly [
  where: string,
  find: () => Element | null,
  texts: readonly (string | readonly [text: string, href: string])[],
][] = [
  [
    "the header",
    () => document.querySelector("header"),
    [
      ["Log In", "/student-dashboard#log-in"],
      ["Get Started", "/student-dashboard"],
    ],
  ],
  [
    "the hero",
    () => document.querySelector("h1")?.closest("section") ?? null,
    [
      ["Try a Demo Lesson", "/lesson-interactive/a1-lesson-1"],
      ["Start Free Test", "/level-test"],
      "No sign-up needed. The quick test takes about 5 minutes.",
    ],
  ],
  [
    "the stats",
    () => document.querySelector("main dl"),
    ["1.5B+", "global learners", "A1-C2", "levels", "24/7", "AI support"],
  ],
  ["the first demo lesson", () => demoLesson("a1-lesson-1"), ["A1", "10 min", "60 XP", "25 coins"]],
  [
    "the second demo lesson",
    () => demoLesson("a1-lesson-2"),
    ["A1", "12 min", "70 XP", "30 coins"],
  ],
  ["the third demo lesson", () => demoLesson("a1-lesson-3"), ["A1", "12 min", "75 XP", "35 coins"]],
  [
    "the fourth demo lesson",
    () => demoLesson("a2-lesson-1"),
    ["A2", "15 min", "85 XP", "45 coins"],
  ],
  [
    "the demo lessons' section",
    () => sectionOf("Start Learning for Free"),
    ["Start Learning for Free"],
  ],
  [
    "the AI teacher's section",
    () => sectionOf("Meet Iris, the AI teacher"),
    ["Chat practice", "Grammar", "Vocabulary", "Pronunciation"],
  ],
  [
    "the first teacher's card",
    () => teacher(0),
    ["Senior Teacher", "0", "followers", "24", "lessons"],
  ],
  [
    "the second teacher's card",
    () => teacher(1),
    ["Senior Teacher", "0", "followers", "12", "lessons"],
  ],
  ["the third card", () => sectionOf("Our teachers"), ["More Teachers Coming Soon"]],
  [
    "the teachers' banner",
    () => sectionOf("For Teachers"),
    ["For Teachers", "Follower milestones", "Content creator rewards", "Performance incentives"],
  ],
  [
    "the pricing section",
    () => sectionOf("Simple pricing"),
    [
      "Freemium",
      "Core",
      "Most Popular",
      "Hybrid Premium",
      "Enterprise",
      "£14.99",
      "£39.99",
      "£59.99",
    ],
  ],
  ["the accreditation", () => sectionOf("School accreditation"), ["School accreditation"]],
  [
    "the closing call",
    () => document.querySelector("main > section:last-of-type"),
    [
      ["Take a free lesson", "/lesson-interactive/a1-lesson-1"],
      ["Take the free test", "/level-test"],
    ],
  ],
  [
    "the chat card",
    () => document.querySelector("#chat-card"),
    [
      ["Start a free lesson", "/lesson-interactive/a1-lesson-1"],
      ["Go to your dashboard", "/student-dashboard"],
      "Close the chat",
    ],
  ],
  [
    "the footer",
    () => document.querySelector("footer"),
    [
      "Features",
      ["Pricing", "/pricing"],
      "For Teachers",
      "For Schools",
      "About",
      "Blog",
      "Careers",
      "Contact",
      "Privacy",
      "Terms",
      "Security",
      "© 2025 Saywell",
    ],
  ],
];

const demoLesson = (id: string) =>
  document.querySelector(`li a[href="/lesson-interactive/${id}"]`)?.closest("li") ?? null;
const teacher = (index: number) =>
  sectionOf("Our teachers")?.querySelectorAll("li").item(index) ?? null;

test.each(parts)("%s reads to the letter", (_, find, texts) => {
  const part = find();
  expect(part).not.toBeNull();
  const words = texts.map((each) => (typeof each === "string" ? each : each[0]));
  expect(missingFrom(part!, words)).toEqual([]);
  for (const [text, href] of texts.filter((each) => typeof each !== "string")) {
    const link = [...part!.querySelectorAll("a")].find((each) => each.textContent === text);
    expect(link?.getAttribute("href"), text).toBe(href);
  }
});

test("each demo lesson leads to the interactive player, and there are four", () => {
  const links = sectionOf("Start Learning for Free")?.querySelectorAll("a") ?? [];
  expect([...links].map((link) => link.getAttribute("href"))).toEqual(
    ["a1-lesson-1", "a1-lesson-2", "a1-lesson-3", "a2-lesson-1"].map(
      (id) => `/lesson-interactive/${id}`,
    ),
  );
});

test("there are six differentiators, two teachers, and one place for more", () => {
  expect(sectionOf("What makes Saywell different")?.querySelectorAll("li")).toHaveLength(6);
  expect(sectionOf("Our teachers")?.querySelectorAll("li")).toHaveLength(3);
});
