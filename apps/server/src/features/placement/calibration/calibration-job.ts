import type { JobPayloads } from "../../../job-queues";
import type { Log } from "../../../observability/log";
import { calibrateBank } from "./calibrate";
import { countSinceCalibration } from "./calibration.store";

type Deps = Parameters<typeof calibrateBank>[0] & {
  log: Log;
  /** After so many sessions of a test, all items are estimated again. */
  every?: number;
};

/** What is done some time after a session has ended: nothing yet, until there are enough of them. */
export function createCalibrationJob({ log, every = 50, ...deps }: Deps) {
  return async (
    { testType }: JobPayloads["calibrate-test"],
    stopped: AbortSignal,
  ): Promise<void> => {
    if ((await countSinceCalibration(deps.db, testType)) < every) return;
    const report = await calibrateBank(deps, stopped);
    if (report !== null) log({ level: "info", event: "level-test-calibrated", ...report });
  };
}
