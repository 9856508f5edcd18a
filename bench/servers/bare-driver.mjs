// Reference: node:http and the bare driver, making the queries that the product makes for the same
// call (who is it; then the call's own), and answering the same bytes.
import { createServer } from "node:http";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../apps/server/package.json", import.meta.url));
const pg = require("pg");

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const queries = JSON.parse(process.env.QUERIES);
const body = Buffer.from(process.env.BODY_BASE64, "base64");
const sessionQuery = `
  select account.id, account.name, account.email, account.email_verified_at, account.role,
    account.age_band, account.level, account.time_zone, account.is_demo, account.registered_at,
    session.expires_at, session.created_at, session.last_seen_at
  from session join account on account.id = session.account_id
  where session.token_hash = $1 and session.expires_at > $2
    and account.suspended_at is null`;

async function answer(request, response) {
  const token = /saywell_session=([^;]+)/.exec(request.headers.cookie)[1];
  const hash = createHash("sha256").update(token).digest();
  const { rows: callers } = await pool.query({
    name: "session",
    text: sessionQuery,
    values: [hash, new Date()],
  });
  for (const [index, text] of queries.entries()) {
    await pool.query({ name: `q${index}`, text, values: [callers[0].id] });
  }
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
  });
  response.end(body);
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once("SIGTERM", () => process.exit(0));
