import type { Live } from "../../../live/live";
import { errorFacts, type Log } from "../../../observability/log";
import { createGatheredReading } from "../../../shared-reads/gathered-reading";
import type { Place } from "./places.store";
import { roomGroup } from "./room-presence";

interface Deps {
  live: Pick<Live, "presenceRegistry" | "bus">;
  /** The places of all open rooms. */
  list: () => Promise<Place[]>;
  /** Frees places; answers for each, in their order, whether it was one. */
  free: (places: readonly Place[]) => Promise<boolean[]>;
  /** Somebody who came back in just that moment gets a place again, if there is one. */
  takeAgain: (place: Place) => Promise<unknown>;
  /** A place is free again. */
  freed: (place: Place) => void;
  /** Milliseconds between two looks for places that nobody is in; without an end where nobody looks. */
  lookEvery: number;
  /** Milliseconds that somebody has to arrive who joined, or was on a process that died. */
  arriveWithin: number;
  log: Log;
}

/**
 * Places in open rooms: of who is there, or on the way. They are rows, so that joining counts them
 * under the room's lock; who goes frees theirs, and those of who never arrived are found here.
 */
export function createRoomPlaces(deps: Deps) {
  const { list, takeAgain, freed, lookEvery, arriveWithin, log } = deps;
  const { presenceRegistry, bus } = deps.live;
  const free = createGatheredReading(deps.free);
  /** Since when nobody was seen in a place, by the process's own clock. */
  let emptySince = new Map<string, number>();

  const trouble = (error: unknown): void =>
    log({ level: "warn", event: "places-not-freed", ...errorFacts(error) });
  const isThere = async ({ roomId, accountId }: Place): Promise<boolean> =>
    (await presenceRegistry.present(roomGroup(roomId), [accountId])).has(accountId);

  /**
   * Frees the place of somebody who is in the room no more; answers whether they are gone still. What
   * could not be freed is found at a later look.
   */
  async function release(place: Place): Promise<boolean> {
    const isFreed = await free(place).catch(trouble);
    if (!(await isThere(place))) {
      if (isFreed === true) freed(place);
      return true;
    }
    // Who came in while it was freed saw the place that is gone now.
    if (isFreed === true) await takeAgain(place);
    return false;
  }

  /** Places in which nobody has been for long enough. */
  async function look(): Promise<void> {
    // Alone a process knows only its own people.
    if (bus.state() === "lost") return;
    const now = performance.now();
    const places = await list();
    const stillEmpty = new Map<string, number>();
    for (const [roomId, accountIds] of byRoom(places)) {
      const present = await presenceRegistry.present(roomGroup(roomId), accountIds);
      for (const accountId of accountIds.filter((id) => !present.has(id))) {
        const key = `${roomId} ${accountId}`;
        const since = emptySince.get(key) ?? now;
        if (now - since >= arriveWithin) await release({ roomId, accountId });
        else stillEmpty.set(key, since);
      }
    }
    emptySince = stillEmpty;
  }

  const looking =
    lookEvery === Infinity
      ? undefined
      : setInterval(() => void look().catch(trouble), lookEvery).unref();

  return { release, look, close: (): void => clearInterval(looking) };
}

function byRoom(places: readonly Place[]): Map<string, string[]> {
  const rooms = new Map<string, string[]>();
  for (const { roomId, accountId } of places) {
    const inside = rooms.get(roomId);
    if (inside === undefined) rooms.set(roomId, [accountId]);
    else inside.push(accountId);
  }
  return rooms;
}
