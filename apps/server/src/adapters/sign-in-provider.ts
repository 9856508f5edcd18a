import * as client from "openid-client";
import { errorFacts, type Log } from "../observability/log";
import { isOnThisMachine, type SignInSettings } from "../sign-in-settings";

/** What a provider said of somebody, when all of it could be checked. */
export interface Person {
  issuer: string;
  subject: string;
  name: string | null;
  email: string | null;
  /** Only where the provider says in so many words that the address is theirs. */
  isEmailVerified: boolean;
}

/** What only the server and, in part, the provider know of one sign-in. */
export interface Secrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** `refused`: the person said no there. `not-believed`: something in the answer is wrong. */
export type ProviderProblem = "provider-away" | "refused" | "not-believed";

export interface SignInProvider {
  id: string;
  name: string;
  issuer: string;
  /** The provider's page on which somebody says who they are; null where it does not answer. */
  pageFor(secrets: Secrets, redirectUri: string): Promise<string | null>;
  /** Who it was, by the address that the provider sent the browser back to. */
  finish(secrets: Secrets, cameTo: URL): Promise<Person | ProviderProblem>;
}

export const newSecrets = (): Secrets => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  codeVerifier: client.randomPKCECodeVerifier(),
});

/** Seconds that a provider has for each answer: somebody waits. */
const patience = 8;

/** A provider by OpenID Connect: authorization code flow with PKCE. Not asked before it is needed. */
export function createSignInProvider(
  settings: SignInSettings,
  { log, timeout = patience }: { log: Log; timeout?: number },
): SignInProvider {
  const { id, name } = settings;
  const issuer = new URL(settings.issuer);
  let found: Promise<client.Configuration> | undefined;

  /** Asked once; asked again by the next who signs in when it did not answer. */
  async function discover(): Promise<client.Configuration> {
    found ??= client.discovery(
      issuer,
      settings.clientId,
      undefined,
      client.ClientSecretPost(settings.clientSecret),
      {
        timeout,
        execute: [
          client.enableNonRepudiationChecks,
          ...(isOnThisMachine(issuer) ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  }

  function note(step: string, error: unknown): void {
    const { code } = error as { code?: unknown };
    log({ level: "warn", event: "sign-in-failed", provider: id, step, code, ...errorFacts(error) });
  }

  /** An address from the signed token, or else from where the provider tells of people. */
  async function read(
    config: client.Configuration,
    tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
  ): Promise<Person> {
    const claims = tokens.claims()!;
    const isAsked =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
    const told: Record<string, unknown> = isAsked
      ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
      : claims;
    return {
      issuer: claims.iss,
      subject: claims.sub,
      name: textIn(told.name) ?? textIn(claims.name) ?? textIn(told.given_name),
      email: textIn(told.email),
      isEmailVerified: told.email_verified === true,
    };
  }

  return {
    id,
    name,
    issuer: settings.issuer,

    async pageFor({ state, nonce, codeVerifier }, redirectUri) {
      try {
        const config = await discover();
        return client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: "openid email profile",
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
        }).href;
      } catch (error) {
        note("discovery", error);
        return null;
      }
    },

    async finish({ state, nonce, codeVerifier }, cameTo) {
      try {
        const config = await discover();
        const tokens = await client.authorizationCodeGrant(config, cameTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return await read(config, tokens);
      } catch (error) {
        if (error instanceof client.AuthorizationResponseError) return "refused";
        note("callback", error);
        return isSilence(error) ? "provider-away" : "not-believed";
      }
    },
  };
}

const textIn = (claim: unknown): string | null =>
  typeof claim === "string" && claim.trim() !== "" ? claim.trim() : null;

/** No answer at all, or none in time. */
function isSilence(error: unknown): boolean {
  const { code, name, message, cause } = error as Error & { code?: unknown };
  if (code === "OAUTH_TIMEOUT" || name === "TimeoutError") return true;
  if (name === "TypeError" && message === "fetch failed") return true;
  return cause instanceof Error && isSilence(cause);
}
