import type { Book, Hidden, KeptAsRead } from "./book";
import * as billing from "./billing";
import { countCheckout, expire, isUsable } from "./checkout";
import { lineItems } from "./expand";
import * as form from "./form";
import type { Form } from "./form";
import * as objects from "./objects";
import type { Kind } from "./objects";
import { invalid, isMissing, ProviderError } from "./provider-error";
import * as store from "./test-payments.store";

/** What a call of the provider's API answers. Where a card was declined, what happened is kept. */
export type Answer = { status: number; body: object };
export interface Call {
  method: "GET" | "POST" | "DELETE";
  /** `:id` stands for any one part. */
  path: string;
  serve: (book: Book, sent: Form, id: string) => Promise<object | Answer>;
}

const url = (sent: Form, name: string): string | null => {
  const text = form.textOf(sent, name);
  if (text === undefined) return null;
  // The provider writes the id of the session in the place of this.
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw invalid("Not a valid URL", { param: name, code: "url_invalid" });
  }
  return text;
};

const pageOf = (sent: Form) => {
  const limit = form.wholeOf(sent, "limit") ?? 10;
  if (limit < 1 || limit > 100) throw invalid("Limit must be from 1 to 100.", { param: "limit" });
  const created = sent.created;
  const range = typeof created === "object" ? created : undefined;
  const same = typeof created === "string" ? form.wholeOf(sent, "created") : undefined;
  const above = range && form.wholeOf(range, "gt");
  const below = range && form.wholeOf(range, "lt");
  return {
    limit,
    after: form.textOf(sent, "starting_after"),
    before: form.textOf(sent, "ending_before"),
    created: {
      from: same ?? (above === undefined ? range && form.wholeOf(range, "gte") : above + 1),
      to: same ?? (below === undefined ? range && form.wholeOf(range, "lte") : below - 1),
    },
  };
};

const listOf = (path: string, data: object[], limit: number, isBackwards: boolean) => ({
  object: "list",
  data: data.length <= limit ? data : isBackwards ? data.slice(-limit) : data.slice(0, limit),
  has_more: data.length > limit,
  url: path,
});

/** A list of a kind, by fields of the same name that the call may send. */
function lists(
  path: string,
  kind: Kind,
  wishOf: (sent: Form, book: Book) => Promise<Partial<store.ListWish>> | Partial<store.ListWish>,
): Call {
  return {
    method: "GET",
    path,
    async serve(book, sent) {
      const page = pageOf(sent);
      const customer = form.textOf(sent, "customer");
      if (customer !== undefined) await book.get("customer", customer, "customer");
      for (const id of [page.after, page.before])
        if (id !== undefined) await book.get(kind, id, "starting_after");
      const found = await book.list({
        ...page,
        ...(await wishOf(sent, book)),
        kind,
        limit: page.limit + 1,
      });
      return listOf(
        path,
        found.map(({ data }) => data),
        page.limit,
        page.before !== undefined,
      );
    },
  };
}

const retrieves = (path: string, kind: Kind): Call => ({
  method: "GET",
  path: `${path}/:id`,
  serve: async (book, _sent, id) => (await book.get(kind, id)).data,
});

