import type { Db, Tx } from "../../db/database";
import type { testCards } from "@saywell/contract/constants";
import type { Coupon, Kind, LineFacts, Objects } from "./objects";
import { isMissing } from "./provider-error";
import { randomId } from "./random-id";
import * as store from "./test-payments.store";

export type TestCard = keyof typeof testCards;

/** What the API does not show of an object. */
interface HiddenOf {
  customer: {
    /** Seconds by which the test clock of this customer is ahead. */
    ahead: number;
    taxIds?: { type: string; value: string }[];
    /** The portal page on which the invoices of this customer can be seen and paid. */
    invoicePage?: string;
  };
  payment_method: {
    card: TestCard;
    /** Whether its owner has confirmed that it may be used later. */ isConfirmed: boolean;
  };
  "checkout.session": {
    priceId: string;
    quantity: number;
    subscriptionMetadata: Record<string, string>;
    promotionId?: string | undefined;
    couponId?: string | undefined;
    /** A card that its owner has to confirm now, and what was written beside it. */
    pending?: { card: TestCard; last4: string; email: string; taxId: string | null } | undefined;
  };
  subscription: {
    /** What a whole period at the price of now costs, after what a coupon takes off. */
    net: number;
    discount?: { id: string; coupon: Coupon; until: number | null } | undefined;
    /** A payment that failed and is tried again. */
    retry?: { invoice: string; first: number; tries: number; at: number } | undefined;
    /** Credits and costs of a change that the next invoice has in it. */
    pending: LineFacts[];
  };
  invoice: { paymentIntent?: string };
  "billing_portal.session": {
    /** Seconds; null for a page of invoices. */ expiresAt: number | null;
  };
}
export type Hidden<K extends Kind> = K extends keyof HiddenOf ? HiddenOf[K] : Record<string, never>;

export interface Kept<K extends Kind> {
  kind: K;
  customerId: string | null;
  data: Objects[K];
  hidden: Hidden<K>;
}
export interface KeptAsRead<K extends Kind> extends Kept<K> {
  /** As it was read, for what an event tells of before. */
  before: Objects[K];
}

export interface EventData {
  id: string;
  type: string;
  created: number;
  [field: string]: unknown;
}

const nouns: Record<Kind, string> = {
  customer: "customer",
  product: "product",
  price: "price",
  coupon: "coupon",
  promotion_code: "promotion code",
  payment_method: "PaymentMethod",
  "checkout.session": "checkout.session",
  subscription: "subscription",
  subscription_schedule: "subscription_schedule",
  invoice: "invoice",
  invoice_payment: "invoice_payment",
  payment_intent: "payment_intent",
  charge: "charge",
  refund: "refund",
  dispute: "dispute",
  "billing_portal.session": "billing_portal session",
  "billing_portal.configuration": "billing_portal configuration",
  webhook_endpoint: "webhook endpoint",
};

/** When something happens to an object by itself, by the test clock of its customer; null for never. */
function dueOf<K extends Kind>({ kind, data, hidden }: Kept<K>): number | null {
  switch (kind) {
    case "subscription": {
      const { status, items } = data as Objects["subscription"];
      const { retry } = hidden as HiddenOf["subscription"];
      if (status === "canceled") return null;
      return Math.min(items.data[0]!.current_period_end, retry?.at ?? Infinity);
    }
    case "checkout.session": {
      const { status, expires_at } = data as Objects["checkout.session"];
      return status === "open" ? expires_at : null;
    }
    case "dispute": {
      const { status, evidence_details } = data as Objects["dispute"];
      return status === "needs_response" ? evidence_details.due_by : null;
    }
    default:
      return null;
  }
}

export interface Because {
  request: string | null;
  idempotencyKey: string | null;
}

/**
 * What one operation reads and writes, in its transaction. Whoever writes something of a customer has
 * locked the customer before, so that all that happens to one happens in turn.
 */
export class Book {
  /** Events that happened, to be stored and told. */
  readonly events: store.StoredEvent[] = [];
  /** Whose it is, once somebody is locked. */
  customerId: string | null = null;
  /** Seconds, by the test clock of the customer. */
  now: number;
  private ahead = 0;

  constructor(
    readonly db: Db | Tx,
    /** Seconds. */
    readonly realNow: number,
    readonly version: string,
    readonly because: Because = { request: null, idempotencyKey: null },
  ) {
    this.now = realNow;
  }

  private get tx(): Tx {
    return this.db as Tx;
  }

  async find<K extends Kind>(kind: K, id: string): Promise<KeptAsRead<K> | null> {
    const found = await store.findObject(this.db, id);
    return found?.kind === kind ? asKept<K>(found) : null;
  }

