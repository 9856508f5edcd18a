/**
 * Carries messages from one process to the others. At most once and in no promised order: whatever
 * must not be lost is in the database first, and the bus only says that it is there.
 */
export interface Bus {
  /** To every other process that listens to the topic. Never throws; lost while the bus is. */
  publish(topic: string, payload: string): void;
  /** Hears what other processes publish. Answers what ends it. */
  listen(topic: string, handler: (payload: string) => void): () => void;
  /** `alone` needs no other process; `lost` cannot reach them now. */
  state(): "alone" | "connected" | "lost";
  /** Called each time a lost bus is back: who listened may have missed anything. */
  onRestored(catchUp: () => void): void;
  close(): Promise<void>;
}

/** For one process: there is nobody else to tell. */
export const busOfOne = (): Bus => ({
  publish: () => {},
  listen: () => () => {},
  state: () => "alone",
  onRestored: () => {},
  close: () => Promise.resolve(),
});
