import type { Connection } from "./connection";
import { joinFrames } from "./frame";

/** A connection's place in a room. */
export interface Seat {
  readonly connection: Connection;
  /** Everything up to this number has been sent, or was there before. */
  cursor: number;
  /** Accounts whose words must not reach this one. */
  hidden: ReadonlySet<string>;
  /** The number of the reading that they come from; of two the higher one is newer. */
  hiddenAsOf: number;
  /** What was news before this number is none to this seat. */
  readonly newsFrom: number;
  /** News that came before the connection was told that it is in; null since. */
  news: Buffer[] | null;
}

/** Tells a connection that it is in, and then what happened on the way. */
export function welcome(seat: Seat, greeting: Buffer): void {
  seat.connection.write(joinFrames([greeting, ...(seat.news ?? [])]));
  seat.news = null;
}
