import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import * as store from "./chat.store";

/** So many of a room are told to somebody who comes back: more than a screen keeps of it. */
const mostOfRoom = 200;
/** Milliseconds by which two polls overlap: clocks differ, and a commit takes its time. */
const overlap = 60_000;

export type TakeDowns = ReturnType<typeof createTakeDowns>;

/** Messages that were taken down while somebody could not hear of it. */
export function createTakeDowns({ db, clock }: { db: Db; clock: Clock }) {
  let polledAt = clock.now();
  return {
    /** Those of one room, the latest first. */
    lastOf: (roomId: string) => store.listHidden(db, roomId, mostOfRoom),
    /** Those of these rooms since this was asked last, in case word of them got lost. */
    async since(roomIds: readonly string[]) {
      const now = clock.now();
      const from = new Date(polledAt.getTime() - overlap);
      const found = roomIds.length === 0 ? [] : await store.listHiddenSince(db, roomIds, from);
      polledAt = now;
      return found;
    },
  };
}
