import { z } from "zod";
import { call } from "../call";
import { planTypes, plansSoldOnline } from "../constants";
import { userIdParams, plainText } from "../fields";

export const planType = z.enum(planTypes);

/** A page of this host, so that a checkout can never send a learner elsewhere. */
const returnAddress = plainText(2000).min(1);
const redirect = z.object({ url: z.string() });

export const billingCalls = [
  call("GET /api/stripe/subscription/{userId}", {
    summary: "The plan of a learner and the state of the subscription.",
    area: "Plans",
    access: "session",
    params: userIdParams,
    reply: z.object({ planType, status: z.string() }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/stripe/create-checkout-session", {
    summary: "Begin to buy a plan; go on at the returned url.",
    area: "Plans",
    access: "session",
    body: z.object({
      planType: z.enum(plansSoldOnline),
      successUrl: returnAddress,
      cancelUrl: returnAddress,
    }),
    reply: redirect,
    errors: ["not-signed-in", "conflict"],
  }),
  call("POST /api/stripe/create-portal-session", {
    summary: "Open the billing portal; go on at the returned url.",
    area: "Plans",
    access: "session",
    body: z.object({ returnUrl: returnAddress }),
    reply: redirect,
    errors: ["not-signed-in", "not-found"],
  }),
] as const;
