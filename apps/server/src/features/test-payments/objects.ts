import { periodEnd } from "./money-rules";
import { randomId, randomText } from "./random-id";

// The objects of the provider's API of this version, with every field that it always shows. References
// are ids; the API puts objects in their place where a call asks for it.

export type Metadata = Record<string, string>;
const test = { livemode: false } as const;
const list = <T>(url: string, data: T[]) => ({
  object: "list" as const,
  data,
  has_more: false,
  url,
});

interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}
export const addressIn = (country: string): Address => ({
  city: null,
  country,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
});

export const newCustomer = (from: {
  created: number;
  email: string | null;
  name: string | null;
  description?: string | null;
  metadata: Metadata;
}) => ({
  id: randomId("cus"),
  object: "customer" as const,
  address: null as Address | null,
  /** Less than nothing is what the school owes. */
  balance: 0,
  created: from.created,
  currency: null as string | null,
  default_source: null,
  delinquent: false,
  description: from.description ?? null,
  discount: null,
  email: from.email,
  invoice_prefix: randomText(8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null as string | null,
    footer: null,
    rendering_options: null,
  },
  ...test,
  metadata: from.metadata,
  name: from.name,
  next_invoice_sequence: 1,
  phone: null as string | null,
  preferred_locales: [] as string[],
  shipping: null,
  tax_exempt: "none" as "none" | "reverse",
  test_clock: null,
});
export type Customer = ReturnType<typeof newCustomer>;

export const newProduct = (from: {
  id?: string | undefined;
  created: number;
  name: string;
  description: string | null;
  active: boolean;
  metadata: Metadata;
}) => ({
  id: from.id ?? randomId("prod"),
  object: "product" as const,
  active: from.active,
  created: from.created,
  default_price: null as string | null,
  description: from.description,
  images: [] as string[],
  ...test,
  marketing_features: [] as { name: string }[],
  metadata: from.metadata,
  name: from.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null as string | null,
  tax_code: null as string | null,
  tax_details: null,
  type: "service" as const,
  unit_label: null as string | null,
  updated: from.created,
  url: null,
});
export type Product = ReturnType<typeof newProduct>;

export const newPrice = (from: {
  created: number;
  currency: string;
  amount: number;
  product: string;
  lookupKey: string | null;
  nickname: string | null;
  active: boolean;
  interval: string;
  taxBehavior: string;
  metadata: Metadata;
}) => ({
  id: randomId("price"),
  object: "price" as const,
  active: from.active,
  billing_scheme: "per_unit" as const,
  created: from.created,
  currency: from.currency,
  custom_unit_amount: null,
  ...test,
  lookup_key: from.lookupKey,
  metadata: from.metadata,
  nickname: from.nickname,
  product: from.product,
  recurring: {
    interval: from.interval,
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed" as const,
  },
  tax_behavior: from.taxBehavior,
  tiers_mode: null,
  transform_quantity: null,
  type: "recurring" as const,
  unit_amount: from.amount,
  unit_amount_decimal: String(from.amount),
});
export type Price = ReturnType<typeof newPrice>;

export const newCoupon = (from: {
  id?: string | undefined;
  created: number;
  percentOff: number | null;
  amountOff: number | null;
  currency: string | null;
  duration: "forever" | "once" | "repeating";
  months: number | null;
  name: string | null;
  maxRedemptions: number | null;
  redeemBy: number | null;
  metadata: Metadata;
}) => ({
  id: from.id ?? randomText(8),
  object: "coupon" as const,
  amount_off: from.amountOff,
  created: from.created,
  currency: from.currency,
  duration: from.duration,
  duration_in_months: from.months,
  ...test,
  max_redemptions: from.maxRedemptions,
  metadata: from.metadata,
  name: from.name,
  percent_off: from.percentOff,
  redeem_by: from.redeemBy,
  times_redeemed: 0,
  valid: true,
});
export type Coupon = ReturnType<typeof newCoupon>;

