import type { CallByName, CallReply, Sanction } from "@saywell/contract";
import type { Appeal, Sanction as RuleSanction } from "@saywell/moderation";
import { namedOrNull } from "../person-view";
import type { SanctionRow } from "./sanctions.store";

type ListedSanction = CallReply<CallByName<"GET /api/moderation/sanctions">>[number];

/** A sanction as the person under it sees it: without who imposed it. */
export const viewSanction = (row: SanctionRow): Sanction => ({
  id: row.id,
  kind: row.kind,
  room: namedOrNull(row.roomId, row.roomName),
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
  liftedAt: row.liftedAt?.toISOString() ?? null,
  appeal:
    row.appealId === null
      ? null
      : {
          id: row.appealId,
          text: row.appealText!,
          state: row.appealState!,
          answer: row.appealAnswer,
        },
});

/** A sanction as teachers see it. */
export const viewListedSanction = (row: SanctionRow): ListedSanction => ({
  ...viewSanction(row),
  user: { id: row.accountId, name: row.accountName },
  by: namedOrNull(row.byId, row.byName),
});

/** A sanction as the rules know it, which do not look at the words of its reason. */
export const ruleSanction = (row: SanctionRow): RuleSanction => ({
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
