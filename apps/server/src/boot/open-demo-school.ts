import type { Clock } from "../adapters/clock";
import type { Db } from "../db/database";
import type { DemoStudy } from "../db/seed/demo-learners";
import { continueDemoSchool, seedDemoSchool } from "../db/seed/demo-school";
import { errorFacts, type Log } from "../observability/log";
import type { LifeCycle } from "./life-cycle";

interface Deps extends Omit<DemoStudy, "now"> {
  db: Db;
  clock: Clock;
  life: LifeCycle;
  log: Log;
}

/** Often enough that a day of the demo learners, wherever they are, is a few minutes old at most. */
const continueEvery = 5 * 60_000;

/** What its learners did is paid as it is to everybody else, by the same `rewards`. */
export async function openDemoSchool(deps: Deps): Promise<void> {
  const { db, clock, life, log, content, rewards } = deps;
  const study = (): DemoStudy => ({ content, rewards, now: clock.now() });
  await seedDemoSchool(db, study());
  const goOn = () =>
    continueDemoSchool(db, study()).catch((error: unknown) =>
      log({ level: "warn", event: "demo-school-stood-still", ...errorFacts(error) }),
    );
  const timer = setInterval(() => void goOn(), continueEvery).unref();
  life.onEnd(async () => clearInterval(timer));
}
