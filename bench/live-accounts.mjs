// Fills the database of a running product with accounts that have sessions and are in rooms.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createRequire } from "node:module";

const pg = createRequire(import.meta.url)("pg");

/** Adults of the school, all of them members of their rooms. Answers what each needs to connect. */
export async function makeAccounts(connectionString, { count, perRoom }) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const accounts = Array.from({ length: count }, (_, index) => ({
    userId: randomUUID(),
    token: randomBytes(32).toString("base64url"),
    room: Math.floor(index / perRoom),
  }));
  const rooms = Array.from({ length: Math.ceil(count / perRoom) }, () => randomUUID());
  const ids = accounts.map(({ userId }) => userId);
  await client.query(
    "insert into account (id, name, age_band) select unnest($1::uuid[]), 'Student', 'ADULT'",
    [ids],
  );
  await client.query(
    `insert into session (token_hash, account_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as t (hash, id)`,
    [accounts.map(({ token }) => createHash("sha256").update(token).digest()), ids],
  );
  await client.query(
    `insert into room (id, name, type, category, audience, max_participants)
     select unnest($1::uuid[]), 'Bench', 'CHAT', 'GENERAL', 'ADULTS', 10000`,
    [rooms],
  );
  await client.query(
    "insert into room_member (room_id, account_id) select * from unnest($1::uuid[], $2::uuid[])",
    [accounts.map(({ room }) => rooms[room]), ids],
  );
  await client.end();
  return accounts.map(({ userId, token, room }) => ({
    userId,
    roomId: rooms[room],
    cookie: `saywell_session=${token}`,
  }));
}
