import { resolve } from "node:path";
import { z } from "zod";
import { type CallLimitName, callLimits, timeZone } from "@saywell/contract";
import { countryCodes } from "@saywell/moderation";
import type { LanguageModelSettings } from "./adapters/language-model";
import { readSignInProviders, type SignInSettings } from "./sign-in-settings";

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
  bus?: {
    url: string;
    /** What keys and channels begin with. */
    prefix: string;
    /** Milliseconds after which a process no longer waits for its answer, and goes by what it knows itself. */
    timeout: number;
  };
  /** What marks writing beside the features; they alone do when absent. */
  languageModel?: LanguageModelSettings;
  /** Whether it also marks what learners write to the AI teacher, after the checker on board. */
  modelMarks: boolean;
  /** Whether the classifier on board reads room messages after the rules. */
  messageClassifier: boolean;
  /** A file of words for the word board; those on board when absent. */
  wordList?: string;
  /** What reads room messages after both; they alone do when absent. */
  moderationModel?: LanguageModelSettings;
  /** Whether the demo school exists and its accounts can be entered with one click. */
  demo: boolean;
  /** Whether learners may create rooms, as teachers may. */
  learnersCreateRooms: boolean;
  /** Where the school is until an admin says it: as ISO 3166 writes countries, and an IANA name. */
  country?: string;
  timeZone?: string;
  /** Whether the school charges, so that a learner's plan says what they may do. */
  plans: boolean;
  /** The payment provider; nothing can be bought when absent. */
  stripe?: { secretKey: string; webhookSecret: string; apiUrl?: string | undefined };
  /** Whether the payment provider computes taxes and asks for VAT numbers. */
  stripeTax: boolean;
  /** Where people reach the school, without a slash at its end; what a request says when absent. */
  publicUrl?: string;
  /** The server that takes our mail, and whom it is from; an outbox only when absent. */
  mail?: { smtpUrl: string; from: string };
  /** With whom people can sign in besides a password. */
  signInProviders: readonly SignInSettings[];
  /** What encrypts secrets in the database; they stand there as they are when absent. */
  secretKey?: { text: string; from: "environment" | "file" };
  /** Addresses of proxies whose `X-Forwarded-*` headers are believed. */
  trustProxy: string;
  passwordCost: PasswordCost;
  /** Connections that one process holds at once, calls and live ones together. */
  maxConnections: number;
  /** Whether the built pages are served; else something before this process does. */
  servesWeb: boolean;
  /** Absent: no limits, for measuring and for browser tests. */
  rateLimits?: RateLimits;
}

/** Where calls are not limited, as for measuring, what features limit themselves is generous. */
export const limitSizeOf = ({ rateLimits }: Pick<Config, "rateLimits">): "usual" | "generous" =>
  rateLimits === undefined ? "generous" : "usual";

export const defaultRateLimits: RateLimits = {
  ...callLimits,
  calls: { max: 6000, timeWindow: 60_000 },
};

/** The second recommendation of the OWASP password storage cheat sheet for argon2id. */
export const defaultPasswordCost: PasswordCost = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

type Env = Readonly<Record<string, string | undefined>>;

const told = (sentence: (value: string) => string) => ({
  error: ({ input }: { input?: unknown }) => sentence(String(input)),
});

const wholeNumber = (name: string, least: number, most: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most,
      told((value) => `${name} must be a number from ${least} to ${most}, not "${value}".`),
    )
    .transform(Number);

const onOrOff = (name: string) =>
  z
    .stringbool({
      truthy: ["on", "1", "true", "yes"],
      falsy: ["off", "0", "false", "no"],
      ...told((value) => `${name} must be on or off, not "${value}".`),
    })
    .optional();

/** What is wrong with an address or a key of a language model is told without it: it may hold a secret. */
const modelAddress = z
  .string()
  .refine((value) => /^https?:$/.test(urlOf(value)?.protocol ?? ""), {
    error: "AI_BASE_URL must be an address that begins with http:// or https://.",
    abort: true,
  })
  .refine((value) => isAddressOnly(new URL(value)), {
    error: "AI_BASE_URL must be an address only. A key goes into AI_API_KEY.",
  });

