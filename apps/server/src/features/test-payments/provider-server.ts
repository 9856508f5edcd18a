import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { errorFacts, type Log } from "../../observability/log";
import { invalid } from "./provider-error";
import type { Provider } from "./provider.service";
import { apiVersion } from "./provider.service";
import { randomText } from "./random-id";

const mostBytes = 1_000_000;

/** Serves the provider's API on this machine alone, to whoever has the key. */
export async function openProviderServer(needs: {
  provider: Provider;
  apiKey: string;
  log: Log;
}): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => void respond(needs, request, response));
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  await closed;
}

async function respond(
  { provider, apiKey, log }: { provider: Provider; apiKey: string; log: Log },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const id = `req_${randomText(14)}`;
  const send = (status: number, body: object, headers: Record<string, string> = {}) => {
    response.writeHead(status, {
      "content-type": "application/json",
      "request-id": id,
      "stripe-version": apiVersion,
      ...headers,
    });
    response.end(JSON.stringify(body));
  };
  try {
    const refused = refusalOf(request.headers.authorization, apiKey);
    if (refused !== null) return send(401, refused);
    const body = await read(request);
    if (body === null) return send(413, invalid("The request is too large.").body);
    const { pathname, search } = new URL(request.url ?? "/", "http://127.0.0.1");
    const key = request.headers["idempotency-key"];
    const answer = await provider.answer({
      id,
      method: request.method ?? "GET",
      path: pathname,
      query: search.slice(1),
      body,
      idempotencyKey: typeof key === "string" && key !== "" ? key.slice(0, 255) : null,
    });
    send(answer.status, answer.body, answer.isReplayed ? { "idempotent-replayed": "true" } : {});
  } catch (error) {
    log({ level: "error", event: "test-payments-failed", ...errorFacts(error) });
    if (!response.headersSent) {
      send(500, { error: { type: "api_error", message: "Something went wrong." } });
    }
  }
}

function refusalOf(authorization: string | undefined, apiKey: string): object | null {
  const given = /^Bearer (.+)$/.exec(authorization ?? "")?.[1];
  if (given === undefined) {
    return invalid(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.",
    ).body;
  }
  const hash = (text: string) => createHash("sha256").update(text).digest();
  if (timingSafeEqual(hash(given), hash(apiKey))) return null;
  return invalid(`Invalid API Key provided: ${"*".repeat(12)}${given.slice(-4)}`).body;
}

async function read(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
