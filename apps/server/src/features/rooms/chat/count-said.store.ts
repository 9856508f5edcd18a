import type { Db, Tx } from "../../../db/database";

/** How many messages of an account stand in rooms, counted no further than `most`. */
export async function countSaid(db: Db | Tx, accountId: string, most: number): Promise<number> {
  const { count } = await db
    .selectFrom((query) =>
      query
        .selectFrom("room_message")
        .select("id")
        .where("account_id", "=", accountId)
        .where("hidden_at", "is", null)
        .limit(most)
        .as("said"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
