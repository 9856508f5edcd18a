import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { Piscina } from "piscina";

/** A thread of our own that answers orders, one after another. */
export interface Thread<Order, Answer> {
  /**
   * Null where there is no answer now: too many wait, whoever asked has waited long enough, the
   * thread could not start a moment ago, or it is closed. Rejects when it failed at this order.
   */
  run(
    order: Order,
    options?: { timeout?: number; transfer?: readonly ArrayBuffer[] },
  ): Promise<Answer | null>;
  /** Ends the thread. Later orders are answered with null. */
  close(): Promise<void>;
}

interface Options {
  /** A module whose default export answers one order. */
  module: ThreadModule;
  /** How long the thread may work on one order. */
  workTimeout: number;
  /** How long the thread may take to be ready. */
  loadTimeout?: number;
  /** Without work for so long, the thread ends and gives memory back. */
  idleTime: number;
  /** How long a thread that could not start is left alone. */
  restTime?: number;
  /** So many may wait, the one who is served among them. */
  maxWaiting: number;
  /** How many megabytes of short-lived values are kept before they are looked through; V8's own choice is 48. */
  youngMegabytes?: number;
  /** Told of a thread that did not do its work. */
  failed?: (reason: unknown) => void;
}

const minute = 60_000;

/**
 * Starts with the first order. A thread that crashes, or works too long on an order, is replaced;
 * whoever else waits is served by the next. Piscina keeps the thread; the queue is ours, because
 * with no thread at rest Piscina would leave in its queue whoever waits behind one that dies.
 */
export function openThread<Order, Answer>({
  module,
  workTimeout,
  loadTimeout = 2 * minute,
  idleTime,
  restTime = minute,
  maxWaiting,
  youngMegabytes,
  failed = () => {},
}: Options): Thread<Order, Answer> {
  const pool = new Piscina<Order, Answer>({
    ...module,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleTime,
    recordTiming: false,
    ...(youngMegabytes !== undefined && {
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    }),
  });
  const inTurn = pLimit(1);
  let state: "open" | "resting" | "closed" = "open";
  let waiting = 0;
  /** Ends the thread for a reason, while it works. */
  let giveUp = (_reason: Error): void => {};
  // A thread that cannot even load its module is not at work yet.
  pool.on("error", (error: Error) => giveUp(error));

  async function work(order: Order, transfer: readonly ArrayBuffer[]): Promise<Answer | null> {
    let isReady = pool.idleThreads > 0;
    let reason: unknown;
    let ended: Promise<void> | undefined;
    giveUp = (problem) => {
      reason ??= problem;
      ended ??= pool.destroy();
    };
    const limit = (time: number, problem: string) =>
      setTimeout(() => giveUp(new Error(problem)), time).unref();
    let timer = isReady
      ? limit(workTimeout, "The thread took too long for an order.")
      : limit(loadTimeout, "The thread took too long to start.");
    const ready = () => {
      isReady = true;
      clearTimeout(timer);
      timer = limit(workTimeout, "The thread took too long for an order.");
    };
    // Heard after its error, which tells more.
    const gone = () => queueMicrotask(() => isReady || giveUp(new Error("The thread has ended.")));
    pool.once("workerCreate", ready);
    pool.once("workerDestroy", gone);
    try {
      return await pool.run(order, { transferList: [...transfer] });
    } catch (error) {
      if (state === "closed") return null;
      reason ??= error;
      failed(reason);
      if (!isReady) rest();
      throw reason;
    } finally {
      clearTimeout(timer);
      pool.off("workerCreate", ready);
      pool.off("workerDestroy", gone);
      giveUp = () => {};
      // Until it is gone the pool takes no orders.
      await ended;
    }
  }

  /** Whatever keeps it from starting may pass. */
  function rest(): void {
    state = "resting";
    setTimeout(() => {
      if (state === "resting") state = "open";
    }, restTime).unref();
  }

  return {
    run(order, { timeout, transfer = [] } = {}) {
      if (state !== "open" || waiting >= maxWaiting) return Promise.resolve(null);
      waiting += 1;
      let isWaiting = true;
      return new Promise((resolve, reject) => {
        const leave = () => {
          if (isWaiting) waiting -= 1;
          isWaiting = false;
          clearTimeout(timer);
        };
        const timer =
          timeout === undefined
            ? undefined
            : setTimeout(() => {
                leave();
                resolve(null);
              }, timeout);
        inTurn(() => (isWaiting && state === "open" ? work(order, transfer) : null))
          .then(resolve, reject)
          .finally(leave);
      });
    },
    async close() {
      state = "closed";
      await pool.destroy();
    },
  };
}

export interface ThreadModule {
  filename: string;
  workerData?: string;
}

/**
 * The module `name` beside the one at `from`. Beside the bundle lies the bundled thread; in
 * development and in tests the sources run.
 */
export function threadModule(name: string, from: string): ThreadModule {
  const place = (path: string, base: string) => fileURLToPath(new URL(path, base));
  if (!from.endsWith(".ts")) return { filename: place(`${name}.js`, from) };
  return {
    filename: place("./load-source.mjs", import.meta.url),
    workerData: new URL(`${name}.ts`, from).href,
  };
}
