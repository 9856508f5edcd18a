-- Who is whom at the payment provider. Whoever is erased leaves a customer without an account behind, until
-- what they still pay there is cancelled.
create table payment_customer (
  customer_id text primary key,
  account_id uuid unique references account on delete set null,
  -- Grows with each time that the state of the provider was written down here.
  version integer not null default 0,
  -- When the money of a first subscription was asked back, which is done once.
  money_back_at timestamptz,
  created_at timestamptz not null default now()
);

-- Plans that are paid by card, as the provider had them when it was last asked. Those that the school
-- gives stand in `subscription`.
create table card_subscription (
  account_id uuid primary key references account on delete cascade,
  subscription_id text not null unique,
  plan_type text not null check (plan_type in ('CORE', 'PREMIUM', 'ENTERPRISE')),
  status text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at timestamptz,
  next_plan text check (next_plan in ('CORE', 'PREMIUM', 'ENTERPRISE')),
  -- Until when the plan is kept although its renewal failed.
  grace_until timestamptz,
  -- Until when the money of a first subscription is given back.
  money_back_until timestamptz,
  updated_at timestamptz not null
);

-- What the provider told us, each once; `handled_at` is null until it was acted upon.
create table payment_event (
  id text primary key,
  type text not null,
  customer_id text,
  object_id text,
  created_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index payment_event_open on payment_event (received_at) where handled_at is null;
create index payment_event_customer on payment_event (customer_id);
