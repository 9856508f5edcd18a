// Fills the database of a running product with accounts that have sessions and are in rooms.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createRequire } from "node:module";

const pg = createRequire(import.meta.url)("pg");

/** Adults of the school, all of them members of their rooms. Answers what each needs to connect. */
export async function makeAccounts(
  connectionString,
  { count, perRoom, type = "CHAT", game = "QUIZ" },
) {
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
  await insertSessions(client, accounts);
  await client.query(
    `insert into room (id, name, type, game, category, audience, max_participants)
     select unnest($1::uuid[]), 'Bench', $2, $3, 'GENERAL', 'ADULTS', 10000`,
    [rooms, type, type === "GAME" ? game : null],
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

/** A teacher's open class game, and the class that has joined it. The teacher comes first. */
export async function makeClass(connectionString, { count }) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const people = Array.from({ length: count + 1 }, (_, index) => ({
    userId: randomUUID(),
    token: randomBytes(32).toString("base64url"),
    isHost: index === 0,
  }));
  const ids = people.map(({ userId }) => userId);
  const [hostId, ...players] = ids;
  await client.query(
    `insert into account (id, name, age_band, role)
     select id, 'Student', 'ADULT', case when id = $2 then 'TEACHER' else 'LEARNER' end
     from unnest($1::uuid[]) as t (id)`,
    [ids, hostId],
  );
  await insertSessions(client, people);
  const setting = {
    isTeam: false,
    time: 30_000,
    pause: null,
    mostPlayers: 500,
    takesLatecomers: true,
    hasBots: false,
    showsLeaderboard: true,
    host: hostId,
  };
  const state = {
    version: 0,
    setting,
    phase: "waiting",
    match: 0,
    people: [],
    players: [],
    questions: [],
    round: 0,
    askedAt: 0,
    revealedAt: 0,
    given: {},
    plans: [],
  };
  const questions = Array.from({ length: 6 }, (_, index) => ({
    id: null,
    question: `Which of these places is where people play football at the weekend, number ${index}?`,
    answer: `stadium ${index}`,
    wrong: [`kitchen ${index}`, `library ${index}`, `bathroom ${index}`],
    explanation: "A stadium is a large place with seats where people watch and play sports.",
  }));
  const { rows } = await client.query(
    `insert into game (host_id, game_type, mode, setting, state, questions)
     values ($1, 'TRIVIA', 'COMPETITIVE', $2, $3, $4) returning id`,
    [hostId, setting, state, JSON.stringify(questions)],
  );
  await client.query(
    `insert into game_player (game_id, account_id, name, name_key, joined_at)
     select $1, id, 'Student ' || place, 'student' || place, now()
     from unnest($2::uuid[]) with ordinality as t (id, place)`,
    [rows[0].id, players],
  );
  await client.end();
  return people.map(({ userId, token, isHost }) => ({
    userId,
    isHost,
    gameId: rows[0].id,
    cookie: `saywell_session=${token}`,
  }));
}

async function insertSessions(client, people) {
  await client.query(
    `insert into session (token_hash, account_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as t (hash, id)`,
    [
      people.map(({ token }) => createHash("sha256").update(token).digest()),
      people.map(({ userId }) => userId),
    ],
  );
}
