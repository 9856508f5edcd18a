import { quizRules } from "@saywell/quiz";
import type { Connection } from "../../../live/connection";
import type { Live } from "../../../live/live";
import { errorFacts, type Log } from "../../../observability/log";
import { createGatheredReading } from "../../../shared-reads/gathered-reading";
import type { PlayedRooms } from "../games-needs";
import type { StoredGame } from "../games.store";
import { isKnownIn, isOut } from "../kinds/any-game";
import { channelOf, type GameChannels } from "../telling/game-channels";
import type { PlayerNames } from "../telling/player-names";
import type { Playing } from "./playing";
import { createPuttingOut } from "./putting-out";
import { createViewers } from "./viewers";

interface Deps {
  live: Pick<Live, "presenceRegistry" | "bus" | "connectionsOf">;
  rooms: PlayedRooms["connections"];
  channels: GameChannels;
  playing: Playing;
  names: PlayerNames;
  /** The games of these rooms, by room. */
  gamesIn: (roomIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Whose names must not reach each of these accounts, in their order. */
  hiddenForAll: (accountIds: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** The ids that each of these accounts had as a guest, in their order. */
  formerIdsOf: (accountIds: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** Who of these may not be in a game without a room. */
  barredFrom: (gameId: string, accountIds: readonly string[]) => Promise<readonly string[]>;
  log: Log;
}

/** What processes tell each other about games. */
type BusMessage =
  | { kind: "opened"; roomId: string; gameId: string }
  /** Somebody is taken out of a game without a room; null: everybody. */
  | { kind: "put-out"; gameId: string; accountId: string | null; message: string }
  | { kind: "became"; guestId: string; accountId: string }
  | { kind: "hidden"; accountIds: readonly string[] }
  | { kind: "renamed"; accountId: string };

export const outNow = "Your teacher has taken you out of this game.";
const topic = "games";
const group = "game:";

export type GamePresence = ReturnType<typeof createGamePresence>;

/**
 * Who is in a game: whoever is in its room, from the moment in which both are there. A game hears
 * when somebody's line is cut, and when they are gone for good.
 */
export function createGamePresence(deps: Deps) {
  const { live, rooms, channels, playing, names, log } = deps;
  const { presenceRegistry, bus } = live;
  const viewers = createViewers({ ...deps, connectionsOf: live.connectionsOf });
  const gameOf = new WeakMap<Connection, StoredGame>();
  /** Connections on their way into a game. */
  const coming = new WeakMap<Connection, Promise<void>>();
  const going = new Set<Promise<unknown>>();
  let isStopping = false;

  const findIn = createGatheredReading(async (roomIds: readonly string[]) => {
    const found = await deps.gamesIn(roomIds);
    return roomIds.map((roomId) => found.get(roomId));
  });
  const formerIdsOf = createGatheredReading(deps.formerIdsOf);

  const { putOut, putOutOf, putOutBarred } = createPuttingOut({
    channels,
    gameOf: (connection) => gameOf.get(connection),
    barredFrom: deps.barredFrom,
  });

  const trouble = (error: unknown): void =>
    log({ level: "warn", event: "game-presence-lost", ...errorFacts(error) });
  /** Work whose failing is nobody's: what it leaves is found at a later look. */
  function begin(deed: () => Promise<unknown>): Promise<void> {
    const work = deed()
      .catch(trouble)
      .then(() => void going.delete(work));
    going.add(work);
    return work;
  }

  /** Takes a connection into a game, while it `isStill` where the game is. */
  async function enter(
    connection: Connection,
    gameId: string,
    isStill: () => boolean,
  ): Promise<void> {
    const { id } = connection.caller;
    const [game, viewer, formerIds] = await Promise.all([
      playing.find(gameId),
      viewers.find(id),
      formerIdsOf(id),
    ]);
    if (game === undefined || !isStill() || isStopping) return;
    const channelId = channelOf(game);
    if (channels.of(connection) === channelId) return;
    const join = channels.subscribe(connection, game, viewer);
    viewers.keep(connection, viewer);
    gameOf.set(connection, game);
    await presenceRegistry.enter(group + channelId, id);
    // Now that it is in: known here until the last one goes.
    const { state } = (await playing.find(gameId)) ?? game;
    playing.watched(gameId);
    // Whoever was in it as a guest has the seat that the guest had.
    for (const by of formerIds.filter((each) => isKnownIn(state, each))) {
      await playing.perform(gameId, { kind: "become", by, as: id });
    }
    const came = await playing.perform(gameId, { kind: "come", by: id });
    if (came.ok && isOut(came.value, id)) {
      // They were taken out after they had been let in.
      putOut(connection, gameId, outNow);
      return;
    }
    const current = playing.known(gameId) ?? game;
    await names.learn(gameId, current.state);
    await join();
  }

  /** Takes a connection into the game of the room it is in, if there is one, after what it waits for. */
  function enterFrom(
    connection: Connection,
    roomId: string,
    findGame: () => Promise<string | undefined>,
  ): Promise<void> {
    const before = coming.get(connection);
    const isStill = (): boolean => connection.isOpen() && rooms.roomOf(connection) === roomId;
    const entering = begin(async () => {
      const gameId = await findGame();
      if (gameId === undefined) return;
      await before;
      await enter(connection, gameId, isStill);
    });
    coming.set(connection, entering);
    return entering;
  }

  rooms.onInside((connection, roomId) => {
    void enterFrom(connection, roomId, () => findIn(roomId));
  });
  rooms.onGone((connection, roomId) => {
    if (channels.of(connection) === roomId) channels.leave(connection);
  });

  channels.onGone((connection, channelId) => {
    const game = gameOf.get(connection);
    gameOf.delete(connection);
    viewers.drop(connection);
    // Whom this process hangs up on is on the way to another; what it holds runs out.
    if (isStopping || game === undefined) return;
    const { id } = connection.caller;
    void begin(async () => {
      const isLast = await presenceRegistry.leave(group + channelId, id);
      if (isLast) await playing.perform(game.id, { kind: "vanish", by: id });
      playing.watched(game.id);
    });
  });

  presenceRegistry.onExpired((of, by) => {
    if (!of.startsWith(group)) return;
    const channelId = of.slice(group.length);
    void begin(async () => {
      const gameId = (await findIn(channelId)) ?? channelId;
      await playing.perform(gameId, { kind: "vanish", by });
    });
  });

  /** Takes everybody who is in a room here into its game. */
  const enterAll = async (roomId: string, gameId: string): Promise<void> => {
    const inside = rooms.members().filter(({ channelId }) => channelId === roomId);
    await Promise.all(
      inside.map(({ connection }) => enterFrom(connection, roomId, () => Promise.resolve(gameId))),
    );
  };

  function receive(busMessage: BusMessage): Promise<void> {
    switch (busMessage.kind) {
      case "opened":
        return enterAll(busMessage.roomId, busMessage.gameId);
      case "put-out":
        putOutOf(busMessage.gameId, busMessage.accountId, busMessage.message);
        return Promise.resolve();
      case "became":
        return playing.become(busMessage.guestId, busMessage.accountId);
      case "hidden":
        return viewers.reload(busMessage.accountIds);
      case "renamed":
        return names.renamed(busMessage.accountId);
      default:
        return busMessage satisfies never;
    }
  }
  const stopListening = bus.listen(
    topic,
    (payload) => void begin(() => receive(JSON.parse(payload) as BusMessage)),
  );
  async function broadcast(busMessage: BusMessage): Promise<void> {
    bus.publish(topic, JSON.stringify(busMessage));
    await begin(() => receive(busMessage));
  }

  return {
    /** A room has a game now. Settles when those are in it who are in the room here. */
    opened: (roomId: string, gameId: string) => broadcast({ kind: "opened", roomId, gameId }),
    /** Takes somebody out of a game without a room, or everybody, wherever they are connected. */
    putOut: (gameId: string, accountId: string | null, message: string) =>
      broadcast({ kind: "put-out", gameId, accountId, message }),
    /** A guest has logged in: the account has their seat in games that are played just now. */
    became: (guestId: string, accountId: string) =>
      broadcast({ kind: "became", guestId, accountId }),
    hiddenChanged: (accountIds: readonly string[]) => broadcast({ kind: "hidden", accountIds }),
    renamed: (accountId: string) => broadcast({ kind: "renamed", accountId }),
    /** Settles when a connection is in the game of the room that it has come into. */
    settled: async (connection: Connection): Promise<void> => coming.get(connection),
    /** The game that a connection is in. */
    gameOf: (connection: Connection): string | undefined => gameOf.get(connection)?.id,
    /** Whom somebody must not see by name. */
    viewerFor: viewers.find,
    /** Takes a connection into a game without a room. */
    enter: (connection: Connection, gameId: string): Promise<void> => {
      const entering = begin(() => enter(connection, gameId, connection.isOpen));
      coming.set(connection, entering);
      return entering;
    },
    /** Somebody leaves a game without a room for good, unless they are in it by another window. */
    async leaveGame(connection: Connection): Promise<void> {
      await coming.get(connection);
      const game = gameOf.get(connection);
      if (game === undefined || game.roomId !== null) return;
      const { id } = connection.caller;
      const isElsewhere = live
        .connectionsOf(id)
        .some((each) => each !== connection && gameOf.get(each)?.id === game.id);
      if (!isElsewhere) await playing.perform(game.id, { kind: "leave", by: id });
      channels.leave(connection);
    },
    /** Somebody has left a room for good, or `isCutOff`: the room waits for them no more. */
    async leftRoom(
      roomId: string,
      { accountId: by, isCutOff }: { accountId: string; isCutOff: boolean },
    ): Promise<void> {
      const gameId = await findIn(roomId);
      if (gameId !== undefined) await playing.perform(gameId, { kind: "leave", by, isCutOff });
    },
    /** Somebody may not come back into a room: no seat of theirs is kept. */
    async shutOut(roomId: string, by: string): Promise<void> {
      const gameId = await findIn(roomId);
      if (gameId === undefined) return;
      await playing.perform(gameId, { kind: "leave", by, isForGood: true });
    },
    /** Those who are in a game by what is stored, and in it nowhere. */
    async absentFrom(game: StoredGame): Promise<string[]> {
      if (bus.state() === "lost") return [];
      const here = game.state.people.filter(({ isAway }) => !isAway).map(({ id }) => id);
      return await absentAmong(game, here);
    },
    /** The same of all who would play the next game, but for who reloads just now. */
    async absentFromNext(game: StoredGame, now: number): Promise<string[]> {
      if (bus.state() === "lost") return [];
      const waitedFor = now - quizRules.awaySeconds * 1000;
      const all = game.state.people.filter(
        ({ awaySince = 0, isAway }) => !isAway || awaySince < waitedFor,
      );
      return await absentAmong(
        game,
        all.map(({ id }) => id),
      );
    },
    /** Makes good what word that got lost would have done, on this process. */
    async recheck(): Promise<void> {
      const outside = rooms
        .members()
        .filter(({ connection, channelId }) => channels.of(connection) !== channelId)
        // Who is in a game without a room meanwhile chose that.
        .filter(({ connection }) => gameOf.get(connection)?.roomId !== null);
      await Promise.all(
        outside.map(({ connection, channelId }) =>
          enterFrom(connection, channelId, () => findIn(channelId)),
        ),
      );
      await putOutBarred();
      await viewers.reload([
        ...new Set(channels.members().map(({ connection }) => connection.caller.id)),
      ]);
    },
    /** From now on nobody leaves who is hung up on. */
    stop(): void {
      isStopping = true;
    },
    async close(): Promise<void> {
      stopListening();
      await Promise.all(going);
    },
  };

  async function absentAmong(game: StoredGame, ids: readonly string[]): Promise<string[]> {
    const present = await presenceRegistry.present(group + channelOf(game), ids);
    return ids.filter((id) => !present.has(id));
  }
}
