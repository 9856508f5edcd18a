import type { FastifyInstance } from "fastify";

/**
 * Posts an event to this product's own webhook, as a payment provider would; answers the status.
 *
 * @param publicUrl where people reach the school: at another address nobody is answered
 */
export const createWebhookDelivery =
  (app: FastifyInstance, publicUrl: string | undefined) =>
  async (payload: string, signature: string): Promise<number> => {
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/stripe/webhook",
      headers: {
        "content-type": "application/json",
        "stripe-signature": signature,
        ...(publicUrl === undefined ? {} : { host: new URL(publicUrl).host }),
      },
      payload,
    });
    return statusCode;
  };