const like = (sent: Form, ...names: string[]): object =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = form.textOf(sent, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Parts in common, and whose it is, so that the list is found quickly. */
async function ofOwner(
  book: Book,
  sent: Form,
  owners: readonly Kind[],
): Promise<Partial<store.ListWish>> {
  const customerId = form.textOf(sent, "customer");
  if (customerId !== undefined) return { customerId };
  for (const kind of owners) {
    const id = form.textOf(sent, kind);
    if (id !== undefined) return { customerId: (await book.find(kind, id))?.customerId ?? "" };
  }
  return {};
}

const truth = (sent: Form, name: string): object => {
  const value = form.truthOf(sent, name);
  return value === undefined ? {} : { [name]: value };
};

const catalogue: Call[] = [
  retrieves("/v1/products", "product"),
  lists("/v1/products", "product", (sent) => {
    const ids = form.textsOf(sent, "ids");
    return {
      like: truth(sent, "active"),
      ...(ids.length > 0 && { oneOf: { field: "id", values: ids } }),
    };
  }),
  {
    method: "POST",
    path: "/v1/products",
    async serve(book, sent) {
      await store.lockCatalogue(book.db as never);
      const id = form.textOf(sent, "id");
      if (id !== undefined && (await book.find("product", id)) !== null) {
        throw invalid("Product already exists.", { code: "resource_already_exists", param: "id" });
      }
      const product = objects.newProduct({
        id,
        created: book.now,
        name: form.neededText(sent, "name"),
        description: form.textOf(sent, "description") ?? null,
        active: form.truthOf(sent, "active") ?? true,
        metadata: form.withMetadata({}, sent),
      });
      product.tax_code = form.textOf(sent, "tax_code") ?? null;
      await book.add("product", product, {});
      book.tell("product.created", product);
      return product;
    },
  },
  {
    method: "POST",
    path: "/v1/products/:id",
    async serve(book, sent, id) {
      const product = await book.lock("product", id);
      const { data } = product;
      data.name = form.textOf(sent, "name") ?? data.name;
      data.description = form.textOf(sent, "description") ?? data.description;
      data.active = form.truthOf(sent, "active") ?? data.active;
      data.tax_code = form.textOf(sent, "tax_code") ?? data.tax_code;
      data.default_price = form.textOf(sent, "default_price") ?? data.default_price;
      data.metadata = form.withMetadata(data.metadata, sent);
      data.updated = book.now;
      await book.change("product.updated", product);
      return data;
    },
  },
  retrieves("/v1/prices", "price"),
  lists("/v1/prices", "price", (sent) => {
    const keys = form.textsOf(sent, "lookup_keys");
    return {
      like: { ...truth(sent, "active"), ...like(sent, "product", "type", "currency") },
      ...(keys.length > 0 && { oneOf: { field: "lookup_key", values: keys } }),
    };
  }),
  {
    method: "POST",
    path: "/v1/prices",
    async serve(book, sent) {
      await store.lockCatalogue(book.db as never);
      const recurring = form.formOf(sent, "recurring");
      const interval = recurring && form.textOf(recurring, "interval");
      if (interval !== "month") {
        throw invalid("The test payments know prices of a month.", { param: "recurring" });
      }
      const amount = form.wholeOf(sent, "unit_amount");
      if (amount === undefined || amount < 0) {
        throw invalid("Missing required param: unit_amount.", { param: "unit_amount" });
      }
      const price = objects.newPrice({
        created: book.now,
        currency: form.neededText(sent, "currency").toLowerCase(),
        amount,
        product: (await book.get("product", form.neededText(sent, "product"), "product")).data.id,
        lookupKey: null,
        nickname: form.textOf(sent, "nickname") ?? null,
        active: form.truthOf(sent, "active") ?? true,
        interval,
        taxBehavior: form.textOf(sent, "tax_behavior") ?? "unspecified",
        metadata: form.withMetadata({}, sent),
      });
      await takeLookupKey(book, price, sent);
      await book.add("price", price, {});
      book.tell("price.created", price);
      return price;
    },
  },
  {
    method: "POST",
    path: "/v1/prices/:id",
    async serve(book, sent, id) {
      await store.lockCatalogue(book.db as never);
      const price = await book.lock("price", id);
      const { data } = price;
      data.active = form.truthOf(sent, "active") ?? data.active;
      data.nickname = form.textOf(sent, "nickname") ?? data.nickname;
      data.metadata = form.withMetadata(data.metadata, sent);
      if (sent.lookup_key === "") data.lookup_key = null;
      await takeLookupKey(book, data, sent);
      await book.change("price.updated", price);
      return data;
    },
  },
  retrieves("/v1/coupons", "coupon"),
  lists("/v1/coupons", "coupon", () => ({})),
  {
    method: "POST",
    path: "/v1/coupons",
    async serve(book, sent) {
      await store.lockCatalogue(book.db as never);
      const percentOff = form.numberOf(sent, "percent_off") ?? null;
      const amountOff = form.wholeOf(sent, "amount_off") ?? null;
      const duration = form.textOf(sent, "duration") ?? "once";
      const months = form.wholeOf(sent, "duration_in_months") ?? null;
      const id = form.textOf(sent, "id");
      if ((percentOff === null) === (amountOff === null)) {
        throw invalid("You must pass either percent_off or amount_off.", { param: "percent_off" });
      }
      if (percentOff !== null && (percentOff <= 0 || percentOff > 100)) {
        throw invalid("Invalid percent_off", { param: "percent_off" });
      }
      if (amountOff !== null && amountOff < 1)
        throw invalid("Invalid amount_off", { param: "amount_off" });
      if (duration !== "once" && duration !== "forever" && duration !== "repeating") {
        throw invalid("Invalid duration", { param: "duration" });
      }
      if ((duration === "repeating") !== (months !== null)) {
        throw invalid("duration_in_months goes with a duration of repeating.", {
          param: "duration_in_months",
        });
      }
      if (id !== undefined && (await book.find("coupon", id)) !== null) {
        throw invalid("Coupon already exists.", { code: "resource_already_exists", param: "id" });
      }
      const coupon = objects.newCoupon({
        id,
        created: book.now,
        percentOff,
        amountOff,
        currency: amountOff === null ? null : form.neededText(sent, "currency").toLowerCase(),
        duration,
        months,
        name: form.textOf(sent, "name") ?? null,
        maxRedemptions: form.wholeOf(sent, "max_redemptions") ?? null,
        redeemBy: form.wholeOf(sent, "redeem_by") ?? null,
        metadata: form.withMetadata({}, sent),
      });
      await book.add("coupon", coupon, {});
      book.tell("coupon.created", coupon);
      return coupon;
    },
  },
  retrieves("/v1/promotion_codes", "promotion_code"),
  lists("/v1/promotion_codes", "promotion_code", (sent) => {
    const coupon = form.textOf(sent, "coupon");
    return {
      like: {
        ...truth(sent, "active"),
        ...like(sent, "code", "customer"),
        ...(coupon !== undefined && { promotion: { coupon } }),
      },
    };
  }),
  {
    method: "POST",
    path: "/v1/promotion_codes",
    async serve(book, sent) {
      await store.lockCatalogue(book.db as never);
      const couponId = form.textOf(form.formOf(sent, "promotion") ?? sent, "coupon");
      if (couponId === undefined)
        throw invalid("Missing required param: promotion.", { param: "promotion" });
      const coupon = await book.get("coupon", couponId, "promotion[coupon]");
      const code =
        form.textOf(sent, "code") ??
        objects.newCustomer({ created: 0, email: null, name: null, metadata: {} }).invoice_prefix;
      const [other] = await book.list({
        kind: "promotion_code",
        like: { code, active: true },
        limit: 1,
      });
      if (other !== undefined) {
        throw invalid("An active promotion code with `code: " + code + "` already exists.", {
          param: "code",
        });
      }
      const promotion = objects.newPromotionCode({
        created: book.now,
        code,
        coupon: coupon.data.id,
        active: form.truthOf(sent, "active") ?? true,
        customer: form.textOf(sent, "customer") ?? null,
        expiresAt: form.wholeOf(sent, "expires_at") ?? null,
        maxRedemptions: form.wholeOf(sent, "max_redemptions") ?? null,
        metadata: form.withMetadata({}, sent),
      });
      // Everybody may use it who may use its coupon, so it is nobody's.
      await book.add("promotion_code", promotion, {}, null);
      book.tell("promotion_code.created", promotion);
      return promotion;
    },
  },
];

/** A lookup key is that of one price; whoever says so takes it from another. */
async function takeLookupKey(book: Book, price: objects.Price, sent: Form): Promise<void> {
  const key = form.textOf(sent, "lookup_key");
  if (key === undefined || key === price.lookup_key) return;
  const [other] = await book.list({
    kind: "price",
    oneOf: { field: "lookup_key", values: [key] },
    limit: 1,
  });
  if (other !== undefined) {
    if (form.truthOf(sent, "transfer_lookup_key") !== true) {
      throw invalid(`A price (\`${other.data.id}\`) already uses that lookup key.`, {
        code: "resource_already_exists",
        param: "lookup_key",
      });
    }
    other.data.lookup_key = null;
    await book.change("price.updated", other);
  }
  price.lookup_key = key;
}

const customers: Call[] = [
  retrieves("/v1/customers", "customer"),
  lists("/v1/customers", "customer", (sent) => ({ like: like(sent, "email") })),
  {
    method: "POST",
    path: "/v1/customers",
    async serve(book, sent) {
      const customer = objects.newCustomer({
        created: book.now,
        email: form.textOf(sent, "email") ?? null,
        name: form.textOf(sent, "name") ?? null,
        description: form.textOf(sent, "description") ?? null,
        metadata: form.withMetadata({}, sent),
      });
      setAddress(customer, sent);
      await book.add("customer", customer, { ahead: 0 }, customer.id);
      book.customerId = customer.id;
      book.tell("customer.created", customer);
      return customer;
    },
  },
  {
    method: "POST",
    path: "/v1/customers/:id",
    async serve(book, sent, id) {
      const customer = await book.lockCustomer(id, "id");
      const { data } = customer;
      for (const field of ["email", "name", "description", "phone"] as const) {
        if (sent[field] === "") data[field] = null;
        else data[field] = form.textOf(sent, field) ?? data[field];
      }
      data.metadata = form.withMetadata(data.metadata, sent);
      setAddress(data, sent);
      const settings = form.formOf(sent, "invoice_settings");
      const method = settings && form.textOf(settings, "default_payment_method");
      if (method !== undefined) {
        data.invoice_settings.default_payment_method = (await ownCard(book, id, method)).data.id;
      }
      await book.change("customer.updated", customer);
      return data;
    },
  },
  retrieves("/v1/payment_methods", "payment_method"),
  lists("/v1/payment_methods", "payment_method", (sent) => ({
    like: like(sent, "customer", "type"),
  })),
];

function setAddress(customer: objects.Customer, sent: Form): void {
  const address = form.formOf(sent, "address");
  const country = address && form.textOf(address, "country");
  if (country !== undefined) customer.address = objects.addressIn(country.toUpperCase());
}

async function ownCard(
  book: Book,
  customerId: string,
  id: string,
): Promise<KeptAsRead<"payment_method">> {
  const method = await book.get("payment_method", id, "default_payment_method");
  if (method.customerId !== customerId)
    throw isMissing("PaymentMethod", id, "default_payment_method");
  return method;
}

const checkouts: Call[] = [
  retrieves("/v1/checkout/sessions", "checkout.session"),
  lists("/v1/checkout/sessions", "checkout.session", (sent) => ({
    customerId: form.textOf(sent, "customer"),
    like: like(sent, "status", "subscription"),
  })),
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id/line_items",
    serve: (book, _sent, id) => lineItems(book, id),
  },
  {
    method: "POST",
    path: "/v1/checkout/sessions",
    async serve(book, sent) {
      if (form.neededText(sent, "mode") !== "subscription") {
        throw invalid("The test payments know checkouts of subscriptions.", { param: "mode" });
      }
      const customerId = form.textOf(sent, "customer");
      const customer = customerId === undefined ? null : await book.lockCustomer(customerId);
      const typed = form.textOf(sent, "customer_email") ?? null;
      if (customer !== null && typed !== null) {
        throw invalid("You may only specify one of these parameters: customer, customer_email.", {
          param: "customer_email",
        });
      }
      const [line, ...others] = form.formsOf(sent, "line_items");
      if (line === undefined || others.length > 0) {
        throw invalid("The test payments sell one thing at a time.", { param: "line_items" });
      }
      const price = await book.get("price", form.neededText(line, "price"), "line_items[0][price]");
      if (!price.data.active) {
        throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
          param: "line_items[0][price]",
        });
      }
      const quantity = form.wholeOf(line, "quantity") ?? 1;
      if (quantity < 1)
        throw invalid("Invalid positive integer", { param: "line_items[0][quantity]" });
      const successUrl = url(sent, "success_url");
      if (successUrl === null)
        throw invalid("Missing required param: success_url.", { param: "success_url" });
      const onBehalf = form.formOf(sent, "subscription_data");
      const session = objects.newCheckout({
        created: book.now,
        expiresAt: form.wholeOf(sent, "expires_at") ?? book.now + 24 * 3600,
        customer: customerId ?? null,
        email: customer?.data.email ?? typed,
        reference: form.textOf(sent, "client_reference_id") ?? null,
        currency: price.data.currency,
        subtotal: price.data.unit_amount * quantity,
        takesPromotions: form.truthOf(sent, "allow_promotion_codes") ?? false,
        hasTax: enabled(sent, "automatic_tax"),
        asksTaxId: enabled(sent, "tax_id_collection"),
        successUrl,
        cancelUrl: url(sent, "cancel_url"),
        metadata: form.withMetadata({}, sent),
      });
      const hidden: Hidden<"checkout.session"> = {
        priceId: price.data.id,
        quantity,
        subscriptionMetadata: onBehalf === undefined ? {} : form.withMetadata({}, onBehalf),
      };
      const [discount] = form.formsOf(sent, "discounts");
      if (discount !== undefined) await addDiscount(book, session, hidden, discount);
      const kept = await book.add("checkout.session", session, hidden);
      await countCheckout(book, kept);
      await book.save(kept);
      return session;
    },
  },
  {
    method: "POST",
    path: "/v1/checkout/sessions/:id/expire",
    async serve(book, _sent, id) {
      const session = await book.lock("checkout.session", id);
      if (session.data.status !== "open") {
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.data.status}\`.`,
        );
      }
      await expire(book, session);
      return session.data;
    },
  },
];

