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
    uiConfig: { validatorUrl: null, tryItOutEnabled: true, docExpansion: "none" },
    theme: { title: "Saywell API" },
  });
}
