import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { defaultRateLimits, readConfig } from "./config";

describe("with nothing set", () => {
  test("Saywell listens on port 3000 of this machine only, with its own database and the demo school", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      dataDir: resolve("data"),
      demo: true,
      trustProxy: "loopback",
      rateLimits: defaultRateLimits,
    });
    expect(readConfig({}).databaseUrl).toBeUndefined();
  });

  test("an empty setting is no setting", () => {
    expect(readConfig({ PORT: "", HOST: " ", DATABASE_URL: "", DEMO: "" })).toEqual(readConfig({}));
  });
});

test.each([
  [{}, true],
  [{ DATABASE_URL: "postgres://db/saywell" }, false],
  [{ DATABASE_URL: "postgres://db/saywell", DEMO: "on" }, true],
  [{ DEMO: "off" }, false],
  [{ DEMO: "OFF" }, false],
  [{ DEMO: "0" }, false],
])("the demo school of %j is there: %s", (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

test.each(["redis://127.0.0.1:6379/2", "rediss://user:secret@cache.school.example"])(
  "several processes meet over %s, under a prefix of their own",
  (url) => {
    expect(readConfig({ BUS_URL: url }).bus).toEqual({ url, prefix: "saywell", timeout: 250 });
    expect(readConfig({ BUS_URL: url, BUS_PREFIX: "school" }).bus?.prefix).toBe("school");
    expect(readConfig({ BUS_URL: url, BUS_TIMEOUT: "2000" }).bus?.timeout).toBe(2000);
  },
);

test("a process holds so many connections as it is told", () => {
  expect(readConfig({}).maxConnections).toBe(10_000);
  expect(readConfig({ MAX_CONNECTIONS: "500" }).maxConnections).toBe(500);
  expect(() => readConfig({ MAX_CONNECTIONS: "0" })).toThrow(
    'MAX_CONNECTIONS must be a number from 1 to 9999999, not "0".',
  );
});

test("the pages are served unless something else does it", () => {
  expect(readConfig({}).servesWeb).toBe(true);
  expect(readConfig({ SERVE_WEB: "OFF" }).servesWeb).toBe(false);
  expect(() => readConfig({ SERVE_WEB: "no thanks" })).toThrow(
    'SERVE_WEB must be on or off, not "no thanks".',
  );
});

test("learners create rooms only where the school says so", () => {
  expect(readConfig({}).learnersCreateRooms).toBe(false);
  expect(readConfig({ LEARNERS_CREATE_ROOMS: "on" }).learnersCreateRooms).toBe(true);
});

test("a school is nowhere until it says where", () => {
  expect(readConfig({})).not.toHaveProperty("country");
  const given = readConfig({ SCHOOL_COUNTRY: "ES", SCHOOL_TIME_ZONE: "Europe/Madrid" });
  expect(given).toMatchObject({ country: "ES", timeZone: "Europe/Madrid" });
});

test("messages are read by the classifier on board unless the school wants none", () => {
  expect(readConfig({}).messageClassifier).toBe(true);
  expect(readConfig({ MESSAGE_CLASSIFIER: "off" }).messageClassifier).toBe(false);
});

test("plans bind learners unless the school charges nothing", () => {
  expect(readConfig({}).plans).toBe(true);
  expect(readConfig({ PLANS: "off" }).plans).toBe(false);
});

test.each([
  ["https://school.example/", "https://school.example"],
  ["http://192.168.1.20:3000", "http://192.168.1.20:3000"],
])("links lead to PUBLIC_URL %s", (PUBLIC_URL, publicUrl) => {
  expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(publicUrl);
});

test.each([
  "school.example",
  "https://school.example/app",
  "https://a:b@school.example",
  "ftp://x",
])("%s is no address where people reach a school", (PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_URL })).toThrow(/^PUBLIC_URL must be an address such as/);
});

test("mail goes out only where a server and a sender are given", () => {
  const SMTP_URL = "smtp://user:hush@127.0.0.1:2525";
  expect(readConfig({ MAIL_FROM: "school@example.org" }).mail).toBeUndefined();
  expect(readConfig({ SMTP_URL, MAIL_FROM: "school@example.org" }).mail).toEqual({
    smtpUrl: SMTP_URL,
    from: "school@example.org",
  });
  expect(() => readConfig({ SMTP_URL })).toThrow(/^MAIL_FROM must be the email address/);
  expect(() => readConfig({ SMTP_URL: "mail:hush" })).toThrow(/^SMTP_URL must be an address/);
  expect(() => readConfig({ SMTP_URL: "mail:hush" })).not.toThrow(/hush/);
});

test.each([
  ["smtp://oak:hush@mail.example?tls=off", /^SMTP_URL has a password, which goes over TLS only/],
  ["smtp://mail.example?logger=true", /^SMTP_URL may end in nothing but \?tls=off/],
  ["smtps://mail.example?tls=off", /^SMTP_URL may end in nothing but \?tls=off/],
  ["smtp://oak:hu%sh@mail.example", /^SMTP_URL has a % in the user or the password/],
  ["smtp:///mail", /^SMTP_URL must be an address that begins with/],
])("%s is refused as a mail server's address", (SMTP_URL, sentence) => {
  expect(() => readConfig({ SMTP_URL, MAIL_FROM: "school@example.org" })).toThrow(sentence);
});

test("a mail server in the school's own network may be reached without TLS", () => {
  const SMTP_URL = "smtp://mailpit:1025?tls=off";
  expect(readConfig({ SMTP_URL, MAIL_FROM: "school@example.org" }).mail?.smtpUrl).toBe(SMTP_URL);
});

