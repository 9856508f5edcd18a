import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { AllPersonalData, OwnRows } from "../../../personal-data";

export type ExportedRows = Record<string, Record<string, unknown>[]>;
export type PersonalTables = Readonly<Record<string, OwnRows | null>>;

/** The tables of all features, in the order of their names. */
export const allTables = (personalData: AllPersonalData): PersonalTables =>
  Object.fromEntries(
    Object.values(personalData)
      .flatMap(({ tables }) => Object.entries<OwnRows | null>(tables))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** All that an account owns, table by table; one query, so all of it is of one moment. */
export async function readPersonalData(
  db: Db | Tx,
  tables: PersonalTables,
  accountId: string,
): Promise<ExportedRows> {
  const parts = Object.entries(tables).flatMap(([table, own]) => {
    if (own === null) return [];
    const columns = sql.join(
      own.exported.map((column) => exported({ table, own, column }, tables, accountId)),
    );
    const isOwn =
      own.through === undefined
        ? isOwnedBy(own, accountId)
        : sql`${sql.ref(own.through.column)} in (
            select id from ${sql.table(own.through.table)}
            where ${isOwnedBy(tables[own.through.table]!, accountId)}
          )`;
    return [
      sql`
        select ${sql.lit(table)} as "table", coalesce(json_agg(own), '[]') as "rows"
        from (select ${columns} from ${sql.table(table)} where ${isOwn}) as own`,
    ];
  });
  // A row for each table: a function such as json_build_object takes the facts of 50 at most.
  const { rows } = await sql<{ table: string; rows: Record<string, unknown>[] }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ table, rows: own }) => [table, own]));
}

interface Exported {
  table: string;
  own: OwnRows;
  column: string;
}

function exported(
  { table, own: { through, untold }, column }: Exported,
  tables: PersonalTables,
  accountId: string,
) {
  if (through === undefined || untold?.columns.includes(column) !== true) return sql.ref(column);
  const isTold = sql.ref(`whole.${untold.until}`);
  return sql`
    case when exists (
      select from ${sql.table(through.table)} as whole
      where whole.id = ${sql.ref(`${table}.${through.column}`)}
        and ${isTold} is not null
        and ${sql.ref(`whole.${untold.never.column}`)} is distinct from ${untold.never.is}
        and ${sql.ref(`${table}.${untold.and}`)} is not null
    ) and not exists (
      select from ${sql.table(through.table)} as whole
      where ${isTold} is null and (${isOwnedBy(tables[through.table]!, accountId)})
    ) then ${sql.ref(column)} end as ${sql.ref(column)}`;
}

const isOwnedBy = ({ owners, toldOnce }: OwnRows, accountId: string) =>
  sql.join(
    owners.map((column) =>
      toldOnce?.owner === column
        ? sql`(${sql.ref(column)} = ${accountId} and ${sql.ref(toldOnce.isSet)} is not null)`
        : sql`${sql.ref(column)} = ${accountId}`,
    ),
    sql` or `,
  );
