import type { GameState } from "@saywell/contract";
import type { After } from "../../../adapters/after";
import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import type { Connection } from "../../../live/connection";
import type { Ordered } from "../../../live/feed";
import { frameOf, joinFrames } from "../../../live/frame";
import type { Live } from "../../../live/live";
import type { View } from "../../../live/subscription";
import { errorFacts, type Log } from "../../../observability/log";
import { findGame, findGameOf, type StoredGame, versionsOf } from "../games.store";
import type { GameNews } from "../play/storing";
import type { AnyEvent, AnyState } from "../kinds/any-game";
import type { GameViewer } from "./game-viewer";
import type { PlayerNames } from "./player-names";
import type { GameUpdate } from "./quiz-updates";
import { catchUpOn, stateFor, updatesOf } from "./tell-game";

/** What passes through the channel of a game: the whole of it, and what has just happened. */
export interface GameEntry extends Ordered {
  gameId: string;
  state: AnyState;
  told: readonly AnyEvent[];
  matchId: string | null;
  /** What those are called who are named in it. */
  names: Readonly<Record<string, string>>;
}

interface Deps {
  live: Pick<Live, "channels">;
  db: Db;
  clock: Clock;
  after: After;
  names: PlayerNames;
  /** The game as it is known here. */
  known: (gameId: string) => StoredGame | undefined;
  /** Another process has changed a game. */
  changedElsewhere: (entry: GameEntry) => void;
  log: Log;
}

/** Milliseconds between two pieces of news for the host of a class: they come by the hundred. */
const hostWaits = 250;

/** The channel of a game: that of its room, or its own. */
export const channelOf = ({ id, roomId }: Pick<StoredGame, "id" | "roomId">): string =>
  roomId ?? id;

export type GameChannels = ReturnType<typeof createGameChannels>;

/**
 * The channels of games. What passes is the whole game, and each subscription is told of it what its
 * viewer may see; so a message that is lost is made good by the next.
 */
export function createGameChannels(deps: Deps) {
  const { db, clock, names, log } = deps;
  const now = (): number => clock.now().getTime();

  const channels = deps.live.channels<GameEntry>({
    kind: "game",
    history: {
      lastSeqs: (channelIds) => versionsOf(db, channelIds),
      async readAfter(channelId, after) {
        const game = (await findGameOf(db, channelId)) ?? (await findGame(db, channelId));
        if (game === undefined || game.state.version <= after) return [];
        await names.learn(game.id, game.state);
        const entry = entryOf(game, [], {});
        deps.changedElsewhere(entry);
        return [entry];
      },
    },
    // Called for each entry before anybody's view of it.
    frame(_channelId, { gameId, names: heard }) {
      names.add(gameId, heard);
      return null;
    },
    storedElsewhere(_channelId, entries) {
      const last = entries.at(-1);
      if (last !== undefined) deps.changedElsewhere(last);
    },
  });

  const render = (
    { gameId, state, matchId }: Pick<GameEntry, "gameId" | "state" | "matchId">,
    viewer: GameViewer,
    called = names.of(gameId),
  ) => stateFor({ state, matchId, names: called }, viewer, now());

  function viewOf(connection: Connection, game: StoredGame, viewer: GameViewer): View<GameEntry> {
    const about = { gameId: game.id, roomId: game.roomId };
    let toldAt = -Infinity;
    let isWaiting = false;

    /** Tells the host how the class stands, a few times a second at most. */
    function tellHostLater(): void {
      if (isWaiting) return;
      isWaiting = true;
      deps.after(Math.max(0, toldAt + hostWaits - now()), () => {
        isWaiting = false;
        toldAt = now();
        const current = deps.known(game.id);
        if (current === undefined || channels.of(connection) === undefined)
          return Promise.resolve();
        const state = render(entryOf(current, [], {}), viewer);
        connection.send({ type: "GAME_UPDATE", action: "ANSWER_TAKEN", ...about, state });
        return Promise.resolve();
      });
    }

    return {
      hears: () => true,
      entry(entry) {
        const { host } = entry.state.setting;
        const isQuiet = host !== null;
        if (isQuiet && entry.told.length > 0 && entry.told.every((event) => isOfOne(event))) {
          if (host === viewer.id) tellHostLater();
          if (!entry.told.some((event) => "id" in event && event.id === viewer.id)) return null;
        }
        const state = render(entry, viewer);
        const updates: GameUpdate[] =
          entry.told.length === 0
            ? catchUpOn(about, state)
            : updatesOf(about, entry.told, state, { isQuiet, viewerId: viewer.id });
        return updates.length === 0 ? null : joinFrames(updates.map(frameOf));
      },
    };
  }

  return {
    topicOf: channels.topicOf,
    of: channels.of,
    members: channels.members,
    leave: channels.leave,
    onGone: channels.onGone,
    /** Whether anybody here is in the channel of a game. */
    isWatched: (channelId: string): boolean => channels.isOpen(channelId),
    /** What somebody may see of a game now. */
    async stateFor(game: StoredGame, viewer: GameViewer): Promise<GameState> {
      const called = await names.learn(game.id, game.state);
      if (deps.known(game.id) === undefined) names.forget(game.id);
      // They may be forgotten at any moment by who else looks, so what was read is what is shown.
      return render(entryOf(game, [], {}), viewer, called);
    },
    /** Takes a connection into a game; the answer brings it up to where the game is. */
    subscribe(connection: Connection, game: StoredGame, viewer: GameViewer) {
      const view = viewOf(connection, game, viewer);
      const { join } = channels.subscribe(connection, channelOf(game), view);
      return async (): Promise<void> => {
        const lastSeq = (deps.known(game.id) ?? game).state.version;
        await join({ lastSeq, afterSeq: undefined }, () => {
          const current = deps.known(game.id) ?? game;
          const state = render(entryOf(current, [], {}), viewer);
          const about = { gameId: game.id, roomId: game.roomId };
          return joinFrames(catchUpOn(about, state).map(frameOf));
        });
      };
    },
    /** Tells what has been stored to everybody in the game, anywhere. */
    async tell({ game, after, segments }: GameNews): Promise<void> {
      try {
        const { state } = game;
        const all = await names.learn(game.id, state);
        const entries = segments.map((segment) => {
          const told: GameEntry["names"] = Object.fromEntries(
            segment.told.flatMap((event) => {
              const name = event.type === "came" ? all.get(event.id) : undefined;
              return event.type === "came" && name !== undefined ? [[event.id, name]] : [];
            }),
          );
          return entryOf({ ...game, ...segment }, segment.told, told);
        });
        channels.publish(channelOf(game), { after, upTo: state.version, entries });
      } catch (error) {
        // It is stored: whoever missed it reads it again.
        log({ level: "warn", event: "game-untold", ...errorFacts(error) });
      }
    },
  };
}

function entryOf(
  { id: gameId, state, matchId }: Pick<StoredGame, "id" | "state" | "matchId">,
  told: readonly AnyEvent[],
  names: GameEntry["names"],
): GameEntry {
  return { seq: state.version, gameId, state, told, matchId, names };
}

/** What concerns one of many. */
const isOfOne = ({ type }: AnyEvent): boolean =>
  type === "answered" ||
  type === "came" ||
  type === "vanished" ||
  type === "left" ||
  type === "became";
