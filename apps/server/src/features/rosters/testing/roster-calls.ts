import type { TestApp, TestUser } from "../../../testing/build-test-app";

/** The calls about invitations into classes, as a test makes them. */
export const rosterCalls = (app: TestApp) => ({
  makeClass: async (as: TestUser) => {
    const made = await app.call(
      "POST /api/classes",
      { body: { name: "B1 evening", level: "B1" } },
      { as },
    );
    return made.body;
  },
  list: (as: TestUser, classId: string) =>
    app.call("GET /api/classes/{classId}/invitations", { params: { classId } }, { as }),
  invite: (as: TestUser, classId: string, body: { email: string; name?: string }) =>
    app.call("POST /api/classes/{classId}/invitations", { params: { classId }, body }, { as }),
  sendAgain: (as: TestUser, classId: string, invitationId: string) =>
    app.call(
      "POST /api/classes/{classId}/invitations/{invitationId}/send",
      { params: { classId, invitationId } },
      { as },
    ),
  takeBack: (as: TestUser, classId: string, invitationId: string) =>
    app.call(
      "DELETE /api/classes/{classId}/invitations/{invitationId}",
      { params: { classId, invitationId } },
      { as },
    ),
  roster: (as: TestUser, classId: string, csv: string, dryRun = false) =>
    app.call(
      "POST /api/classes/{classId}/roster",
      { params: { classId }, body: { csv, dryRun } },
      { as },
    ),
  mine: (as: TestUser | undefined) =>
    app.call("GET /api/my-class-invitations", {}, as === undefined ? {} : { as }),
  read: (as: TestUser, token: string) =>
    app.call("POST /api/class-invitation/read", { body: { token } }, { as }),
  accept: (as: TestUser, token: string) =>
    app.call("POST /api/my-class-invitations/accept", { body: { token } }, { as }),
  decline: (as: TestUser, token: string) =>
    app.call("POST /api/my-class-invitations/decline", { body: { token } }, { as }),
});