const enabled = (sent: Form, name: string): boolean => {
  const inner = form.formOf(sent, name);
  return inner === undefined ? false : (form.truthOf(inner, "enabled") ?? false);
};

async function addDiscount(
  book: Book,
  session: objects.Checkout,
  hidden: Hidden<"checkout.session">,
  sent: Form,
): Promise<void> {
  const promotionId = form.textOf(sent, "promotion_code");
  const couponId = form.textOf(sent, "coupon");
  if (promotionId !== undefined) {
    const promotion = await book.get("promotion_code", promotionId, "discounts[0][promotion_code]");
    const coupon = await book.get("coupon", promotion.data.promotion.coupon);
    const { customer, currency } = session;
    if (!isUsable(promotion.data, coupon.data, { now: book.now, customer, currency: currency })) {
      throw invalid("This promotion code cannot be used.", {
        param: "discounts[0][promotion_code]",
      });
    }
    hidden.promotionId = promotionId;
  } else if (couponId !== undefined) {
    hidden.couponId = (await book.get("coupon", couponId, "discounts[0][coupon]")).data.id;
  } else return;
  session.discounts = [{ coupon: couponId ?? null, promotion_code: promotionId ?? null }];
}

const portals: Call[] = [
  {
    method: "POST",
    path: "/v1/billing_portal/sessions",
    async serve(book, sent) {
      const customer = await book.lockCustomer(form.neededText(sent, "customer"));
      const returnUrl = url(sent, "return_url");
      if (returnUrl === null)
        throw invalid("Missing required param: return_url.", { param: "return_url" });
      const portal = objects.newPortal({
        created: book.realNow,
        customer: customer.data.id,
        configuration: form.textOf(sent, "configuration") ?? "",
        returnUrl,
        flow: await flowOf(book, customer.data.id, form.formOf(sent, "flow_data")),
      });
      await book.add("billing_portal.session", portal, { expiresAt: book.realNow + 3600 });
      book.tell("billing_portal.session.created", portal);
      return portal;
    },
  },
  retrieves("/v1/billing_portal/configurations", "billing_portal.configuration"),
  lists("/v1/billing_portal/configurations", "billing_portal.configuration", (sent) => ({
    like: { ...truth(sent, "active"), ...truth(sent, "is_default") },
  })),
  {
    method: "POST",
    path: "/v1/billing_portal/configurations",
    async serve(book, sent) {
      const configuration = objects.newPortalConfiguration({
        created: book.now,
        isDefault: false,
        returnUrl: url(sent, "default_return_url"),
        name: form.textOf(sent, "name") ?? null,
        features: plain(form.formOf(sent, "features") ?? {}) as Record<string, unknown>,
        businessProfile: plain(form.formOf(sent, "business_profile") ?? {}) as Record<
          string,
          unknown
        >,
        metadata: form.withMetadata({}, sent),
      });
      await book.add("billing_portal.configuration", configuration, {});
      book.tell("billing_portal.configuration.created", configuration);
      return configuration;
    },
  },
  {
    method: "POST",
    path: "/v1/billing_portal/configurations/:id",
    async serve(book, sent, id) {
      const kept = await book.lock("billing_portal.configuration", id);
      const { data } = kept;
      data.active = form.truthOf(sent, "active") ?? data.active;
      data.name = form.textOf(sent, "name") ?? data.name;
      data.default_return_url = url(sent, "default_return_url") ?? data.default_return_url;
      Object.assign(data.features, plain(form.formOf(sent, "features") ?? {}));
      Object.assign(data.business_profile, plain(form.formOf(sent, "business_profile") ?? {}));
      data.metadata = form.withMetadata(data.metadata, sent);
      data.updated = book.now;
      await book.change("billing_portal.configuration.updated", kept);
      return data;
    },
  },
];

