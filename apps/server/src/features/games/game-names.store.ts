import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";

/** What games are called, as words in a sentence; of those that are gone nothing. */
export async function gameNames(
  from: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.flatMap((id) => asUuid(id) ?? []);
  if (known.length === 0) return new Map();
  const rows = await from
    .selectFrom("game")
    .select(["id", "kind"])
    .where(sql<boolean>`id = any(${sql.val(known)}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind === "QUIZ" ? "a quiz" : "a word board"]));
}
