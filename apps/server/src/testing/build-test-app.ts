import {
  type CallByName,
  type CallRequest,
  type CallResult,
  type DeclaredCallName,
  errorCodeHeader,
  methodOf,
  pathOf,
} from "@saywell/contract";
import { type Content, loadContent } from "@saywell/content/answers";
import type { FastifyInstance, InjectOptions } from "fastify";
import { sql } from "kysely";
import { buildApp } from "../app";
import type { After } from "../adapters/after";
import type { Payments } from "../adapters/payments/payments";
import type { Clock } from "../adapters/clock";
import type { LexiconOf } from "../adapters/word-lexicons";
import type { GrammarChecker } from "../adapters/grammar-checker";
import type { MessageClassifier } from "../adapters/message-classifier";
import { type Config, readConfig } from "../config";
import type { Db } from "../db/database";
import { createEvents, type Events } from "../events";
import { createJobs, type Jobs } from "../jobs";
import { type Bus, busOfOne } from "../bus/bus";
import { schoolTopic } from "../features/school/kept-settings";
import type { QuizBank } from "../features/games/games-needs";
import type { RoomLimits } from "../features/rooms/rooms.module";
import type { LiveLimits } from "../live/limits";
import type { PresenceRegistry } from "../live/presence-registry";
import type { SharedCounter } from "../limits/shared-counter";
import type { LogEntry } from "../observability/log";
import { sessionCookieName } from "../http/session-cookie";
import { grammarThat } from "./grammar-that";
import { type AccountTraits, makeAccount, makeSession, testPasswordCost } from "./factories";
import { type MovableClock, movableClock } from "./movable-clock";
import { createTestDatabase } from "./test-database";

export interface TestUser {
  id: string;
  token: string;
}

export interface TestReply<N extends DeclaredCallName> {
  status: number;
  /** What the contract promises, when the call succeeded. */
  body: CallResult<CallByName<N>>;
  /** The body as it went over the wire: of an error, its sentence. */
  text: string;
  /** The error's code; null on success. */
  code: string | null;
  headers: Record<string, number | string | string[] | undefined>;
}

export type TestResponse = Awaited<ReturnType<FastifyInstance["inject"]>>;

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  clock: Clock;
  /** Nothing is done by itself: a test says when, with `runWaiting`. */
  jobs: Jobs;
  events: Events;
  /** What the app logged. */
  log: LogEntry[];
  /** Makes a call as a browser would that has the user's cookie. */
  call<N extends DeclaredCallName>(
    name: N,
    request: CallRequest<CallByName<N>>,
    options?: { as?: TestUser; headers?: Record<string, string> },
  ): Promise<TestReply<N>>;
  /** Sends anything at all, for what no typed client would send. */
  send(request: InjectOptions, as?: TestUser): Promise<TestResponse>;
  /** A new account with these traits, and its session. */
  signIn(traits?: AccountTraits): Promise<TestUser>;
  signInGuest(): Promise<TestUser>;
  /** Empties every table and the log: quicker than another app for each test of a file. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  clock?: Clock;
  after?: After;
  config?: Partial<Config>;
  content?: Content;
  webRoot?: string;
  grammar?: GrammarChecker;
  classifier?: MessageClassifier;
  bus?: Bus;
  presenceRegistry?: PresenceRegistry;
  sharedCounter?: SharedCounter;
  liveLimits?: Partial<LiveLimits>;
  roomLimits?: RoomLimits;
  quizBank?: QuizBank;
  lexiconOf?: LexiconOf;
  chance?: () => number;
  stopping?: AbortSignal;
  payments?: Payments;
  /** A database that is there already, as for a second process; it is left as it is. */
  database?: { db: Db };
}

