/** A provider as the environment names it. */
export interface SignInSettings {
  /** As in its address here: `google`. */
  id: string;
  /** As people read it: `Google`. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/**
 * `OIDC_PROVIDERS=google,school`, and for each `OIDC_GOOGLE_ISSUER` and the like. Throws one plain
 * sentence, without any value, when something is missing or makes no sense.
 */
export function readSignInProviders(
  list: string | undefined,
  env: Readonly<Record<string, string>>,
): SignInSettings[] {
  const ids = (list ?? "").split(",").map((id) => id.trim().toLowerCase());
  const named = ids.filter((id) => id !== "");
  if (new Set(named).size < named.length) {
    throw new Error("OIDC_PROVIDERS must name each provider once.");
  }
  return named.map((id) => {
    if (!/^[a-z][a-z0-9]{0,29}$/.test(id)) {
      throw new Error(
        "OIDC_PROVIDERS must be short names of letters and digits, such as google,school.",
      );
    }
    const setting = (end: string): string => {
      const name = `OIDC_${id.toUpperCase()}_${end}`;
      const value = env[name];
      if (value === undefined) {
        throw new Error(`${name} is missing: OIDC_PROVIDERS names ${id}.`);
      }
      return value;
    };
    const issuer = setting("ISSUER");
    if (!isIssuer(issuer)) {
      throw new Error(
        `OIDC_${id.toUpperCase()}_ISSUER must be an address that begins with https://, without user, query or #.`,
      );
    }
    const name = env[`OIDC_${id.toUpperCase()}_NAME`] ?? id[0]!.toUpperCase() + id.slice(1);
    if (name.length > 40) {
      throw new Error(`OIDC_${id.toUpperCase()}_NAME must have 40 characters or fewer.`);
    }
    return {
      id,
      name,
      issuer,
      clientId: setting("CLIENT_ID"),
      clientSecret: setting("CLIENT_SECRET"),
    };
  });
}

/** Plain HTTP only on this machine, to try it. */
export const isOnThisMachine = ({ hostname }: URL): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isOnThisMachine(url));
  return isSafe && `${url.username}${url.password}${url.search}${url.hash}` === "";
}