export const newPromotionCode = (from: {
  created: number;
  code: string;
  coupon: string;
  active: boolean;
  customer: string | null;
  expiresAt: number | null;
  maxRedemptions: number | null;
  metadata: Metadata;
}) => ({
  id: randomId("promo"),
  object: "promotion_code" as const,
  active: from.active,
  code: from.code,
  created: from.created,
  customer: from.customer,
  customer_account: null,
  expires_at: from.expiresAt,
  ...test,
  max_redemptions: from.maxRedemptions,
  metadata: from.metadata,
  promotion: { coupon: from.coupon, type: "coupon" as const },
  restrictions: {
    first_time_transaction: false,
    minimum_amount: null,
    minimum_amount_currency: null,
  },
  times_redeemed: 0,
});
export type PromotionCode = ReturnType<typeof newPromotionCode>;

export const newPaymentMethod = (from: { created: number; customer: string; last4: string }) => ({
  id: randomId("pm"),
  object: "payment_method" as const,
  allow_redisplay: "limited" as const,
  billing_details: { address: addressIn("GB"), email: null, name: null, phone: null, tax_id: null },
  card: {
    brand: "visa",
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "GB",
    display_brand: "visa",
    exp_month: 12,
    exp_year: 2099,
    funding: "credit",
    generated_from: null,
    last4: from.last4,
    networks: { available: ["visa"], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: from.created,
  customer: from.customer,
  customer_account: null,
  ...test,
  metadata: {} as Metadata,
  type: "card" as const,
});
export type PaymentMethod = ReturnType<typeof newPaymentMethod>;

interface TaxIdShown {
  type: string;
  value: string;
}

export const newCheckout = (from: {
  created: number;
  expiresAt: number;
  customer: string | null;
  email: string | null;
  reference: string | null;
  currency: string;
  subtotal: number;
  takesPromotions: boolean;
  hasTax: boolean;
  asksTaxId: boolean;
  successUrl: string;
  cancelUrl: string | null;
  metadata: Metadata;
}) => {
  const id = `cs_test_${randomText(48)}`;
  return {
    id,
    object: "checkout.session" as const,
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: from.takesPromotions,
    allowed_payment_method_types: null,
    amount_subtotal: from.subtotal,
    amount_total: from.subtotal,
    automatic_tax: automaticTax(from.hasTax),
    billing_address_collection: null,
    cancel_url: from.cancelUrl,
    client_reference_id: from.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: from.created,
    currency: from.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: from.customer,
    customer_account: null,
    customer_creation: from.customer === null ? ("always" as const) : null,
    customer_details: from.email === null ? null : detailsOf(from.email),
    customer_email: from.customer === null ? from.email : null,
    discounts: [] as { coupon: string | null; promotion_code: string | null }[],
    expires_at: from.expiresAt,
    invoice: null as string | null,
    invoice_creation: null,
    ...test,
    locale: null,
    metadata: from.metadata,
    mode: "subscription" as const,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always" as const,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" as const } },
    payment_method_types: ["card"],
    payment_status: "unpaid" as "unpaid" | "paid" | "no_payment_required",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open" as "open" | "complete" | "expired",
    submit_type: null,
    subscription: null as string | null,
    success_url: from.successUrl,
    tax_id_collection: { enabled: from.asksTaxId, required: "never" as const },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page" as const,
    url: `${new URL(from.successUrl).origin}/test-checkout/${id}` as string | null,
    wallet_options: null,
  };
};
export type Checkout = ReturnType<typeof newCheckout>;

export interface CustomerDetails {
  address: Address | null;
  business_name: string | null;
  email: string | null;
  individual_name: string | null;
  name: string | null;
  phone: string | null;
  tax_exempt: string | null;
  tax_ids: TaxIdShown[] | null;
}
export const detailsOf = (email: string): CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: "none",
  tax_ids: [],
});

const automaticTax = (isOn: boolean) => ({
  disabled_reason: null,
  enabled: isOn,
  liability: isOn ? { type: "self" as const } : null,
  provider: isOn ? "stripe" : null,
  status: isOn ? "complete" : null,
});

