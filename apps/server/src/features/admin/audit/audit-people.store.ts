import type { AuditAction, AuditEntry } from "@saywell/contract";
import { sql, type RawBuilder } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import type { People } from "../admin-needs";
import { holds } from "../../../db/names";

/** Reads the audit log, latest first, with the names that the reader may see. */
export type ReadAudit = (db: Db | Tx, names: People, wish: EntriesWish) => Promise<AuditEntry[]>;

export interface EntriesWish {
  actions?: readonly AuditAction[] | undefined;
  exceptAction?: AuditAction | undefined;
  actorId?: string | undefined;
  aboutId?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  before?: number | undefined;
  limit: number;
  /** A condition about `entry`. */
  only?: RawBuilder<boolean>;
}

/** Of the audit log only entries by whoever `who` names, about whoever `whom` names. */
export function entriesOf(
  db: Db | Tx,
  people: People,
  { who, whom }: { who: string | undefined; whom: string | undefined },
): RawBuilder<boolean> | undefined {
  const named = (column: string, typed: string) => {
    const id = asUuid(typed);
    if (id !== null) return sql<boolean>`${sql.ref(column)} = ${id}::uuid`;
    const found = db
      .selectFrom(people(db).as("person"))
      .select("person.id")
      .where(({ or }) => or([holds("person.shown_name", typed), holds("person.email", typed)]));
    return sql<boolean>`${sql.ref(column)} in (${found})`;
  };
  const conditions = [
    ...(who ? [named("entry.actor_id", who)] : []),
    ...(whom ? [named("entry.about_id", whom)] : []),
  ];
  return conditions.length === 0 ? undefined : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
