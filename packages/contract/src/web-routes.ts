/**
 * Pages that the build writes as whole HTML files, outside the app: public,
 * readable without JavaScript, and what the sitemap lists.
 */
export const staticRoutes = [
  "/",
  "/about",
  "/blog",
  "/careers",
  "/contact",
  "/privacy",
  "/terms",
  "/security",
] as const;
export type StaticRoute = (typeof staticRoutes)[number];

/**
 * Stands in static pages for the address that the school serves them from,
 * which a build cannot know. The server writes the one that was asked for.
 */
export const unknownOrigin = "https://origin.invalid";

/**
 * The addresses of pages, as the router writes them. A page outside this list
 * is the 404 page, and is served with that status.
 */
export const webRoutes = [
  ...staticRoutes,
  "/student-dashboard",
  "/lessons",
  "/badges",
  "/settings",
  "/review",
  "/offers/ielts",
  "/offers/textbooks",
  "/offers/tutoring",
  "/teacher",
  "/lesson/:id",
  "/lesson-interactive/:id",
  "/pricing",
  "/rooms",
  "/room/:id",
  "/game/:id",
  "/teacher/:teacherId",
  "/moderation",
  "/level-test",
  "/level-test/results",
  "/level-test/:testType",
] as const;

const patterns = webRoutes.map(
  (route) => new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}${route === "/" ? "" : "/?"}$`),
);

/** Whether a path, without its query, is the address of a page. */
export const isWebRoute = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
