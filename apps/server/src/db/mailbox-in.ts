import { type RawBuilder, sql } from "kysely";

/** As `mailboxOf`, of an address in a column. */
export const mailboxIn = (column: string): RawBuilder<string> => {
  const address = sql`lower(${sql.ref(column)})`;
  const box = sql`split_part(split_part(${address}, '@', 1), '+', 1)`;
  const domain = sql`split_part(${address}, '@', 2)`;
  return sql<string>`
    case when ${domain} in ('gmail.com', 'googlemail.com')
      then replace(${box}, '.', '') || '@gmail.com'
      else ${box} || '@' || ${domain}
    end`;
};
