import type { Content } from "@saywell/content/answers";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { errorFacts, type Log } from "../../plugins/log";
import { calibrateBank } from "./calibrate";

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

  async function calibrate(): Promise<void> {
    try {
      const report = await calibrateBank({ db, clock, shipped: content.bank });
      if (report !== null) log({ level: "info", event: "level-test-calibrated", ...report });
    } catch (error) {
      log({ level: "error", event: "level-test-calibration-failed", ...errorFacts(error) });
    }
  }

  return {
    sessionEnded(_testType: string, sessions: number): void {
      if (sessions % every === 0) running = running.then(calibrate);
    },
    /** When what was begun is done. */
    settled: (): Promise<void> => running,
  };
}
