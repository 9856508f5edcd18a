import type { AppealState, CallByName, CallReply, Sanction, SanctionKind } from "@saywell/contract";
import { namedOrNull } from "../person-view";

type ListedSanction = CallReply<CallByName<"GET /api/moderation/sanctions">>[number];

export interface SanctionRow {
  id: string;
  accountId: string;
  accountName: string;
  kind: SanctionKind;
  reason: string;
  roomId: string | null;
  byId: string | null;
  byName: string | null;
  createdAt: Date;
  endsAt: Date | null;
  liftedAt: Date | null;
  appealId: string | null;
  appealText: string | null;
  appealState: AppealState | null;
  appealAnswer: string | null;
  appealedAt: Date | null;
}

/** What rooms are called, by their ids. */
export type RoomNames = ReadonlyMap<string, string>;

/** A sanction as the person under it sees it: without who imposed it. */
export const viewSanction = (row: SanctionRow, rooms: RoomNames): Sanction => ({
  id: row.id,
  kind: row.kind,
  room: namedOrNull(row.roomId, rooms.get(row.roomId ?? "") ?? null),
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
export const viewListedSanction = (row: SanctionRow, rooms: RoomNames): ListedSanction => ({
  ...viewSanction(row, rooms),
  user: { id: row.accountId, name: row.accountName },
  by: namedOrNull(row.byId, row.byName),
});
