import type { After } from "../../../adapters/after";
import type { Clock } from "../../../adapters/clock";
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
  clock: Clock;
  after: After;
  log: Log;
}

/**
 * Places in open rooms: of who is there, or on the way. They are rows, so that joining counts them
 * under the room's lock; who goes frees theirs, and those of who never arrived are found here.
 */
export function createRoomPlaces(deps: Deps) {
  const { list, free, takeAgain, freed, lookEvery, arriveWithin, clock, log } = deps;
  const { presenceRegistry, bus } = deps.live;
  /** Since when nobody was seen in a place. */
  let emptySince = new Map<string, number>();

  const trouble = (error: unknown): void =>
    log({ level: "warn", event: "places-not-freed", ...errorFacts(error) });
  const running = new Set<Promise<unknown>>();
  /** Work whose failing is nobody's: what it leaves is found at a later look. */
  async function begin(work: Promise<unknown>): Promise<void> {
    const going = work.catch(trouble).finally(() => running.delete(going));
    running.add(going);
    await going;
  }
  /** Alone a process knows only its own people. */
  const knowsAll = (): boolean => bus.state() !== "lost";

  /** For each room of these places who is in it now, as soon as that is known. */
  const lookInto = (
    places: readonly Place[],
    saw: (place: Place, isThere: boolean) => void,
  ): Promise<unknown> =>
    Promise.all(
      [...byRoom(places)].map(async ([roomId, inside]) => {
        const accountIds = inside.map(({ accountId }) => accountId);
        const present = await presenceRegistry.present(roomGroup(roomId), accountIds);
        for (const place of inside) saw(place, present.has(place.accountId));
      }),
    );

  async function emptyAmong(places: readonly Place[]): Promise<Place[]> {
    const empty: Place[] = [];
    await lookInto(places, (place, isThere) => void (isThere || empty.push(place)));
    return empty;
  }

  /**
   * Frees together the places of those who are in their rooms no more. What could not be freed is
   * found at a later look.
   */
  async function releaseAll(leavings: readonly Leaving[]): Promise<readonly void[]> {
    const places = leavings.map(({ place }) => place);
    const answers = (await free(places).catch(trouble)) ?? [];
    const about = new Map(
      leavings.map(({ place, isGone }, index) => [place, { isGone, isFreed: answers[index] }]),
    );
    await lookInto(places, (place, isThere) => {
      const { isGone, isFreed } = about.get(place)!;
      if (!isThere) {
        if (isFreed === true) freed(place);
        isGone?.();
      } else if (isFreed === true) {
        // Who came in while it was freed saw the place that is gone now.
        void begin(takeAgain(place));
      }
    });
    return [];
  }

  /** Frees places in which nobody has been for long enough. */
  async function look(): Promise<void> {
    if (!knowsAll()) return;
    const now = clock.now().getTime();
    const stillEmpty = new Map<string, number>();
    const due: Leaving[] = [];
    for (const place of await emptyAmong(await list())) {
      const key = `${place.roomId} ${place.accountId}`;
      const since = emptySince.get(key) ?? now;
      if (now - since >= arriveWithin) due.push({ place });
      else stillEmpty.set(key, since);
    }
    emptySince = stillEmpty;
    if (due.length > 0) await releaseAll(due);
  }

  /** The next look begins when the one before is over: two would free the same places. */
  let stopLooking = (): void => {};
  function lookLater(): void {
    stopLooking = deps.after(lookEvery, async () => {
      await begin(look());
      if (!isClosed) lookLater();
    });
  }
  let isClosed = false;
  if (lookEvery !== Infinity) lookLater();

  const release = createGatheredReading(releaseAll);
  return {
    look,
    /** Somebody is in a room no more: frees their place, and says so unless they are back by then. */
    release: (place: Place, isGone: () => void): Promise<void> => release({ place, isGone }),
    /** Settles when what it began has ended. */
    async close(): Promise<void> {
      isClosed = true;
      stopLooking();
      while (running.size > 0) await Promise.all(running);
    },
  };
}

interface Leaving {
  place: Place;
  /** Hears that nobody is there still. */
  isGone?: () => void;
}

function byRoom(places: readonly Place[]): Map<string, Place[]> {
  const rooms = new Map<string, Place[]>();
  for (const place of places) {
    const inside = rooms.get(place.roomId);
    if (inside === undefined) rooms.set(place.roomId, [place]);
    else inside.push(place);
  }
  return rooms;
}
