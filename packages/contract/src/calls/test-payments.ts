import { z } from "zod";
import { call } from "../call";
import { count, id, instant, plainText, typedText } from "../fields";

/**
 * The pages of the test payments, which stand in for the payment provider's own where a school has no
 * keys of it: whoever has the address of a page may act on it, as there. No money moves.
 */
const pageParams = z.object({ sessionId: id });
const price = z.object({
  priceId: id,
  name: z.string(),
  /** Of a month, in the smallest unit of the currency. */
  amount: count,
  currency: z.string(),
});

export const testCheckout = z.object({
  ...price.shape,
  status: z.enum(["open", "complete", "expired"]),
  /** The address that the receipt goes to; null until somebody types it. */
  email: z.string().nullable(),
  /** What a promotion takes off, and its code; null where there is none. */
  promotion: z.object({ code: z.string(), off: count }).nullable(),
  /** What is paid now, after the promotion and with the tax. */
  total: count,
  tax: count,
  /** Whether a VAT number is asked for. */
  asksTaxId: z.boolean(),
  /** Where Back leads. */
  cancelUrl: z.string(),
});
export type TestCheckout = z.output<typeof testCheckout>;

const card = z
  .string()
  .max(30)
  .transform((text) => text.replaceAll(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{12,19}$/, "must be the number of a card"));

export const testPortal = z.object({
  email: z.string(),
  card: z.object({ last4: z.string() }).nullable(),
  /** What the test clock of this customer says. */
  now: instant,
  /** The subscription that is not over yet; null where there is none. */
  subscription: z
    .object({
      id,
      ...price.shape,
      status: z.string(),
      currentPeriodEnd: instant,
      isCancelled: z.boolean(),
      /** What it becomes when the paid time is over. */
      next: price.nullable(),
    })
    .nullable(),
  /** What it can be changed to. */
  prices: z.array(price),
  /** The change that whoever opened this page has to agree to; null where there is none. */
  proposed: z
    .object({ ...price.shape, /** What is paid now for the rest of the time. */ dueNow: count })
    .nullable(),
  invoices: z.array(
    z.object({
      id,
      number: z.string(),
      createdAt: instant,
      amount: z.int(),
      refunded: count,
      currency: z.string(),
      status: z.string(),
      isDisputed: z.boolean(),
    }),
  ),
  returnUrl: z.string(),
});
export type TestPortal = z.output<typeof testPortal>;

export const testPortalAct = z.discriminatedUnion("act", [
  /** More at once, for which the difference is paid; less when the paid time is over. */
  z.object({ act: z.literal("change-plan"), priceId: id }),
  /** When the paid time is over. */
  z.object({ act: z.literal("cancel") }),
  /** Takes back a cancellation, or a change to less. */
  z.object({ act: z.literal("resume") }),
  z.object({ act: z.literal("change-card"), card }),
  /** Pays an invoice that is open, with the card of now. */
  z.object({ act: z.literal("pay-invoice"), invoiceId: id }),
  /** Moves the test clock of this customer on; what is due until then happens. */
  z.object({ act: z.literal("move-clock"), days: z.int().min(1).max(400) }),
  /** Refunds an invoice, as the school would on the provider's own pages. */
  z.object({ act: z.literal("refund"), invoiceId: id }),
  /** Tells the bank that an invoice was none of the card's owner. */
  z.object({ act: z.literal("dispute"), invoiceId: id }),
]);
export type TestPortalAct = z.input<typeof testPortalAct>;

export const testPaymentCalls = [
  call("GET /api/test-payments/checkout/{sessionId}", {
    summary: "What a page of the test checkout shows.",
    area: "Test payments",
    access: "public",
    needs: "nothing",
    params: pageParams,
    reply: testCheckout,
    errors: ["not-found"],
  }),
  call("POST /api/test-payments/checkout/{sessionId}/promotion", {
    summary: "Use a promotion code.",
    area: "Test payments",
    access: "public",
    needs: "nothing",
    limit: "testPayments",
    params: pageParams,
    body: z.object({ code: plainText(50).trim().min(1) }),
    reply: testCheckout,
    errors: ["not-found", "conflict"],
  }),
  call("POST /api/test-payments/checkout/{sessionId}/pay", {
    summary: "Pay with a test card. Some cards have to be confirmed afterwards.",
    area: "Test payments",
    access: "public",
    needs: "nothing",
    limit: "testPayments",
    params: pageParams,
    body: z.object({
      email: z.email().max(254),
      card,
      name: typedText(80).trim().min(1),
      taxId: plainText(30).trim().optional(),
    }),
    reply: z.discriminatedUnion("outcome", [
      /** Go on at this address. */
      z.object({ outcome: z.literal("paid"), url: z.string() }),
      z.object({ outcome: z.literal("confirm") }),
    ]),
    errors: ["not-found", "conflict", "card-declined"],
  }),
  call("POST /api/test-payments/checkout/{sessionId}/confirm", {
    summary: "Confirm a payment, or refuse to.",
    area: "Test payments",
    access: "public",
    needs: "nothing",
    limit: "testPayments",
    params: pageParams,
    body: z.object({ agrees: z.boolean() }),
    reply: z.object({ url: z.string() }),
    errors: ["not-found", "conflict", "card-declined"],
  }),
  call("GET /api/test-payments/portal/{sessionId}", {
    summary: "What a page of the test billing portal shows.",
    area: "Test payments",
    access: "public",
    needs: "nothing",
    params: pageParams,
    reply: testPortal,
    errors: ["not-found"],
  }),
  call("POST /api/test-payments/portal/{sessionId}/act", {
    summary: "Do something in the test billing portal; answers what it shows then.",
    area: "Test payments",
    access: "public",
    needs: "nothing",
    limit: "testPayments",
    params: pageParams,
    body: testPortalAct,
    reply: testPortal,
    errors: ["not-found", "conflict", "card-declined"],
  }),
] as const;
