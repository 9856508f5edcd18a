import { sql } from "kysely";
import type { Db } from "../../../db/database";
import type { Tables } from "../../../db/tables";

interface PersonalData<Column> {
  /** Columns that hold the owner's account id; none where a row belongs to one of another table. */
  owners: readonly Column[];
  /** The column that refers to the id of such a row, which goes with its owner, and its table. */
  through?: { column: Column; table: keyof Tables };
  /** Columns that hold somebody else's account id: whom it is about, who decided it. */
  others?: readonly Column[];
  exported: readonly Column[];
  /** Never leaves the database: secrets, and what is somebody else's. */
  withheld?: readonly Column[];
}

/**
 * What an account owns in each table, or null for a table about nobody. The type asks for every
 * table and a test for every column, so that a new one is a decision, never an oversight.
 */
export const personalData: { [T in keyof Tables]: PersonalData<keyof Tables[T] & string> | null } =
  {
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
        "handle",
        "title",
        "last_seen_at",
        "is_bot",
        "shown_name",
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
    appeal: {
      owners: ["account_id"],
      others: ["decided_by"],
      exported: [
        "id",
        "sanction_id",
        "account_id",
        "text",
        "state",
        "answer",
        "created_at",
        "decided_at",
      ],
      withheld: ["decided_by"],
    },
    // What a teacher decided is theirs; whom it was about, and how, is not.
    audit_entry: {
      owners: ["actor_id"],
      others: ["about_id"],
      exported: ["id", "at", "actor_id", "action"],
      withheld: ["about_id", "details"],
    },
    badge_award: { owners: ["account_id"], exported: ["account_id", "badge_id", "awarded_at"] },
    class_member: { owners: ["account_id"], exported: ["class_id", "account_id", "joined_at"] },
    follow: {
      owners: ["follower_id"],
      others: ["followed_id"],
      exported: ["follower_id", "followed_id", "created_at"],
    },
    // Who asked is not told that it was declined, and nobody who decided.
    friendship: {
      owners: ["requester_id", "addressee_id"],
      others: ["approved_by"],
      exported: [
        "id",
        "requester_id",
        "addressee_id",
        "state",
        "created_at",
        "accepted_at",
        "approved_at",
      ],
      withheld: ["declined_at", "is_taken_back", "approved_by"],
    },
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
    lesson_author: { owners: ["account_id"], exported: ["lesson_id", "account_id"] },
    lesson_bookmark: {
      owners: ["account_id"],
      exported: ["account_id", "lesson_id", "created_at"],
    },
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
    // What a person reported; the reported words are somebody else's.
    report: {
      owners: ["reporter_id"],
      others: ["about_id", "decided_by"],
      exported: [
        "id",
        "source",
        "reason",
        "note",
        "state",
        "reporter_id",
        "room_id",
        "message_id",
        "message_at",
        "created_at",
        "decided_at",
      ],
      withheld: ["about_id", "content", "context", "decided_by"],
    },
    review_card: {
      owners: ["account_id"],
      exported: [
        "id",
        "account_id",
        "word",
        "lesson_id",
        "question_id",
        "state",
        "due_at",
        "stability",
        "difficulty",
        "learning_step",
        "reviews",
        "lapses",
        "reviewed_at",
        "created_at",
      ],
    },
    review_log: {
      owners: ["account_id"],
      exported: [
        "id",
        "account_id",
        "card_id",
        "review_id",
        "grade",
        "source",
        "reviewed_at",
        "state",
        "stability",
        "difficulty",
        "due_at",
      ],
    },
    room: {
      owners: ["owner_id"],
      others: ["partner_id"],
      exported: [
        "id",
        "name",
        "description",
        "type",
        "category",
        "is_private",
        "is_listed",
        "audience",
        "class_id",
        "level",
        "max_participants",
        "owner_id",
        "last_seq",
        "last_message_at",
        "is_demo",
        "created_at",
      ],
      withheld: ["partner_id"],
    },
    room_invitation: {
      owners: ["account_id"],
      others: ["invited_by"],
      exported: ["room_id", "account_id", "created_at"],
      withheld: ["invited_by"],
    },
    room_member: {
      owners: ["account_id"],
      exported: ["room_id", "account_id", "joined_at", "last_read_seq"],
    },
    room_message: {
      owners: ["account_id"],
      exported: [
        "room_id",
        "seq",
        "id",
        "account_id",
        "content",
        "is_moderated",
        "client_id",
        "created_at",
        "hidden_at",
      ],
    },
    sanction: {
      owners: ["account_id"],
      others: ["created_by"],
      exported: [
        "id",
        "account_id",
        "kind",
        "room_id",
        "reason",
        "created_at",
        "ends_at",
        "lifted_at",
      ],
      withheld: ["report_id", "created_by"],
    },
    level_test_calibration: null,
    // Answers have no owner of their own: they go with their session.
    level_test_answer: {
      owners: [],
      through: { column: "session_id", table: "level_test_session" },
      exported: [
        "session_id",
        "position",
        "item_id",
        "skill",
        "shown_at",
        "answered_at",
        "answer",
        "score",
        "features",
      ],
      // What the test knows of its questions.
      withheld: ["parameters"],
    },
    level_test_exposure: null,
    level_test_item: null,
    level_test_item_change: null,
    level_test_population: null,
    level_test_result: {
      owners: [],
      through: { column: "session_id", table: "level_test_session" },
      exported: [
        "id",
        "session_id",
        "level",
        "score",
        "ability",
        "standard_error",
        "interval_low",
        "interval_high",
        "person_fit",
        "skills",
        "created_at",
      ],
    },
    level_test_session: {
      owners: ["account_id"],
      exported: [
        "id",
        "test_type",
        "account_id",
        "pace",
        "question_limit",
        "started_at",
        "ends_at",
        "finished_at",
        "stop_reason",
      ],
      // How the test knew who had no account yet, and how it chose its questions.
      withheld: ["taker", "seed", "listed", "walk", "ineligible"],
    },
    level_test_taker: {
      owners: ["account_id"],
      exported: ["account_id", "expires_at"],
      withheld: ["token_hash"],
    },
    saved_word: {
      owners: ["account_id"],
      exported: ["id", "account_id", "lesson_id", "word", "saved_at"],
    },
    school_class: { owners: ["teacher_id"], exported: ["id", "name", "teacher_id", "created_at"] },
    session: {
      owners: ["account_id"],
      exported: ["account_id", "created_at", "expires_at"],
      withheld: ["token_hash"],
    },
    shield: {
      owners: ["account_id"],
      others: ["against_id"],
      exported: ["account_id", "against_id", "kind", "created_at"],
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

export type ExportedRows = Record<string, Record<string, unknown>[]>;

/** All that an account owns, table by table; one query, so all of it is of one moment. */
export async function readPersonalData(db: Db, accountId: string): Promise<ExportedRows> {
  const parts = Object.entries(personalData).flatMap(([table, own]) => {
    if (own === null) return [];
    const columns = sql.join(own.exported.map((column) => sql.ref(column)));
    const isOwn =
      own.through === undefined
        ? isOwnedBy(own.owners, accountId)
        : sql`${sql.ref(own.through.column)} in (
            select id from ${sql.table(own.through.table)}
            where ${isOwnedBy(personalData[own.through.table]!.owners, accountId)}
          )`;
    return [
      sql`${sql.lit(table)}, (
        select coalesce(json_agg(own), '[]')
        from (select ${columns} from ${sql.table(table)} where ${isOwn}) as own
      )`,
    ];
  });
  const { rows } = await sql<{ tables: ExportedRows }>`
    select json_build_object(${sql.join(parts)}) as tables`.execute(db);
  return rows[0]!.tables;
}

const isOwnedBy = (owners: readonly string[], accountId: string) =>
  sql.join(
    owners.map((column) => sql`${sql.ref(column)} = ${accountId}`),
    sql` or `,
  );
