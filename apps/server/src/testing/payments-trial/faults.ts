import type { Payments } from "../../adapters/payments/payments";
import type { Db, Tx } from "../../db/database";
import type { Answer } from "../../features/test-payments/provider-calls";
import type { Provider } from "../../features/test-payments/provider.service";

/**
 * What goes wrong at the n-th step of an operation. A step is a call of the provider's API or the commit of
 * a transaction; `before`: it is not done; `after`: it is done, and whoever asked hears that it was not.
 * With `kills` the process has stopped there, and does nothing more.
 */
export interface Fault {
  step: number;
  when: "before" | "after";
  kills: boolean;
}

export class ProcessStopped extends Error {
  constructor() {
    super("This process has stopped.");
  }
}

/** Where the faults of a process come from, which may be stopped by one. */
export class Faults {
  isStopped = false;
  /** Whether the provider answers nobody. */
  isProviderAway = false;
  /** How many faults have happened, and how many of them stopped the process. */
  happened = 0;
  private fault: Fault | null = null;
  private step = 0;

  expect(fault: Fault | null): void {
    this.fault = fault;
    this.step = 0;
  }

  /** What goes wrong at this step, if something does. */
  next(): Fault | null {
    const { fault } = this;
    if (fault === null) return null;
    this.step += 1;
    if (this.step <= fault.step) return null;
    this.fault = null;
    this.happened += 1;
    if (fault.kills && fault.when === "before") this.isStopped = true;
    return fault;
  }

  /** Throws where nothing is done any more. */
  look(): void {
    if (this.isStopped) throw new ProcessStopped();
  }
}

/** The SDK tries this once, where it would try a broken connection again after a second. */
const away: Answer = {
  status: 429,
  body: { error: { type: "rate_limit_error", code: "rate_limit", message: "Away." } },
};

/** A provider whose answers, or what it was asked, get lost. */
export const unreliable = (provider: Provider, faults: Faults): Provider => ({
  ...provider,
  async answer(request) {
    if (faults.isStopped || faults.isProviderAway) return away;
    const fault = faults.next();
    if (fault?.when === "before") return away;
    const answer = await provider.answer(request);
    if (fault === null) return answer;
    faults.isStopped ||= fault.kills;
    return away;
  },
});

/** A database in which commits fail, or are not heard of. */
export function unreliableDatabase(db: Db, faults: Faults): Db {
  const transaction = () => ({
    async execute<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      faults.look();
      let fault: Fault | null = null;
      const value = await db.transaction().execute(async (tx) => {
        const done = await work(tx);
        fault = faults.next();
        faults.look();
        if (fault?.when === "before") throw new Error("The commit failed.");
        return done;
      });
      // The compiler does not see that it was set.
      const happened = fault as Fault | null;
      if (happened === null) return value;
      faults.isStopped ||= happened.kills;
      faults.look();
      throw new Error("Nobody heard whether the commit failed.");
    },
  });
  return new Proxy(db, {
    get(target, name) {
      faults.look();
      if (name === "transaction") return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

/** What a process that has stopped asks for is not done. */
export function stopping(payments: Payments, faults: Faults): Payments {
  return new Proxy(payments, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...given: unknown[]): unknown => {
        faults.look();
        return (value as (...given: unknown[]) => unknown).apply(target, given);
      };
    },
  });
}
