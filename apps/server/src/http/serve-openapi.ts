import type { DeclaredCallName } from "@saywell/contract";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import type { OpenAPIV3 } from "openapi-types";
import { describeCalls } from "./openapi";

/** The contract for programs at /api/openapi.json, and for people at /api/docs. */
export async function serveOpenApi(
  app: FastifyInstance,
  unopened: readonly DeclaredCallName[],
): Promise<void> {
  const document = describeCalls(unopened);
  app.get("/api/openapi.json", async () => document);
  await app.register(swagger, {
    mode: "static",
    // Its types know only 3.0; it passes any document on.
    specification: { document: document as unknown as OpenAPIV3.Document },
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    // No badge from an outside validator.
    uiConfig: { validatorUrl: null, tryItOutEnabled: true, docExpansion: "list" },
    theme: { title: "Saywell API", css: [{ filename: "saywell.css", content: quietHeader }] },
    staticCSP: false,
    transformStaticCSP: (policy) =>
      policy.replace("style-src 'self'", `style-src 'self' ${ownStyle}`),
  });
}

/** The bar on top offers to open other documents. */
const quietHeader = ".swagger-ui .topbar { display: none }";
/** The one inline style that the page's script applies. */
const ownStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
