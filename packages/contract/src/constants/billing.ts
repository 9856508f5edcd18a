import type { PlanType } from "@saywell/entitlements";

export { planTypes, type PlanType } from "@saywell/entitlements";

/** The plans that a learner buys by card; the others are free, or agreed with a school. */
export const plansSoldOnline = ["CORE", "PREMIUM"] as const satisfies readonly PlanType[];

/** Days after the first payment of a first subscription in which the money is given back, once a person. */
export const moneyBackDays = 7;

/** Days that a plan is kept after a renewal failed, while the card is tried again. */
export const graceDays = 7;

/** Days in which a parent can buy a plan by the link that a learner under 18 sent. */
export const parentLinkDays = 14;

/** Links to a plan that one learner may send in a day, and that may be sent to one mailbox. */
export const parentLinksPerDay = 3;

/** What a parent's link finds: nobody pays yet; who has the link pays; or there is nothing to pay. */
export const parentLinkStates = ["ASKED", "PAID", "NOT_NEEDED"] as const;
export type ParentLinkState = (typeof parentLinkStates)[number];

/** Days in which a guest who bought a plan can make the account their own by the mailed link. */
export const claimDays = 90;

/** Lengths of what somebody writes who asks for an Enterprise plan, in UTF-16 units. */
export const salesRequestMaxLength = { name: 80, organisation: 120, message: 2000 } as const;

/** How many people an Enterprise plan is asked for. */
export const salesRequestSizes = ["1-20", "21-100", "101-500", "500+"] as const;
/** Days after which what somebody wrote who asked for one is gone. */
export const salesRequestDays = 365;
export type SalesRequestSize = (typeof salesRequestSizes)[number];

/** The one sentence that stands on every page of the test payments. */
export const testPaymentsLabel = "Test payments: no money moves";

/** Numbers of cards that the test payments know, as in the provider's own test mode. */
export const testCards = {
  succeeds: "4242424242424242",
  needsConfirmation: "4000002500003155",
  declined: "4000000000000002",
  insufficientFunds: "4000000000009995",
  failsAtRenewal: "4000000000000341",
  disputed: "4000000000000259",
} as const;

/** A code that the test payments know, and how much of the first payment it takes off. */
export const testPromotion = { code: "TEST20", percentOff: 20 } as const;
