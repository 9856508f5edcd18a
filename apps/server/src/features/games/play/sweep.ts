import type { After } from "../../../adapters/after";
import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { errorFacts, type Log } from "../../../observability/log";
import { listDue } from "../games.store";

interface Deps {
  db: Db;
  clock: Clock;
  after: After;
  tick: (gameId: string) => Promise<void>;
  log: Log;
}

/** Milliseconds between two looks, and by how many a moment must have passed. */
const every = 2000;
const late = 1000;
const mostAtOnce = 200;

/** Goes on with games whose process died, or in which nobody is just now. */
export function startSweep({ db, clock, after, tick, log }: Deps) {
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let cancel = (): void => {};

  async function look(): Promise<void> {
    try {
      const before = new Date(clock.now().getTime() - late);
      await Promise.all((await listDue(db, before, mostAtOnce)).map(tick));
    } catch (error) {
      log({ level: "warn", event: "due-games-unread", ...errorFacts(error) });
    }
  }

  function lookLater(): void {
    cancel = after(every, async () => {
      running = look();
      await running;
      if (!isStopped) lookLater();
    });
  }
  lookLater();

  return async function stop(): Promise<void> {
    isStopped = true;
    cancel();
    await running;
  };
}
