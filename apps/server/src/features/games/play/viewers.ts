import type { Connection } from "../../../live/connection";
import { createGatheredReading } from "../../../shared-reads/gathered-reading";
import type { GameViewer } from "../telling/game-viewer";

interface Deps {
  connectionsOf: (accountId: string) => readonly Connection[];
  /** Whose names must not reach each of these accounts, in their order. */
  hiddenForAll: (accountIds: readonly string[]) => Promise<readonly (readonly string[])[]>;
}

/** Who looks at games over connections of this process, and whose names must not reach them. */
export function createViewers({ connectionsOf, hiddenForAll }: Deps) {
  const viewers = new WeakMap<Connection, GameViewer>();
  const hiddenFor = createGatheredReading(hiddenForAll);

  return {
    find: async (id: string): Promise<GameViewer> => ({ id, hidden: new Set(await hiddenFor(id)) }),
    keep: (connection: Connection, viewer: GameViewer): void =>
      void viewers.set(connection, viewer),
    drop: (connection: Connection): void => void viewers.delete(connection),
    /** Somebody was blocked, or is no more. */
    async reload(accountIds: readonly string[]): Promise<void> {
      for (const accountId of accountIds) {
        const here = connectionsOf(accountId).filter((each) => viewers.has(each));
        if (here.length === 0) continue;
        const hidden = new Set(await hiddenFor(accountId));
        for (const connection of here) {
          const viewer = viewers.get(connection);
          if (viewer !== undefined) viewer.hidden = hidden;
        }
      }
    },
  };
}
