import { fileURLToPath } from "node:url";
import { loadContent } from "@saywell/content/answers";
import { systemClock as clock } from "./adapters/clock";
import { createGrammarChecker } from "./adapters/grammar-checker";
import { lexiconsOf, readAhead } from "./adapters/word-lexicons";
import { buildApp } from "./app";
import { collectGarbage } from "./adapters/collect-garbage";
import { type HttpListener, openHttpListener } from "./boot/http-listener";
import { type LifeCycle, manageLifeCycle } from "./boot/life-cycle";
import { openDemoSchool } from "./boot/open-demo-school";
import { withSecretKey } from "./boot/keep-secret-key";
import { prepareDatabase } from "./boot/prepare-database";
import { type Config, readConfig } from "./config";
import { lookAtKey } from "./features/accounts/second-factor/look-at-key";
import { findSchoolStaff } from "./features/accounts/administration/school-staff.store";
import { createJobs } from "./jobs";
import { joinProcesses } from "./boot/join-processes";
import { jsonLog as log } from "./observability/log";
import { logSeldom } from "./observability/log-seldom";

/** Where the web app's build is, seen from the bundle. In development Vite serves it instead. */
const webRoot = fileURLToPath(new URL("../../web/dist", import.meta.url));
/** How long requests in flight may take when the process is told to end. */
const drainTimeout = 10_000;

async function start(life: LifeCycle): Promise<void> {
  const settings = readConfig(process.env);
  const listener = await listen(settings);
  // Undone last to first: the requests in flight, then the database.
  const content = loadContent();
  const { db } = await prepareDatabase({ config: settings, life, log });
  const config = await withSecretKey(settings);
  if (!config.demo && !(await findSchoolStaff(db)).hasAdmin) {
    log({ level: "warn", event: "no-admin", help: "npm run admin -- create EMAIL" });
  }
  if (config.plans && !config.demo && config.stripe === undefined) {
    const help =
      "PLANS=off opens everything; STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET sell plans";
    log({ level: "warn", event: "plans-cannot-be-bought", help });
  }
  await lookAtKey({ db, log, config });
  const joined = config.bus && joinProcesses({ ...config.bus, log });
  if (joined) life.onEnd(joined.leave);
  const jobs = createJobs({ db, log });
  const lexiconOf = lexiconsOf(config);
  const grammar = createGrammarChecker({ log });
  // The first who writes is answered as fast as everybody, with marks; the thread gets ready meanwhile.
  const warm = grammar.checkAndWait("Good morning.");
  const stopping = new AbortController();
  const app = await buildApp({
    stopping: stopping.signal,
    ...(joined && {
      bus: joined.bus,
      presenceRegistry: joined.presenceRegistry,
      sharedCounter: joined.sharedCounter,
    }),
    config,
    db,
    clock,
    content,
    log,
    jobs,
    lexiconOf,
    grammar,
    beforeServing: async ({ rewards, tutor }) => {
      if (config.demo) await openDemoSchool({ db, clock, life, log, content, rewards });
      await tutor.warmUp();
    },
    ...(config.servesWeb && { webRoot }),
  });
  await app.ready();
  readAhead(lexiconOf);
  collectGarbage();
  await warm;
  listener.admit(app);
  // Ends the jobs too, which use what closes with the app.
  life.onEnd(() => {
    stopping.abort();
    return listener.close(drainTimeout);
  });
  await jobs.start();
  console.log(`Saywell is at ${listener.url}`);
}

async function listen(config: Config): Promise<HttpListener> {
  try {
    const seldom = logSeldom(log, Date.now);
    const onCut = () => seldom({ level: "warn", event: "too-many-connections" });
    return await openHttpListener({ ...config, onCut });
  } catch (error) {
    const sentence = whyClosed(config)[(error as NodeJS.ErrnoException).code ?? ""];
    throw sentence === undefined ? error : new Error(sentence, { cause: error });
  }
}

function whyClosed({ host, port }: Config): Record<string, string> {
  const noAddress = `HOST is ${host}, which is no address of this machine.`;
  return {
    EADDRINUSE: `Port ${port} on ${host} is taken. Stop the program that uses it, or choose another with PORT.`,
    EACCES: `Port ${port} on ${host} is not ours to open. Choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
  };
}

/** Our own refusals to start are sentences for the operator; anything else needs its stack. */
const explain = (error: unknown): string =>
  error instanceof Error && error.constructor === Error && !("code" in error)
    ? error.message
    : String((error as Partial<Error> | null)?.stack ?? error);

const life = manageLifeCycle(log);
try {
  await start(life);
} catch (error) {
  console.error(explain(error));
  await life.end(1);
}
