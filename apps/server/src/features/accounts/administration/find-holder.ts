import type { Db, Tx } from "../../../db/database";
import type { PersonRow } from "../../../person-row";
import { findProvedOwner, findWaiting } from "../addresses/whose-address.store";
import { findPerson } from "./administration.store";

/** Whoever has proved an address, or else the account that the school made for whoever has it. */
export async function findHolder(from: Db | Tx, email: string): Promise<PersonRow | undefined> {
  const owner = (await findProvedOwner(from, email)) ?? (await findWaiting(from, email));
  return owner && (await findPerson(from, owner.id));
}
