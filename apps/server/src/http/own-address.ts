import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Where people reach the school, as `https://school.example`; undefined where nobody said. */
    publicUrl: string | undefined;
  }
}

/** `name@host` and `host/path` are none, though an address may be made of them. */
export const hostForm = /^[\w.:[\]-]+$/;

type Addressed = Pick<FastifyRequest, "protocol" | "host" | "server">;

/** From now on requests are held against this address, where there is one. */
export function knowOwnAddress(app: FastifyInstance, publicUrl: string | undefined): void {
  app.decorate("publicUrl", publicUrl);
}

/**
 * The school's address: what its operator says it is, else as the visitor wrote it; empty when
 * what came as a host could not be one.
 */
export function originOf({ server, protocol, host }: Addressed): string {
  if (server.publicUrl !== undefined) return server.publicUrl;
  // A proxy's word for the protocol may be the visitor's own, and it is written into pages.
  const scheme = protocol === "https" ? "https" : "http";
  return hostForm.test(host) ? `${scheme}://${host}` : "";
}

/** Whether the visitor's browser speaks TLS: to us, or to a proxy that may not tell us so. */
export const isBehindTls = ({ server, protocol }: Pick<Addressed, "server" | "protocol">) =>
  protocol === "https" || server.publicUrl?.startsWith("https:") === true;

/** Whether a request is for us. Where nobody said what we are called, every name is ours. */
export function isForUs({ server, host }: Pick<Addressed, "server" | "host">): boolean {
  if (server.publicUrl === undefined) return true;
  const own = new URL(server.publicUrl);
  if (host === own.host) return true;
  const asked = `${own.protocol}//${host}`;
  return hostForm.test(host) && URL.canParse(asked) && new URL(asked).origin === own.origin;
}

/**
 * Whether an `Origin` names the school. Where nobody said what we are called hosts alone are
 * compared, since a proxy in front may speak TLS without telling us.
 */
export function isOwnOrigin(origin: string, { server, host }: Addressed): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (server.publicUrl !== undefined) return from.origin === server.publicUrl;
  const own = `${from.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === from.host;
}
