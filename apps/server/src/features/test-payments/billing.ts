import type { Book, Hidden, KeptAsRead, TestCard } from "./book";
import * as rules from "./money-rules";
import * as objects from "./objects";
import { invalid } from "./provider-error";
import type { CardError, LineFacts } from "./objects";

type Sub = KeptAsRead<"subscription">;

/** Days after a payment failed on which it is tried again. When the last one fails, it is over. */
const retryDays = [3, 5, 7];
/** Days in which a dispute has to be answered. Nobody answers here, so it is lost then. */
const disputeDays = 9;

const declined: CardError = {
  type: "card_error",
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
};
export const cardErrors = {
  declined,
  insufficientFunds: {
    ...declined,
    decline_code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  unknown: { ...declined, code: "incorrect_number", message: "Your card number is incorrect." },
  unconfirmed: {
    ...declined,
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  },
} as const;

/** What becomes of a charge. `renewal`: nobody is there who could confirm it. */
function errorOf(
  { card, isConfirmed }: Hidden<"payment_method">,
  at: "renewal" | "present",
): CardError | "confirm" | null {
  if (card === "declined") return cardErrors.declined;
  if (card === "insufficientFunds") return cardErrors.insufficientFunds;
  if (card === "failsAtRenewal" && at === "renewal") return cardErrors.declined;
  if (card === "needsConfirmation" && !isConfirmed && at === "renewal") return "confirm";
  return null;
}

/** Where a customer is for the tax, and at which percent. Reverse charge: elsewhere with a VAT number. */
export function taxRule(
  customer: { address: { country: string | null } | null } | null,
  { hasTax, behavior, taxId }: { hasTax: boolean; behavior: string | null; taxId?: string | null },
): rules.TaxRule & { country: string } {
  const ofId = taxId ? rules.countryOfTaxId(taxId) : null;
  const country = ofId ?? customer?.address?.country ?? "GB";
  return {
    country,
    rate: hasTax ? rules.taxRate(country) : 0,
    isInclusive: behavior === "inclusive",
  };
}

export const couponNow = (
  { discount }: Hidden<"subscription">,
  now: number,
): Hidden<"subscription">["discount"] | undefined =>
  discount !== undefined && (discount.until === null || now < discount.until)
    ? discount
    : undefined;

const titleOf = async (book: Book, price: objects.Price): Promise<string> =>
  (await book.find("product", price.product))?.data.name ?? price.nickname ?? price.id;

const pounds = (amount: number, currency: string) =>
  `${currency === "gbp" ? "£" : `${currency.toUpperCase()} `}${(amount / 100).toFixed(2)}`;

/** A whole period at a price. */
async function wholeLine(book: Book, sub: Sub): Promise<LineFacts> {
  const item = sub.data.items.data[0]!;
  const amount = item.price.unit_amount * item.quantity;
  const coupon = couponNow(sub.hidden, book.now)?.coupon ?? null;
  return {
    amount,
    discount: rules.discountOn(amount, coupon),
    description: `${item.quantity} × ${await titleOf(book, item.price)} (at ${pounds(item.price.unit_amount, item.price.currency)} / ${item.price.recurring.interval})`,
    price: item.price,
    quantity: item.quantity,
    period: { start: item.current_period_start, end: item.current_period_end },
    isProration: false,
  };
}

/**
 * What a change of price costs for the rest of the period, to the second: back comes what was paid for
 * it, without what a coupon had taken off.
 */
export async function changeLines(
  book: Book,
  sub: Sub,
  price: objects.Price,
  quantity: number,
): Promise<{ lines: LineFacts[]; net: number }> {
  const item = sub.data.items.data[0]!;
  const part = {
    start: item.current_period_start,
    end: item.current_period_end,
    now: book.now,
  };
  const period = { start: book.now, end: part.end };
  const whole = price.unit_amount * quantity;
  const coupon = couponNow(sub.hidden, book.now)?.coupon ?? null;
  // So much money off was for one whole period; a share in percent is for any time.
  const off = coupon === null || coupon.percent_off === null ? null : coupon;
  const amount = rules.restOf(whole, part);
  const common = { period, isProration: true };
  return {
    lines: [
      {
        ...common,
        amount: -rules.restOf(sub.hidden.net, part),
        discount: 0,
        description: `Unused time on ${await titleOf(book, item.price)}`,
        price: item.price,
        quantity: item.quantity,
      },
      {
        ...common,
        amount,
        discount: rules.discountOn(amount, off),
        description: `Remaining time on ${await titleOf(book, price)}`,
        price,
        quantity,
      },
    ],
    net: whole - rules.discountOn(whole, off),
  };
}

/** What lines come to, with the tax. */
export function totalOf(lines: readonly LineFacts[], rule: rules.TaxRule) {
  const net = lines.reduce((sum, { amount, discount }) => sum + amount - discount, 0);
  const tax = rules.taxOf(net, rule);
  return { tax, total: rule.isInclusive ? net : net + tax };
}

/** Makes an invoice and gives it its number; it is open then, and not paid yet. */
async function makeInvoice(
  book: Book,
  sub: Sub,
  { reason, lines }: { reason: objects.BillingReason; lines: LineFacts[] },
): Promise<KeptAsRead<"invoice">> {
  const customer = await book.get("customer", sub.data.customer);
  const price = sub.data.items.data[0]!.price;
  const hasTax = sub.data.automatic_tax.enabled;
  const rule = taxRule(customer.data, { hasTax, behavior: price.tax_behavior });
  const data = objects.newInvoice({
    created: book.now,
    customer: customer.data,
    subscription: sub.data,
    reason,
    lines,
    tax: totalOf(lines, rule).tax,
    taxIsInclusive: rule.isInclusive,
    taxRate: rule.rate,
    hasTax,
    discountId: lines.some(({ discount }) => discount > 0)
      ? (sub.hidden.discount?.id ?? null)
      : null,
  });
  data.customer_tax_ids = customer.hidden.taxIds ?? [];
  const { current_period_start, current_period_end } = sub.data.items.data[0]!;
  if (reason === "subscription_update") {
    data.period_start = current_period_start;
    data.period_end = current_period_end;
  }
  const invoice = await book.add("invoice", data, {});
  book.tell("invoice.created", invoice.data);

  const { next_invoice_sequence: number, invoice_prefix: prefix } = customer.data;
  invoice.data.number = `${prefix}-${String(number).padStart(4, "0")}`;
  invoice.data.status = "open";
  invoice.data.effective_at = book.now;
  invoice.data.status_transitions.finalized_at = book.now;
  const page = customer.hidden.invoicePage;
  invoice.data.hosted_invoice_url =
    page === undefined ? null : (await book.get("billing_portal.session", page)).data.url;
  customer.data.next_invoice_sequence = number + 1;
  customer.data.balance = invoice.data.ending_balance ?? 0;
  await book.save(customer);
  if (invoice.data.amount_due > 0) {
    const intent = await book.add(
      "payment_intent",
      objects.newPaymentIntent({ created: book.now, invoice: invoice.data }),
      {},
    );
    invoice.hidden.paymentIntent = intent.data.id;
    await book.add(
      "invoice_payment",
      objects.newInvoicePayment({
        created: book.now,
        invoice: invoice.data,
        paymentIntent: intent.data.id,
      }),
      {},
    );
  }
  await book.save(invoice);
  book.tell("invoice.finalized", invoice.data);
  sub.data.latest_invoice = invoice.data.id;
  await book.save(sub);
  return invoice;
}

/** Tries to take the money of an invoice that is open. Answers what the bank said; null where it is paid. */
async function takePayment(
  book: Book,
  invoice: KeptAsRead<"invoice">,
  paymentMethodId: string | null,
  at: "renewal" | "present",
): Promise<CardError | "confirm" | null> {
  const { data, hidden } = invoice;
  if (hidden.paymentIntent !== undefined) {
    if (paymentMethodId === null) {
      throw invalid("This customer has no attached payment source or default payment method.", {
        code: "resource_missing",
      });
    }
    const intent = await book.get("payment_intent", hidden.paymentIntent);
    const method = await book.get("payment_method", paymentMethodId, "payment_method");
    if (method.customerId !== invoice.customerId) {
      throw invalid("The payment method belongs to another customer.", { param: "payment_method" });
    }
    const error = errorOf(method.hidden, at);
    data.attempted = true;
    data.attempt_count += 1;
    intent.data.payment_method = method.data.id;
    if (error === "confirm") {
      intent.data.status = "requires_action";
      await book.save(intent);
      await book.save(invoice);
      book.tell("payment_intent.requires_action", intent.data);
      book.tell("invoice.payment_action_required", data);
      book.tell("invoice.payment_failed", data);
      return error;
    }
    const charge = await book.add(
      "charge",
      objects.newCharge({
        created: book.now,
        paymentIntent: intent.data,
        paymentMethod: method.data,
        error,
      }),
      {},
    );
    intent.data.latest_charge = charge.data.id;
    if (error !== null) {
      intent.data.status = "requires_payment_method";
      intent.data.last_payment_error = error;
      await book.save(intent);
      await book.save(invoice);
      book.tell("charge.failed", charge.data);
      book.tell("payment_intent.payment_failed", intent.data);
      book.tell("invoice.payment_failed", data);
      return error;
    }
    if (at === "present" && method.hidden.card === "needsConfirmation") {
      method.hidden.isConfirmed = true;
      await book.save(method);
    }
    intent.data.status = "succeeded";
    intent.data.amount_received = intent.data.amount;
    intent.data.last_payment_error = null;
    await book.save(intent);
    const [payment] = await book.list({
      kind: "invoice_payment",
      customerId: data.customer,
      like: { invoice: data.id },
      limit: 1,
    });
    payment!.data.status = "paid";
    payment!.data.amount_paid = intent.data.amount;
    payment!.data.status_transitions.paid_at = book.now;
    await book.save(payment!);
    book.tell("charge.succeeded", charge.data);
    book.tell("payment_intent.succeeded", intent.data);
    await markPaid(book, invoice);
    if (method.hidden.card === "disputed") await dispute(book, charge);
    return null;
  }
  await markPaid(book, invoice);
  return null;
}

async function markPaid(book: Book, invoice: KeptAsRead<"invoice">): Promise<void> {
  const { data } = invoice;
  data.status = "paid";
  data.attempted = true;
  data.auto_advance = false;
  data.amount_paid = data.amount_due;
  data.amount_remaining = 0;
  data.next_payment_attempt = null;
  data.status_transitions.paid_at = book.now;
  await book.save(invoice);
  book.tell("invoice.paid", data);
  if (data.amount_paid > 0) book.tell("invoice.payment_succeeded", data);
}

const paymentMethodOf = async (book: Book, sub: Sub): Promise<string | null> =>
  sub.data.default_payment_method ??
  (await book.get("customer", sub.data.customer)).data.invoice_settings.default_payment_method;

/** Pays an invoice of a subscription, and has the subscription be what follows from it. */
async function settle(
  book: Book,
  sub: Sub,
  invoice: KeptAsRead<"invoice">,
  { at, paymentMethod }: { at: "renewal" | "present"; paymentMethod?: string | undefined },
): Promise<CardError | "confirm" | null> {
  const error = await takePayment(
    book,
    invoice,
    paymentMethod ?? (await paymentMethodOf(book, sub)),
    at,
  );
  if (sub.data.status === "canceled") return error;
  if (error === null) await settled(book, sub);
  else await failed(book, sub, invoice);
  return error;
}

/** All is well again once nothing is owed. */
async function settled(book: Book, sub: Sub): Promise<void> {
  const [owed] = await book.list({
    kind: "invoice",
    customerId: sub.data.customer,
    like: {
      status: "open",
      parent: { subscription_details: { subscription: sub.data.id } },
    },
    limit: 1,
  });
  if (owed === undefined) {
    sub.data.status = "active";
    sub.hidden.retry = undefined;
  } else if (sub.hidden.retry !== undefined) {
    sub.hidden.retry.invoice = owed.data.id;
  }
  await book.change("customer.subscription.updated", sub);
  await book.save(sub);
}

async function failed(book: Book, sub: Sub, invoice: KeptAsRead<"invoice">): Promise<void> {
  sub.hidden.retry ??= {
    invoice: invoice.data.id,
    first: book.now,
    tries: 0,
    at: book.now + retryDays[0]! * rules.day,
  };
  sub.data.status = "past_due";
  if (invoice.data.id === sub.hidden.retry.invoice) {
    invoice.data.next_payment_attempt = sub.hidden.retry.at;
    await book.save(invoice);
  }
  await book.change("customer.subscription.updated", sub);
  await book.save(sub);
}

export async function beginSubscription(
  book: Book,
  from: {
    customer: objects.Customer;
    price: objects.Price;
    quantity: number;
    paymentMethod: string;
    hasTax: boolean;
    metadata: objects.Metadata;
    discount: Hidden<"subscription">["discount"];
  },
): Promise<{ sub: Sub; invoice: KeptAsRead<"invoice">; error: CardError | "confirm" | null }> {
  const data = objects.newSubscription({
    ...from,
    created: book.now,
    customer: from.customer.id,
    periodEnd: rules.periodEnd(book.now, book.now),
  });
  const hidden: Hidden<"subscription"> = { net: 0, discount: from.discount, pending: [] };
  if (from.discount !== undefined) data.discounts = [from.discount.id];
  const sub = await book.add("subscription", data, hidden);
  const line = await wholeLine(book, sub);
  sub.hidden.net = line.amount - line.discount;
  const invoice = await makeInvoice(book, sub, { reason: "subscription_create", lines: [line] });
  book.tell("customer.subscription.created", sub.data);
  sub.before = structuredClone(sub.data);
  const error = await settle(book, sub, invoice, { at: "present" });
  return { sub, invoice, error };
}

/** A coupon becomes what a subscription has less to pay, for as long as it says. */
export const discountFrom = (
  coupon: objects.Coupon,
  id: string,
  now: number,
): Hidden<"subscription">["discount"] => {
  const months = coupon.duration === "repeating" ? (coupon.duration_in_months ?? 1) : 1;
  let until = now;
  for (let month = 0; month < months; month++) until = rules.periodEnd(now, until);
  // A coupon for once is over with the first invoice.
  return {
    id,
    coupon,
    until: coupon.duration === "forever" ? null : coupon.duration === "once" ? now + 1 : until,
  };
};

/** What happens to a subscription when something of it is due. */
export async function continueSubscription(book: Book, sub: Sub): Promise<void> {
  const { retry } = sub.hidden;
  const item = sub.data.items.data[0]!;
  if (retry !== undefined && retry.at < item.current_period_end) await retryPayment(book, sub);
  else if (sub.data.cancel_at_period_end)
    await endSubscription(book, sub, "cancellation_requested");
  else await renew(book, sub);
}

async function renew(book: Book, sub: Sub): Promise<void> {
  const item = sub.data.items.data[0]!;
  if (sub.data.schedule !== null) {
    const schedule = await book.get("subscription_schedule", sub.data.schedule);
    const next = await book.get("price", schedule.data.phases[1]!.items[0]!.price);
    objects.setPrice(sub.data, next.data);
    await releaseSchedule(book, sub, schedule);
  }
  item.current_period_start = item.current_period_end;
  item.current_period_end = rules.periodEnd(sub.data.billing_cycle_anchor, item.current_period_end);
  if (sub.hidden.discount !== undefined && couponNow(sub.hidden, book.now) === undefined) {
    sub.hidden.discount = undefined;
    sub.data.discounts = [];
  }
  const line = await wholeLine(book, sub);
  sub.hidden.net = line.amount - line.discount;
  const lines = [...sub.hidden.pending, line];
  sub.hidden.pending = [];
  const invoice = await makeInvoice(book, sub, { reason: "subscription_cycle", lines });
  await book.change("customer.subscription.updated", sub);
  await settle(book, sub, invoice, { at: "renewal" });
}

async function retryPayment(book: Book, sub: Sub): Promise<void> {
  const retry = sub.hidden.retry!;
  retry.tries += 1;
  const isLast = retry.tries >= retryDays.length;
  retry.at = isLast ? book.now + rules.day : retry.first + retryDays[retry.tries]! * rules.day;
  const invoice = await book.get("invoice", retry.invoice);
  const error = await settle(book, sub, invoice, { at: "renewal" });
  if (error !== null && isLast) await endSubscription(book, sub, "payment_failed");
}

export async function releaseSchedule(
  book: Book,
  sub: Sub,
  schedule: KeptAsRead<"subscription_schedule">,
): Promise<void> {
  const { data } = schedule;
  data.status = "released";
  data.released_at = book.now;
  data.released_subscription = data.subscription;
  data.subscription = null;
  data.current_phase = null;
  await book.save(schedule);
  sub.data.schedule = null;
  await book.save(sub);
  book.tell("subscription_schedule.released", data);
}

const dropSchedule = async (book: Book, sub: Sub): Promise<void> => {
  if (sub.data.schedule === null) return;
  await releaseSchedule(book, sub, await book.get("subscription_schedule", sub.data.schedule));
};

/** Ends it now. What was not paid stays owed, and is not tried again. */
export async function endSubscription(
  book: Book,
  sub: Sub,
  reason: "cancellation_requested" | "payment_failed",
): Promise<void> {
  await dropSchedule(book, sub);
  sub.data.status = "canceled";
  sub.data.canceled_at ??= book.now;
  sub.data.ended_at = book.now;
  sub.data.cancellation_details.reason = reason;
  sub.hidden.retry = undefined;
  await book.save(sub);
  const owed = await book.list({
    kind: "invoice",
    customerId: sub.data.customer,
    like: { status: "open", parent: { subscription_details: { subscription: sub.data.id } } },
    limit: 100,
  });
  for (const invoice of owed) {
    invoice.data.auto_advance = false;
    invoice.data.next_payment_attempt = null;
    await book.save(invoice);
  }
  book.tell("customer.subscription.deleted", sub.data);
}

export async function setCancelling(book: Book, sub: Sub, isCancelled: boolean): Promise<void> {
  if (isCancelled) await dropSchedule(book, sub);
  sub.data.cancel_at_period_end = isCancelled;
  sub.data.cancel_at = isCancelled ? sub.data.items.data[0]!.current_period_end : null;
  sub.data.canceled_at = isCancelled ? book.now : null;
  sub.data.cancellation_details.reason = isCancelled ? "cancellation_requested" : null;
  await book.change("customer.subscription.updated", sub);
}

/** Takes back a cancellation, or a change that was to come. */
export async function resume(book: Book, sub: Sub): Promise<void> {
  await dropSchedule(book, sub);
  await setCancelling(book, sub, false);
}

/** Changes the price now. */
export async function changePrice(
  book: Book,
  sub: Sub,
  to: { price: objects.Price; quantity: number },
  how: { proration: "always_invoice" | "create_prorations" | "none"; at: "renewal" | "present" },
): Promise<CardError | "confirm" | null> {
  if (sub.data.status !== "active") {
    throw invalid("A subscription can be changed when nothing of it is owed.");
  }
  const { lines, net } = await changeLines(book, sub, to.price, to.quantity);
  await dropSchedule(book, sub);
  objects.setPrice(sub.data, to.price);
  sub.data.items.data[0]!.quantity = to.quantity;
  if (how.proration !== "none") sub.hidden.net = net;
  if (how.proration === "create_prorations") sub.hidden.pending.push(...lines);
  await book.change("customer.subscription.updated", sub);
  if (how.proration !== "always_invoice") return null;
  const invoice = await makeInvoice(book, sub, { reason: "subscription_update", lines });
  return await settle(book, sub, invoice, { at: how.at });
}

/** Changes the price when the time that is paid for is over. */
export async function changeLater(book: Book, sub: Sub, next: objects.Price): Promise<void> {
  await dropSchedule(book, sub);
  const schedule = await book.add(
    "subscription_schedule",
    objects.newSchedule({
      created: book.now,
      customer: sub.data.customer,
      subscription: sub.data,
      next,
    }),
    {},
  );
  book.tell("subscription_schedule.created", schedule.data);
  sub.data.schedule = schedule.data.id;
  await book.change("customer.subscription.updated", sub);
}

export async function payInvoice(
  book: Book,
  invoice: KeptAsRead<"invoice">,
  how: { at: "renewal" | "present"; paymentMethod?: string | undefined },
): Promise<CardError | "confirm" | null> {
  if (invoice.data.status === "paid") throw invalid("Invoice is already paid");
  const sub = await book.get("subscription", invoice.data.parent.subscription_details.subscription);
  return await settle(book, sub, invoice, how);
}

/** The charge that paid an invoice. */
export async function chargeOf(
  book: Book,
  invoice: KeptAsRead<"invoice">,
): Promise<KeptAsRead<"charge"> | null> {
  if (invoice.hidden.paymentIntent === undefined || invoice.data.status !== "paid") return null;
  const intent = await book.get("payment_intent", invoice.hidden.paymentIntent);
  return intent.data.latest_charge === null
    ? null
    : await book.get("charge", intent.data.latest_charge);
}

export async function refund(
  book: Book,
  charge: KeptAsRead<"charge">,
  wish: { amount?: number | undefined; reason: string | null; metadata: objects.Metadata },
): Promise<KeptAsRead<"refund">> {
  const { data } = charge;
  const left = data.amount - data.amount_refunded;
  const amount = wish.amount ?? left;
  if (data.status !== "succeeded") throw invalid("This charge did not succeed.");
  if (data.disputed) {
    throw invalid(`Charge ${data.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  }
  if (left === 0) {
    throw invalid(`Charge ${data.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  if (amount < 1) throw invalid("Invalid positive integer", { param: "amount" });
  if (amount > left) {
    throw invalid(
      `Refund amount (${pounds(amount, data.currency)}) is greater than unrefunded amount on charge (${pounds(left, data.currency)})`,
      { param: "amount" },
    );
  }
  const made = await book.add(
    "refund",
    objects.newRefund({ ...wish, created: book.now, charge: data, amount }),
    {},
  );
  data.amount_refunded += amount;
  data.refunded = data.amount_refunded === data.amount;
  book.tell("refund.created", made.data);
  await book.change("charge.refunded", charge);
  return made;
}

export async function dispute(
  book: Book,
  charge: KeptAsRead<"charge">,
): Promise<KeptAsRead<"dispute">> {
  const made = await book.add(
    "dispute",
    objects.newDispute({
      created: book.now,
      charge: charge.data,
      dueBy: book.now + disputeDays * rules.day,
    }),
    {},
  );
  charge.data.disputed = true;
  await book.save(charge);
  book.tell("charge.dispute.created", made.data);
  return made;
}

export async function loseDispute(book: Book, kept: KeptAsRead<"dispute">): Promise<void> {
  if (kept.data.status !== "needs_response") throw invalid("This dispute is already closed.");
  kept.data.status = "lost";
  await book.save(kept);
  book.tell("charge.dispute.closed", kept.data);
}

/** Makes a card that of a customer. */
export async function keepCard(
  book: Book,
  customer: KeptAsRead<"customer">,
  { card, last4, isConfirmed }: { card: TestCard; last4: string; isConfirmed: boolean },
): Promise<KeptAsRead<"payment_method">> {
  const method = await book.add(
    "payment_method",
    objects.newPaymentMethod({ created: book.now, customer: customer.data.id, last4 }),
    { card, isConfirmed },
  );
  book.tell("payment_method.attached", method.data);
  customer.data.invoice_settings.default_payment_method = method.data.id;
  await book.change("customer.updated", customer);
  return method;
}
