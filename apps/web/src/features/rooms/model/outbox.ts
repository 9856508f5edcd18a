/** A message that the server has not answered for yet. */
export interface OutboxEntry {
  clientId: string;
  roomId: string;
  content: string;
  /** When it was written, ISO 8601. */
  at: string;
  /** The number of the latest message its author had then. */
  afterSeq: number;
  /** Why the server did not take it; it goes out again when its author says so. */
  failure: string | null;
}

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

export type Outbox = ReturnType<typeof createOutbox>;

/** One user's unanswered messages, in order. They outlive a reload, and end with the tab. */
export function createOutbox(storage: Storage | null, userId: string) {
  const key = `saywell.outbox.${userId}`;
  let entries: readonly OutboxEntry[] = read();

  function read(): OutboxEntry[] {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(key) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isEntry) : [];
    } catch {
      return [];
    }
  }

  function keep(next: readonly OutboxEntry[]): void {
    entries = next;
    try {
      if (next.length === 0) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify(next));
    } catch {
      // Without room in the storage they are kept while the page is open.
    }
  }

  return {
    entries: () => entries,
    add: (entry: OutboxEntry): void => keep([...entries, entry]),
    remove: (clientId: string): void => keep(entries.filter((each) => each.clientId !== clientId)),
    setFailure: (clientId: string, failure: string | null): void =>
      keep(entries.map((each) => (each.clientId === clientId ? { ...each, failure } : each))),
  };
}

function isEntry(value: unknown): value is OutboxEntry {
  const entry = value as Partial<Record<keyof OutboxEntry, unknown>> | null;
  return (
    typeof entry?.clientId === "string" &&
    typeof entry.roomId === "string" &&
    typeof entry.content === "string" &&
    typeof entry.at === "string" &&
    typeof entry.afterSeq === "number" &&
    (entry.failure === null || typeof entry.failure === "string")
  );
}