/** What older clients of the API call a price. */
const planOf = ({
  id,
  active,
  unit_amount,
  created,
  currency,
  recurring,
  nickname,
  product,
}: Price) => ({
  id,
  object: "plan" as const,
  active,
  amount: unit_amount,
  amount_decimal: String(unit_amount),
  billing_scheme: "per_unit" as const,
  created,
  currency,
  interval: recurring.interval,
  interval_count: 1,
  ...test,
  metadata: {} as Metadata,
  meter: null,
  nickname,
  product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed" as const,
});

export const newSubscription = (from: {
  created: number;
  periodEnd: number;
  customer: string;
  price: Price;
  quantity: number;
  paymentMethod: string;
  hasTax: boolean;
  metadata: Metadata;
}) => {
  const id = randomId("sub");
  const item = {
    id: randomId("si"),
    object: "subscription_item" as const,
    billing_thresholds: null,
    created: from.created,
    current_period_end: from.periodEnd,
    current_period_start: from.created,
    current_trial: null,
    discounts: [] as string[],
    metadata: {} as Metadata,
    plan: planOf(from.price),
    price: from.price,
    quantity: from.quantity,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: "subscription" as const,
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: from.hasTax,
      liability: from.hasTax ? { type: "self" as const } : null,
    },
    billing_cycle_anchor: from.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: "flexible" as const },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: {
      comment: null,
      feedback: null,
      reason: null as "cancellation_requested" | "payment_failed" | null,
    },
    collection_method: "charge_automatically" as const,
    created: from.created,
    currency: from.price.currency,
    customer: from.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: from.paymentMethod as string | null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [] as string[],
    ended_at: null as number | null,
    invoice_settings: { account_tax_ids: null, issuer: { type: "self" as const } },
    items: list(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null as string | null,
    ...test,
    managed_payments: null,
    metadata: from.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off" as const,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null as string | null,
    start_date: from.created,
    status: "active" as "active" | "canceled" | "incomplete" | "past_due" | "unpaid",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { missing_payment_method: "create_invoice" as const } },
    trial_start: null,
  };
};
export type Subscription = ReturnType<typeof newSubscription>;

export const setPrice = (subscription: Subscription, price: Price): void => {
  const item = subscription.items.data[0]!;
  item.price = price;
  item.plan = planOf(price);
};

export const newSchedule = (from: {
  created: number;
  customer: string;
  subscription: Subscription;
  next: Price;
}) => {
  const item = from.subscription.items.data[0]!;
  const phase = (price: string, start: number, end: number) => ({
    add_invoice_items: [],
    application_fee_percent: null,
    automatic_tax: { enabled: from.subscription.automatic_tax.enabled, liability: null },
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: from.subscription.currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: price,
        price,
        quantity: item.quantity,
        tax_rates: [],
      },
    ],
    metadata: {} as Metadata,
    on_behalf_of: null,
    proration_behavior: "none" as const,
    start_date: start,
    transfer_data: null,
    trial_end: null,
  });
  const end = item.current_period_end;
  return {
    id: randomId("sub_sched"),
    object: "subscription_schedule" as const,
    application: null,
    billing_mode: { flexible: null, type: "flexible" as const },
    canceled_at: null as number | null,
    completed_at: null as number | null,
    created: from.created,
    current_phase: { start_date: item.current_period_start, end_date: end } as {
      start_date: number;
      end_date: number;
    } | null,
    customer: from.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: {
        disabled_reason: null,
        enabled: from.subscription.automatic_tax.enabled,
        liability: null,
      },
      billing_cycle_anchor: "automatic" as const,
      billing_thresholds: null,
      collection_method: "charge_automatically" as const,
      default_payment_method: null,
      default_source: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        days_until_due: null,
        issuer: { type: "self" as const },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: "release" as const,
    ...test,
    metadata: {} as Metadata,
    pause_schedules: [],
    phases: [
      phase(item.price.id, item.current_period_start, end),
      phase(from.next.id, end, periodEnd(from.subscription.billing_cycle_anchor, end)),
    ],
    released_at: null as number | null,
    released_subscription: null as string | null,
    status: "active" as "active" | "released" | "canceled" | "completed",
    subscription: from.subscription.id as string | null,
    test_clock: null,
  };
};
export type Schedule = ReturnType<typeof newSchedule>;