/** Where Stripe's API is asked for, when not at Stripe. A key goes there: on the way nobody may read it. */
const stripeUrl = z.string().refine(
  (value) => {
    const url = urlOf(value);
    const isOwn = url?.hostname === "127.0.0.1" || url?.hostname === "localhost";
    return (
      url !== undefined &&
      (url.protocol === "https:" || (isOwn && url.protocol === "http:")) &&
      url.pathname === "/" &&
      isAddressOnly(url)
    );
  },
  told(
    (value) =>
      `STRIPE_API_URL must be an address such as http://127.0.0.1:12111 or https://stripe.example, not "${value}".`,
  ),
);

/** Where links in mails lead, so nothing but an origin: `https://school.example`. */
const publicUrl = z
  .string()
  .refine(
    (value) => {
      const url = urlOf(value);
      return (
        url !== undefined &&
        /^https?:$/.test(url.protocol) &&
        url.pathname === "/" &&
        isAddressOnly(url)
      );
    },
    told(
      (value) => `PUBLIC_URL must be an address such as https://school.example, not "${value}".`,
    ),
  )
  .transform((value) => new URL(value).origin);

/** What is wrong with the address of a mail server is told without it: it may hold a password. */
const smtpUrl = z
  .string()
  .refine((value) => /^smtps?:$/.test(urlOf(value)?.protocol ?? "") && urlOf(value)!.host !== "", {
    error: "SMTP_URL must be an address that begins with smtp:// or smtps://.",
    abort: true,
  })
  .refine((value) => isReadable(`${new URL(value).username}${new URL(value).password}`), {
    error: "SMTP_URL has a % in the user or the password, which must be written as %25.",
  })
  .refine((value) => isSmtpEnd(new URL(value)), {
    error: "SMTP_URL may end in nothing but ?tls=off, and that after smtp:// only.",
    abort: true,
  })
  .refine((value) => new URL(value).search === "" || new URL(value).password === "", {
    error: "SMTP_URL has a password, which goes over TLS only: leave out ?tls=off.",
  });

const isSmtpEnd = ({ protocol, pathname, search, hash }: URL): boolean =>
  /^\/?$/.test(pathname) &&
  hash === "" &&
  (search === "" || (search === "?tls=off" && protocol === "smtp:"));

function isReadable(encoded: string): boolean {
  try {
    return decodeURIComponent(encoded) !== undefined;
  } catch {
    return false;
  }
}

const environment = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: wholeNumber("PORT", 0, 65_535).default(3000),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: z.string().optional(),
  BUS_URL: z
    .string()
    .regex(
      /^rediss?:\/\/./,
      told((value) => `BUS_URL must begin with redis:// or rediss://, not "${value}".`),
    )
    .optional(),
  BUS_PREFIX: z.string().default("saywell"),
  BUS_TIMEOUT: wholeNumber("BUS_TIMEOUT", 50, 10_000).default(250),
  AI_BASE_URL: modelAddress.optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  MODERATION_MODEL: z.string().optional(),
  MESSAGE_CLASSIFIER: onOrOff("MESSAGE_CLASSIFIER"),
  WORD_LIST: z.string().optional(),
  DEMO: onOrOff("DEMO"),
  LEARNERS_CREATE_ROOMS: onOrOff("LEARNERS_CREATE_ROOMS"),
  SCHOOL_COUNTRY: z
    .string()
    .refine(
      (value) => countryCodes.includes(value),
      told((value) => `SCHOOL_COUNTRY must be a country such as GB or ES, not "${value}".`),
    )
    .optional(),
  SCHOOL_TIME_ZONE: z
    .string()
    .refine(
      (value) => timeZone.safeParse(value).success,
      told(
        (value) => `SCHOOL_TIME_ZONE must be a time zone such as Europe/Madrid, not "${value}".`,
      ),
    )
    .optional(),
  PLANS: onOrOff("PLANS"),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, {
      error:
        "STRIPE_SECRET_KEY must be a secret key of Stripe's, which begins with sk_test_ or sk_live_.",
    })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, {
      error:
        "STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook, which begins with whsec_.",
    })
    .optional(),
  STRIPE_API_URL: stripeUrl.optional(),
  STRIPE_TAX: onOrOff("STRIPE_TAX"),
  AI_MARKS: onOrOff("AI_MARKS"),
  PUBLIC_URL: publicUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.email({ error: "MAIL_FROM must be an email address." }).optional(),
  OIDC_PROVIDERS: z.string().optional(),
  SECRET_KEY: z
    .string()
    .min(32, { error: "SECRET_KEY must have 32 characters or more. Try: openssl rand -base64 32" })
    .optional(),
  TRUST_PROXY: z.string().default("loopback"),
  MAX_CONNECTIONS: wholeNumber("MAX_CONNECTIONS", 1, 9_999_999).default(10_000),
  SERVE_WEB: onOrOff("SERVE_WEB"),
  RATE_LIMITS: onOrOff("RATE_LIMITS"),
});
type Settings = z.output<typeof environment>;

