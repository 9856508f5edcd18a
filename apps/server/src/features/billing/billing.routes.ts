import type { FastifyInstance, FastifyRequest } from "fastify";
import { isOwnOrigin, originOf } from "../../http/own-address";
import { sendRefusal } from "../../http/refusals";
import { serveCall } from "../../http/serve-call";
import type { BillingService } from "./billing.service";
import type { Checkout } from "./checkout.service";
import type { MoneyBack } from "./money-back.service";
import type { Parents } from "./parents.service";
import type { Webhooks } from "./webhooks.service";

interface Services {
  billing: BillingService;
  checkout: Checkout;
  moneyBack: MoneyBack;
  parents: Parents;
  webhooks: Webhooks;
}

export function billingRoutes(
  app: FastifyInstance,
  { billing, checkout, moneyBack, parents, webhooks }: Services,
): void {
  serveCall(app, "GET /api/stripe/subscription/{userId}", ({ params }) =>
    billing.subscription(params.userId),
  );
  serveCall(app, "GET /api/stripe/invoices/{userId}", ({ params }) =>
    billing.invoices(params.userId),
  );
  serveCall(app, "POST /api/stripe/create-checkout-session", ({ caller, body, request }) =>
    checkout.begin(caller.id, body, (address) => ownPage(address, request)),
  );
  serveCall(app, "POST /api/stripe/create-portal-session", ({ caller, body, request }) =>
    checkout.openPortal(caller.id, body, (address) => ownPage(address, request)),
  );
  serveCall(app, "POST /api/stripe/money-back", ({ caller }) => moneyBack.ask(caller.id));
  serveCall(app, "POST /api/plans/parent-link", ({ caller, body }) => parents.ask(caller.id, body));
  serveCall(app, "POST /api/plan-for-child/read", ({ body }) => parents.read(body.token));
  serveCall(app, "POST /api/plan-for-child/checkout", ({ body, request }) =>
    parents.begin(body.token, originOf(request)),
  );
  serveCall(app, "POST /api/plan-for-child/portal", ({ body, request }) =>
    parents.openPortal(body.token, originOf(request)),
  );
  serveCall(app, "POST /api/plan-for-child/money-back", ({ body }) => parents.giveBack(body.token));
  void app.register((scope) => serveWebhook(scope, webhooks));
}

/** Not in the contract: the payment provider calls it, and its body is signed as it was sent. */
function serveWebhook(scope: FastifyInstance, webhooks: Webhooks): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  scope.post("/api/stripe/webhook", { bodyLimit: 1_000_000 }, async (request, reply) => {
    const signature = request.headers["stripe-signature"];
    const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const result = await webhooks.receive(
      payload,
      typeof signature === "string" ? signature : undefined,
    );
    return result.ok
      ? reply.code(200).send({ received: true })
      : sendRefusal(reply, result.refusal);
  });
  return Promise.resolve();
}

/** The address with its origin where it is one of ours; what stands in it for a session's id stays. */
function ownPage(address: string, request: FastifyRequest): string | null {
  if (/[\\\p{Cc}\s]/u.test(address)) return null;
  if (/^\/(?!\/)/.test(address)) return `${originOf(request)}${address}`;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return null;
  const { origin, username, password } = new URL(address);
  return username === "" && password === "" && isOwnOrigin(origin, request) ? address : null;
}