/** A line of an invoice, before there is one. */
export interface LineFacts {
  /** Before what a coupon takes off. */
  amount: number;
  discount: number;
  description: string;
  price: Price;
  quantity: number;
  period: { start: number; end: number };
  isProration: boolean;
}

export type BillingReason = "subscription_create" | "subscription_cycle" | "subscription_update";

export const newInvoice = (from: {
  created: number;
  customer: Customer;
  subscription: Subscription;
  reason: BillingReason;
  lines: readonly LineFacts[];
  tax: number;
  taxIsInclusive: boolean;
  taxRate: number;
  hasTax: boolean;
  discountId: string | null;
}) => {
  const id = randomId("in");
  const { customer, subscription } = from;
  const subtotal = from.lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = from.lines.reduce((sum, line) => sum + line.discount, 0);
  const net = subtotal - discount;
  const total = net + (from.taxIsInclusive ? 0 : from.tax);
  const beforeTax = total - from.tax;
  // A credit of before is used first, and a total below nothing becomes one.
  const due = Math.max(0, total + Math.min(0, customer.balance));
  const endingBalance = customer.balance + total - due;
  const discounts = (amount: number) =>
    from.discountId === null || amount === 0 ? [] : [{ amount, discount: from.discountId }];
  return {
    id,
    object: "invoice" as const,
    account_country: "GB",
    account_name: null,
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: automaticTax(from.hasTax),
    automatically_finalizes_at: null,
    billing_reason: from.reason,
    collection_method: "charge_automatically" as const,
    created: from.created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt,
    customer_tax_ids: [] as TaxIdShown[],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: from.discountId === null ? [] : [from.discountId],
    due_date: null,
    effective_at: null as number | null,
    ending_balance: endingBalance as number | null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null as string | null,
    invoice_pdf: null,
    issuer: { type: "self" as const },
    last_finalization_error: null,
    latest_revision: null,
    lines: list(
      `/v1/invoices/${id}/lines`,
      from.lines.map((line) => ({
        id: randomId("il"),
        object: "line_item" as const,
        amount: line.amount,
        currency: subscription.currency,
        description: line.description,
        discount_amounts: discounts(line.discount),
        discountable: !line.isProration,
        discounts: [],
        invoice: id,
        ...test,
        metadata: subscription.metadata,
        parent: {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration: line.isProration,
            proration_details: { credited_items: null },
            subscription: subscription.id,
            subscription_item: subscription.items.data[0]!.id,
          },
          type: "subscription_item_details" as const,
        },
        period: line.period,
        pretax_credit_amounts: [],
        pricing: {
          price_details: { price: line.price.id, product: line.price.product },
          type: "price_details" as const,
          unit_amount_decimal: line.price.unit_amount_decimal,
        },
        quantity: line.quantity,
        quantity_decimal: String(line.quantity),
        subscription: subscription.id,
        subtotal: line.amount,
        taxes: [],
      })),
    ),
    ...test,
    metadata: {} as Metadata,
    next_payment_attempt: null as number | null,
    number: null as string | null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details" as const,
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: from.created,
    period_start: from.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "draft" as "draft" | "open" | "paid" | "void" | "uncollectible",
    status_transitions: {
      finalized_at: null as number | null,
      marked_uncollectible_at: null,
      paid_at: null as number | null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: from.taxIsInclusive ? beforeTax + discount : subtotal,
    test_clock: null,
    total,
    total_discount_amounts: discounts(discount),
    total_excluding_tax: beforeTax,
    total_pretax_credit_amounts: [],
    total_taxes: from.hasTax
      ? [
          {
            amount: from.tax,
            tax_behavior: from.taxIsInclusive ? ("inclusive" as const) : ("exclusive" as const),
            tax_rate_details: { tax_rate: `txr_test_${from.taxRate}` },
            taxability_reason:
              customer.tax_exempt === "reverse"
                ? ("reverse_charge" as const)
                : from.taxRate === 0
                  ? ("not_collecting" as const)
                  : ("standard_rated" as const),
            taxable_amount: beforeTax,
            type: "tax_rate_details" as const,
          },
        ]
      : [],
    webhooks_delivered_at: from.created,
  };
};
export type Invoice = ReturnType<typeof newInvoice>;

