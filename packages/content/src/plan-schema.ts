import { type PlanType, planTypes } from "@saywell/entitlements";
import { z } from "zod";

const line = (longest: number) => z.string().trim().min(1).max(longest);

/** The shape of `data/plans.yaml`: every plan once, in this order. */
export const planSource = z
  .array(
    z.strictObject({
      id: z.enum(planTypes),
      name: line(40),
      /** A month. */
      pricePence: z.int().min(0),
      description: line(120),
      features: z.array(line(80)).min(1),
      /** Nobody can have it yet. */
      isComing: z.literal(true).optional(),
      /** What the button that chooses it says. */
      cta: line(40),
      isMostPopular: z.literal(true).optional(),
    }),
  )
  .refine((plans) => plans.map(({ id }) => id).join() === planTypes.join(), {
    message: `must hold ${planTypes.join(", ")}, in this order`,
  });

export interface PlanText {
  id: PlanType;
  name: string;
  /** A month, in pence; 0 is free. */
  pricePence: number;
  description: string;
  features: string[];
  /** Nobody can have it yet. */
  isComing?: true | undefined;
  /** What the button that chooses it says. */
  cta: string;
  isMostPopular?: true | undefined;
}
