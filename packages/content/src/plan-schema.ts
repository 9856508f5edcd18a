import { type PlanType, planTypes } from "@saywell/entitlements";
import { z } from "zod";

const line = (longest: number) => z.string().trim().min(1).max(longest);

/** The shape of `data/plans.yaml`: every plan once, in this order. */
export const planSource = z
  .array(
    z
      .strictObject({
        id: z.enum(planTypes),
        name: line(40),
        /** A month. */
        pricePence: z.int().min(0),
        description: line(120),
        features: z.array(line(80)).min(1),
        /** Those of the features that nobody has yet. */
        coming: z.array(line(80)).default([]),
        /** What the button that chooses it says. */
        cta: line(40),
        isMostPopular: z.literal(true).optional(),
      })
      .refine(({ features, coming }) => coming.every((each) => features.includes(each)), {
        path: ["coming"],
        message: "what is coming must be one of the features",
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
  /** Those of the features that nobody has yet. */
  coming: string[];
  /** What the button that chooses it says. */
  cta: string;
  isMostPopular?: true | undefined;
}
