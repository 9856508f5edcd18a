import type { CefrLevel } from "@saywell/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/database";
import type { PlayerCards } from "../games-needs";

export interface Player {
  id: string;
  /** As others read it. */
  name: string;
  level: CefrLevel | null;
}

/** These people, in no order; those who are gone are left out. */
export async function findPlayers(
  db: Db,
  cards: PlayerCards,
  accountIds: readonly string[],
): Promise<Player[]> {
  if (accountIds.length === 0) return [];
  return await db
    .selectFrom(cards(db).as("account"))
    .select(["id", "shown_name as name", "level"])
    .where(sql<boolean>`id = any(${sql.val([...accountIds])}::uuid[])`)
    .execute();
}
