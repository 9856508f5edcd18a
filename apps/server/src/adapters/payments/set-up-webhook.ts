import type Stripe from "stripe";

/** What Stripe tells of. Each is a reason to look how things are, so more would only be more work. */
export const toldEvents: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "charge.dispute.created",
];

/**
 * Has Stripe tell the school's site, where it does not yet.
 *
 * @returns the secret that its events are signed with, which Stripe shows this once; null where it was there
 */
export async function setUpWebhook(stripe: Stripe, publicUrl: string): Promise<string | null> {
  const url = new URL("/api/stripe/webhook", publicUrl).href;
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const known = data.find((each) => each.url === url);
  if (known === undefined) {
    const made = await stripe.webhookEndpoints.create({ url, enabled_events: toldEvents });
    return made.secret ?? null;
  }
  await stripe.webhookEndpoints.update(known.id, { enabled_events: toldEvents, disabled: false });
  return null;
}
