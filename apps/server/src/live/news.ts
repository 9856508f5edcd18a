import type { ServerMessage } from "@saywell/contract";
import { frameOf, joinFrames } from "./frame";
import type { Subscription } from "./subscription";

export interface NewsOptions {
  /** Whom it is about: not told, nor are those whose view hears nothing of them. */
  about?: string;
  /** Whose words it is about: they are told, and those are not whose view hears nothing of them. */
  by?: string;
  /** Better lost than late. */
  isFleeting?: boolean;
}

interface Item extends NewsOptions {
  frame: Buffer;
}

/**
 * Milliseconds over which news is gathered: a class that comes in at once is one write, not thirty.
 * Longer where more must be told, so that many who come to many do not take all there is: at most
 * 10,000 writes a second for one channel.
 */
const gathering = (subscriptions: number): number => 15 + subscriptions / 10;
/** Pieces of news that wait for somebody who is slow to come in. */
const mostHeld = 5000;

/** Tells the subscriptions of a channel what is no part of its history: who came, who left, who types. */
export function createNews<Entry>(channel: {
  subscriptions: () => Iterable<Subscription<Entry>>;
  size: () => number;
}) {
  let items: Item[] = [];
  let told = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = items;
    const first = told;
    items = [];
    told += batch.length;
    const subjects = new Set(batch.map(({ about }) => about));
    const all = joinFrames(batch.map(({ frame }) => frame));
    for (const subscription of channel.subscriptions()) {
      const isPlain =
        subscription.newsFrom <= first &&
        subscription.news === null &&
        subscription.view === null &&
        !subscription.connection.isBehind();
      if (isPlain && !subjects.has(subscription.connection.caller.id)) {
        subscription.connection.write(all);
      } else tell(subscription, batch.slice(Math.max(0, subscription.newsFrom - first)));
    }
  }

  return {
    /** The number of the next piece of news. */
    next: (): number => told + items.length,
    add(message: ServerMessage, options: NewsOptions): void {
      items.push({ frame: frameOf(message), ...options });
      timer ??= setTimeout(flush, gathering(channel.size()));
    },
    end: () => clearTimeout(timer),
  };
}

function tell<Entry>(
  { connection, view, news }: Subscription<Entry>,
  items: readonly Item[],
): void {
  const isLate = news !== null || connection.isBehind();
  const frames = items
    .filter(({ about, by, isFleeting }) => {
      if (by !== undefined && view?.hears(by) === false) return false;
      if (about !== undefined && (connection.caller.id === about || view?.hears(about) === false)) {
        return false;
      }
      return isFleeting !== true || !isLate;
    })
    .map(({ frame }) => frame);
  if (frames.length === 0) return;
  if (news === null) connection.write(joinFrames(frames));
  else if (news.push(...frames) > mostHeld) connection.terminate();
}
