import type { Connection } from "./connection";
import { joinFrames } from "./frame";

/** How one subscription sees what passes, where it does not see it as it is. */
export interface View<Entry> {
  /** An entry as it is seen: the plain frame that all others get, one of its own, or nothing. */
  entry: (entry: Entry, plain: () => Buffer | null) => Buffer | null;
  /** Whether news about this account is heard. */
  hears: (accountId: string) => boolean;
}

/** A connection's place in a channel. */
export interface Subscription<Entry> {
  readonly connection: Connection;
  /** Null where everything is seen as it is: then frames made once go out as they are. */
  view: View<Entry> | null;
  /** Everything up to this number has been sent, or was there before. */
  cursor: number;
  /** What was news before this number is none to this subscription. */
  readonly newsFrom: number;
  /** News that came before the connection was told that it is in; null since. */
  news: Buffer[] | null;
}

/** Tells a connection that it is in, and then what happened on the way. */
export function welcome(subscription: Subscription<never>, greeting: Buffer): void {
  subscription.connection.write(joinFrames([greeting, ...(subscription.news ?? [])]));
  subscription.news = null;
}
