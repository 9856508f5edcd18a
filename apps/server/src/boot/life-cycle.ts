import closeWithGrace, { type AllEvents } from "close-with-grace";
import { errorFacts, type Log } from "../observability/log";

export interface LifeCycle {
  /** Registers what must be undone before the process ends; undone in reverse order. */
  onEnd(undo: () => Promise<void>): void;
  end: (exitCode: number) => Promise<never>;
  isEnding: () => boolean;
}

/** Faults of the program itself, after which no JavaScript can be relied on; and running out of things to do. */
const notOurs: AllEvents[] = [
  "SIGILL",
  "SIGTRAP",
  "SIGABRT",
  "SIGBUS",
  "SIGFPE",
  "SIGSEGV",
  "SIGUSR2",
  "beforeExit",
];

/**
 * Ends the process in order: when told to by a signal, and after an error nobody caught. A second
 * signal or error means: at once. So does an end that takes longer than `endTimeout` milliseconds.
 */
export function manageLifeCycle(log: Log, { endTimeout = 30_000 } = {}): LifeCycle {
  const undos: (() => Promise<void>)[] = [];
  let ending = false;
  let hasFailed = false;

  const tellError = (error: unknown) =>
    log({ level: "error", event: "unhandled-error", ...errorFacts(error) });

  const { close } = closeWithGrace(
    {
      delay: endTimeout,
      logger: false,
      skip: notOurs,
      onTimeout: () => log({ level: "error", event: "end-took-too-long" }),
      onSecondError: tellError,
    },
    async ({ err }) => {
      ending = true;
      if (err !== undefined) {
        hasFailed = true;
        tellError(err);
      }
      for (const undo of undos.toReversed()) {
        try {
          await undo();
        } catch (error) {
          log({ level: "error", event: "end-failed", ...errorFacts(error) });
          hasFailed = true;
        }
      }
      if (hasFailed) process.exit(1);
    },
  );

  return {
    onEnd: (undo) => void undos.push(undo),
    async end(exitCode) {
      if (ending) process.exit(exitCode || 1);
      hasFailed = exitCode !== 0;
      close();
      return await new Promise<never>(() => {});
    },
    isEnding: () => ending,
  };
}
