// `npm run stripe:setup`: makes the products, prices, portal settings and the webhook that the product
// needs at Stripe, of the plans in packages/content/data/plans.yaml. Doing it again changes nothing.
import { Stripe } from "stripe";
import { plans } from "@saywell/content";
import { plansSoldOnline } from "@saywell/contract/constants";
import { providerAt } from "../apps/server/src/adapters/payments/payments";
import { setUpProducts } from "../apps/server/src/adapters/payments/set-up-products";
import { setUpWebhook } from "../apps/server/src/adapters/payments/set-up-webhook";

const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: apiUrl, PUBLIC_URL: publicUrl } = process.env;
if (key === undefined || key === "") {
  console.error("STRIPE_SECRET_KEY must be a secret key of your Stripe account.");
  process.exit(1);
}
const stripe = new Stripe(key, {
  ...providerAt(apiUrl === "" ? undefined : apiUrl),
  telemetry: false,
  maxNetworkRetries: 2,
});
try {
  const sold = plans.filter(({ id }) => plansSoldOnline.some((plan) => plan === id));
  const done = await setUpProducts(stripe, sold);
  for (const sentence of done) console.log(sentence);
  if (publicUrl === undefined || publicUrl === "") {
    console.log(
      "Set PUBLIC_URL to have the webhook made as well, or make it in Stripe's dashboard.",
    );
  } else {
    const secret = await setUpWebhook(stripe, publicUrl);
    console.log(
      secret === null
        ? "The webhook is there already; its secret is in Stripe's dashboard."
        : `The webhook is made. Its secret is shown once: STRIPE_WEBHOOK_SECRET=${secret}`,
    );
  }
  console.log(done.length === 0 ? "Everything was set up already." : "Stripe is set up.");
} catch (error) {
  // Stripe's own sentence says what is wrong with a key or an address.
  console.error(`Stripe refused: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
