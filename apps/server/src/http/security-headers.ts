import helmet from "@fastify/helmet";
import Fastify from "fastify";
import { hostForm } from "./own-address";

/**
 * The headers that tell browsers what a reply may do.
 *
 * @param asked the host that was asked, and whether by TLS, where there is a request to tell
 */
export type SecurityHeaders = (asked?: {
  host: string | undefined;
  isByTls: boolean;
}) => Record<string, string>;

interface Options {
  /** CSP sources of the inline scripts in the built pages, as `'sha256-…'`. */
  scriptHashes: readonly string[];
  /** Where people reach the school, where that is known. */
  publicUrl: string | undefined;
}

/**
 * Speaking exercises listen and play, links are copied, a phone stays awake in a class game; nothing
 * else of the device is asked for.
 */
const needed = ["microphone", "clipboard-write", "autoplay", "screen-wake-lock"];
/** What browsers know by name. An unknown name would be a warning in every visitor's console. */
const unneeded = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];
const permissionsPolicy = [
  ...needed.map((feature) => `${feature}=(self)`),
  ...unneeded.map((feature) => `${feature}=()`),
].join(", ");

/** Stands for the host of a request while the headers are written; no host can be called so. */
const someHost = "host.invalid";

/**
 * What Helmet says, asked once: it works its headers out anew for each request, which was a quarter
 * of the work of a short call. Only the live connection's address differs between requests.
 */
export async function readSecurityHeaders({
  scriptHashes,
  publicUrl,
}: Options): Promise<SecurityHeaders> {
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
  const own = publicUrl === undefined ? undefined : new URL(publicUrl);
  return ({ host, isByTls } = { host: undefined, isByTls: own?.protocol === "https:" }) => ({
    ...fixed,
    "permissions-policy": permissionsPolicy,
    "content-security-policy": before + webSocketOrigins(own?.host ?? host) + after,
    // Only behind TLS: a school's plain-HTTP trial must not lock a browser out.
    ...(isByTls ? { "strict-transport-security": "max-age=31536000" } : {}),
  });
}

const webSocketOrigins = (host: string | undefined): string =>
  host !== undefined && hostForm.test(host) ? `ws://${host} wss://${host}` : "'self'";