/** A form as JSON: lists, and truth, which a form cannot tell from text. */
const plain = (value: Form[string]): unknown => {
  if (typeof value === "string") return value === "true" ? true : value === "false" ? false : value;
  const names = Object.keys(value);
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) {
    return Object.values(value).map(plain);
  }
  return Object.fromEntries(names.map((name) => [name, plain(value[name]!)]));
};

async function flowOf(
  book: Book,
  customerId: string,
  sent: Form | undefined,
): Promise<objects.PortalFlow | null> {
  if (sent === undefined) return null;
  const type = form.neededText(sent, "type");
  const after = form.formOf(sent, "after_completion");
  const redirect = after && form.formOf(after, "redirect");
  const returnTo = redirect && url(redirect, "return_url");
  const flow: objects.PortalFlow = {
    after_completion: {
      hosted_confirmation: null,
      redirect: returnTo ? { return_url: returnTo } : null,
      type: returnTo ? "redirect" : "portal_homepage",
    },
    subscription_cancel: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  };
  const named = form.formOf(sent, type);
  if (named === undefined) return flow;
  const subscription = form.textOf(named, "subscription");
  if (subscription === undefined) return flow;
  const sub = await book.get("subscription", subscription, `flow_data[${type}][subscription]`);
  if (sub.customerId !== customerId)
    throw isMissing("subscription", subscription, `flow_data[${type}][subscription]`);
  if (type === "subscription_cancel") flow.subscription_cancel = { retention: null, subscription };
  if (type === "subscription_update") flow.subscription_update = { subscription };
  if (type === "subscription_update_confirm") {
    const [item] = form.formsOf(named, "items");
    const price = await book.get("price", form.neededText(item ?? {}, "price"), "price");
    flow.subscription_update_confirm = {
      discounts: null,
      items: [
        {
          id: form.textOf(item ?? {}, "id") ?? null,
          price: price.data.id,
          quantity: form.wholeOf(item ?? {}, "quantity") ?? 1,
        },
      ],
      subscription,
    };
  }
  return flow;
}

