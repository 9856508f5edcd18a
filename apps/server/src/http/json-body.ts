import type { FastifyInstance } from "fastify";

/**
 * JSON only. An empty body is no body, since browsers send the content type
 * along with nothing. Keys that would reach an object's prototype are refused.
 */
export function acceptJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (body === "") done(null, undefined);
      else void parseJson(request, body, done);
    },
  );
}
