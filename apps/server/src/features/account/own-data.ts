import { sql } from "kysely";
import type { Db } from "../../db/database";
import type { Tables } from "../../db/tables";

interface OwnData<Column> {
  /** Columns that hold the owner's account id. */
  owners: readonly Column[];
  exported: readonly Column[];
  /** Never leaves the database: secrets, and what is somebody else's. */
  withheld?: readonly Column[];
}

/**
 * What an account owns in each table, or null for a table about nobody. The type asks for every
 * table and a test for every column, so that a new one is a decision, never an oversight.
 */
export const ownData: { [T in keyof Tables]: OwnData<keyof Tables[T] & string> | null } = {
  account: {
    owners: ["id"],
    exported: [
      "id",
      "name",
      "email",
      "role",
      "age_band",
      "level",
      "time_zone",
      "bio",
      "avatar",
      "is_demo",
      "created_at",
    ],
    withheld: ["password_hash"],
  },
  account_setting: {
    owners: ["account_id"],
    exported: [
      "account_id",
      "text_size",
      "dyslexia_spacing",
      "reduced_motion",
      "sound",
      "daily_goal",
      "on_leaderboard",
      "show_email",
    ],
  },
  badge_award: { owners: ["account_id"], exported: ["account_id", "badge_id", "awarded_at"] },
  ledger_entry: {
    owners: ["account_id"],
    exported: ["id", "account_id", "kind", "source", "xp", "coins", "created_at"],
  },
  lesson_attempt: {
    owners: ["account_id"],
    exported: [
      "id",
      "account_id",
      "lesson_id",
      "answers",
      "quiz_answers",
      "started_at",
      "completed_at",
      "duration_seconds",
      "result",
    ],
  },
  lesson_bookmark: { owners: ["account_id"], exported: ["account_id", "lesson_id", "created_at"] },
  lesson_progress: {
    owners: ["account_id"],
    exported: [
      "account_id",
      "lesson_id",
      "progress",
      "completed_at",
      "best_quiz_score",
      "updated_at",
    ],
  },
  saved_word: {
    owners: ["account_id"],
    exported: ["id", "account_id", "lesson_id", "word", "saved_at"],
  },
  session: {
    owners: ["account_id"],
    exported: ["account_id", "created_at", "expires_at"],
    withheld: ["token_hash"],
  },
  statement: {
    owners: ["account_id"],
    exported: [
      "id",
      "account_id",
      "lesson_id",
      "verb",
      "object",
      "success",
      "response",
      "stored_at",
    ],
  },
  study_day: { owners: ["account_id"], exported: ["account_id", "day"] },
  subscription: {
    owners: ["account_id"],
    exported: ["account_id", "plan_type", "status", "updated_at"],
  },
};

export type OwnRows = Record<string, Record<string, unknown>[]>;

/** All that an account owns, table by table; one query, so all of it is of one moment. */
export async function readOwnData(db: Db, accountId: string): Promise<OwnRows> {
  const parts = Object.entries(ownData).flatMap(([table, own]) => {
    if (own === null) return [];
    const columns = sql.join(own.exported.map((column) => sql.ref(column)));
    const isOwn = sql.join(
      own.owners.map((column) => sql`${sql.ref(column)} = ${accountId}`),
      sql` or `,
    );
    return [
      sql`${sql.lit(table)}, (
        select coalesce(json_agg(own), '[]')
        from (select ${columns} from ${sql.table(table)} where ${isOwn}) as own
      )`,
    ];
  });
  const { rows } = await sql<{ tables: OwnRows }>`
    select json_build_object(${sql.join(parts)}) as tables`.execute(db);
  return rows[0]!.tables;
}