const subscriptions: Call[] = [
  retrieves("/v1/subscriptions", "subscription"),
  lists("/v1/subscriptions", "subscription", (sent) => {
    const status = form.textOf(sent, "status");
    const price = form.textOf(sent, "price");
    const schedule = form.textOf(sent, "schedule");
    return {
      customerId: form.textOf(sent, "customer"),
      like: {
        ...(status !== undefined && status !== "all" && status !== "ended" && { status }),
        ...(status === "ended" && { status: "canceled" }),
        ...(price !== undefined && { items: { data: [{ price: { id: price } }] } }),
        ...(schedule !== undefined && { schedule }),
      },
      ...(status === undefined && { notOneOf: { field: "status", values: ["canceled"] } }),
    };
  }),
  {
    method: "POST",
    path: "/v1/subscriptions/:id",
    async serve(book, sent, id) {
      const sub = await book.lock("subscription", id);
      const { data } = sub;
      if (data.status === "canceled") {
        throw invalid(
          "A canceled subscription can only update its cancellation_details and metadata.",
        );
      }
      const isCancelled = form.truthOf(sent, "cancel_at_period_end");
      if (
        isCancelled !== undefined &&
        data.schedule !== null &&
        isCancelled !== data.cancel_at_period_end
      ) {
        throw invalid(
          `The subscription is managed by the subscription schedule \`${data.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
        );
      }
      data.metadata = form.withMetadata(data.metadata, sent);
      const method = form.textOf(sent, "default_payment_method");
      if (method !== undefined) {
        data.default_payment_method = (await ownCard(book, data.customer, method)).data.id;
      }
      if (isCancelled !== undefined && isCancelled !== data.cancel_at_period_end) {
        await billing.setCancelling(book, sub, isCancelled);
      }
      const [item] = form.formsOf(sent, "items");
      if (item !== undefined) {
        const refused = await updateItem(book, sub, item, sent);
        if (refused !== null) return refused;
      }
      await book.change("customer.subscription.updated", sub);
      return data;
    },
  },
  {
    method: "DELETE",
    path: "/v1/subscriptions/:id",
    async serve(book, _sent, id) {
      const sub = await book.lock("subscription", id);
      if (sub.data.status === "canceled") throw isMissing("subscription", id);
      await billing.endSubscription(book, sub, "cancellation_requested");
      return sub.data;
    },
  },
  retrieves("/v1/subscription_schedules", "subscription_schedule"),
  lists("/v1/subscription_schedules", "subscription_schedule", (sent) => ({
    customerId: form.textOf(sent, "customer"),
  })),
  {
    method: "POST",
    path: "/v1/subscription_schedules/:id/release",
    async serve(book, _sent, id) {
      const schedule = await book.lock("subscription_schedule", id);
      if (schedule.data.subscription === null) {
        throw invalid(
          `You cannot release a subscription schedule that is currently in the \`${schedule.data.status}\` status.`,
        );
      }
      const sub = await book.get("subscription", schedule.data.subscription);
      await billing.releaseSchedule(book, sub, schedule);
      sub.before = { ...sub.before, schedule: id };
      await book.change("customer.subscription.updated", sub);
      return schedule.data;
    },
  },
];

