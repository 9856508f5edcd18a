interface Said {
  /** The latest number. */
  seq: number;
  authorIds: Iterable<string>;
}

interface Deps {
  /** Tells of these rooms, each with its latest number and who wrote since it was told of. */
  tell: (rooms: ReadonlyMap<string, Said>) => Promise<void>;
  onTrouble: (error: unknown) => void;
  /** Milliseconds between two words about the same room. */
  every?: number;
  /** Milliseconds over which rooms are gathered: many are told of with one question. */
  gather?: number;
}

/** Says that rooms are talking: soon, and then of each no more than so often. */
export function createRoomActivity({ tell, onTrouble, every = 1000, gather = 50 }: Deps) {
  const untold = new Map<string, { seq: number; authorIds: Set<string> }>();
  const resting = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;

  function said(roomId: string, { seq, authorIds }: Said): void {
    const before = untold.get(roomId)?.authorIds ?? [];
    untold.set(roomId, { seq, authorIds: new Set([...before, ...authorIds]) });
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
    tell(due).catch(onTrouble);
  }

  function rested(rooms: Iterable<string>): void {
    for (const roomId of rooms) {
      resting.delete(roomId);
      const waiting = untold.get(roomId);
      if (waiting !== undefined) said(roomId, waiting);
    }
  }

  return { said };
}
