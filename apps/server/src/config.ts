import { resolve } from "node:path";
import { type CallLimitName, callLimits } from "@saywell/contract";
import type { LanguageModelSettings } from "./adapters/language-model";

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

/** Those that calls declare, and one for all calls from one address. */
export type RateLimits = Record<CallLimitName | "calls", RateLimit>;

export interface Config {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Where the embedded database and everything else that must survive lives. */
  dataDir: string;
  /** An outside PostgreSQL; the embedded one when absent. */
  databaseUrl?: string;
  /** Redis or Valkey, through which several processes are one service; one process when absent. */
  bus?: { url: string; /** What keys and channels begin with. */ prefix: string };
  /** What marks writing beside the features; they alone do when absent. */
  languageModel?: LanguageModelSettings;
  /** What reads room messages after the rules; they alone do when absent. */
  moderationModel?: LanguageModelSettings;
  /** Whether the demo school exists and its accounts can be entered with one click. */
  demo: boolean;
  /** Whether learners may create rooms, as teachers may. */
  learnersCreateRooms: boolean;
  /** Addresses of proxies whose `X-Forwarded-*` headers are believed. */
  trustProxy: string;
  passwordCost: PasswordCost;
  /** Connections that one process holds at once, calls and live ones together. */
  maxConnections: number;
  /** Absent: no limits, for measuring and for browser tests. */
  rateLimits?: RateLimits;
}

export const defaultRateLimits: RateLimits = {
  ...callLimits,
  calls: { max: 1000, timeWindow: 60_000 },
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
  const busUrl = readBusUrl(text(env, "BUS_URL"));
  const { languageModel, moderationModel } = readLanguageModels(env);
  return {
    host: text(env, "HOST") ?? "127.0.0.1",
    port: readPort(text(env, "PORT") ?? "3000"),
    dataDir: resolve(text(env, "DATA_DIR") ?? "data"),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(busUrl === undefined
      ? {}
      : { bus: { url: busUrl, prefix: text(env, "BUS_PREFIX") ?? "saywell" } }),
    ...(languageModel === undefined ? {} : { languageModel }),
    ...(moderationModel === undefined ? {} : { moderationModel }),
    demo: readSwitch(env, "DEMO") ?? databaseUrl === undefined,
    learnersCreateRooms: readSwitch(env, "LEARNERS_CREATE_ROOMS") ?? false,
    trustProxy: text(env, "TRUST_PROXY") ?? "loopback",
    passwordCost: defaultPasswordCost,
    maxConnections: readMaxConnections(text(env, "MAX_CONNECTIONS") ?? "10000"),
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

function readMaxConnections(value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) {
    throw new Error(`MAX_CONNECTIONS must be a number from 1 to 9999999, not "${value}".`);
  }
  return Number(value);
}

function readBusUrl(value: string | undefined): string | undefined {
  if (value !== undefined && !/^rediss?:\/\/./.test(value)) {
    throw new Error(`BUS_URL must begin with redis:// or rediss://, not "${value}".`);
  }
  return value;
}

/** Two tasks at one endpoint, each with a model of its own, or none. */
function readLanguageModels(env: Env): Pick<Config, "languageModel" | "moderationModel"> {
  const baseUrl = text(env, "AI_BASE_URL");
  if (baseUrl === undefined) return {};
  // What is wrong with an address or a key is told without it: either may hold a secret.
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url === undefined || !["http:", "https:"].includes(url.protocol)) {
    throw new Error("AI_BASE_URL must be an address that begins with http:// or https://.");
  }
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw new Error("AI_BASE_URL must be an address only. A key goes into AI_API_KEY.");
  }
  const [model, moderationModel] = [text(env, "AI_MODEL"), text(env, "MODERATION_MODEL")];
  if (model === undefined && moderationModel === undefined) {
    throw new Error("AI_MODEL must name the language model to use at AI_BASE_URL.");
  }
  const apiKey = text(env, "AI_API_KEY");
  if (apiKey !== undefined && !/^[!-~]+$/.test(apiKey)) {
    throw new Error("AI_API_KEY must be plain characters without spaces.");
  }
  const at = { baseUrl, ...(apiKey === undefined ? {} : { apiKey }) };
  return {
    ...(model === undefined ? {} : { languageModel: { ...at, model } }),
    ...(moderationModel === undefined
      ? {}
      : { moderationModel: { ...at, model: moderationModel } }),
  };
}

function readSwitch(env: Env, name: string): boolean | undefined {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return undefined;
  if (["on", "1", "true", "yes"].includes(value)) return true;
  if (["off", "0", "false", "no"].includes(value)) return false;
  throw new Error(`${name} must be on or off, not "${value}".`);
}
