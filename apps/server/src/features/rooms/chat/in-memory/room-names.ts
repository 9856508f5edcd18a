import { LRUCache } from "lru-cache";

interface Known {
  names: readonly string[];
  readAt: number;
}

/** Somebody who came in on another process may be mentioned after so many milliseconds. */
const fresh = 15_000;
const mostRooms = 5000;

/**
 * What the members of rooms are called, as far as this process knows: read beside the chat, never
 * waited for, and not once per message.
 */
export function createRoomNames(deps: {
  read: (roomId: string) => Promise<readonly string[]>;
  onTrouble: (error: unknown) => void;
}) {
  const rooms = new LRUCache<string, Known>({ max: mostRooms });
  const reading = new Set<string>();

  async function refresh(roomId: string, now: number): Promise<void> {
    reading.add(roomId);
    try {
      const names = await deps.read(roomId);
      rooms.set(roomId, { names, readAt: now });
    } catch (error) {
      deps.onTrouble(error);
    } finally {
      reading.delete(roomId);
    }
  }

  return {
    /** Undefined while nobody knows. */
    of(roomId: string, now: number): readonly string[] | undefined {
      const known = rooms.get(roomId);
      const isOld = known === undefined || now - known.readAt >= fresh;
      if (isOld && !reading.has(roomId)) void refresh(roomId, now);
      return known?.names;
    },
    /** Somebody came in here. */
    add(roomId: string, name: string): void {
      const known = rooms.get(roomId);
      if (known !== undefined && !known.names.includes(name)) {
        rooms.set(roomId, { ...known, names: [...known.names, name] });
      }
    },
  };
}
