-- The test payments, which stand in for the payment provider where a school has no keys of it. No money
-- moves. What stands here would stand with the provider: it is known by the provider's own ids, and
-- refers to nothing of the product.

-- The key that its calls are made with and the secret that its events are signed with. One row.
create table test_payment_key (
  is_only boolean primary key default true check (is_only),
  api_key text not null,
  webhook_secret text not null
);

-- Customers, prices, subscriptions, invoices and all the rest, as the provider's API shows them.
create table test_payment_object (
  id text primary key,
  -- The order of lists.
  place bigint generated always as identity unique,
  -- As the API names it: `customer`, `checkout.session`.
  kind text not null,
  -- Whose it is: who writes it has locked this customer.
  customer_id text,
  data jsonb not null,
  -- What the API does not show: the test clock of a customer, which test card it was.
  hidden jsonb not null default '{}',
  -- When something happens to it by itself, without the test clock of its customer.
  due_at timestamptz,
  created_at timestamptz not null
);
create index test_payment_object_kind on test_payment_object (kind, place);
create index test_payment_object_customer on test_payment_object (customer_id, kind, place);
create index test_payment_object_due on test_payment_object (due_at) where due_at is not null;

-- What happened, for the product's webhook.
create table test_payment_event (
  id text primary key,
  place bigint generated always as identity unique,
  customer_id text,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz not null,
  -- When the webhook took it. Null until then.
  delivered_at timestamptz
);
create index test_payment_event_waiting on test_payment_event (next_try_at) where delivered_at is null;
create index test_payment_event_customer on test_payment_event (customer_id);

-- What calls with an idempotency key were answered: the same call gets the same answer.
create table test_payment_answer (
  key text primary key,
  -- A hash of the call's path and parameters.
  request text not null,
  status integer not null,
  body jsonb not null,
  customer_id text,
  created_at timestamptz not null
);
create index test_payment_answer_age on test_payment_answer (created_at);
