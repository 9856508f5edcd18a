import type { Config } from "../../config";

/** Where people reach the school, as far as it was told: without a slash at its end. */
export function siteAddress({ publicUrl, host, port }: Config): string {
  if (publicUrl !== undefined) return publicUrl;
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}
