import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { startTestServer, type TestServer } from "./test-server";

/**
 * vitest's global setup: one database server for the whole run, started when the first test
 * asks for a database, so that tests of pure rules don't wait for it. All workers ask here.
 */
export default async function startTestDatabase(
  project: TestProject,
): Promise<() => Promise<void>> {
  let server: Promise<TestServer> | undefined;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      server ??= startTestServer();
      const { clone, drop } = await server;
      if (request.method === "POST") response.end(await clone());
      else response.end(await drop(decodeURIComponent(request.url!.slice(1))));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  };
  const desk = createServer((request, response) => void answer(request, response));
  desk.listen(0, "127.0.0.1").unref();
  await once(desk, "listening");
  project.provide("databaseDesk", `http://127.0.0.1:${(desk.address() as AddressInfo).port}/`);

  return async () => {
    desk.close();
    await (await server?.catch(() => undefined))?.stop();
  };
}
