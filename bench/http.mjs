// Requests per second of two reads, against node:http answering the same bytes and against the bare
// driver making the same queries. All three take turns, so that a noisy machine is noisy for all.
import { join } from "node:path";
import autocannon from "autocannon";
import { connectionString, makeLearner, root, startProduct, startProgram } from "./product.mjs";
import { median, printTable, ratio } from "./table.mjs";

const rounds = 3;
const seconds = 4;
const connections = 32;

const progressQuery =
  "select lesson_id, progress, completed_at from lesson_progress where account_id = $1";
const profileQuery = `
  select account.time_zone, earned.xp, earned.coins,
    array(select day from study_day where account_id = account.id) as days,
    coalesce((select json_agg(json_build_object('id', badge_id, 'awardedAt', awarded_at) order by awarded_at, badge_id)
      from badge_award where account_id = account.id), '[]') as badges
  from account cross join lateral (
    select coalesce(sum(xp), 0) as xp, coalesce(sum(coins), 0) as coins from ledger_entry where account_id = account.id
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
      ["lesson list", `/api/lessons?userId=${userId}`, [progressQuery]],
      ["profile", `/api/gamification/profile/${userId}`, [profileQuery]],
    ];
    const rows = [];
    for (const [name, path, queries] of reads) {
      const body = Buffer.from(
        await (await fetch(product.url + path, { headers: { cookie } })).arrayBuffer(),
      );
      const http = await startProgram(join(root, "bench/servers/bare-http.mjs"), {
        env: { BODY_BASE64: body.toString("base64") },
      });
      const driver = await startProgram(join(root, "bench/servers/bare-driver.mjs"), {
        env: { DATABASE_URL: connectionString(product.dataDir), QUERIES: JSON.stringify(queries) },
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
      ["call", "bytes", "Saywell", "node:http, same bytes", "ratio", "pg, same queries", "ratio"],
      rows,
    );
  } finally {
    await product.stop();
    product.remove();
  }
}
