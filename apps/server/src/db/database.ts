import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables";

/** The query builder over the product's tables. */
export type Db = Kysely<Tables>;
/** A transaction in progress. Functions that take one never commit it. */
export type Tx = Transaction<Tables>;
