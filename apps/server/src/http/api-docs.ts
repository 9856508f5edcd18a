import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fastify, { type FastifyInstance } from "fastify";
import type { OpenAPIV3 } from "openapi-types";

/** A server of its own for the page that shows an OpenAPI document to people, and its files. */
export async function createApiDocs(document: object): Promise<FastifyInstance> {
  const docs = fastify();
  await docs.register(swagger, {
    mode: "static",
    // Its types know only 3.0; it passes any document on.
    specification: { document: document as OpenAPIV3.Document },
  });
  await docs.register(swaggerUi, {
    routePrefix: "/api/docs",
    // No badge from an outside validator.
    uiConfig: { validatorUrl: null, tryItOutEnabled: true, docExpansion: "list" },
    theme: { title: "Saywell API", css: [{ filename: "saywell.css", content: quietHeader }] },
    staticCSP: false,
    uiHooks: {
      // Nobody needs the document as YAML too, and writing it holds up every call for a while.
      onRequest: (request, reply, next) => {
        if (request.routeOptions.url === "/api/docs/yaml") reply.callNotFound();
        else next();
      },
    },
  });
  return docs;
}

/** The bar on top offers to open other documents. */
const quietHeader = ".swagger-ui .topbar { display: none }";
