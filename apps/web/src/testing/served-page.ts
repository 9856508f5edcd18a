import { fillPage, type PageFacts, type PrerenderedPath } from "@saywell/contract/constants";
import { renderPages } from "../landing/render-public-pages";

/** What the demo school says of itself: the specification's figures. */
export const demoFacts: PageFacts = {
  texts: {
    "followers/amara-okafor": "0",
    "lessons/amara-okafor": "24",
    "followers/tomasz-lewandowski": "0",
    "lessons/tomasz-lewandowski": "12",
    "followers-word/amara-okafor": "followers",
    "lessons-word/amara-okafor": "lessons",
    "followers-word/tomasz-lewandowski": "followers",
    "lessons-word/tomasz-lewandowski": "lessons",
    "school/name": "Saywell",
    "school/email": "office@saywell.example",
  },
  holds: { guests: true, demo: true, figures: true, "school/email": true },
};

/** The body of a public page as a school serves it. */
export function servedBody(
  path: PrerenderedPath,
  { texts, holds }: Partial<PageFacts> = {},
): string {
  const page = renderPages().find((each) => each.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return fillPage(page.body, {
    texts: { ...demoFacts.texts, ...texts },
    holds: { ...demoFacts.holds, ...holds },
  });
}
