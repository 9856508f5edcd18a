import { LRUCache } from "lru-cache";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import type { RoomNeeds } from "./room-reads.store";
import { findPracticePartnerRoom, type PracticePartnerRoom } from "./practice-partner-rooms.store";

interface Deps {
  db: Db;
  clock: Clock;
  /** All accounts. */
  cards: RoomNeeds["cards"];
  /** Whether the demo school is open. */
  demo: boolean;
}

/** Milliseconds for which it is known whether a room has a practice partner. */
const knownFor = 60_000;
const mostKnown = 10_000;

export type PracticePartnerRooms = ReturnType<typeof createPracticePartnerRooms>;

/** Which rooms have a practice partner, and who it is. */
export function createPracticePartnerRooms({ db, clock, cards, demo }: Deps) {
  const known = new LRUCache<string, { room: PracticePartnerRoom | null; until: number }>({
    max: mostKnown,
  });
  const now = (): number => clock.now().getTime();

  return {
    /** Null for a room without one. */
    async find(roomId: string): Promise<PracticePartnerRoom | null> {
      const found = known.get(roomId);
      if (found !== undefined && found.until > now()) return found.room;
      const room = await findPracticePartnerRoom({ cards }, db, roomId, { demo });
      known.set(roomId, { room, until: now() + knownFor });
      return room;
    },
    /** Most rooms have none, and must not wait for that answer. False while nobody knows. */
    hasNone(roomId: string): boolean {
      const found = known.get(roomId);
      return found?.room === null && found.until > now();
    },
  };
}
