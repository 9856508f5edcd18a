import type { AgeBand, CefrLevel, Role } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";

/** Somebody as an admin sees them. The columns keep their names. */
export interface PersonRow {
  id: string;
  name: string;
  shown_name: string;
  email: string | null;
  is_email_verified: boolean;
  role: Role;
  age_band: AgeBand;
  level: CefrLevel | null;
  time_zone: string;
  title: string | null;
  is_registered: boolean;
  is_demo: boolean;
  is_bot: boolean;
  suspended_at: Date | null;
  anonymised_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
}

/** All accounts, to join in a query of the caller's. */
export const people = (db: Db | Tx): Rows<PersonRow> =>
  db.selectFrom("account").select([
    "id",
    "name",
    // The whole name, of children too.
    sql<string>`case
        when registered_at is null and name = 'Student' then shown_name else name
      end`.as("shown_name"),
    "email",
    sql<boolean>`email_verified_at is not null`.as("is_email_verified"),
    "role",
    "age_band",
    "level",
    "time_zone",
    "title",
    sql<boolean>`registered_at is not null`.as("is_registered"),
    "is_demo",
    "is_bot",
    "suspended_at",
    "anonymised_at",
    "created_at",
    "last_seen_at",
  ]);
