import type { AgeBand } from "@saywell/contract";
import type { Tx } from "./db/database";
import type { Publish } from "./events";

/** Somebody's age band is another now. */
export interface AgeChange {
  accountId: string;
  before: AgeBand;
  after: AgeBand;
}

/**
 * Ends what a feature keeps between people and what the rules of contact no longer allow, in the
 * transaction that changes the age. Who is in which contact with the account cannot change meanwhile,
 * because whoever makes contact locks the account as well.
 */
export type AgeEffect = (tx: Tx, change: AgeChange, happened: Publish) => Promise<void>;
