// Reference: node:http and the bare driver, making the queries that the product makes for the same
// call (who is it; then the call's own), and answering their rows as JSON.
import { createServer } from "node:http";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../apps/server/package.json", import.meta.url));
const pg = require("pg");

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const queries = JSON.parse(process.env.QUERIES);

async function answer(request, response) {
  const token = /saywell_session=([^;]+)/.exec(request.headers.cookie)[1];
  const hash = createHash("sha256").update(token).digest();
  const { rows: callers } = await pool.query({
    name: "caller",
    text: "select a.* from session s join account a on a.id = s.account_id where s.token_hash = $1 and s.expires_at > now()",
    values: [hash],
  });
  const rows = [];
  for (const [index, text] of queries.entries()) {
    rows.push((await pool.query({ name: `q${index}`, text, values: [callers[0].id] })).rows);
  }
  const body = JSON.stringify(rows);
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once("SIGTERM", () => process.exit(0));
