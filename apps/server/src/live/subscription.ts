import type { Connection } from "./connection";
import { joinFrames } from "./frame";

/** A connection's place in a room. */
export interface Subscription {
  readonly connection: Connection;
  /** Everything up to this number has been sent, or was there before. */
  cursor: number;
  /** Accounts whose words must not reach this one. */
  hidden: ReadonlySet<string>;
  /** The number of the reading that they come from; of two the higher one is newer. */
  hiddenAsOf: number;
  /** What was news before this number is none to this subscription. */
  readonly newsFrom: number;
  /** News that came before the connection was told that it is in; null since. */
  news: Buffer[] | null;
}

/** Tells a connection that it is in, and then what happened on the way. */
export function welcome(subscription: Subscription, greeting: Buffer): void {
  subscription.connection.write(joinFrames([greeting, ...(subscription.news ?? [])]));
  subscription.news = null;
}
