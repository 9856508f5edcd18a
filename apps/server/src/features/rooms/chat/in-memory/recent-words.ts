/** What somebody said in a room a moment ago. */
export interface RecentWord {
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly clientId: string;
}

/** As long as the longest stretch over which chat is judged: a number dealt out in pieces. */
const memory = 120_000;
const mostOfOne = 20;

export type RecentWords = ReturnType<typeof createRecentWords>;

/** Remembers for two minutes what each author of this process said in each room. */
export function createRecentWords() {
  const byAuthor = new Map<string, RecentWord[]>();
  let sweepAt = 1000;
  const keyOf = (roomId: string, accountId: string): string => `${roomId} ${accountId}`;
  const isFresh = (now: number) => (word: RecentWord) => now - word.at < memory;

  return {
    /** A message that is sent again does not count as said before. */
    before(roomId: string, accountId: string, now: number, clientId: string): RecentWord[] {
      const words = byAuthor.get(keyOf(roomId, accountId)) ?? [];
      return words.filter((word) => isFresh(now)(word) && word.clientId !== clientId);
    },
    /** The first text of a message stays: the room has read that one, whatever is sent again. */
    add(roomId: string, accountId: string, word: RecentWord): void {
      const key = keyOf(roomId, accountId);
      const words = (byAuthor.get(key) ?? []).filter(isFresh(word.at));
      const isKnown = words.some(({ clientId }) => clientId === word.clientId);
      byAuthor.set(key, isKnown ? words : [...words, word].slice(-mostOfOne));
      if (byAuthor.size <= sweepAt) return;
      for (const [each, said] of byAuthor) if (!said.some(isFresh(word.at))) byAuthor.delete(each);
      sweepAt = Math.max(1000, byAuthor.size * 2);
    },
  };
}
