import type { AgeBand, PlanType } from "@saywell/contract";
import { isAdult } from "@saywell/moderation/age-policy";

/** Ads are for adults on the free plan. Who hasn't told their age counts as a child. */
export const mayEverSeeAds = isAdult;

export const maySeeAds = (ageBand: AgeBand, plan: PlanType): boolean =>
  mayEverSeeAds(ageBand) && plan === "FREEMIUM";
