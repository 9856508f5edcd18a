import { errorFacts, type Log } from "../observability/log";

export interface LifeCycle {
  /** Registers what must be undone before the process ends; undone in reverse order. */
  onEnd(undo: () => Promise<void>): void;
  end: (exitCode: number) => Promise<never>;
  isEnding: () => boolean;
}

/** How long an orderly end may take before the process just goes. */
const endTimeout = 30_000;

/** Ends the process in order: when told to by a signal, and after an error nobody caught. */
export function manageLifeCycle(log: Log): LifeCycle {
  const undos: (() => Promise<void>)[] = [];
  let ending = false;

  async function end(exitCode: number): Promise<never> {
    if (ending) process.exit(exitCode || 1);
    ending = true;
    setTimeout(() => {
      log({ level: "error", event: "end-took-too-long" });
      process.exit(1);
    }, endTimeout).unref();
    for (const undo of undos.toReversed()) {
      try {
        await undo();
      } catch (error) {
        log({ level: "error", event: "end-failed", ...errorFacts(error) });
        exitCode = 1;
      }
    }
    process.exit(exitCode);
  }

  // A second signal means: at once.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end(0));
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error) => {
      log({ level: "error", event: "unhandled-error", ...errorFacts(error) });
      void end(1);
    });
  }
  return { onEnd: (undo) => void undos.push(undo), end, isEnding: () => ending };
}
