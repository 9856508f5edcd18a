import type { Appeal, Sanction } from "@saywell/moderation";
import type { SanctionRow } from "./sanctions.store";

/** A sanction as the rules know it, which do not look at the words of its reason. */
export const ruleSanction = (row: SanctionRow): Sanction => ({
  id: row.id,
  userId: row.accountId,
  kind: row.kind === "BAN" ? "ban" : "mute",
  reason: "other",
  startsAt: row.createdAt.getTime(),
  endsAt: row.endsAt?.getTime() ?? null,
  liftedAt: row.liftedAt?.getTime() ?? null,
});

const statuses = { OPEN: "open", ACCEPTED: "accepted", REFUSED: "refused" } as const;

/** The appeal against a sanction, if there is one, as the rules know it. */
export const ruleAppeal = (row: SanctionRow): Appeal | null =>
  row.appealId === null
    ? null
    : {
        sanctionId: row.id,
        userId: row.accountId,
        status: statuses[row.appealState!],
        openedAt: row.appealedAt!.getTime(),
        decidedBy: null,
        decidedAt: null,
      };
