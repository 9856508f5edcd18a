import type { AliasableExpression, Kysely, Transaction } from "kysely";
import type { Tables } from "./tables";

/** The query builder over the product's tables. */
export type Db = Kysely<Tables>;
/** A transaction in progress. Functions that take one never commit it. */
export type Tx = Transaction<Tables>;
/**
 * Rows that the owner of a table offers to the queries of other features:
 * `.innerJoin(cards(db).as("author"), "author.id", "message.account_id")`, or in raw SQL
 * `join ${cards(db)} as author on …`.
 */
export type Rows<Row> = AliasableExpression<Row>;