async function updateItem(
  book: Book,
  sub: KeptAsRead<"subscription">,
  item: Form,
  sent: Form,
): Promise<Answer | null> {
  const id = form.textOf(item, "id");
  const now = sub.data.items.data[0]!;
  if (id !== now.id) {
    throw invalid("The test payments know one item of a subscription: say its id.", {
      param: "items[0][id]",
    });
  }
  const priceId = form.textOf(item, "price") ?? now.price.id;
  const price = await book.get("price", priceId, "items[0][price]");
  if (price.data.currency !== sub.data.currency) {
    throw invalid("The price specified has another currency.", { param: "items[0][price]" });
  }
  const quantity = form.wholeOf(item, "quantity") ?? now.quantity;
  if (quantity < 1) throw invalid("Invalid positive integer", { param: "items[0][quantity]" });
  if (priceId === now.price.id && quantity === now.quantity) return null;
  const proration = form.textOf(sent, "proration_behavior") ?? "create_prorations";
  if (proration !== "always_invoice" && proration !== "create_prorations" && proration !== "none") {
    throw invalid("Invalid proration_behavior", { param: "proration_behavior" });
  }
  const error = await billing.changePrice(
    book,
    sub,
    { price: price.data, quantity },
    { proration, at: "renewal" },
  );
  if (error === null || form.textOf(sent, "payment_behavior") !== "error_if_incomplete")
    return null;
  // Nothing of the change is kept.
  const { status, body } = cardAnswer(error);
  throw new ProviderError(status, body as never);
}

