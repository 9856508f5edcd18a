import type { AliasableExpression } from "kysely";
import type { Db, Tx } from "./database";

/**
 * Rows of a table that another feature owns, to be joined in a query of one's own as
 * `accounts.cards(db).as("author")`. The database merges it into that query, so it costs no more
 * than naming the table would.
 */
export type Subquery<Row> = (db: Db | Tx) => AliasableExpression<Row>;
