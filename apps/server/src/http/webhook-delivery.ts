import type { FastifyInstance } from "fastify";

/** Posts an event to this product's own webhook, as a payment provider would; answers the status. */
export const createWebhookDelivery =
  (app: FastifyInstance) =>
  async (payload: string, signature: string): Promise<number> => {
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/stripe/webhook",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload,
    });
    return statusCode;
  };
