import type { Content } from "@saywell/content/answers";
import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { errorFacts, type Log } from "../../../observability/log";
import { calibrateBank } from "./calibrate";
import { countEnded } from "../bank/items.store";
import type { TestType } from "../test-plan";

interface Deps {
  db: Db;
  clock: Clock;
  content: Pick<Content, "bank">;
  log: Log;
  /** After so many sessions of a test, all items are estimated again. */
  every?: number;
}

/** Calibrates now and then, beside the requests: nobody waits for it, and it fails in the log. */
export function createCalibrationTurns({ db, clock, content, log, every = 50 }: Deps) {
  let running: Promise<void> = Promise.resolve();
  /** By test, how many sessions had ended when this process looked last. */
  const looked = new Map<TestType, number>();

  async function look(testType: TestType): Promise<void> {
    try {
      const ended = await countEnded(db, testType);
      // What ended at once, here and in other processes, may jump over the number itself.
      const before = looked.get(testType) ?? ended - 1;
      looked.set(testType, ended);
      if (Math.floor(ended / every) <= Math.floor(before / every)) return;
      const report = await calibrateBank({ db, clock, shipped: content.bank });
      if (report !== null) log({ level: "info", event: "level-test-calibrated", ...report });
    } catch (error) {
      log({ level: "error", event: "level-test-calibration-failed", ...errorFacts(error) });
    }
  }

  return {
    sessionEnded(testType: TestType): void {
      running = running.then(() => look(testType));
    },
    /** When what was begun is done. */
    settled: (): Promise<void> => running,
  };
}
