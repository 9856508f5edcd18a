import { nameDay } from "../../../lib/dates";
import type { RoomMessage } from "@saywell/contract";

/** Messages with others among them: each number once, in order. Of two the later one told holds. */
export function mergeMessages(
  known: readonly RoomMessage[],
  others: readonly RoomMessage[],
): readonly RoomMessage[] {
  if (others.length === 0) return known;
  const last = known.at(-1)?.seq ?? -1;
  const areNext = others.every(({ seq }, index) => seq > (others[index - 1]?.seq ?? last));
  if (areNext) return [...known, ...others];
  const bySeq = new Map([...known, ...others].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

interface Sent {
  content: string;
  /** The number of the latest message when it was written. */
  afterSeq: number;
}

/**
 * What was sent and is not among the messages yet. After a reload a message may be stored although
 * its answer never came: then it stands there already, newer than what its author had seen.
 */
export function notYetThere<T extends Sent>(
  sent: readonly T[],
  messages: readonly RoomMessage[],
  userId: string,
): T[] {
  if (sent.length === 0) return [];
  const earliest = Math.min(...sent.map(({ afterSeq }) => afterSeq));
  const mine = messages.filter((each) => each.userId === userId && each.seq > earliest);
  return sent.filter((each) => {
    const at = mine.findIndex(
      ({ seq, content }) => seq > each.afterSeq && content === each.content,
    );
    if (at === -1) return true;
    mine.splice(at, 1);
    return false;
  });
}

export type ChatRow =
  | { kind: "day"; key: string; label: string }
  | { kind: "new"; key: string }
  | { kind: "message"; key: string; message: RoomMessage };

/** What a reader sees from top to bottom: messages, a line for each day, and one above what is new. */
export function rowsOf(
  messages: readonly RoomMessage[],
  newAfter: number | null,
  now: Date,
): ChatRow[] {
  const rows: ChatRow[] = [];
  let day = "";
  let isAbove = newAfter !== null;
  for (const message of messages) {
    const date = new Date(message.createdAt);
    const next = date.toDateString();
    if (next !== day) rows.push({ kind: "day", key: `day ${next}`, label: nameDay(date, now) });
    day = next;
    if (isAbove && newAfter !== null && message.seq > newAfter) {
      rows.push({ kind: "new", key: "new" });
      isAbove = false;
    }
    rows.push({ kind: "message", key: message.id, message });
  }
  return rows;
}

/** Numbers of one block. */
const blockLength = 40;

/**
 * Rows in blocks that keep their bounds when messages come at either end. What stands above a
 * message is in its block.
 */
export function blocksOf(rows: readonly ChatRow[]): { key: number; rows: ChatRow[] }[] {
  const blocks: { key: number; rows: ChatRow[] }[] = [];
  let above: ChatRow[] = [];
  for (const row of rows) {
    if (row.kind !== "message") {
      above.push(row);
      continue;
    }
    const key = Math.floor(row.message.seq / blockLength);
    const last = blocks.at(-1);
    if (last?.key === key) last.rows.push(...above, row);
    else blocks.push({ key, rows: [...above, row] });
    above = [];
  }
  return blocks;
}