const cardAnswer = (error: objects.CardError | "confirm", more: object = {}): Answer => ({
  status: 402,
  body: {
    error:
      error === "confirm"
        ? {
            type: "card_error",
            code: "invoice_payment_intent_requires_action",
            message:
              "This payment requires additional user action before it can be completed successfully.",
            ...more,
          }
        : { ...error, ...more },
  },
});

const invoices: Call[] = [
  retrieves("/v1/invoices", "invoice"),
  lists("/v1/invoices", "invoice", async (sent, book) => {
    const subscription = form.textOf(sent, "subscription");
    return {
      ...(await ofOwner(book, sent, ["subscription"])),
      like: {
        ...like(sent, "status", "collection_method"),
        ...(subscription !== undefined && {
          parent: { subscription_details: { subscription } },
        }),
      },
    };
  }),
  {
    method: "POST",
    path: "/v1/invoices/:id/pay",
    async serve(book, sent, id) {
      const invoice = await book.lock("invoice", id);
      const error = await billing.payInvoice(book, invoice, {
        at: form.truthOf(sent, "off_session") === false ? "present" : "renewal",
        paymentMethod: form.textOf(sent, "payment_method"),
      });
      if (error === null) return invoice.data;
      const intent = await book.get("payment_intent", invoice.hidden.paymentIntent!);
      return cardAnswer(error, {
        payment_intent: intent.data,
        ...(intent.data.latest_charge !== null && { charge: intent.data.latest_charge }),
      });
    },
  },
  retrieves("/v1/invoice_payments", "invoice_payment"),
  lists("/v1/invoice_payments", "invoice_payment", async (sent, book) => {
    const payment = form.formOf(sent, "payment");
    const intent = payment && form.textOf(payment, "payment_intent");
    return {
      ...(await ofOwner(book, { ...sent, ...(intent && { payment_intent: intent }) }, [
        "invoice",
        "payment_intent",
      ])),
      like: {
        ...like(sent, "invoice", "status"),
        ...(intent !== undefined && { payment: { payment_intent: intent } }),
      },
    };
  }),
  retrieves("/v1/payment_intents", "payment_intent"),
  lists("/v1/payment_intents", "payment_intent", (sent) => ({
    customerId: form.textOf(sent, "customer"),
  })),
  retrieves("/v1/charges", "charge"),
  lists("/v1/charges", "charge", async (sent, book) => ({
    ...(await ofOwner(book, sent, ["payment_intent"])),
    like: like(sent, "payment_intent"),
  })),
  retrieves("/v1/refunds", "refund"),
  lists("/v1/refunds", "refund", async (sent, book) => ({
    ...(await ofOwner(book, sent, ["charge", "payment_intent"])),
    like: like(sent, "charge", "payment_intent"),
  })),
  {
    method: "POST",
    path: "/v1/refunds",
    async serve(book, sent) {
      let id = form.textOf(sent, "charge");
      const intentId = form.textOf(sent, "payment_intent");
      if (id === undefined) {
        if (intentId === undefined) {
          throw invalid(
            "One of the following params should be provided for this request: payment_intent or charge.",
          );
        }
        const intent = await book.get("payment_intent", intentId, "payment_intent");
        if (intent.data.latest_charge === null) {
          throw invalid(
            `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
          );
        }
        id = intent.data.latest_charge;
      }
      const charge = await book.lock("charge", id, "charge");
      const made = await billing.refund(book, charge, {
        amount: form.wholeOf(sent, "amount"),
        reason: form.textOf(sent, "reason") ?? null,
        metadata: form.withMetadata({}, sent),
      });
      return made.data;
    },
  },
  retrieves("/v1/disputes", "dispute"),
  lists("/v1/disputes", "dispute", async (sent, book) => ({
    ...(await ofOwner(book, sent, ["charge", "payment_intent"])),
    like: like(sent, "charge", "payment_intent"),
  })),
  {
    method: "POST",
    path: "/v1/disputes/:id/close",
    async serve(book, _sent, id) {
      const kept = await book.lock("dispute", id);
      await billing.loseDispute(book, kept);
      return kept.data;
    },
  },
];

const webhooks: Call[] = [
  retrieves("/v1/webhook_endpoints", "webhook_endpoint"),
  lists("/v1/webhook_endpoints", "webhook_endpoint", () => ({})),
  {
    method: "POST",
    path: "/v1/webhook_endpoints",
    async serve(book, sent) {
      const webhook = objects.newWebhook({
        created: book.now,
        url: url(sent, "url") ?? form.neededText(sent, "url"),
        events: form.textsOf(sent, "enabled_events"),
        description: form.textOf(sent, "description") ?? null,
        version: form.textOf(sent, "api_version") ?? null,
        metadata: form.withMetadata({}, sent),
      });
      await book.add("webhook_endpoint", webhook, {});
      // As the provider does, the secret is told this once.
      return {
        ...webhook,
        secret: (await store.keys(book.db, { apiKey: "", webhookSecret: "" })).webhookSecret,
      };
    },
  },
  {
    method: "POST",
    path: "/v1/webhook_endpoints/:id",
    async serve(book, sent, id) {
      const kept = await book.lock("webhook_endpoint", id);
      const { data } = kept;
      data.url = url(sent, "url") ?? data.url;
      if (sent.enabled_events !== undefined)
        data.enabled_events = form.textsOf(sent, "enabled_events");
      data.description = form.textOf(sent, "description") ?? data.description;
      const disabled = form.truthOf(sent, "disabled");
      if (disabled !== undefined) data.status = disabled ? "disabled" : "enabled";
      data.metadata = form.withMetadata(data.metadata, sent);
      await book.save(kept);
      return data;
    },
  },
  {
    method: "GET",
    path: "/v1/events/:id",
    async serve(book, _sent, id) {
      const found = await store.findEvent(book.db, id);
      if (found === undefined) throw isMissing("event", id);
      return found.data as object;
    },
  },
  {
    method: "GET",
    path: "/v1/events",
    async serve(book, sent) {
      const page = pageOf(sent);
      const types = form.textsOf(sent, "types");
      const type = form.textOf(sent, "type");
      const found = await store.listEvents(book.db, {
        ...page,
        types: type !== undefined ? [type] : types.length > 0 ? types : undefined,
        isDelivered: form.truthOf(sent, "delivery_success"),
        limit: page.limit + 1,
      });
      return listOf(
        "/v1/events",
        found.map(({ data }) => data as object),
        page.limit,
        page.before !== undefined,
      );
    },
  },
];

/** Every call that the stand-in knows. */
export const providerCalls: readonly Call[] = [
  ...catalogue,
  ...customers,
  ...checkouts,
  ...portals,
  ...subscriptions,
  ...invoices,
  ...webhooks,
];
