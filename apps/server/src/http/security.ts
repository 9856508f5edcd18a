import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { commonRefusal } from "../refusal";
import { sendRefusal } from "./refusals";

interface Options {
  /** CSP sources of the inline scripts in the built pages, as `'sha256-…'`. */
  scriptHashes: readonly string[];
}

/** Tells browsers what pages may do, and refuses what other sites try in a visitor's name. */
export async function secure(app: FastifyInstance, options: Options): Promise<void> {
  const headersFor = await readSecurityHeaders(options);

  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headersFor(request.headers.host));
    // Only behind TLS: a school's plain-HTTP trial must not lock a browser out.
    if (request.protocol === "https") {
      void reply.header("strict-transport-security", "max-age=31536000");
    }
    if (changesState(request) && isForeign(request)) {
      void sendRefusal(reply, commonRefusal("foreign-origin"));
      return;
    }
    done();
  });
}

/** Stands for the host of a request while the headers are written; no host can be called so. */
const someHost = "host.invalid";

/**
 * What Helmet says, asked once: it works its headers out anew for each request, which was a quarter
 * of the work of a short call. Only the live connection's address differs between requests.
 */
async function readSecurityHeaders({ scriptHashes }: Options) {
  const asked = Fastify();
  await asked.register(helmet, {
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
        connectSrc: ["'self'", webSocketOrigins(someHost)],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: false,
  });
  asked.get("/", (_, reply) => reply.send(reply.raw.getHeaders()));
  const { "content-security-policy": policy = "", ...fixed } = (await asked.inject("/")).json<
    Record<string, string>
  >();
  await asked.close();

  const [before = "", after = ""] = policy.split(webSocketOrigins(someHost));
  return (host: string | undefined): Record<string, string> => ({
    ...fixed,
    "content-security-policy": before + webSocketOrigins(host) + after,
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
