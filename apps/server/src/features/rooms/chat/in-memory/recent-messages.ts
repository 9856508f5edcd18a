/** What somebody said in a room a moment ago. */
export interface RecentMessage {
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly clientId: string;
}

/** As long as the longest stretch over which chat is judged: a number dealt out in pieces. */
const memory = 120_000;
const mostOfOne = 20;

export type RecentMessages = ReturnType<typeof createRecentMessages>;

/** Remembers for two minutes what each author of this process said in each room. */
export function createRecentMessages() {
  const byAuthor = new Map<string, RecentMessage[]>();
  let sweepAt = 1000;
  const keyOf = (roomId: string, accountId: string): string => `${roomId} ${accountId}`;
  const isFresh = (now: number) => (message: RecentMessage) => now - message.at < memory;

  return {
    /** A message that is sent again does not count as said before. */
    before(roomId: string, accountId: string, now: number, clientId: string): RecentMessage[] {
      const messages = byAuthor.get(keyOf(roomId, accountId)) ?? [];
      return messages.filter((message) => isFresh(now)(message) && message.clientId !== clientId);
    },
    /** The first text of a message stays: the room has read that one, whatever is sent again. */
    add(roomId: string, accountId: string, message: RecentMessage): void {
      const key = keyOf(roomId, accountId);
      const messages = (byAuthor.get(key) ?? []).filter(isFresh(message.at));
      const isKnown = messages.some(({ clientId }) => clientId === message.clientId);
      byAuthor.set(key, isKnown ? messages : [...messages, message].slice(-mostOfOne));
      if (byAuthor.size <= sweepAt) return;
      for (const [each, said] of byAuthor)
        if (!said.some(isFresh(message.at))) byAuthor.delete(each);
      sweepAt = Math.max(1000, byAuthor.size * 2);
    },
  };
}
