import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { Accounts } from "../case-accounts.store";
import { reportsWithPeople, type Rooms } from "./known-reports.store";
import { createWhoMayKnow, type Students } from "./who-may-know.store";

interface Reads {
  accounts: Pick<Accounts, "cards">;
  classes: Students;
  rooms: Rooms;
}

/** Rooms of which there is an open report that one of the staff may know, to ask in a query. */
export function createReportedRooms(reads: Reads) {
  const may = createWhoMayKnow(reads);
  return (db: Db | Tx, staffId: RawBuilder<unknown>): RawBuilder<{ room_id: string }> => {
    const known = reportsWithPeople(db, reads)
      .innerJoin(reads.accounts.cards(db).as("staff"), (join) =>
        join.on(sql<boolean>`staff.id = ${staffId}`),
      )
      .where("report.state", "=", "OPEN")
      .where(may.mayKnow(db, "staff"))
      .select("report.room_id");
    return sql`${known}`;
  };
}
