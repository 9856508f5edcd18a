// Requests per second of two reads, against node:http answering the same bytes and against the bare
// driver that makes the same queries first, who is asking included. All three take turns, so that a
// noisy machine is noisy for all.
import { join } from "node:path";
import autocannon from "autocannon";
import {
  connectionString,
  makeLearner,
  products,
  root,
  startProduct,
  startProgram,
} from "./product.mjs";
import { median, printTable, ratio } from "./table.mjs";

const rounds = 3;
const seconds = 4;
const connections = 32;

// What the product asks for one learner; `$1` is who is asking. It asks for those who ask at once together.
const recordsQuery = `
  select coalesce(place.lesson_id, bookmark.lesson_id) as "lessonId", place.progress,
    place.completed_at as "completedAt", bookmark.lesson_id is not null as "isBookmarked"
  from (select lesson_id, progress, completed_at from lesson_progress where account_id = $1) as place
  full join (select lesson_id from lesson_bookmark where account_id = $1) as bookmark
    on bookmark.lesson_id = place.lesson_id`;
const profileQuery = `
  select account.time_zone as "timeZone", earned.xp, earned.coins, earned.recent as "recentXp",
    array(select day from study_day where account_id = account.id and not is_kept) as "studyDays",
    array(select day from study_day where account_id = account.id and is_kept) as "keptDays",
    coalesce((select json_agg(json_build_object('id', badge_id, 'awardedAt', awarded_at) order by awarded_at, badge_id)
      from badge_award where account_id = account.id), '[]') as badges
  from account cross join lateral (
    select coalesce(sum(xp), 0) as xp, coalesce(sum(coins), 0) as coins,
      coalesce(json_agg(json_build_object('xp', xp, 'at', created_at) order by created_at)
        filter (where created_at >= now() - interval '2 days' and xp > 0), '[]') as recent
    from ledger_entry where account_id = account.id
  ) as earned
  where account.id = $1`;

async function requestsPerSecond(url, cookie) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { cookie },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused`);
  return result.requests.average;
}

/** A product with a learner of its own, and the calls that are measured. */
async function open({ name, root }) {
  const product = await startProduct({ root });
  const { cookie, userId } = await makeLearner(product.url);
  const url = {
    "lesson list": `${product.url}/api/lessons?userId=${userId}`,
    profile: `${product.url}/api/gamification/profile/${userId}`,
  };
  return { name, product, cookie, url };
}

export async function measure() {
  const opened = [];
  try {
    for (const product of products) opened.push(await open(product));
    const [current] = opened;
    const rows = [];
    for (const [call, queries] of [
      ["lesson list", [recordsQuery]],
      ["profile", [profileQuery]],
    ]) {
      const { cookie } = current;
      const answer = await fetch(current.url[call], { headers: { cookie } });
      const body = Buffer.from(await answer.arrayBuffer());
      const BODY_BASE64 = body.toString("base64");
      const http = await startProgram(join(root, "bench/servers/bare-http.mjs"), {
        env: { BODY_BASE64 },
      });
      const driver = await startProgram(join(root, "bench/servers/bare-driver.mjs"), {
        env: {
          BODY_BASE64,
          DATABASE_URL: connectionString(current.product.dataDir),
          QUERIES: JSON.stringify(queries),
        },
      });
      const speeds = { http: [], driver: [] };
      for (const { name } of opened) speeds[name] = [];
      for (let round = 0; round < rounds; round++) {
        for (const { name, url, cookie: own } of opened)
          speeds[name].push(await requestsPerSecond(url[call], own));
        speeds.http.push(await requestsPerSecond(http.url, cookie));
        speeds.driver.push(await requestsPerSecond(driver.url, cookie));
      }
      await Promise.all([http.stop(), driver.stop()]);
      for (const { name } of opened)
        rows.push([
          call,
          body.length,
          name,
          Math.round(median(speeds[name])),
          Math.round(median(speeds.http)),
          ratio(median(speeds[name]), median(speeds.http)),
          Math.round(median(speeds.driver)),
          ratio(median(speeds[name]), median(speeds.driver)),
        ]);
    }
    printTable(
      `Reads, requests per second (${connections} connections, median of ${rounds} rounds of ${seconds} s)`,
      [
        "call",
        "bytes",
        "product",
        "requests/s",
        "node:http, same bytes",
        "ratio",
        "pg, same queries and bytes",
        "ratio",
      ],
      rows,
    );
  } finally {
    for (const { product } of opened) {
      await product.stop();
      product.remove();
    }
  }
}
