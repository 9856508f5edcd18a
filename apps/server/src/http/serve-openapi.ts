import type { DeclaredCallName } from "@saywell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/**
 * The contract for programs at /api/openapi.json, and for people at /api/docs. Both are made when
 * somebody first asks: few installations are ever asked, and the making was a tenth of the start.
 */
export function serveOpenApi(app: FastifyInstance, unopened: readonly DeclaredCallName[]): void {
  let document: Promise<object> | undefined;
  let docs: Promise<FastifyInstance> | undefined;
  app.addHook("onClose", async () => (await docs)?.close());

  const describe = () =>
    (document ??= import("./openapi").then(({ describeCalls }) => describeCalls(unopened)));

  async function openDocs(): Promise<FastifyInstance> {
    const { createApiDocs } = await import("./api-docs");
    return createApiDocs(await describe());
  }

  async function showPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await (await (docs ??= openDocs())).inject({ url: request.url });
    if (page.statusCode >= 400) {
      reply.callNotFound();
      return reply;
    }
    const { connection: _, "transfer-encoding": __, ...headers } = page.headers;
    const policy = String(reply.getHeader("content-security-policy"));
    return reply
      .code(page.statusCode)
      .headers(headers)
      .header("content-security-policy", policy.replace("style-src 'self'", ownStyles))
      .send(page.rawPayload);
  }

  app.get("/api/openapi.json", describe);
  for (const path of ["/api/docs", "/api/docs/*"])
    app.get(path, (request, reply) => showPage(request, reply));
}

/** The one inline style that the page's script applies. */
const ownStyles = "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
