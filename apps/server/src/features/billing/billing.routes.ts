import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { BillingService } from "./billing.service";

export function billingRoutes(app: FastifyInstance, service: BillingService): void {
  serveCall(app, "GET /api/stripe/subscription/{userId}", ({ params }) =>
    service.subscription(params.userId),
  );
}
