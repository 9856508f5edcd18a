import { createHash } from "node:crypto";
import type { Db, Tx } from "../../../db/database";

/** An address that a class game is made, led or played from, by a hash that is this game's alone. */
const hashOf = (gameId: string, address: string): string =>
  createHash("sha256").update(`${gameId} ${address}`).digest("hex");

export async function keepAddress(db: Db | Tx, gameId: string, address: string): Promise<void> {
  await db
    .insertInto("class_game_address")
    .values({ game_id: gameId, address_hash: hashOf(gameId, address) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isAddressOf(db: Db | Tx, gameId: string, address: string): Promise<boolean> {
  const found = await db
    .selectFrom("class_game_address")
    .select("game_id")
    .where("game_id", "=", gameId)
    .where("address_hash", "=", hashOf(gameId, address))
    .executeTakeFirst();
  return found !== undefined;
}

export async function forgetAddresses(db: Db | Tx, gameId: string): Promise<void> {
  await db.deleteFrom("class_game_address").where("game_id", "=", gameId).execute();
}