const ai = { AI_BASE_URL: "http://127.0.0.1:11434/v1", AI_MODEL: "llama3.2" };
test("a language model is used only where an address and a model are given", () => {
  expect(readConfig({ AI_MODEL: "llama3.2", AI_API_KEY: "secret" })).toEqual(readConfig({}));
  expect(readConfig(ai).languageModel).toEqual({
    baseUrl: "http://127.0.0.1:11434/v1",
    model: "llama3.2",
  });
  expect(readConfig({ ...ai, AI_API_KEY: "secret" }).languageModel?.apiKey).toBe("secret");
});

test("messages are read by a language model only where an address and a model for that are given", () => {
  const { AI_BASE_URL } = ai;
  const moderationModel = { baseUrl: AI_BASE_URL, model: "guard", apiKey: "secret" };
  expect(readConfig({ MODERATION_MODEL: "guard" })).toEqual(readConfig({}));
  expect(readConfig(ai).moderationModel).toBeUndefined();
  const alone = readConfig({ AI_BASE_URL, AI_API_KEY: "secret", MODERATION_MODEL: "guard" });
  expect(alone).toEqual({ ...readConfig({}), moderationModel });
  const both = readConfig({ ...ai, AI_API_KEY: "secret", MODERATION_MODEL: "guard" });
  expect(both.moderationModel).toEqual(moderationModel);
  expect(both.languageModel?.model).toBe("llama3.2");
});

test.each(["http://user:hush@127.0.0.1/v1", "https://ai.example/v1?key=hush", "ftp://hush"])(
  "what is wrong with %s is told without the secret that may be in it",
  (AI_BASE_URL) => {
    expect(() => readConfig({ ...ai, AI_BASE_URL })).toThrow(/^AI_BASE_URL must be an address/);
    expect(() => readConfig({ ...ai, AI_BASE_URL })).not.toThrow(/hush/);
  },
);

test("limits can be switched off for measuring", () => {
  expect(readConfig({ RATE_LIMITS: "off" }).rateLimits).toBeUndefined();
});

test.each([
  [{ PORT: "abc" }, 'PORT must be a number from 0 to 65535, not "abc".'],
  [
    { BUS_URL: "127.0.0.1:6379" },
    'BUS_URL must begin with redis:// or rediss://, not "127.0.0.1:6379".',
  ],
  [
    { AI_BASE_URL: "127.0.0.1:11434" },
    "AI_BASE_URL must be an address that begins with http:// or https://.",
  ],
  [
    { AI_BASE_URL: "http://127.0.0.1:11434/v1" },
    "AI_MODEL must name the language model to use at AI_BASE_URL.",
  ],
  [
    { ...ai, AI_API_KEY: "a line\nand another" },
    "AI_API_KEY must be plain characters without spaces.",
  ],
  [{ PORT: "70000" }, 'PORT must be a number from 0 to 65535, not "70000".'],
  [{ PORT: "-1" }, 'PORT must be a number from 0 to 65535, not "-1".'],
  [{ PORT: "1e3" }, 'PORT must be a number from 0 to 65535, not "1e3".'],
  [{ AI_BASE_URL: "http://ai.example/v1#x" }, "A key goes into AI_API_KEY."],
  [{ LEARNERS_CREATE_ROOMS: "2" }, 'LEARNERS_CREATE_ROOMS must be on or off, not "2".'],
  [{ SCHOOL_COUNTRY: "UK" }, 'SCHOOL_COUNTRY must be a country such as GB or ES, not "UK".'],
  [
    { SCHOOL_TIME_ZONE: "Spain/Madrid" },
    'SCHOOL_TIME_ZONE must be a time zone such as Europe/Madrid, not "Spain/Madrid".',
  ],
  [{ DEMO: "maybe" }, 'DEMO must be on or off, not "maybe".'],
])("%j is refused with a plain sentence", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

describe("Stripe", () => {
  const keys = { STRIPE_SECRET_KEY: "sk_test_hush", STRIPE_WEBHOOK_SECRET: "whsec_hush" };

  test("is reached by two keys, or by none", () => {
    expect(readConfig(keys).stripe).toEqual({
      secretKey: "sk_test_hush",
      webhookSecret: "whsec_hush",
    });
    expect(readConfig({}).stripe).toBeUndefined();
    for (const [name, value] of Object.entries(keys))
      expect(() => readConfig({ [name]: value })).toThrow(/must be set together/);
  });

  test.each([
    ["STRIPE_SECRET_KEY", "pk_test_hush"],
    ["STRIPE_WEBHOOK_SECRET", "hush"],
  ])("says what %s must be, and not what it was", (name, value) => {
    const read = () => readConfig({ ...keys, [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must be`));
    expect(read).not.toThrow(/hush/);
  });

  test.each(["http://127.0.0.1:12111", "http://localhost:4010", "https://stripe.example"])(
    "is asked for at %s",
    (STRIPE_API_URL) => {
      expect(readConfig({ ...keys, STRIPE_API_URL }).stripe?.apiUrl).toBe(STRIPE_API_URL);
    },
  );

  test.each(["http://stripe.example", "stripe.example", "https://key@stripe.example", "ftp://a"])(
    "is sent no key to %s",
    (STRIPE_API_URL) => {
      expect(() => readConfig({ ...keys, STRIPE_API_URL })).toThrow(/^STRIPE_API_URL must be/);
    },
  );
});
