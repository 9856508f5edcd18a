/** Whose words must not reach whom. */
export interface Unheard {
  listenerId: string;
  authorId: string;
}

interface Deps {
  membersOf: (roomIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Whom the words of these authors must not reach, with whose. */
  unheard: (authorIds: readonly string[]) => Promise<readonly Unheard[]>;
  /** Tells these accounts that a room has come to this number. */
  tell: (accountIds: readonly string[], roomId: string, seq: number) => void;
  onTrouble: (error: unknown) => void;
  /** Milliseconds between two words about the same room. */
  every?: number;
  /** Milliseconds over which rooms are gathered: many are told of with one question. */
  gather?: number;
}

/** Of each author the number of their latest message. */
type LastSeqs = ReadonlyMap<string, number>;

/**
 * Says that rooms are talking: soon, and then of each no more than so often. Nobody hears of words that
 * do not reach them, nor of their numbers: that would tell them who has blocked them.
 */
export function createRoomActivity(deps: Deps) {
  const { membersOf, unheard, tell, onTrouble, every = 1000, gather = 50 } = deps;
  const untold = new Map<string, LastSeqs>();
  const resting = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;

  /** @param messages in the order of their numbers */
  function said(roomId: string, messages: readonly { userId: string; seq: number }[]): void {
    const latest = messages.map(({ userId, seq }) => [userId, seq] as const);
    untold.set(roomId, new Map([...(untold.get(roomId) ?? []), ...latest]));
    gatherUnlessResting(roomId);
  }

  function gatherUnlessResting(roomId: string): void {
    if (!resting.has(roomId)) gathering ??= setTimeout(flush, gather).unref();
  }

  function flush(): void {
    gathering = undefined;
    const due = new Map([...untold].filter(([roomId]) => !resting.has(roomId)));
    for (const roomId of due.keys()) {
      untold.delete(roomId);
      resting.add(roomId);
    }
    setTimeout(() => rested(due.keys()), every).unref();
    tellOf(due).catch(onTrouble);
  }

  async function tellOf(rooms: ReadonlyMap<string, LastSeqs>): Promise<void> {
    const members = await membersOf([...rooms.keys()]);
    const authors = new Set([...rooms.values()].flatMap((lastSeqs) => [...lastSeqs.keys()]));
    const pairs = await unheard([...authors]);
    const silent = new Set(pairs.map(({ listenerId, authorId }) => `${listenerId} ${authorId}`));
    for (const [roomId, lastSeqs] of rooms) {
      const bySeq = new Map<number, string[]>();
      for (const id of members.get(roomId) ?? []) {
        const heard = [...lastSeqs].filter(([authorId]) => !silent.has(`${id} ${authorId}`));
        if (heard.length === 0) continue;
        const seq = Math.max(...heard.map(([, last]) => last));
        const others = bySeq.get(seq);
        if (others === undefined) bySeq.set(seq, [id]);
        else others.push(id);
      }
      for (const [seq, ids] of bySeq) tell(ids, roomId, seq);
    }
  }

  function rested(rooms: Iterable<string>): void {
    for (const roomId of rooms) {
      resting.delete(roomId);
      if (untold.has(roomId)) gatherUnlessResting(roomId);
    }
  }

  return { said };
}
