import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../db/database";

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, database included. A process that has
 * lost the others serves on, and says so: taking it out of service would help nobody.
 */
export function reportHealth(app: FastifyInstance, db: Db, hasLostOthers: () => boolean): void {
  app.get("/healthz", async (_request, reply) => reply.type("text/plain").send("alive"));
  app.get("/readyz", async (_request, reply) => {
    await sql`select 1`.execute(db);
    const alone = "ready, but the bus is lost: each process serves its own people";
    return reply.type("text/plain").send(hasLostOthers() ? alone : "ready");
  });
}
