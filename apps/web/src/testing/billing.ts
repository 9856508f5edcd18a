import type { PlanUse, Subscription } from "@saywell/contract";

/** Of somebody who pays nothing. */
export const freeSubscription: Subscription = {
  planType: "FREEMIUM",
  status: "active",
  paidBy: "nobody",
  renewsAt: null,
  endsAt: null,
  nextPlan: null,
  graceUntil: null,
  cardPlan: null,
  moneyBackUntil: null,
};

/** A plan paid by card; say what matters. */
export const makeSubscription = (parts: Partial<Subscription> = {}): Subscription => ({
  ...freeSubscription,
  planType: "CORE",
  paidBy: "card",
  renewsAt: "2026-12-03T10:00:00Z",
  ...parts,
});

/** Of the free plan, of which nothing was used yet; say what matters. */
export const makePlanUse = (parts: Partial<PlanUse> = {}): PlanUse => ({
  planType: "FREEMIUM",
  lessons: { used: 0, limit: 5 },
  liveSessions: { used: 0, limit: 0 },
  tutorMessages: { used: 0, limit: 30 },
  monthEndsAt: "2026-12-01T00:00:00Z",
  ...parts,
});
