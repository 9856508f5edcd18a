import type { Db, Rows, Tx } from "../../../db/database";
import type { Accounts } from "../case-accounts.store";

/** Everything that somebody can decide about others. */
export type AuditAction =
  | "REPORT_DISMISSED"
  | "MESSAGE_HIDDEN"
  | "MESSAGE_HIDDEN_BY_MODEL"
  | "MUTED"
  | "BANNED"
  | "SANCTION_LIFTED"
  | "APPEAL_ACCEPTED"
  | "APPEAL_REFUSED"
  | "FRIENDSHIP_APPROVED"
  | "FRIENDSHIP_DECLINED"
  | "ROOM_CLOSED";

/** They tell of children, whom only those who teach them should read of. */
const friendshipActions = [
  "FRIENDSHIP_APPROVED",
  "FRIENDSHIP_DECLINED",
] as const satisfies AuditAction[];

/** No names and no messages in the details: they outlive the people they are about. */
export interface Decision {
  at: Date;
  /** Null for what no person decided. */
  actorId: string | null;
  action: AuditAction;
  aboutId: string | null;
  details: ({ reason: string } | { friendshipId: string }) & Record<string, unknown>;
}

export async function insertDecision(tx: Tx, decision: Decision): Promise<void> {
  await tx
    .insertInto("audit_entry")
    .values({
      at: decision.at,
      actor_id: decision.actorId,
      action: decision.action,
      about_id: decision.aboutId,
      details: JSON.stringify(decision.details),
    })
    .execute();
}

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
  onlyDemo: boolean;
  /** Whose own decisions and students the entries about friendships are; null for those of all. */
  friendshipsFor: string | null;
  limit: number;
}

/** As much of the classes as is read here: who is whose student. */
export interface Classes {
  students: (db: Db | Tx) => Rows<{ teacher_id: string; account_id: string }>;
}

export type AuditStore = ReturnType<typeof createAuditStore>;

export function createAuditStore({ accounts, classes }: { accounts: Accounts; classes: Classes }) {
  /** Latest first. */
  async function list(db: Db | Tx, { onlyDemo, friendshipsFor, limit }: Wish): Promise<AuditRow[]> {
    return await db
      .selectFrom("audit_entry as entry")
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
      .$if(onlyDemo, (query) =>
        query.where((row) =>
          row.or([row("actor.is_demo", "=", true), row("about.is_demo", "=", true)]),
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
      .orderBy("entry.id", "desc")
      .limit(limit)
      .execute();
  }

  return { list };
}
