import type Stripe from "stripe";
import type { PlanType } from "@saywell/contract";
import { testPromotion } from "@saywell/contract/constants";

/** A plan as it is sold: what it is called, and pence a month. */
export interface SoldPlan {
  readonly id: PlanType;
  readonly name: string;
  readonly pricePence: number;
}

/** By which a plan's price of now is found, whatever its id is. */
export const lookupKeyOf = (plan: PlanType): string => `saywell_${plan.toLowerCase()}_monthly`;

export const currency = "gbp";

/**
 * Makes the products and prices of the plans, and the settings of the billing portal, where they are
 * not there; where a price has changed a new one takes its lookup key, and who pays the old one keeps it.
 * Doing it again changes nothing.
 *
 * @returns what was made or changed, in a sentence each
 */
export async function setUpProducts(stripe: Stripe, plans: readonly SoldPlan[]): Promise<string[]> {
  const done: string[] = [];
  const prices: { plan: SoldPlan; price: string; product: string }[] = [];
  for (const plan of plans) {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKeyOf(plan.id)], limit: 1 });
    const known = data[0];
    if (known !== undefined && isSame(known, plan)) {
      prices.push({ plan, price: known.id, product: idOf(known.product) });
      continue;
    }
    const product = known === undefined ? await productOf(stripe, plan) : idOf(known.product);
    const price = await stripe.prices.create({
      product,
      currency,
      unit_amount: plan.pricePence,
      recurring: { interval: "month" },
      lookup_key: lookupKeyOf(plan.id),
      transfer_lookup_key: true,
      tax_behavior: "inclusive",
      metadata: { plan: plan.id },
    });
    if (known !== undefined) await stripe.prices.update(known.id, { active: false });
    done.push(`${plan.name}: ${known === undefined ? "a price" : "a new price"} of ${price.id}`);
    prices.push({ plan, price: price.id, product });
  }
  const products = prices.map(({ product, price }) => ({ product, prices: [price] }));
  done.push(...(await setUpPortal(stripe, products)));
  return done;
}

/** A promotion code to try, where no money moves. Doing it again changes nothing. */
export async function setUpTestPromotion(stripe: Stripe): Promise<void> {
  const { code, percentOff } = testPromotion;
  const { data } = await stripe.promotionCodes.list({ code, limit: 1 });
  if (data.length > 0) return;
  const coupon = await stripe.coupons.create({ percent_off: percentOff, duration: "once" });
  await stripe.promotionCodes.create({ code, promotion: { type: "coupon", coupon: coupon.id } });
}

const isSame = (price: Stripe.Price, plan: SoldPlan): boolean =>
  price.active &&
  price.unit_amount === plan.pricePence &&
  price.currency === currency &&
  price.recurring?.interval === "month";

/** Named by us, so that two who set up at once make one. */
async function productOf(stripe: Stripe, { id, name }: SoldPlan): Promise<string> {
  const product = `saywell_${id.toLowerCase()}`;
  try {
    return (await stripe.products.retrieve(product)).id;
  } catch (error) {
    if ((error as { code?: unknown }).code !== "resource_missing") throw error;
    return (
      await stripe.products.create({ id: product, name: `Saywell ${name}`, metadata: { plan: id } })
    ).id;
  }
}

/** More at once, for which the difference is paid; less when the paid time is over. */
async function setUpPortal(
  stripe: Stripe,
  products: Stripe.BillingPortal.ConfigurationCreateParams.Features.SubscriptionUpdate.Product[],
): Promise<string[]> {
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    customer_update: { enabled: true, allowed_updates: ["email", "address", "tax_id"] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: "at_period_end" },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ["price"],
      products,
      proration_behavior: "always_invoice",
      schedule_at_period_end: { conditions: [{ type: "decreasing_item_amount" }] },
    },
  };
  const { data } = await stripe.billingPortal.configurations.list({
    active: true,
    limit: 100,
    // Without it the API leaves them out.
    expand: ["data.features.subscription_update.products"],
  });
  const own = data.find(({ metadata }) => metadata?.["saywell"] === "portal");
  if (own === undefined) {
    await stripe.billingPortal.configurations.create({ features, metadata: { saywell: "portal" } });
    return ["The billing portal was set up."];
  }
  const known = own.features.subscription_update.products ?? [];
  const shown = (list: readonly { product: string; prices: readonly string[] }[]) =>
    JSON.stringify(
      Object.fromEntries(
        list
          .map(({ product, prices }) => [product, prices.toSorted()] as const)
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
    );
  if (shown(known) === shown(products)) return [];
  await stripe.billingPortal.configurations.update(own.id, { features });
  return ["The billing portal offers the prices of now."];
}

export const idOf = (one: string | { id: string }): string =>
  typeof one === "string" ? one : one.id;
