import { accountCalls } from "./account";
import { billingCalls } from "./billing";
import type { Call } from "./call";
import { friendCalls } from "./friends";
import { gameCalls } from "./games";
import { gamificationCalls } from "./gamification";
import { lessonCalls } from "./lessons";
import { levelTestCalls } from "./level-test";
import { moderationCalls } from "./moderation";
import { reviewCalls } from "./review";
import { roomCalls } from "./rooms";
import { sessionCalls } from "./session";
import { tutorCalls } from "./tutor";
import { userCalls } from "./users";

/** Every call of the product, whether or not a server serves it yet. */
export const calls = [
  ...sessionCalls,
  ...accountCalls,
  ...gamificationCalls,
  ...lessonCalls,
  ...reviewCalls,
  ...billingCalls,
  ...tutorCalls,
  ...userCalls,
  ...friendCalls,
  ...roomCalls,
  ...moderationCalls,
  ...gameCalls,
  ...levelTestCalls,
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

export * from "./account";
export * from "./billing";
export * from "./call";
export * from "./constants";
export * from "./fields";
export * from "./friends";
export * from "./games";
export * from "./gamification";
export * from "./lessons";
export * from "./level-test";
export * from "./limits";
export * from "./live";
export * from "./moderation";
export * from "./review";
export * from "./rooms";
export * from "./session";
export * from "./tutor";
export * from "./users";
