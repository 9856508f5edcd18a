// After the simulated evening: what clients were told is held against what the database has, and
// each game's log against its state.
import { isDeepStrictEqual } from "node:util";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./product.mjs";

/** Milliseconds after a kill in which what is late counts as its fault. */
const afterKill = 10_000;

export async function checkGames(client, { found, kills }) {
  const quiz = await rulesOfQuiz();
  const lost = [];
  const lates = [];
  const acknowledged = new Map(found.acknowledged);
  const scores = new Map();
  const { rows: games } = await client.query("select id, version, state, setting from game");
  let events = 0;
  for (const game of games) {
    const { rows } = await client.query(
      "select seq, event from game_event where game_id = $1 order by seq",
      [game.id],
    );
    events += rows.length;
    if (rows.some(({ seq }, place) => seq !== place + 1)) lost.push(`${game.id}: a gap in the log`);
    let state = quiz.newQuiz(game.setting);
    // The row may be some events behind, which stand in the log alone.
    let whole = game.state.version === 0 ? state : undefined;
    for (const { event } of rows) {
      const due = lateOf(quiz, state, event);
      if (due !== undefined) lates.push({ late: event.at - due, due });
      if (event.type === "answered") {
        const question = state.questions[state.round - 1].id;
        const key = `${game.id} ${state.match} ${question} ${event.id}`;
        if (acknowledged.has(key) && acknowledged.get(key) !== event.letter) {
          lost.push(`${key}: told ${acknowledged.get(key)}, stored ${event.letter}`);
        }
        acknowledged.delete(key);
      }
      state = quiz.applyQuizEvent(state, event);
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
    matches: scores.size,
    lates: lates.map(({ late }) => late),
    latesAfterKill: soonAfter.map(({ late }) => late),
    unpaid: await unpaid(client),
  };
}

/** When what follows by itself should have, in milliseconds since 1970; undefined for other events. */
function lateOf(quiz, state, event) {
  const isByItself =
    event.type === "revealed" ||
    event.type === "ended" ||
    (event.type === "asked" && state.round > 0);
  if (!isByItself) return undefined;
  const moment = quiz.nextMoment(state, event.at);
  return moment === null ? undefined : Math.min(event.at, Math.max(moment, lastAnswer(state)));
}

const lastAnswer = ({ phase, given, askedAt }) =>
  phase === "asking" ? Math.max(askedAt, ...Object.values(given).map(({ at }) => at)) : 0;

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

async function rulesOfQuiz() {
  const place = mkdtempSync(join(tmpdir(), "saywell-bench-"));
  try {
    const outfile = join(place, "quiz.mjs");
    await build({
      entryPoints: [join(root, "packages/quiz/src/index.ts")],
      bundle: true,
      format: "esm",
      platform: "node",
      outfile,
      logLevel: "error",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
