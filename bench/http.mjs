// Requests per second of two reads, against node:http answering the same bytes and against the bare
// driver that makes the same queries first, who is asking included. All three take turns, so that a
// noisy machine is noisy for all.
import { join } from "node:path";
import autocannon from "autocannon";
import { connectionString, makeLearner, root, startProduct, startProgram } from "./product.mjs";
import { median, printTable, ratio } from "./table.mjs";

const rounds = 3;
const seconds = 4;
const connections = 32;

// As the product asks them; `$1` is who is asking.
const recordsQuery = `
  select coalesce(place.lesson_id, bookmark.lesson_id) as "lessonId", place.progress,
    place.completed_at as "completedAt", bookmark.lesson_id is not null as "isBookmarked"
  from (select lesson_id, progress, completed_at from lesson_progress where account_id = $1) as place
  full join (select lesson_id from lesson_bookmark where account_id = $1) as bookmark
    on bookmark.lesson_id = place.lesson_id`;
const profileQuery = `
  select account.time_zone as "timeZone", earned.xp, earned.coins, earned.recent as "recentXp",
    array(select day from study_day where account_id = account.id) as "studyDays",
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

export async function measure() {
  const product = await startProduct();
  try {
    const { cookie, userId } = await makeLearner(product.url);
    const reads = [
      ["lesson list", `/api/lessons?userId=${userId}`, [recordsQuery]],
      ["profile", `/api/gamification/profile/${userId}`, [profileQuery]],
    ];
    const rows = [];
    for (const [name, path, queries] of reads) {
      const body = Buffer.from(
        await (await fetch(product.url + path, { headers: { cookie } })).arrayBuffer(),
      );
      const BODY_BASE64 = body.toString("base64");
      const DATABASE_URL = connectionString(product.dataDir);
      const QUERIES = JSON.stringify(queries);
      const http = await startProgram(join(root, "bench/servers/bare-http.mjs"), {
        env: { BODY_BASE64 },
      });
      const driver = await startProgram(join(root, "bench/servers/bare-driver.mjs"), {
        env: { BODY_BASE64, DATABASE_URL, QUERIES },
      });
      const speeds = { saywell: [], http: [], driver: [] };
      for (let round = 0; round < rounds; round++) {
        speeds.saywell.push(await requestsPerSecond(product.url + path, cookie));
        speeds.http.push(await requestsPerSecond(http.url, cookie));
        speeds.driver.push(await requestsPerSecond(driver.url, cookie));
      }
      await Promise.all([http.stop(), driver.stop()]);
      const [saywell, bareHttp, bareDriver] = [speeds.saywell, speeds.http, speeds.driver].map(
        median,
      );
      rows.push([
        name,
        body.length,
        Math.round(saywell),
        Math.round(bareHttp),
        ratio(saywell, bareHttp),
        Math.round(bareDriver),
        ratio(saywell, bareDriver),
      ]);
    }
    printTable(
      `Reads, requests per second (${connections} connections, median of ${rounds} rounds of ${seconds} s)`,
      [
        "call",
        "bytes",
        "Saywell",
        "node:http, same bytes",
        "ratio",
        "pg, same queries and bytes",
        "ratio",
      ],
      rows,
    );
  } finally {
    await product.stop();
    product.remove();
  }
}
