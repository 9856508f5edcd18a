import type { CallByName, CallRequest, FriendshipAnswer } from "@saywell/contract";
import { inTransaction } from "../../../db/transaction";
import { createRaiseAlert, type FilterAlert } from "../alerts/filter-alerts";
import type { TestApp, TestUser } from "../../../testing/build-test-app";
import { makeMessage, makeRoom } from "../../../testing/factories";

export interface School {
  anna: TestUser;
  ben: TestUser;
  teacher: TestUser;
  otherTeacher: TestUser;
  admin: TestUser;
  roomId: string;
}

const staff = (name: string, role: "TEACHER" | "ADMIN") =>
  ({ email: `${name}@example.org`, role, ageBand: "ADULT" }) as const;

/** Two learners in a room, two teachers and an admin. */
export async function openSchool(app: TestApp): Promise<School> {
  const anna = await app.signIn({ name: "Anna", ageBand: "ADULT" });
  const ben = await app.signIn({ name: "Ben", ageBand: "ADULT" });
  const teacher = await app.signIn({ ...staff("teach", "TEACHER"), name: "Ms Teach" });
  const otherTeacher = await app.signIn({ ...staff("other", "TEACHER"), name: "Mr Other" });
  const admin = await app.signIn({ ...staff("head", "ADMIN"), name: "Head" });
  const { id: roomId } = await makeRoom(app.db, { name: "Cafe", memberIds: [anna.id, ben.id] });
  return { anna, ben, teacher, otherTeacher, admin, roomId };
}

export const say = (app: TestApp, roomId: string, by: TestUser, content: string) =>
  makeMessage(app.db, { roomId, accountId: by.id, content, now: app.clock.now() });

type ReportBody = CallRequest<CallByName<"POST /api/reports">>["body"];

export const report = (app: TestApp, as: TestUser | undefined, body: ReportBody) =>
  app.call("POST /api/reports", { body }, as && { as });

/** Puts what the filter found before the teachers, as rooms do. */
export const raiseAlertIn = (app: TestApp, alert: FilterAlert): Promise<void> =>
  inTransaction(app.db, (tx) =>
    createRaiseAlert({
      jobs: app.jobs,
      async isProved(from, id) {
        const found = await from
          .selectFrom("account")
          .select("email_verified_at")
          .where("id", "=", id)
          .executeTakeFirst();
        return found && found.email_verified_at !== null;
      },
    })(tx, alert),
  );

/** Anna reports something that Ben has just said. */
export async function makeReport(
  app: TestApp,
  { anna, ben, roomId }: School,
  content = "You are stupid.",
): Promise<{ reportId: string; messageId: string; seq: number }> {
  const { id: messageId, seq } = await say(app, roomId, ben, content);
  const { body } = await report(app, anna, { messageId, reason: "RUDE" });
  return { reportId: body.id, messageId, seq };
}

type Decision = CallRequest<CallByName<"POST /api/moderation/reports/{id}/decide">>["body"];

export const decide = (
  app: TestApp,
  as: TestUser | undefined,
  reportId: string,
  body: Partial<Decision> & Pick<Decision, "decision">,
) =>
  app.call(
    "POST /api/moderation/reports/{id}/decide",
    { params: { id: reportId }, body: { reason: "Be kind here.", ...body } },
    as && { as },
  );

type GroupDecision = CallRequest<CallByName<"POST /api/moderation/queue/{id}/decide">>["body"];

/** Decides all that is open about a person. */
export const decideGroup = (
  app: TestApp,
  as: TestUser | undefined,
  aboutId: string,
  body: GroupDecision,
) =>
  app.call(
    "POST /api/moderation/queue/{id}/decide",
    { params: { id: aboutId }, body },
    as && { as },
  );

export const groups = (
  app: TestApp,
  as: TestUser | undefined,
  query: CallRequest<CallByName<"GET /api/moderation/queue">>["query"] = {},
) => app.call("GET /api/moderation/queue", { query }, as && { as });

/** Ben is muted by the teacher; answers the sanction's id. */
export async function muteBen(app: TestApp, school: School, hours?: number): Promise<string> {
  const { reportId } = await makeReport(app, school, `Rude words, ${Math.random()}`);
  await decide(app, school.teacher, reportId, { decision: "MUTE", ...(hours && { hours }) });
  return (await mine(app, school.ben)).body[0]!.id;
}

export const mine = (app: TestApp, as: TestUser) => app.call("GET /api/sanctions", {}, { as });

export const queue = async (app: TestApp, as: TestUser) =>
  (await app.call("GET /api/moderation/reports", {}, { as })).body;

export const listed = async (app: TestApp, as: TestUser) =>
  (await app.call("GET /api/moderation/sanctions", {}, { as })).body;

export const audit = async (app: TestApp, as: TestUser) =>
  (await app.call("GET /api/moderation/audit", {}, { as })).body;

export const lift = (app: TestApp, as: TestUser | undefined, id: string) =>
  app.call(
    "POST /api/moderation/sanctions/{id}/lift",
    { params: { id }, body: { reason: "It was enough." } },
    as && { as },
  );

export const appeal = (app: TestApp, as: TestUser | undefined, id: string) =>
  app.call(
    "POST /api/sanctions/{id}/appeal",
    { params: { id }, body: { text: "I am sorry." } },
    as && { as },
  );

export const answer = (app: TestApp, as: TestUser | undefined, id: string, accept: boolean) =>
  app.call(
    "POST /api/moderation/appeals/{id}/decide",
    { params: { id }, body: { accept, answer: "We talked." } },
    as && { as },
  );

export const decideFriendship = (
  app: TestApp,
  as: TestUser | undefined,
  id: string,
  decision: FriendshipAnswer,
) =>
  app.call(
    "POST /api/moderation/friendships/{id}/decision",
    { params: { id }, body: { decision } },
    as && { as },
  );

export const friendshipsToDecide = async (app: TestApp, as: TestUser) =>
  (await app.call("GET /api/moderation/friendships", {}, { as })).body;

/** Names nothing. */
export const nowhere = "0190b1f0-0000-4000-8000-000000000000";
