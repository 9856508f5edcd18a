import { type PlanType, planTypes } from "@saywell/contract/constants";

const key = "saywell.checkout";

/** Keeps, for the way back from a checkout, which plan was chosen. */
export function keepCheckoutBegun(plan: PlanType): void {
  try {
    sessionStorage.setItem(key, plan);
  } catch {
    // Where storage is blocked any paid plan is waited for.
  }
}

/** The plan that this tab went to buy; null where that is not known. */
export function checkoutBegun(): PlanType | null {
  try {
    const kept = sessionStorage.getItem(key);
    return planTypes.find((plan) => plan === kept) ?? null;
  } catch {
    return null;
  }
}
