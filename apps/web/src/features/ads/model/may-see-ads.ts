import type { AgeBand, PlanType } from "@saywell/contract";

/** Ads are for adults on the free plan. Who hasn't told their age counts as a child. */
export const mayEverSeeAds = (ageBand: AgeBand): boolean => ageBand === "ADULT";

export const maySeeAds = (ageBand: AgeBand, plan: PlanType): boolean =>
  mayEverSeeAds(ageBand) && plan === "FREEMIUM";
