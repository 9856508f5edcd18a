/**
 * Every page of the web: its address as the router writes it, and whether the build writes it as a
 * whole HTML file outside the app: public, readable without JavaScript, and in the sitemap. A page
 * outside this list is the 404 page, and is served with that status.
 */
export const routes = [
  { path: "/", isPrerendered: true },
  { path: "/about", isPrerendered: true },
  { path: "/contact", isPrerendered: true },
  { path: "/privacy", isPrerendered: true },
  { path: "/terms", isPrerendered: true },
  { path: "/security", isPrerendered: true },
  { path: "/student-dashboard", isPrerendered: false },
  { path: "/lessons", isPrerendered: false },
  { path: "/lesson/:id", isPrerendered: false },
  { path: "/lesson-interactive/:id", isPrerendered: false },
  { path: "/badges", isPrerendered: false },
  { path: "/talk", isPrerendered: false },
  { path: "/review", isPrerendered: false },
  { path: "/me", isPrerendered: false },
  { path: "/settings", isPrerendered: false },
  { path: "/reset-password", isPrerendered: false },
  { path: "/verify-address", isPrerendered: false },
  { path: "/consent", isPrerendered: false },
  { path: "/plan-for-child", isPrerendered: false },
  { path: "/claim-account", isPrerendered: false },
  { path: "/invitation", isPrerendered: false },
  { path: "/sign-in", isPrerendered: false },
  { path: "/rooms", isPrerendered: false },
  { path: "/room/:id", isPrerendered: false },
  { path: "/game/:id", isPrerendered: false },
  { path: "/daily-five", isPrerendered: false },
  { path: "/replay/:id", isPrerendered: false },
  { path: "/join", isPrerendered: false },
  { path: "/join/:gameId", isPrerendered: false },
  { path: "/class-games", isPrerendered: false },
  { path: "/class-games/:gameId", isPrerendered: false },
  { path: "/quiz-sets/:setId", isPrerendered: false },
  { path: "/teacher", isPrerendered: false },
  { path: "/classes", isPrerendered: false },
  { path: "/classes/:classId", isPrerendered: false },
  { path: "/classes/:classId/plan", isPrerendered: false },
  { path: "/classes/:classId/invite", isPrerendered: false },
  { path: "/classes/:classId/settings", isPrerendered: false },
  { path: "/classes/:classId/assignments", isPrerendered: false },
  { path: "/classes/:classId/assignments/:assignmentId", isPrerendered: false },
  { path: "/classes/:classId/report", isPrerendered: false },
  { path: "/my-classes", isPrerendered: false },
  { path: "/my-classes/:classId", isPrerendered: false },
  { path: "/my-calendar", isPrerendered: false },
  { path: "/my-work/:assignmentId", isPrerendered: false },
  { path: "/marking", isPrerendered: false },
  { path: "/marking/:submissionId", isPrerendered: false },
  { path: "/class-invitation", isPrerendered: false },
  { path: "/join-class", isPrerendered: false },
  { path: "/join-class/:code", isPrerendered: false },
  { path: "/teacher/:teacherId", isPrerendered: false },
  { path: "/classes/:classId/students/:studentId", isPrerendered: false },
  { path: "/classes/:classId/students/:studentId/report", isPrerendered: false },
  { path: "/level-test", isPrerendered: false },
  { path: "/level-test/results", isPrerendered: false },
  { path: "/level-test/:testType", isPrerendered: false },
  { path: "/moderation", isPrerendered: false },
  { path: "/admin", isPrerendered: false },
  { path: "/admin/people", isPrerendered: false },
  { path: "/admin/people/:personId", isPrerendered: false },
  { path: "/admin/invitations", isPrerendered: false },
  { path: "/admin/import", isPrerendered: false },
  { path: "/admin/classes", isPrerendered: false },
  { path: "/admin/classes/:classId", isPrerendered: false },
  { path: "/admin/rooms", isPrerendered: false },
  { path: "/admin/consents", isPrerendered: false },
  { path: "/admin/audit", isPrerendered: false },
  { path: "/admin/mail", isPrerendered: false },
  { path: "/admin/mail/:mailId", isPrerendered: false },
  { path: "/admin/jobs", isPrerendered: false },
  { path: "/admin/settings", isPrerendered: false },
  { path: "/admin/sales-requests", isPrerendered: false },
  { path: "/pricing", isPrerendered: true },
  { path: "/coins", isPrerendered: false },
  { path: "/test-checkout/:sessionId", isPrerendered: false },
  { path: "/test-portal/:sessionId", isPrerendered: false },
  { path: "/offers/ielts", isPrerendered: false },
  { path: "/offers/textbooks", isPrerendered: false },
  { path: "/offers/tutoring", isPrerendered: false },
] as const;

type Route = (typeof routes)[number];
export type RoutePath = Route["path"];
export type PrerenderedPath = Extract<Route, { isPrerendered: true }>["path"];
/** A page of the app, which the router shows. */
export type AppPath = Extract<Route, { isPrerendered: false }>["path"];

/**
 * Stands in prerendered pages for the address that the school serves them from, which a build
 * cannot know. The server writes the one that was asked for.
 */
export const unknownOrigin = "https://origin.invalid";

/** The pages that the build writes, in the order of the sitemap. */
export const prerenderedPaths = (): PrerenderedPath[] =>
  routes.flatMap(({ path, isPrerendered }) => (isPrerendered ? [path] : []));

let patterns: RegExp[] | undefined;

/** Whether a path, without its query, is the address of a page. */
export function isWebRoute(path: string): boolean {
  patterns ??= routes.map((route) => patternOf(route.path));
  return patterns.some((pattern) => pattern.test(path));
}

const patternOf = (path: RoutePath): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}${path === "/" ? "" : "/?"}$`);