/** The product on a fresh database, reached without a network. */
export async function buildTestApp(options: Options = {}): Promise<TestApp> {
  const { db, drop } = options.database
    ? { ...options.database, drop: () => Promise.resolve() }
    : await createTestDatabase();
  const clock = options.clock ?? startedClock();
  const log: LogEntry[] = [];
  const jobs = createJobs({ db, log: (entry) => log.push(entry) });
  const events = createEvents((entry) => log.push(entry));
  const changes = new Set<(payload: string) => unknown>();
  const heard: Bus = {
    ...busOfOne(),
    listen(topic, handler) {
      if (topic === schoolTopic) changes.add(handler);
      return () => void changes.delete(handler);
    },
  };
  const app = await buildApp({
    config: { ...testConfig(), ...options.config },
    db,
    clock,
    content: options.content ?? loadContent(),
    log: (entry) => log.push(entry),
    jobs,
    events,
    grammar: options.grammar ?? findsNothing,
    classifier: options.classifier ?? findsNoHate,
    // On a busy machine any request may be.
    slowRequest: Infinity,
    // A test says what it waits for: nobody lingers.
    roomLimits: { returnGrace: 0, lookForEmptyEvery: Infinity, ...options.roomLimits },
    ...(options.liveLimits === undefined ? {} : { liveLimits: options.liveLimits }),
    ...(options.after === undefined ? {} : { after: options.after }),
    bus: options.bus ?? heard,
    ...(options.presenceRegistry === undefined
      ? {}
      : { presenceRegistry: options.presenceRegistry }),
    ...(options.quizBank === undefined ? {} : { quizBank: options.quizBank }),
    ...(options.lexiconOf === undefined ? {} : { lexiconOf: options.lexiconOf }),
    ...(options.payments === undefined ? {} : { payments: options.payments }),
    ...(options.stopping === undefined ? {} : { stopping: options.stopping }),
    ...(options.chance === undefined ? {} : { chance: options.chance }),
    ...(options.sharedCounter === undefined ? {} : { sharedCounter: options.sharedCounter }),
    ...(options.webRoot === undefined ? {} : { webRoot: options.webRoot }),
  });
  await app.ready();

  const { publicUrl } = options.config ?? {};
  const host = publicUrl === undefined ? {} : { host: new URL(publicUrl).host };
  const send: TestApp["send"] = (request, as) =>
    app.inject({
      ...request,
      headers: { ...host, ...request.headers },
      ...(as && { cookies: { [sessionCookieName]: as.token } }),
    });

  const signIn: TestApp["signIn"] = async (traits) => {
    const { id } = await makeAccount(db, traits);
    return { id, token: await makeSession(db, { accountId: id, now: clock.now() }) };
  };

  return {
    app,
    db,
    clock,
    jobs,
    events,
    log,
    send,
    signIn,
    signInGuest: () => signIn(),
    async call(name, request, { as, headers = {} } = {}) {
      const { params, query, body } = request as Parts;
      const response = await send(
        {
          method: methodOf(name),
          url: fillPath(pathOf(name), params),
          headers,
          ...(query === undefined ? {} : { query }),
          ...(body === undefined ? {} : { payload: body }),
        },
        as,
      );
      const code = response.headers[errorCodeHeader];
      return {
        status: response.statusCode,
        body: response.statusCode === 200 ? response.json() : (undefined as never),
        text: response.body,
        code: typeof code === "string" ? code : null,
        headers: response.headers,
      };
    },
    async empty() {
      await emptyTables(db);
      for (const readAnew of changes) await readAnew("");
      log.length = 0;
    },
    async close() {
      await app.close();
      await drop();
    },
  };
}

/** Every table that was ever written to. */
async function emptyTables(db: Db): Promise<void> {
  await sql`call testing.empty_tables()`.execute(db);
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/** The real one takes seconds to start. */
const findsNothing = grammarThat(() => Promise.resolve([]));

const findsNoHate: MessageClassifier = {
  hateIn: () => Promise.resolve(0),
  hateInAll: (texts) => Promise.resolve(texts.map(() => 0)),
  close: () => Promise.resolve(),
};

const startedClock = (): MovableClock => movableClock("2026-03-02T09:00:00Z");

const testConfig = (): Config => {
  const { rateLimits: _none, ...config } = readConfig({ PORT: "0", DEMO: "on", PLANS: "off" });
  return { ...config, passwordCost: testPasswordCost };
};
