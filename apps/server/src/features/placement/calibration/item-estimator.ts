import { openThread, threadModule } from "../../../adapters/thread";
import type { Estimate, EstimateOrder } from "./estimate-items";

export interface ItemEstimator {
  estimate(order: EstimateOrder): Promise<Estimate>;
  /** Ends the thread, and what it was estimating. */
  close(): Promise<void>;
}

/** Estimates items in a thread: at the most sessions that count it takes many seconds. */
export function createItemEstimator(): ItemEstimator {
  const thread = openThread<EstimateOrder, Estimate>({
    module: threadModule("estimate-items.worker", import.meta.url),
    workTimeout: 10 * 60_000,
    // The next calibration is far off.
    idleTime: 1000,
    maxWaiting: 2,
  });
  return {
    async estimate(order) {
      const { ends, items, scores } = order.sessions;
      const transfer = [ends, items, scores].map(({ buffer }) => buffer);
      const estimate = await thread.run(order, { transfer });
      if (estimate === null) throw new Error("The items could not be estimated now.");
      return estimate;
    },
    close: thread.close,
  };
}
