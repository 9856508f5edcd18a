import { resolve } from "node:path";

/** How hard a password is to guess from its hash (argon2id). */
export interface PasswordCost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** So many requests in so many milliseconds. */
export interface RateLimit {
  max: number;
  timeWindow: number;
}

export interface RateLimits {
  /** All calls from one address. */
  calls: RateLimit;
  /** Log-ins and sign-ups from one address for one email. */
  credentials: RateLimit;
  /** Log-ins and sign-ups from one address, whatever the email. */
  credentialsOfAddress: RateLimit;
  /** New guests from one address. A school's classes share one address, so this is generous. */
  guests: RateLimit;
  /** What one learner says to the AI teacher. */
  chat: RateLimit;
}

export interface Config {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Where the embedded database and everything else that must survive lives. */
  dataDir: string;
  /** An outside PostgreSQL; the embedded one when absent. */
  databaseUrl?: string;
  /** Whether the demo school exists and its accounts can be entered with one click. */
  demo: boolean;
  /** Addresses of proxies whose `X-Forwarded-*` headers are believed. */
  trustProxy: string;
  passwordCost: PasswordCost;
  /** Absent: no limits, for measuring and for browser tests. */
  rateLimits?: RateLimits;
}

const minute = 60_000;

export const defaultRateLimits: RateLimits = {
  calls: { max: 1000, timeWindow: minute },
  credentials: { max: 10, timeWindow: 15 * minute },
  credentialsOfAddress: { max: 50, timeWindow: 15 * minute },
  guests: { max: 240, timeWindow: 60 * minute },
  chat: { max: 30, timeWindow: minute },
};

/** The second recommendation of the OWASP password storage cheat sheet for argon2id. */
export const defaultPasswordCost: PasswordCost = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Throws one plain sentence when a setting makes no sense. */
export function readConfig(env: Env): Config {
  const databaseUrl = text(env, "DATABASE_URL");
  return {
    host: text(env, "HOST") ?? "127.0.0.1",
    port: readPort(text(env, "PORT") ?? "3000"),
    dataDir: resolve(text(env, "DATA_DIR") ?? "data"),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    demo: readSwitch(env, "DEMO") ?? databaseUrl === undefined,
    trustProxy: text(env, "TRUST_PROXY") ?? "loopback",
    passwordCost: defaultPasswordCost,
    ...(readSwitch(env, "RATE_LIMITS") === false ? {} : { rateLimits: defaultRateLimits }),
  };
}

/** An empty setting counts as absent, as shells and compose files leave them. */
function text(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${value}".`);
  }
  return port;
}

function readSwitch(env: Env, name: string): boolean | undefined {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return undefined;
  if (["on", "1", "true", "yes"].includes(value)) return true;
  if (["off", "0", "false", "no"].includes(value)) return false;
  throw new Error(`${name} must be on or off, not "${value}".`);
}
