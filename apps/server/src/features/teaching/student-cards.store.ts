import type { CefrLevel } from "@saywell/contract";
import { adultAgeBands } from "@saywell/moderation";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import type { StudentCards } from "./teaching-needs";

export interface StudentCard {
  id: string;
  name: string;
  level: CefrLevel | null;
  avatar: string | null;
  timeZone: string;
  lastSeenAt: Date | null;
  /** Only an adult's who chose to show it, and where it is proved to be their own. */
  email: string | null;
}

/** These accounts as their teacher sees them. */
export async function readStudentCards(
  from: Db | Tx,
  cards: StudentCards,
  accountIds: readonly string[],
): Promise<Map<string, StudentCard>> {
  if (accountIds.length === 0) return new Map();
  const rows = await from
    .selectFrom(cards(from).as("card"))
    .select([
      "card.id",
      "card.whole_name as name",
      "card.level",
      "card.avatar",
      "card.time_zone as timeZone",
      "card.last_seen_at as lastSeenAt",
      sql<string | null>`case
        when card.show_email and card.age_band in (${sql.join([...adultAgeBands])}) then card.email
      end`.as("email"),
    ])
    .where(sql<boolean>`card.id = any(${sql.val([...accountIds])}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