  async get<K extends Kind>(kind: K, id: string, param?: string): Promise<KeptAsRead<K>> {
    const found = await this.find(kind, id);
    if (found === null) throw isMissing(nouns[kind], id, param);
    return found;
  }

  /** Locks a customer, from whose test clock time is read from now on. */
  async lockCustomer(id: string, param = "customer"): Promise<KeptAsRead<"customer">> {
    const found = await store.findObject(this.tx, id, { isLocked: true });
    if (found?.kind !== "customer") throw isMissing("customer", id, param);
    const customer = asKept<"customer">(found);
    this.beAt(customer);
    return customer;
  }

  beAt({ data, hidden }: Kept<"customer">): void {
    this.customerId = data.id;
    this.ahead = hidden.ahead;
    this.now = this.realNow + hidden.ahead;
  }

  /** Something of a customer, who is locked. */
  async lock<K extends Kind>(kind: K, id: string, param?: string): Promise<KeptAsRead<K>> {
    const { customerId } = await this.get(kind, id, param);
    if (customerId !== null) await this.lockCustomer(customerId);
    const found = await store.findObject(this.tx, id, { isLocked: true });
    if (found === undefined) throw isMissing(nouns[kind], id, param);
    return asKept<K>(found);
  }

  async list<K extends Kind>(wish: store.ListWish & { kind: K }): Promise<KeptAsRead<K>[]> {
    return (await store.listObjects(this.db, wish)).map((found) => asKept<K>(found));
  }

  async add<K extends Kind>(
    kind: K,
    data: Objects[K],
    hidden: Hidden<K>,
    customerId = this.customerId,
  ): Promise<KeptAsRead<K>> {
    const kept: Kept<K> = { kind, customerId, data, hidden };
    await store.insertObject(this.tx, this.row(kept), new Date(this.realNow * 1000));
    return { ...kept, before: structuredClone(data) };
  }

  async save<K extends Kind>(kept: Kept<K>): Promise<void> {
    await store.updateObject(this.tx, this.row(kept));
  }

  private row<K extends Kind>(kept: Kept<K>): store.StoredObject {
    const due = dueOf(kept);
    return {
      id: kept.data.id,
      kind: kept.kind,
      customerId: kept.customerId,
      data: kept.data,
      hidden: kept.hidden,
      dueAt:
        due === null ? null : new Date((due - (kept.customerId === null ? 0 : this.ahead)) * 1000),
    };
  }

  /** Says that something happened to an object. */
  tell(type: string, object: { id: string }, previous?: object): void {
    const data: EventData = {
      id: randomId("evt"),
      object: "event",
      api_version: this.version,
      created: this.now,
      data: {
        object: structuredClone(object),
        ...(previous !== undefined && { previous_attributes: previous }),
      },
      livemode: false,
      pending_webhooks: 1,
      request: { id: this.because.request, idempotency_key: this.because.idempotencyKey },
      type,
    };
    this.events.push({ id: data.id, customerId: this.customerId, type, data });
  }

  /** Saves an object, and tells what of it changed. */
  async change<K extends Kind>(type: string, kept: KeptAsRead<K>): Promise<void> {
    await this.save(kept);
    const previous: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(kept.before)) {
      const after = (kept.data as unknown as Record<string, unknown>)[field];
      if (!isSame(value, after)) previous[field] = value;
    }
    if (Object.keys(previous).length === 0) return;
    this.tell(type, kept.data, previous);
    kept.before = structuredClone(kept.data);
  }

  /** Moves the test clock of a customer on. What is due by then is for whoever calls. */
  async moveClock(customer: Kept<"customer">, seconds: number): Promise<void> {
    customer.hidden.ahead += seconds;
    await this.save(customer);
    await store.bringDueForward(this.tx, customer.data.id, seconds);
    this.beAt(customer);
  }

  /** What happens next to this customer until now. Time is then when it was due. */
  async nextDue(customerId: string): Promise<KeptAsRead<Kind> | null> {
    const found = await store.nextDue(this.tx, customerId, new Date(this.realNow * 1000));
    if (found === undefined) return null;
    this.now = Math.round(found.dueAt!.getTime() / 1000) + this.ahead;
    return asKept(found);
  }
}

const asKept = <K extends Kind>(found: store.StoredObject): KeptAsRead<K> => ({
  kind: found.kind as K,
  customerId: found.customerId,
  data: found.data as Objects[K],
  hidden: found.hidden as Hidden<K>,
  before: structuredClone(found.data) as Objects[K],
});

/** Whether two values of JSON are the same, in whatever order their fields stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return false;
  }
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) =>
      isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
}
