import { testCards } from "@saywell/contract/constants";
import { beginSubscription, cardErrors, discountFrom, keepCard, taxRule } from "./billing";
import type { Book, Hidden, KeptAsRead, TestCard } from "./book";
import * as rules from "./money-rules";
import * as objects from "./objects";
import { invalid } from "./provider-error";
import { randomId } from "./random-id";

type Checkout = KeptAsRead<"checkout.session">;

/** Which test card a number is; null where it is none. */
export const cardOf = (number: string): TestCard | null =>
  (Object.keys(testCards) as TestCard[]).find((name) => testCards[name] === number) ?? null;

export const sentenceOf = (card: TestCard | null): string | null =>
  card === null
    ? cardErrors.unknown.message
    : card === "declined" || card === "insufficientFunds"
      ? cardErrors[card].message
      : null;

/** The coupon of a checkout, if it may be used now. */
export async function couponOf(book: Book, { hidden }: Checkout): Promise<objects.Coupon | null> {
  const id =
    hidden.promotionId === undefined
      ? hidden.couponId
      : (await book.get("promotion_code", hidden.promotionId)).data.promotion.coupon;
  return id === undefined ? null : (await book.get("coupon", id)).data;
}

/** Says what a checkout comes to, with its promotion and the tax of whoever has this VAT number. */
export async function countCheckout(
  book: Book,
  checkout: Checkout,
  taxId: string | null = null,
): Promise<void> {
  const { data, hidden } = checkout;
  const price = await book.get("price", hidden.priceId);
  const customer = data.customer === null ? null : await book.get("customer", data.customer);
  const known = customer?.hidden.taxIds?.[0]?.value ?? null;
  const rule = taxRule(customer?.data ?? null, {
    hasTax: data.automatic_tax.enabled,
    behavior: price.data.tax_behavior,
    taxId: taxId ?? known,
  });
  const subtotal = price.data.unit_amount * hidden.quantity;
  const off = rules.discountOn(subtotal, await couponOf(book, checkout));
  const tax = rules.taxOf(subtotal - off, rule);
  data.amount_subtotal = subtotal;
  data.amount_total = subtotal - off + (rule.isInclusive ? 0 : tax);
  data.total_details = { amount_discount: off, amount_shipping: 0, amount_tax: tax };
}

export const isUsable = (
  promotion: objects.PromotionCode,
  coupon: objects.Coupon,
  { now, customer, currency }: { now: number; customer: string | null; currency: string },
): boolean =>
  promotion.active &&
  coupon.valid &&
  (promotion.customer === null || promotion.customer === customer) &&
  (promotion.expires_at ?? Infinity) > now &&
  (coupon.redeem_by ?? Infinity) > now &&
  promotion.times_redeemed < (promotion.max_redemptions ?? Infinity) &&
  coupon.times_redeemed < (coupon.max_redemptions ?? Infinity) &&
  (coupon.amount_off === null || coupon.currency === currency);

async function redeem(book: Book, checkout: Checkout): Promise<Hidden<"subscription">["discount"]> {
  const coupon = await couponOf(book, checkout);
  if (coupon === null) return undefined;
  const kept = await book.lock("coupon", coupon.id);
  if (checkout.hidden.promotionId !== undefined) {
    const promotion = await book.lock("promotion_code", checkout.hidden.promotionId);
    const { customer, currency } = checkout.data;
    if (!isUsable(promotion.data, kept.data, { now: book.now, customer, currency })) {
      throw invalid("This promotion code cannot be used any more.", { code: "coupon_expired" });
    }
    promotion.data.times_redeemed += 1;
    if (promotion.data.times_redeemed >= (promotion.data.max_redemptions ?? Infinity)) {
      promotion.data.active = false;
    }
    await book.save(promotion);
  }
  kept.data.times_redeemed += 1;
  kept.data.valid = kept.data.times_redeemed < (kept.data.max_redemptions ?? Infinity);
  await book.save(kept);
  return discountFrom(kept.data, randomId("di"), book.now);
}

/** Pays a checkout that is open, with a card that pays. */
export async function complete(
  book: Book,
  checkout: Checkout,
  by: { card: TestCard; last4: string; email: string; taxId: string | null; isConfirmed: boolean },
): Promise<void> {
  const { data, hidden } = checkout;
  let customer: KeptAsRead<"customer">;
  if (data.customer === null) {
    const made = objects.newCustomer({
      created: book.now,
      email: data.customer_email ?? by.email,
      name: null,
      metadata: {},
    });
    customer = await book.add("customer", made, { ahead: 0 }, made.id);
    book.beAt(customer);
    book.tell("customer.created", customer.data);
    customer.before = structuredClone(customer.data);
  } else {
    customer = await book.get("customer", data.customer);
    customer.data.email ??= by.email;
  }
  const country = by.taxId === null ? null : rules.countryOfTaxId(by.taxId);
  if (by.taxId !== null && country !== null) {
    const type = country === "GB" ? "gb_vat" : "eu_vat";
    customer.hidden.taxIds = [{ type, value: by.taxId }];
    customer.data.tax_exempt = country === "GB" ? "none" : "reverse";
  }
  customer.data.address = objects.addressIn(country ?? customer.data.address?.country ?? "GB");
  const price = await book.get("price", hidden.priceId);
  customer.data.currency = price.data.currency;
  if (customer.hidden.invoicePage === undefined) {
    const page = await book.add(
      "billing_portal.session",
      objects.newPortal({
        created: book.now,
        customer: customer.data.id,
        configuration: "",
        returnUrl: data.cancel_url ?? data.success_url,
        flow: null,
      }),
      { expiresAt: null },
      customer.data.id,
    );
    customer.hidden.invoicePage = page.data.id;
  }
  await book.save(customer);
  await countCheckout(book, checkout, by.taxId);
  const discount = await redeem(book, checkout);
  const method = await keepCard(book, customer, by);
  const { sub, invoice } = await beginSubscription(book, {
    customer: customer.data,
    price: price.data,
    quantity: hidden.quantity,
    paymentMethod: method.data.id,
    hasTax: data.automatic_tax.enabled,
    metadata: hidden.subscriptionMetadata,
    discount,
  });
  checkout.customerId = customer.data.id;
  data.customer = customer.data.id;
  data.customer_details = {
    ...objects.detailsOf(customer.data.email ?? by.email),
    address: customer.data.address,
    tax_exempt: customer.data.tax_exempt,
    tax_ids: customer.hidden.taxIds ?? [],
  };
  data.subscription = sub.data.id;
  data.invoice = invoice.data.id;
  data.status = "complete";
  data.payment_status = data.amount_total === 0 ? "no_payment_required" : "paid";
  data.url = null;
  hidden.pending = undefined;
  await book.save(checkout);
  book.tell("checkout.session.completed", data);
}

export async function expire(book: Book, checkout: Checkout): Promise<void> {
  checkout.data.status = "expired";
  checkout.data.url = null;
  checkout.hidden.pending = undefined;
  await book.save(checkout);
  book.tell("checkout.session.expired", checkout.data);
}
