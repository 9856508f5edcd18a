import { refuse, type Result } from "./result";
import { isInForce, type Sanction } from "./sanctions";

export const appealStatuses = ["open", "accepted", "refused"] as const;
export type AppealStatus = (typeof appealStatuses)[number];

/** One for each sanction at most. */
export interface Appeal {
  sanctionId: string;
  userId: string;
  status: AppealStatus;
  /** Milliseconds since the epoch. */
  openedAt: number;
  decidedBy: string | null;
  decidedAt: number | null;
}

export const appealRefusals = [
  "not-yours",
  "not-in-force",
  "already-appealed",
  "already-decided",
  "own-case",
  "wrong-sanction",
] as const;
export type AppealRefusal = (typeof appealRefusals)[number];

/**
 * Somebody under a sanction asks to have it looked at again: once, and while it is in force.
 *
 * @param earlier the appeal there already is against this sanction, if any
 */
export function openAppeal(
  sanction: Sanction,
  earlier: Appeal | null,
  { userId, now }: { userId: string; now: number },
): Result<{ appeal: Appeal }, AppealRefusal> {
  if (sanction.userId !== userId) return refuse("not-yours", "This decision is not about you.");
  if (earlier !== null) return refuse("already-appealed", "You have already asked about this.");
  if (!isInForce(sanction, now)) return refuse("not-in-force", "This is already over.");
  return {
    ok: true,
    appeal: {
      sanctionId: sanction.id,
      userId,
      status: "open",
      openedAt: now,
      decidedBy: null,
      decidedAt: null,
    },
  };
}

/** Open → accepted or refused, once. Accepting lifts the sanction at that instant. */
export function decideAppeal(
  appeal: Appeal,
  sanction: Sanction,
  {
    status,
    moderatorId,
    now,
  }: { status: "accepted" | "refused"; moderatorId: string; now: number },
): Result<{ appeal: Appeal; sanction: Sanction }, AppealRefusal> {
  if (appeal.sanctionId !== sanction.id) {
    return refuse("wrong-sanction", "This appeal is about another decision.");
  }
  if (appeal.status !== "open") return refuse("already-decided", "This appeal is already decided.");
  if (moderatorId === appeal.userId) {
    return refuse("own-case", "This is about you, so somebody else has to decide.");
  }
  const lifted = status === "accepted" && sanction.liftedAt === null;
  return {
    ok: true,
    appeal: { ...appeal, status, decidedBy: moderatorId, decidedAt: now },
    sanction: lifted ? { ...sanction, liftedAt: now } : sanction,
  };
}
