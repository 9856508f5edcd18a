export const sanctionKinds = ["mute", "ban"] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

export const sanctionReasons = [
  "harassment",
  "hate",
  "threat",
  "sexual",
  "spam",
  "unsafe-contact",
  "other",
] as const;
export type SanctionReason = (typeof sanctionReasons)[number];

/** All instants are milliseconds since the epoch. */
export interface Sanction {
  id: string;
  userId: string;
  kind: SanctionKind;
  reason: SanctionReason;
  startsAt: number;
  /** The first instant at which it no longer holds; null until it is lifted. */
  endsAt: number | null;
  /** When an accepted appeal or a moderator ended it early. */
  liftedAt: number | null;
}

export interface Restriction {
  sanctionId: string;
  reason: SanctionReason;
  /** As `endsAt`; null means until it is lifted. */
  until: number | null;
}

export interface SanctionState {
  /** May not write in rooms. */
  muted: Restriction | null;
  /** May not enter rooms. */
  banned: Restriction | null;
  /** Neither of the two. */
  maySpeak: boolean;
}

/** Whether a sanction holds at an instant. */
export function isInForce({ startsAt, endsAt, liftedAt }: Sanction, now: number): boolean {
  return (
    startsAt <= now && (endsAt === null || now < endsAt) && (liftedAt === null || now < liftedAt)
  );
}

/**
 * What somebody may not do now. Of several sanctions of a kind, the one that lasts longest counts;
 * they do not add up.
 *
 * @param sanctions all of one user, in any order
 */
export function sanctionState(sanctions: readonly Sanction[], now: number): SanctionState {
  const muted = longest(sanctions, "mute", now);
  const banned = longest(sanctions, "ban", now);
  return { muted, banned, maySpeak: muted === null && banned === null };
}

function longest(
  sanctions: readonly Sanction[],
  kind: SanctionKind,
  now: number,
): Restriction | null {
  const end = (sanction: Sanction) => sanction.endsAt ?? Number.POSITIVE_INFINITY;
  const [first] = sanctions
    .filter((sanction) => sanction.kind === kind && isInForce(sanction, now))
    .toSorted((a, b) => (end(a) === end(b) ? a.startsAt - b.startsAt : end(b) > end(a) ? 1 : -1));
  return first ? { sanctionId: first.id, reason: first.reason, until: first.endsAt } : null;
}
