import type { Book } from "./book";
import type { Kind } from "./objects";
import { invalid } from "./provider-error";
import * as store from "./test-payments.store";

type Json = Record<string, unknown>;

/** Lists inside an object that are shown only to whoever asks for them. */
const inner: Record<string, { kind: Kind; like: (id: string) => object; url: string }> = {
  "invoice.payments": {
    kind: "invoice_payment",
    like: (invoice) => ({ invoice }),
    url: "/v1/invoice_payments",
  },
  "charge.refunds": { kind: "refund", like: (charge) => ({ charge }), url: "/v1/refunds" },
  "customer.subscriptions": {
    kind: "subscription",
    like: (customer) => ({ customer }),
    url: "/v1/subscriptions",
  },
};

/** Puts objects in the place of their ids, where a call asks for it: `latest_invoice.payments`. */
export async function expand(book: Book, answer: object, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const steps = path.split(".");
    if (steps.length > 5)
      throw invalid("You cannot expand more than 4 levels.", { param: "expand" });
    await follow(book, answer as Json, steps, path);
  }
}

async function follow(
  book: Book,
  at: Json,
  [step, ...rest]: string[],
  path: string,
): Promise<void> {
  if (step === undefined) return;
  if (!(step in at)) await unfold(book, at, step, path);
  const value = at[step];
  if (typeof value === "string") {
    const found = await store.findObject(book.db, value);
    // Some have an id of something that is nowhere to be seen, such as a discount.
    if (found === undefined) return;
    at[step] = found.data;
  }
  for (const next of Array.isArray(at[step]) ? (at[step] as unknown[]) : [at[step]]) {
    if (typeof next === "object" && next !== null) await follow(book, next as Json, rest, path);
  }
}

async function unfold(book: Book, at: Json, step: string, path: string): Promise<void> {
  const id = at.id as string;
  if (at.object === "checkout.session" && step === "line_items") {
    at[step] = await lineItems(book, id);
    return;
  }
  const list = inner[`${String(at.object)}.${step}`];
  if (list === undefined) {
    throw invalid(`This property cannot be expanded (${path}).`, { param: "expand" });
  }
  const { kind, like, url } = list;
  const customerId = at.object === "customer" ? id : (at.customer as string);
  const found = await book.list({ kind, customerId, like: like(id), limit: 10 });
  at[step] = { object: "list", data: found.map(({ data }) => data), has_more: false, url };
}

export async function lineItems(book: Book, checkoutId: string): Promise<object> {
  const { data, hidden } = await book.get("checkout.session", checkoutId);
  const price = await book.get("price", hidden.priceId);
  const product = await book.find("product", price.data.product);
  return {
    object: "list",
    data: [
      {
        id: `li_${checkoutId.slice(-24)}`,
        object: "item",
        adjustable_quantity: null,
        amount_discount: data.total_details.amount_discount,
        amount_subtotal: data.amount_subtotal,
        amount_tax: data.total_details.amount_tax,
        amount_total: data.amount_total,
        currency: data.currency,
        description: product?.data.name ?? null,
        metadata: {},
        price: price.data,
        quantity: hidden.quantity,
      },
    ],
    has_more: false,
    url: `/v1/checkout/sessions/${checkoutId}/line_items`,
  };
}
