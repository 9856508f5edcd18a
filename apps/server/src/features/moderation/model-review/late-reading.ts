import { lookAtHate } from "@saywell/moderation";
import type { After } from "../../../adapters/after";
import type { MessageClassifier } from "../../../adapters/message-classifier";
import { errorFacts, type Log } from "../../../observability/log";
import { readHate } from "./read-hate";

interface Said {
  id: string;
  content: string;
}

interface Deps {
  classifier: MessageClassifier;
  after: After;
  log: Log;
  /** Has these messages looked at for certain, even if the process dies. */
  leave: (messageIds: readonly string[]) => Promise<void>;
}

/**
 * Milliseconds for which messages gather. They are out by then: so nothing competes with bringing
 * them to the room, and the thread is woken a few times in a second, however much is said.
 */
const gathering = 200;
/** Messages of one turn: with the time between turns some hundreds in a second, a fifth of a core. */
const mostAtOnce = 200;
/** Messages that wait their turn. What comes beyond is never read. */
const mostWaiting = 2000;

/**
 * Has the classifier read what was said, once it is out: nobody waits for it. Where more is said
 * than can be read in spare time, some of it is left out and counted.
 */
export function createLateReading({ classifier, after, log, leave }: Deps) {
  const counts = { read: 0, unread: 0, failed: 0 };
  let waiting: Said[] = [];
  let isOpen = true;
  let cancel: (() => void) | undefined;
  let turn = Promise.resolve();

  const begin = (): void => {
    cancel ??= after(gathering, () => (turn = takeTurn()));
  };

  async function takeTurn(): Promise<void> {
    const taken = waiting.slice(0, mostAtOnce);
    waiting = waiting.slice(mostAtOnce);
    await read(taken);
    cancel = undefined;
    if (isOpen && waiting.length > 0) begin();
  }

  async function read(messages: readonly Said[]): Promise<void> {
    const scores = await readHate(classifier, messages);
    const found: string[] = [];
    for (const { id, content: text } of messages) {
      const hate = scores.get(id);
      if (hate === undefined) continue;
      if (hate === null) counts.failed += 1;
      else counts.read += 1;
      // Who is in the room decides how much follows, not whether anything does.
      if (lookAtHate(hate, { text, minorsRead: true }) !== null) found.push(id);
    }
    await hand(found);
  }

  async function hand(messageIds: readonly string[]): Promise<void> {
    if (messageIds.length === 0) return;
    await leave(messageIds).catch((error: unknown) =>
      log({ level: "error", event: "late-reading-failed", ...errorFacts(error) }),
    );
  }

  return {
    /** Takes what is out by now. */
    heard(messages: readonly Said[]): void {
      const room = Math.max(0, mostWaiting - waiting.length);
      if (messages.length > room) {
        counts.unread += messages.length - room;
        log({ level: "warn", event: "messages-not-classified" });
      }
      waiting.push(...messages.slice(0, room).map(({ id, content }) => ({ id, content })));
      begin();
    },
    /** How many messages were read, were left out because too many waited, and got no score. */
    counts: (): Readonly<typeof counts> => counts,
    /** Leaves what still waits to another process. */
    async close(): Promise<void> {
      isOpen = false;
      cancel?.();
      await turn;
      await hand(waiting.map(({ id }) => id));
    },
  };
}
