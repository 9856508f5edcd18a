import { type CefrLevel, cefrLevels } from "@saywell/cefr";

/** The plans a learner may be on, from the one that costs nothing; each opens all that those before it open. */
export const planTypes = ["FREEMIUM", "CORE", "PREMIUM", "ENTERPRISE"] as const;
export type PlanType = (typeof planTypes)[number];

/** Whether a plan opens more than another. */
export const isGreaterPlan = (one: PlanType, other: PlanType): boolean =>
  planTypes.indexOf(one) > planTypes.indexOf(other);

/** The one that opens more. */
export const greaterPlan = (one: PlanType, other: PlanType): PlanType =>
  isGreaterPlan(other, one) ? other : one;

/** Parts of the product that a plan opens whole, or not at all. */
export const planFeatures = [
  /** That a language model answers as the AI teacher, where the school has set one, and not only the rules on board. */
  "language-model",
  "teacher-access",
  "class-management",
  "personalised-feedback",
  "certificate-preparation",
  "lms-integration",
  "lti",
  "custom-branding",
  "xapi-analytics",
] as const;
export type PlanFeature = (typeof planFeatures)[number];

/** What a plan promises. Null is without a limit. */
export interface PlanPromises {
  /** Levels whose lessons may be begun. */
  readonly lessonLevels: readonly CefrLevel[];
  /** Lessons begun in a calendar month. */
  readonly lessonsPerMonth: number | null;
  /** Coins given in each calendar month, whatever is earned besides. */
  readonly coinsPerMonth: number;
  /** Messages to the AI teacher in a day. */
  readonly tutorMessagesPerDay: number | null;
  /** Sessions with a live teacher that the plan itself pays for in a calendar month. */
  readonly liveSessionsPerMonth: number | null;
  readonly features: readonly PlanFeature[];
}

/** Every plan gives them, so that none promises less than the free one. */
export const monthlyCoins = 100;

const unlimited = {
  lessonLevels: cefrLevels,
  lessonsPerMonth: null,
  coinsPerMonth: monthlyCoins,
  tutorMessagesPerDay: null,
} as const;
const withModel = ["language-model"] as const;
const withTeacher = [
  ...withModel,
  "teacher-access",
  "class-management",
  "personalised-feedback",
  "certificate-preparation",
] as const;

/**
 * The promises of the pricing page as numbers; a test of the content holds its sentences against
 * them. "Basic AI access" is the one promise without a number there, so what it is is ours: the rules
 * on board, and so many messages.
 */
export const planPromises: Readonly<Record<PlanType, PlanPromises>> = {
  FREEMIUM: {
    lessonLevels: ["A1"],
    lessonsPerMonth: 5,
    coinsPerMonth: monthlyCoins,
    tutorMessagesPerDay: 30,
    liveSessionsPerMonth: 0,
    features: [],
  },
  CORE: { ...unlimited, liveSessionsPerMonth: 0, features: withModel },
  PREMIUM: { ...unlimited, liveSessionsPerMonth: 4, features: withTeacher },
  ENTERPRISE: { ...unlimited, liveSessionsPerMonth: null, features: planFeatures },
};
