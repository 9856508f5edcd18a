import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { commonRefusal, sendRefusal } from "./refusals";

interface Options {
  /** CSP sources of the inline scripts in the built pages, as `'sha256-…'`. */
  scriptHashes: readonly string[];
}

/** Tells browsers what pages may do, and refuses what other sites try in a visitor's name. */
export async function secure(app: FastifyInstance, { scriptHashes }: Options): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'"],
        // Prerendered pages carry widths and delays of drawings as style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        mediaSrc: ["'self'", "blob:"],
        // Older Safari does not count a WebSocket of the same host as 'self'.
        connectSrc: ["'self'", (request) => webSocketOrigins(request.headers.host)],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Only behind TLS, below: a school's plain-HTTP trial must not lock a browser out.
    strictTransportSecurity: false,
  });

  app.addHook("onRequest", async (request, reply) => {
    if (request.protocol === "https") {
      void reply.header("strict-transport-security", "max-age=31536000");
    }
    if (!changesState(request) || !isForeign(request)) return undefined;
    return sendRefusal(reply, commonRefusal("foreign-origin"));
  });
}

const changesState = ({ method }: FastifyRequest): boolean =>
  method !== "GET" && method !== "HEAD" && method !== "OPTIONS";

/**
 * Whether another site's page sent this. Browsers name the origin in every
 * request that changes something; programs that are no browser name none.
 */
export function isForeign({ headers, host }: Pick<FastifyRequest, "headers" | "host">): boolean {
  const { origin } = headers;
  if (origin !== undefined) return !isOrigin(origin, host);
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}

/** Compares hosts only, since a proxy in front may speak TLS without telling us. */
function isOrigin(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const own = `${from.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === from.host;
}

const webSocketOrigins = (host: string | undefined): string =>
  host !== undefined && /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
