import type { DeclaredCallName } from "@saywell/contract";
import type { FastifyInstance } from "fastify";

const stylePath = "/api/docs/style.css";

/**
 * The contract for programs at /api/openapi.json, and for people at /api/docs. Both are made when
 * somebody first asks: few installations are ever asked, and the making was a tenth of the start.
 */
export function serveOpenApi(app: FastifyInstance, unopened: readonly DeclaredCallName[]): void {
  const describe = madeOnce(async () => {
    const { describeCalls } = await import("./openapi");
    return describeCalls(unopened);
  });
  const show = madeOnce(async () => {
    const { renderApiDocs } = await import("./api-docs");
    return renderApiDocs(await describe(), stylePath);
  });

  app.get("/api/openapi.json", describe);
  app.get("/api/docs", async (_, reply) =>
    reply.type("text/html; charset=utf-8").send(await show()),
  );
  app.get(stylePath, async (_, reply) => {
    const { docsStyle } = await import("./api-docs");
    return reply.type("text/css; charset=utf-8").send(docsStyle);
  });
}

/** Makes something when it is first asked for, and again only where that failed. */
export function madeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
