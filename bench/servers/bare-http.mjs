// Reference: node:http and nothing else, answering the bytes it was given.
import { createServer } from "node:http";

const body = Buffer.from(process.env.BODY_BASE64, "base64");
const headers = {
  "content-type": "application/json; charset=utf-8",
  "content-length": body.length,
};
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once("SIGTERM", () => process.exit(0));
