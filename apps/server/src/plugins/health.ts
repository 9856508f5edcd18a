import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../db/database";

/** `/healthz`: the process is alive. `/readyz`: it can serve, database included. */
export function reportHealth(app: FastifyInstance, db: Db): void {
  app.get("/healthz", async (_request, reply) => reply.type("text/plain").send("alive"));
  app.get("/readyz", async (_request, reply) => {
    await sql`select 1`.execute(db);
    return reply.type("text/plain").send("ready");
  });
}