export const newInvoicePayment = (from: {
  created: number;
  invoice: Invoice;
  paymentIntent: string;
}) => ({
  id: randomId("inpay"),
  object: "invoice_payment" as const,
  amount_paid: null as number | null,
  amount_requested: from.invoice.amount_due,
  created: from.created,
  currency: from.invoice.currency,
  invoice: from.invoice.id,
  is_default: true,
  ...test,
  payment: { payment_intent: from.paymentIntent, type: "payment_intent" as const },
  status: "open" as "open" | "paid",
  status_transitions: { canceled_at: null, paid_at: null as number | null },
});
export type InvoicePayment = ReturnType<typeof newInvoicePayment>;

export interface CardError {
  type: "card_error";
  code: string;
  decline_code?: string;
  message: string;
}

export const newPaymentIntent = (from: { created: number; invoice: Invoice }) => {
  const id = randomId("pi");
  return {
    id,
    object: "payment_intent" as const,
    allowed_payment_method_types: null,
    amount: from.invoice.amount_due,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic" as const,
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: "automatic" as const,
    created: from.created,
    currency: from.invoice.currency,
    customer: from.invoice.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null as CardError | null,
    latest_charge: null as string | null,
    ...test,
    managed_payments: null,
    metadata: {} as Metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: "off_session" as const,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method" as
      | "requires_payment_method"
      | "requires_action"
      | "succeeded"
      | "canceled",
    transfer_data: null,
    transfer_group: null,
  };
};
export type PaymentIntent = ReturnType<typeof newPaymentIntent>;

export const newCharge = (from: {
  created: number;
  paymentIntent: PaymentIntent;
  paymentMethod: PaymentMethod;
  error: CardError | null;
}) => ({
  id: randomId("ch"),
  object: "charge" as const,
  amount: from.paymentIntent.amount,
  amount_captured: from.error === null ? from.paymentIntent.amount : 0,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: from.paymentMethod.billing_details,
  calculated_statement_descriptor: null,
  captured: from.error === null,
  created: from.created,
  currency: from.paymentIntent.currency,
  customer: from.paymentIntent.customer,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: from.error?.code ?? null,
  failure_message: from.error?.message ?? null,
  fraud_details: {},
  ...test,
  metadata: {} as Metadata,
  on_behalf_of: null,
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: from.error === null ? "approved_by_network" : "declined_by_network",
    reason: from.error?.decline_code ?? null,
    risk_level: "normal",
    seller_message: from.error === null ? "Payment complete." : from.error.message,
    type: from.error === null ? "authorized" : "issuer_declined",
  },
  paid: from.error === null,
  payment_intent: from.paymentIntent.id,
  payment_method: from.paymentMethod.id,
  payment_method_details: { card: { ...from.paymentMethod.card }, type: "card" as const },
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: from.error === null ? "succeeded" : "failed",
  transfer_data: null,
  transfer_group: null,
});
export type Charge = ReturnType<typeof newCharge>;

export const newRefund = (from: {
  created: number;
  charge: Charge;
  amount: number;
  reason: string | null;
  metadata: Metadata;
}) => ({
  id: randomId("re"),
  object: "refund" as const,
  amount: from.amount,
  balance_transaction: null,
  charge: from.charge.id,
  created: from.created,
  currency: from.charge.currency,
  customer: from.charge.customer,
  customer_account: null,
  destination_details: {
    card: {
      reference_status: "pending",
      reference_type: "acquirer_reference_number",
      type: "refund",
    },
    type: "card",
  },
  metadata: from.metadata,
  payment_intent: from.charge.payment_intent,
  payment_method: from.charge.payment_method,
  reason: from.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded" as const,
  transfer_reversal: null,
});
export type Refund = ReturnType<typeof newRefund>;

