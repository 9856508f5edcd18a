// After the simulated evening: what clients were told is held against what the database has, and
// each game's log against its state.
import { isDeepStrictEqual } from "node:util";
/** Milliseconds after a kill in which what is late counts as its fault. */
const afterKill = 10_000;

export async function checkGames(client, { kinds, found, kills }) {
  const lost = [];
  const lates = [];
  const acknowledged = new Map(found.acknowledged);
  const seen = new Map(found.seen);
  const scores = new Map();
  const { rows: games } = await client.query("select id, kind, version, state, setting from game");
  let events = 0;
  for (const game of games) {
    const rules = kinds.find(({ kind }) => kind === game.kind);
    const { rows } = await client.query(
      "select seq, event from game_event where game_id = $1 order by seq",
      [game.id],
    );
    events += rows.length;
    if (rows.some(({ seq }, place) => seq !== place + 1)) lost.push(`${game.id}: a gap in the log`);
    let state = rules.newGame(game.setting);
    // The row may be some events behind, which stand in the log alone.
    let whole = game.state.version === 0 ? state : undefined;
    for (const { event } of rows) {
      const due = rules.dueOf(state, event);
      if (due !== undefined) lates.push({ late: event.at - due, due });
      const done = rules.doneBy(state, event);
      if (done !== undefined) {
        const key = `${game.id} ${done.key} ${done.userId}`;
        if (acknowledged.has(key) && acknowledged.get(key) !== done.value) {
          lost.push(`${key}: told ${acknowledged.get(key)}, stored ${done.value}`);
        }
        acknowledged.delete(key);
      }
      state = rules.apply(state, event);
      for (const { id } of state.players) {
        const key = `${game.id} ${state.version} ${id}`;
        const told = seen.get(key);
        if (told === undefined) continue;
        const stored = rules.seenOf(state, id, event.at);
        if (told !== stored) lost.push(`${key}: told ${told}, stored ${stored}`);
        seen.delete(key);
      }
      if (state.version === game.state.version) whole = state;
      if (event.type === "ended") {
        const ofMatch = state.players.map(({ id, score }) => [id, score]);
        scores.set(`${game.id} ${state.match}`, Object.fromEntries(ofMatch));
      }
    }
    // As JSON keeps it: what is undefined there is nowhere.
    if (whole === undefined || !isDeepStrictEqual(JSON.parse(JSON.stringify(whole)), game.state)) {
      lost.push(`${game.id}: the log leads to another state`);
    }
    if (state.version !== game.version) lost.push(`${game.id}: another version`);
  }
  for (const key of acknowledged.keys()) lost.push(`${key}: acknowledged and not in the log`);
  for (const key of seen.keys()) lost.push(`${key}: told, and not in the log`);
  for (const { gameId, match, scores: told } of found.ended) {
    if (!isDeepStrictEqual(told, scores.get(`${gameId} ${match}`))) {
      lost.push(`${gameId}, game ${match}: other scores were told than the log's`);
    }
  }
  const soonAfter = lates.filter(({ due }) =>
    kills.some((at) => due >= at - 1000 && due <= at + afterKill),
  );
  return {
    lost,
    events,
    seen: found.seen.size,
    matches: scores.size,
    lates: lates.map(({ late }) => late),
    latesAfterKill: soonAfter.map(({ late }) => late),
    unpaid: await unpaid(client),
  };
}

/** Games that are over, in which somebody has no result, and for which no job waits either. */
async function unpaid(client) {
  const { rows } = await client.query(
    `select match.id,
       exists (
         select from pgboss.job where name = 'pay-game' and data ->> 'matchId' = match.id::text
           and state in ('created', 'retry', 'active')
       ) as waits
     from game_match as match
     where not exists (select from game_result where match_id = match.id)`,
  );
  return {
    waiting: rows.filter(({ waits }) => waits).length,
    lost: rows.filter(({ waits }) => !waits).length,
  };
}
