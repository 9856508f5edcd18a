import type { CefrLevel } from "@saywell/cefr";
import {
  type PlanFeature,
  type PlanPromises,
  planPromises,
  type PlanType,
  planTypes,
} from "./plans";

/** What was used of a plan so far. Months and days are calendar ones where the learner is. */
export interface PlanUse {
  /** Lessons begun this month. Demo lessons are not counted. */
  readonly lessonsThisMonth: number;
  readonly tutorMessagesToday: number;
  /** Live sessions of this month that the plan paid for; those paid with coins are not counted. */
  readonly liveSessionsThisMonth: number;
}

export interface EntitledLearner {
  /** Null for who is bound by no plan: everybody where the school does not charge (`PLANS=off`), and its staff. */
  readonly plan: PlanType | null;
  readonly used: PlanUse;
}

export type PlannedAction =
  | {
      readonly kind: "begin-lesson";
      readonly level: CefrLevel;
      /** One of the lessons that the landing page offers to everybody. */
      readonly isDemo: boolean;
      /** Begun before, on whatever plan: what was begun stays. */
      readonly wasBegun: boolean;
    }
  | { readonly kind: "write-to-tutor" }
  /** To let the plan pay for a live session. Paying with coins is open on every plan, and not asked here. */
  | { readonly kind: "use-live-session" }
  | { readonly kind: "use-feature"; readonly feature: PlanFeature }
  /** Free on every plan. They stand here so that every feature asks the same rule. */
  | { readonly kind: "take-placement-test" | "review" | "chat-in-rooms" | "play-game" };

/** Which promise of the plan is used up, or was never made. */
export type PlanLimit = "level" | "lessons" | "tutor-messages" | "live-sessions" | "feature";

export type Entitlement =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly limit: PlanLimit;
      /** The plans on which it would be allowed now, the cheapest first; empty where none would. */
      readonly allowedBy: readonly PlanType[];
    };

/** Whether a learner's plan allows an action now, and else which plans would. */
export function may({ plan, used }: EntitledLearner, action: PlannedAction): Entitlement {
  if (plan === null) return { allowed: true };
  const limit = limitOf(planPromises[plan], used, action);
  if (limit === null) return { allowed: true };
  const allowedBy = planTypes.filter(
    (other) => limitOf(planPromises[other], used, action) === null,
  );
  return { allowed: false, limit, allowedBy };
}

function limitOf(promises: PlanPromises, used: PlanUse, action: PlannedAction): PlanLimit | null {
  switch (action.kind) {
    case "begin-lesson":
      if (action.isDemo || action.wasBegun) return null;
      if (!promises.lessonLevels.includes(action.level)) return "level";
      return isLeft(promises.lessonsPerMonth, used.lessonsThisMonth) ? null : "lessons";
    case "write-to-tutor":
      return isLeft(promises.tutorMessagesPerDay, used.tutorMessagesToday)
        ? null
        : "tutor-messages";
    case "use-live-session":
      return isLeft(promises.liveSessionsPerMonth, used.liveSessionsThisMonth)
        ? null
        : "live-sessions";
    case "use-feature":
      return promises.features.includes(action.feature) ? null : "feature";
    default:
      return null;
  }
}

const isLeft = (most: number | null, used: number): boolean => most === null || used < most;
