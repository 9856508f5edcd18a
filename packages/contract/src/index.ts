import { accountCalls } from "./calls/account";
import { adminCalls } from "./calls/admin";
import { adminPeopleCalls } from "./calls/admin-people";
import { accountSecurityCalls } from "./calls/account-security";
import { assignmentCalls } from "./calls/assignments";
import { classGroupCalls } from "./calls/class-groups";
import { billingCalls } from "./calls/billing";
import { classGameCalls } from "./calls/class-games";
import { classMessageCalls } from "./calls/class-messages";
import { classRoomCalls } from "./calls/class-rooms";
import { classPlanCalls } from "./calls/class-plans";
import type { Call } from "./call";
import { classExportCalls } from "./calls/class-exports";
import { classCalls } from "./calls/classes";
import { consentCalls } from "./calls/consent";
import { friendCalls } from "./calls/friends";
import { dailyFiveCalls } from "./calls/daily-five";
import { gameCalls } from "./calls/games";
import { gamificationCalls } from "./calls/gamification";
import { lessonCalls } from "./calls/lessons";
import { levelTestCalls } from "./calls/level-test";
import { mailCalls } from "./calls/mail";
import { moderationCalls } from "./calls/moderation";
import { replayCalls } from "./calls/replays";
import { quizSetCalls } from "./calls/quiz-sets";
import { rosterCalls } from "./calls/rosters";
import { reviewCalls } from "./calls/review";
import { roomCalls } from "./calls/rooms";
import { schoolCalls } from "./calls/school";
import { sessionCalls } from "./calls/session";
import { secondFactorCalls } from "./calls/second-factor";
import { signInCalls } from "./calls/sign-in";
import { submissionCalls } from "./calls/submissions";
import { reportCalls } from "./calls/reports";
import { teachingCalls } from "./calls/teaching";
import { testPaymentCalls } from "./calls/test-payments";
import { tutorCalls } from "./calls/tutor";
import { userCalls } from "./calls/users";
import { wordBoardCalls } from "./calls/word-board";
import { wordCalls } from "./calls/words";

/** Every call of the product, whether or not a server serves it yet. */
export const calls = [
  ...sessionCalls,
  ...accountCalls,
  ...accountSecurityCalls,
  ...signInCalls,
  ...secondFactorCalls,
  ...consentCalls,
  ...gamificationCalls,
  ...lessonCalls,
  ...reviewCalls,
  ...billingCalls,
  ...testPaymentCalls,
  ...tutorCalls,
  ...userCalls,
  ...friendCalls,
  ...roomCalls,
  ...wordCalls,
  ...moderationCalls,
  ...dailyFiveCalls,
  ...gameCalls,
  ...wordBoardCalls,
  ...replayCalls,
  ...quizSetCalls,
  ...classGameCalls,
  ...classCalls,
  ...classPlanCalls,
  ...classMessageCalls,
  ...classRoomCalls,
  ...rosterCalls,
  ...classExportCalls,
  ...assignmentCalls,
  ...classGroupCalls,
  ...submissionCalls,
  ...teachingCalls,
  ...reportCalls,
  ...levelTestCalls,
  ...schoolCalls,
  ...adminPeopleCalls,
  ...adminCalls,
  ...mailCalls,
] as const;

type DeclaredCalls = { [C in (typeof calls)[number] as C["name"]]: C };
/** The identity of a declared call, as `GET /api/lessons/{id}`. */
export type DeclaredCallName = keyof DeclaredCalls;
/** The call with a given name; types only, so a browser that uses it carries no schema. */
export type CallByName<N extends DeclaredCallName> = DeclaredCalls[N];
const byName = new Map<string, Call>(calls.map((each) => [each.name, each]));

/** The declaration of a call by its name. */
export function callNamed<N extends DeclaredCallName>(name: N): CallByName<N> {
  return byName.get(name) as CallByName<N>;
}

export * from "./calls/account";
export * from "./calls/admin";
export * from "./calls/admin-people";
export * from "./calls/account-security";
export * from "./calls/assignments";
export * from "./calls/class-groups";
export * from "./calls/billing";
export * from "./call";
export * from "./calls/class-games";
export * from "./calls/class-messages";
export * from "./calls/class-rooms";
export * from "./calls/class-plans";
export * from "./calls/class-exports";
export * from "./calls/classes";
export * from "./calls/rosters";
export * from "./calls/consent";
export * from "./constants";
export * from "./fields";
export * from "./calls/friends";
export * from "./calls/daily-five";
export * from "./calls/games";
export * from "./calls/gamification";
export * from "./calls/lessons";
export * from "./calls/level-test";
export * from "./live";
export * from "./calls/mail";
export * from "./calls/moderation";
export * from "./calls/quiz-sets";
export * from "./calls/replays";
export * from "./calls/review";
export * from "./calls/rooms";
export * from "./calls/school";
export * from "./calls/session";
export * from "./calls/second-factor";
export * from "./calls/sign-in";
export * from "./calls/test-payments";
export * from "./calls/submissions";
export * from "./calls/reports";
export * from "./calls/teaching";
export * from "./calls/tutor";
export * from "./calls/users";
export * from "./calls/word-board";
export * from "./calls/words";
