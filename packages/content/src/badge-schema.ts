import { z } from "zod";

/** The shape of `data/badges.yaml`. */
export const badgeSource = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z-]+$/),
    name: z.string().trim().min(1).max(40),
    /** Said to whoever has it. */
    description: z.string().trim().min(1).max(120),
    /** Said to whoever has not. */
    howToEarn: z.string().trim().min(1).max(120),
  }),
);

export interface BadgeText {
  id: string;
  name: string;
  description: string;
  howToEarn: string;
}
