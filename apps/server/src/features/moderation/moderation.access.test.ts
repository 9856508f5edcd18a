import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import {
  answer,
  appeal,
  decide,
  decideFriendship,
  decideGroup,
  lift,
  mine,
  nowhere,
  openSchool,
  report,
  type School,
} from "./testing/school";

let app: TestApp;
let school: School;
beforeAll(async () => {
  app = await buildTestApp();
  school = await openSchool(app);
});
afterAll(() => app.close());

const get =
  (
    name:
      | "GET /api/moderation/reports"
      | "GET /api/moderation/queue"
      | "GET /api/moderation/waiting"
      | "GET /api/moderation/watch"
      | "GET /api/moderation/sanctions"
      | "GET /api/moderation/friendships"
      | "GET /api/moderation/audit",
  ) =>
  (as?: TestUser) =>
    app.call(name, {}, as && { as });

/** Each call about something that is not there: whoever may call at all is answered 404, or a list. */
const calls: Record<string, (as?: TestUser) => Promise<{ status: number; code: string | null }>> = {
  report: (as) => report(app, as, { userId: nowhere, reason: "RUDE" }),
  "read the queue": get("GET /api/moderation/reports"),
  "read the reports": get("GET /api/moderation/queue"),
  "count what waits": get("GET /api/moderation/waiting"),
  "read who looks": get("GET /api/moderation/watch"),
  "decide a group": (as) =>
    decideGroup(app, as, nowhere, {
      section: "reports",
      newest: app.clock.now().toISOString(),
      count: 1,
      decision: "DISMISS",
      reason: "Why.",
    }),
  "decide a report": (as) => decide(app, as, nowhere, { decision: "DISMISS" }),
  "list sanctions": get("GET /api/moderation/sanctions"),
  lift: (as) => lift(app, as, nowhere),
  "decide an appeal": (as) => answer(app, as, nowhere, true),
  "read the friendships that wait": get("GET /api/moderation/friendships"),
  "decide a friendship": (as) => decideFriendship(app, as, nowhere, "APPROVE"),
  "read the audit log": get("GET /api/moderation/audit"),
  "read my sanctions": (as) => (as ? mine(app, as) : app.call("GET /api/sanctions", {})),
  appeal: (as) => appeal(app, as, nowhere),
};

test.each([
  // what               nobody guest learner teacher admin
  ["report", 401, 404, 404, 404, 404],
  ["read the queue", 401, 403, 403, 200, 200],
  ["read the reports", 401, 403, 403, 200, 200],
  ["count what waits", 401, 403, 403, 200, 200],
  ["read who looks", 401, 403, 403, 200, 200],
  ["decide a group", 401, 403, 403, 404, 404],
  ["decide a report", 401, 403, 403, 404, 404],
  ["list sanctions", 401, 403, 403, 200, 200],
  ["lift", 401, 403, 403, 404, 404],
  ["decide an appeal", 401, 403, 403, 404, 404],
  ["read the friendships that wait", 401, 403, 403, 200, 200],
  ["decide a friendship", 401, 403, 403, 404, 404],
  ["read the audit log", 401, 403, 403, 200, 200],
  ["read my sanctions", 401, 200, 200, 200, 200],
  ["appeal", 401, 404, 404, 404, 404],
] as const)(
  "%s: nobody %i, guest %i, learner %i, teacher %i, admin %i",
  async (what, ...statuses) => {
    const people = [undefined, await app.signInGuest(), school.anna, school.teacher, school.admin];
    const answers = [];
    for (const as of people) answers.push((await calls[what]!(as)).status);
    expect(answers).toEqual(statuses);
  },
);
