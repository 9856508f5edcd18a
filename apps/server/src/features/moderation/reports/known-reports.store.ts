import type { QueueSection } from "@saywell/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";
import type { Accounts } from "../case-accounts.store";
import type { Students, WhoMayKnow } from "./who-may-know.store";

/** As much of the rooms as is read here. */
export interface Rooms {
  cards: (db: Db | Tx) => Rows<{
    id: string;
    name: string;
    owner_id: string | null;
    audience: string;
    is_private: boolean;
    is_demo: boolean;
  }>;
}

export interface Reads {
  accounts: Accounts;
  rooms: Rooms;
  classes: Students;
  may: WhoMayKnow;
}

/** The names of the classes that somebody is a student of, in a query that has them by this name. */
export const classesOf = (
  db: Db | Tx,
  { classes }: Pick<Reads, "classes">,
  who: "about" | "reporter",
): RawBuilder<string[]> =>
  sql<string[]>`array(
    select student.class_name from ${classes.students(db)} as student
    where student.account_id = ${sql.ref(`${who}.id`)} order by student.class_name
  )`;

export const inSection = (section: QueueSection): RawBuilder<boolean> =>
  sql<boolean>`report.is_safeguarding = ${section === "safeguarding"}`;

/** Reports with those they are about, who reported and the room: what every query of them begins with. */
export const reportsWithPeople = (
  db: Db | Tx,
  { accounts, rooms }: { accounts: Pick<Accounts, "cards">; rooms: Rooms },
) =>
  db
    .selectFrom("report")
    .leftJoin(accounts.cards(db).as("reporter"), "reporter.id", "report.reporter_id")
    .leftJoin(accounts.cards(db).as("about"), "about.id", "report.about_id")
    .leftJoin(rooms.cards(db).as("room"), "room.id", "report.room_id");

/** What one of the staff may know of. */
export const reportsKnownTo = (db: Db | Tx, reads: Reads, staffId: string | RawBuilder<string>) =>
  reportsWithPeople(db, reads)
    .innerJoin(reads.accounts.cards(db).as("staff"), (join) => join.on("staff.id", "=", staffId))
    .where(reads.may.mayKnow(db, "staff"));
