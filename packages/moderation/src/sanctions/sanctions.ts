/** MUTE: may read, not write. BAN: may not enter rooms at all. */
export const sanctionKinds = ["MUTE", "BAN"] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** How long a sanction holds, from when it was imposed. */
export interface SanctionTerm {
  /** The first moment at which it no longer holds; null until it is lifted. */
  readonly endsAt: Date | null;
  /** When an accepted appeal or a teacher ended it early. */
  readonly liftedAt: Date | null;
}

/** Whether a sanction holds at a moment after it was imposed. */
export const isInForce = ({ endsAt, liftedAt }: SanctionTerm, now: Date): boolean =>
  (endsAt === null || now < endsAt) && (liftedAt === null || now < liftedAt);
