// Reference: the files of a folder, compressed as the product's are.
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const cache = new Map();

function read(path) {
  const file = join(process.env.FOLDER, path === "/" ? "index.html" : path);
  if (!cache.has(file)) cache.set(file, brotliCompressSync(readFileSync(file)));
  return { body: cache.get(file), type: types[extname(file)] ?? "application/octet-stream" };
}

const server = createServer((request, response) => {
  try {
    const { body, type } = read(new URL(request.url, "http://x").pathname);
    response.writeHead(200, { "content-type": type, "content-encoding": "br" }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once("SIGTERM", () => process.exit(0));
