import { isWebRoute, type PageFacts, unknownFacts } from "@saywell/contract";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { originOf } from "./own-address";
import { commonRefusal } from "../refusal";
import { sendRefusal } from "./refusals";
import { createServedPages } from "./served-pages";
import { siteFileNames, type WebPage, type WebPages } from "./web-pages";

/** Answers a request that neither a call nor a file answered. */
export type PageServer = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) => FastifyReply | Promise<FastifyReply>;

/** A drawing carries its colours, for the page and for the blackboard, in a style sheet of its own. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'";

const isReading = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

const nothingHere: PageServer = (_request, reply) => sendRefusal(reply, commonRefusal("not-found"));

/** Serves the built files. Files under /assets/ carry their hash in their name and never change. */
export async function serveWeb(
  app: FastifyInstance,
  web: { root: string; pages: WebPages } | null,
  pageFacts: () => Promise<PageFacts>,
): Promise<PageServer> {
  if (web === null) return nothingHere;
  const { root, pages } = web;

  await app.register(async (files) => {
    files.addHook("onSend", (_request, reply, _payload, done) => {
      const isDrawing = String(reply.getHeader("content-type")).startsWith("image/svg+xml");
      if (isDrawing) void reply.header("content-security-policy", drawingPolicy);
      done();
    });
    await files.register(fastifyStatic, {
      root,
      // A route for each file: what is no file falls through to the pages.
      wildcard: false,
      index: false,
      globIgnore: ["**/*.html", "**/*.br", "**/*.gz", ...siteFileNames],
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, file) {
        const isHashed = file.includes("/assets/");
        response.setHeader(
          "cache-control",
          isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        );
        response.setHeader("vary", "accept-encoding");
      },
    });
  });

  const servedPage = createServedPages();
  return async (request, reply, path) => {
    const siteFile = pages.siteFiles.get(path);
    if (!isReading(request) || (siteFile === undefined && !wantsPage(request, path))) {
      return nothingHere(request, reply, path);
    }
    const page = siteFile ?? pages.prerendered.get(path === "/" ? path : path.replace(/\/$/, ""));
    void reply.code(page !== undefined || isWebRoute(path) ? 200 : 404);
    const facts = page === undefined ? unknownFacts : await pageFacts();
    return sendPage(request, reply, servedPage(page ?? pages.shell, originOf(request), facts));
  };
}

/** A missing picture or script is plainly missing, not a page. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  const isFile = path.startsWith("/assets/") || /\.\w+$/.test(path);
  const accept = request.headers.accept ?? "*/*";
  return !isFile && (accept.includes("text/html") || accept.includes("*/*"));
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: WebPage): FastifyReply {
  const accepted = request.headers["accept-encoding"] ?? "";
  const best = page.compressed.find(({ encoding }) => accepts(accepted, encoding));
  const etag = `"${page.etag}${best === undefined ? "" : `-${best.encoding}`}"`;
  void reply
    .headers({ "cache-control": "no-cache", vary: "accept-encoding", etag })
    .type(page.type);

  const known = request.headers["if-none-match"]?.replaceAll("W/", "").split(/,\s*/);
  if (reply.statusCode === 200 && known?.includes(etag)) return reply.code(304).send();
  if (best !== undefined) void reply.header("content-encoding", best.encoding);
  return reply.send(best?.bytes ?? page.body);
}

const accepts = (header: string, encoding: string): boolean =>
  header.split(",").some((offer) => {
    const [name, quality] = offer.trim().split(/\s*;\s*/);
    return name === encoding && !/^q=0(\.0*)?$/.test(quality ?? "");
  });
