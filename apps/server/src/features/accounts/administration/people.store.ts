import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";
import type { PersonRow } from "../../../person-row";
import { wholeName } from "../accounts.store";

/** All accounts, to join in a query of the caller's. */
export const people = (db: Db | Tx): Rows<PersonRow> =>
  db.selectFrom("account").select([
    "id",
    "name",
    wholeName.as("shown_name"),
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
    // Whose address the school corrected later has been here, with a password.
    sql<boolean>`
        enrolled_at is not null and email_verified_at is null and password_hash is null`.as(
      "is_waiting",
    ),
    "suspended_at",
    "needs_consent",
    "anonymised_at",
    "created_at",
    "last_seen_at",
  ]);
