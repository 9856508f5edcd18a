/**
 * The addresses of pages, as the router writes them. A page outside this list
 * is the 404 page, and is served with that status.
 */
export const webRoutes = [
  "/",
  "/student-dashboard",
  "/lessons",
  "/badges",
  "/settings",
  "/review",
  "/teacher",
  "/lesson/:id",
  "/lesson-interactive/:id",
  "/pricing",
  "/rooms",
  "/room/:id",
  "/game/:id",
  "/teacher/:teacherId",
  "/level-test",
  "/level-test/results",
  "/level-test/:testType",
] as const;

const patterns = webRoutes.map(
  (route) => new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}${route === "/" ? "" : "/?"}$`),
);

/** Whether a path, without its query, is the address of a page. */
export const isWebRoute = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