export const newDispute = (from: { created: number; charge: Charge; dueBy: number }) => ({
  id: randomId("dp"),
  object: "dispute" as const,
  amount: from.charge.amount - from.charge.amount_refunded,
  balance_transactions: [],
  charge: from.charge.id,
  created: from.created,
  currency: from.charge.currency,
  enhanced_eligibility_types: [],
  evidence: {},
  evidence_details: {
    due_by: from.dueBy,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: null,
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  ...test,
  metadata: {} as Metadata,
  network_reason_code: "10.4",
  payment_intent: from.charge.payment_intent,
  payment_method_details: {
    card: { brand: "visa", case_type: "chargeback", network_reason_code: "10.4" },
    type: "card",
  },
  reason: "fraudulent",
  status: "needs_response" as "needs_response" | "lost" | "won",
});
export type Dispute = ReturnType<typeof newDispute>;

export const newPortal = (from: {
  created: number;
  customer: string;
  configuration: string;
  returnUrl: string;
  flow: PortalFlow | null;
}) => {
  const id = `bps_${randomText(48)}`;
  return {
    id,
    object: "billing_portal.session" as const,
    after_expiration: null,
    configuration: from.configuration,
    created: from.created,
    customer: from.customer,
    customer_account: null,
    flow: from.flow,
    ...test,
    locale: null,
    on_behalf_of: null,
    return_url: from.returnUrl,
    url: `${new URL(from.returnUrl).origin}/test-portal/${id}`,
  };
};
export type Portal = ReturnType<typeof newPortal>;

export interface PortalFlow {
  after_completion: {
    hosted_confirmation: null;
    redirect: { return_url: string } | null;
    type: "portal_homepage" | "redirect";
  };
  subscription_cancel: { retention: null; subscription: string } | null;
  subscription_update: { subscription: string } | null;
  subscription_update_confirm: {
    discounts: null;
    items: { id: string | null; price: string; quantity: number }[];
    subscription: string;
  } | null;
  type: string;
}

export const newPortalConfiguration = (from: {
  created: number;
  isDefault: boolean;
  returnUrl: string | null;
  name: string | null;
  features: Record<string, unknown>;
  businessProfile: Record<string, unknown>;
  metadata: Metadata;
}) => ({
  id: randomId("bpc"),
  object: "billing_portal.configuration" as const,
  active: true,
  application: null,
  business_profile: from.businessProfile,
  created: from.created,
  default_return_url: from.returnUrl,
  features: from.features,
  is_default: from.isDefault,
  ...test,
  login_page: { enabled: false, url: null },
  metadata: from.metadata,
  name: from.name,
  updated: from.created,
});
export type PortalConfiguration = ReturnType<typeof newPortalConfiguration>;

export const newWebhook = (from: {
  created: number;
  url: string;
  events: string[];
  description: string | null;
  version: string | null;
  metadata: Metadata;
}) => ({
  id: randomId("we"),
  object: "webhook_endpoint" as const,
  api_version: from.version,
  application: null,
  created: from.created,
  description: from.description,
  enabled_events: from.events,
  ...test,
  metadata: from.metadata,
  status: "enabled" as "enabled" | "disabled",
  url: from.url,
});
export type Webhook = ReturnType<typeof newWebhook>;

/** All kinds of objects, by what the API names them. */
export interface Objects {
  customer: Customer;
  product: Product;
  price: Price;
  coupon: Coupon;
  promotion_code: PromotionCode;
  payment_method: PaymentMethod;
  "checkout.session": Checkout;
  subscription: Subscription;
  subscription_schedule: Schedule;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  "billing_portal.session": Portal;
  "billing_portal.configuration": PortalConfiguration;
  webhook_endpoint: Webhook;
}
export type Kind = keyof Objects;
