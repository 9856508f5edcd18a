import { escapeHtml } from "./html";

/** The two teachers that the front page introduces, as the addresses of their pages name them. */
export const featuredTeachers = ["amara-okafor", "tomasz-lewandowski"] as const;
export type FeaturedTeacher = (typeof featuredTeachers)[number];

/** What the public pages say that no build can know. */
export type PageText =
  | `${"followers" | "lessons"}/${FeaturedTeacher}`
  /** What is counted, as one says it of so many. */
  | `${"followers" | "lessons"}-word/${FeaturedTeacher}`
  | `school/${"name" | "contact" | "address" | "email" | "phone"}`;

/** On what it depends which parts of a public page stand there. */
export type PageCondition =
  /** Visitors may begin without an account. */
  | "guests"
  /** The demo school is open. */
  | "demo"
  /** What one may do depends on a plan. */
  | "plans"
  /** Followers and lessons could be counted. */
  | "figures"
  | `school/${"contact" | "address" | "email" | "phone"}`;

export interface PageFacts {
  texts: Readonly<Partial<Record<PageText, string>>>;
  holds: Readonly<Partial<Record<PageCondition, boolean>>>;
}

/** Of a school of which nothing is known yet. */
export const unknownFacts: PageFacts = { texts: {}, holds: { guests: true } };

/** Stands in a prerendered page where a text of the school's own belongs. */
export const placeOf = (text: PageText): string => `[[fact:${text}]]`;

/** The element around a part that stands there on a condition; it is never in another of its kind. */
export const conditionElement = "x-when";

const conditionalParts = new RegExp(
  `<${conditionElement} data-fact="([a-z/]+)" data-is="(true|false)">([\\s\\S]*?)</${conditionElement}>`,
  "g",
);
const places = /\[\[fact:([a-z/-]+)\]\]/g;

/** Whether a page says anything that the school has to fill in. */
export const asksFacts = (html: string): boolean =>
  html.includes("[[fact:") || html.includes(`<${conditionElement}`);

/** A prerendered page as a school serves it. */
export const fillPage = (html: string, { texts, holds }: PageFacts): string =>
  html
    .replaceAll(conditionalParts, (_, condition: PageCondition, is: string, part: string) =>
      String(holds[condition] ?? false) === is ? part : "",
    )
    .replaceAll(places, (_, text: PageText) => escapeHtml(texts[text] ?? ""));
