import pino from "pino";

/** Something worth a line in the log: what happened, and facts beside it. */
export interface LogEntry {
  level: "info" | "warn" | "error";
  event: string;
  [fact: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

const lines = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  // Written at once: the last line before an end is the one that is needed.
  pino.destination({ fd: process.stderr.fd, sync: true }),
);

/** One JSON line for each entry, on standard error. */
export const jsonLog: Log = ({ level, ...facts }) => lines[level](facts);

/** An error as facts for the log. Never for an answer. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const { code } = error as { code?: unknown };
  return {
    error: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: errorFacts(error.cause) }),
  };
}