/** The variables that are read, but for those of each provider in `OIDC_PROVIDERS`. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Reads the environment. Throws one plain sentence when a setting makes no sense. */
export function readConfig(env: Env): Config {
  const { data: settings, error } = environment.safeParse(withoutEmpty(env));
  if (settings === undefined) throw new Error(error?.issues[0]?.message);
  const { DATABASE_URL: databaseUrl, BUS_URL: url, PUBLIC_URL: publicUrl } = settings;
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(url !== undefined && {
      bus: { url, prefix: settings.BUS_PREFIX, timeout: settings.BUS_TIMEOUT },
    }),
    messageClassifier: settings.MESSAGE_CLASSIFIER ?? true,
    ...languageModelsOf(settings),
    demo: settings.DEMO ?? databaseUrl === undefined,
    learnersCreateRooms: settings.LEARNERS_CREATE_ROOMS ?? false,
    ...(settings.WORD_LIST !== undefined && { wordList: settings.WORD_LIST }),
    ...(settings.SCHOOL_COUNTRY !== undefined && { country: settings.SCHOOL_COUNTRY }),
    ...(settings.SCHOOL_TIME_ZONE !== undefined && { timeZone: settings.SCHOOL_TIME_ZONE }),
    plans: settings.PLANS ?? true,
    ...stripeOf(settings),
    stripeTax: settings.STRIPE_TAX ?? false,
    modelMarks: settings.AI_MARKS ?? false,
    ...(publicUrl !== undefined && { publicUrl }),
    ...mailOf(settings),
    signInProviders: readSignInProviders(settings.OIDC_PROVIDERS, withoutEmpty(env)),
    ...(settings.SECRET_KEY !== undefined && {
      secretKey: { text: settings.SECRET_KEY, from: "environment" },
    }),
    trustProxy: settings.TRUST_PROXY,
    passwordCost: defaultPasswordCost,
    maxConnections: settings.MAX_CONNECTIONS,
    servesWeb: settings.SERVE_WEB ?? true,
    ...(settings.RATE_LIMITS !== false && { rateLimits: defaultRateLimits }),
  };
}

/** An empty setting counts as absent, as shells and compose files leave them. */
const withoutEmpty = (env: Env): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const isAddressOnly = ({ username, password, search, hash }: URL): boolean =>
  `${username}${password}${search}${hash}` === "";

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: Settings): Pick<Config, "mail"> {
  if (url === undefined) return {};
  if (from === undefined) {
    throw new Error("MAIL_FROM must be the email address that mails come from, with SMTP_URL.");
  }
  return { mail: { smtpUrl: url, from } };
}

/** One without the other would take money and never know of it, or know of none. */
function stripeOf(settings: Settings): Pick<Config, "stripe"> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  const { STRIPE_API_URL: apiUrl } = settings;
  if (secretKey === undefined && webhookSecret === undefined) return {};
  if (secretKey === undefined || webhookSecret === undefined) {
    throw new Error(
      "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together, or neither.",
    );
  }
  return { stripe: { secretKey, webhookSecret, apiUrl } };
}

/** Two tasks at one endpoint, each with a model of its own, or none. */
function languageModelsOf(settings: Settings): Pick<Config, "languageModel" | "moderationModel"> {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = settings;
  const { AI_MODEL: model, MODERATION_MODEL: moderationModel } = settings;
  if (baseUrl === undefined) return {};
  if (model === undefined && moderationModel === undefined) {
    throw new Error("AI_MODEL must name the language model to use at AI_BASE_URL.");
  }
  if (apiKey !== undefined && !/^[!-~]+$/.test(apiKey)) {
    throw new Error("AI_API_KEY must be plain characters without spaces.");
  }
  const at = { baseUrl, ...(apiKey !== undefined && { apiKey }) };
  return {
    ...(model !== undefined && { languageModel: { ...at, model } }),
    ...(moderationModel !== undefined && { moderationModel: { ...at, model: moderationModel } }),
  };
}
