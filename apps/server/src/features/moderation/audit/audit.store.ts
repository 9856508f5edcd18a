import type { AuditAction } from "@saywell/contract";
import { moderationActions } from "@saywell/contract/constants";
import { type RawBuilder, sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";
import type { Accounts } from "../case-accounts.store";

/** They tell of children, whom only those who teach them should read of. */
const friendshipActions = [
  "FRIENDSHIP_APPROVED",
  "FRIENDSHIP_DECLINED",
] as const satisfies AuditAction[];

export interface AuditRow {
  id: number;
  at: Date;
  action: string;
  details: unknown;
  actorId: string | null;
  actorName: string | null;
  aboutId: string | null;
  aboutName: string | null;
}

interface Wish {
  viewerId: string;
  onlyDemo: boolean;
  /** Whose own decisions and students the entries about friendships are; null for those of all. */
  friendshipsFor: string | null;
  /** Only entries about learners, and of the reports only those whom this reader may know of. */
  isTeacher: boolean;
  limit: number;
}

/** As much of the classes as is read here: who is whose student. */
export interface Classes {
  students: (db: Db | Tx) => Rows<{ teacher_id: string; account_id: string }>;
}

/** The audit log, of which moderation reads what it wrote. */
export type AuditEntries = (db: Db | Tx) => Rows<{
  id: number;
  at: Date;
  actor_id: string | null;
  action: string;
  about_id: string | null;
  details: unknown;
}>;

interface Needs {
  accounts: Accounts;
  classes: Classes;
  entries: AuditEntries;
  /** Whether one of the staff may know of the report with this id. */
  mayKnowOf: (db: Db | Tx, staffId: string, reportId: RawBuilder<string>) => RawBuilder<boolean>;
}

/** Of an entry that was written for reports: all that were decided with it. */
const reportIds = sql`jsonb_array_elements_text(
  coalesce(entry.details -> 'reportIds', '[]'::jsonb)
  || case when entry.details ? 'reportId'
    then jsonb_build_array(entry.details -> 'reportId') else '[]'::jsonb end
)`;

export type AuditStore = ReturnType<typeof createAuditStore>;

export function createAuditStore({ accounts, classes, entries, mayKnowOf }: Needs) {
  /** What moderation decided, latest first. */
  async function list(
    db: Db | Tx,
    { viewerId, onlyDemo, friendshipsFor, isTeacher, limit }: Wish,
  ): Promise<AuditRow[]> {
    return await db
      .selectFrom(entries(db).as("entry"))
      .leftJoin(accounts.cards(db).as("actor"), "actor.id", "entry.actor_id")
      .leftJoin(accounts.cards(db).as("about"), "about.id", "entry.about_id")
      .select([
        "entry.id",
        "entry.at",
        "entry.action",
        "entry.details",
        "actor.id as actorId",
        "actor.shown_name as actorName",
        "about.id as aboutId",
        "about.shown_name as aboutName",
      ])
      .where("entry.action", "in", moderationActions)
      // That somebody was reported is not for them to read here, nor what was thought of it.
      .where("entry.about_id", "is distinct from", viewerId)
      .$if(onlyDemo, (query) =>
        query.where((row) =>
          row.and([row("actor.is_demo", "=", true), row("about.is_demo", "=", true)]),
        ),
      )
      .$if(friendshipsFor !== null, (query) =>
        query.where((row) =>
          row.or([
            row("entry.action", "not in", friendshipActions),
            row("entry.actor_id", "=", friendshipsFor),
            row.exists(
              row
                .selectFrom(classes.students(db).as("student"))
                .select("student.account_id")
                .where("student.teacher_id", "=", friendshipsFor)
                .whereRef("student.account_id", "=", "entry.about_id"),
            ),
          ]),
        ),
      )
      .$if(isTeacher, (query) =>
        query
          .where((row) => row.or([row("about.id", "is", null), row("about.role", "=", "LEARNER")]))
          // A report that is gone with whom it was about names nobody who could say who may know.
          .where(
            sql<boolean>`not exists (
              select from ${reportIds} as named (id)
              where not ${mayKnowOf(db, viewerId, sql<string>`named.id::uuid`)}
            )`,
          ),
      )
      .orderBy("entry.id", "desc")
      .limit(limit)
      .execute();
  }

  return { list };
}
