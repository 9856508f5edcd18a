import type { RoomMessage, ServerMessage } from "@saywell/contract";
import type { Connection } from "../../../live/connection";
import type { FeedHistory } from "../../../live/feed";
import { frameOf } from "../../../live/frame";
import type { Live } from "../../../live/live";
import type { View } from "../../../live/subscription";
import { errorFacts, type Log } from "../../../observability/log";

interface Deps {
  live: Pick<Live, "bus" | "channels" | "connectionsOf">;
  history: FeedHistory<RoomMessage>;
  /** Whose words must not reach each of these accounts, in their order. */
  hiddenForAll: (accountIds: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** Another process stored these messages. */
  saidElsewhere: (roomId: string, messages: readonly RoomMessage[]) => void;
  /** Somebody came into a room, here or on another process. */
  came: (roomId: string, accountId: string) => void;
  /** Somebody in a room has another name, here or on another process. */
  renamed: (accountId: string, userName: string) => void;
  log: Log;
}

/** What processes tell each other about rooms. */
type BusMessage =
  | { kind: "close-room"; roomId: string | null; accountId: string; sentence: string }
  | { kind: "hidden"; accountIds: readonly string[] };

export type ChatChannels = ReturnType<typeof createChatChannels>;

const topic = "rooms";

/**
 * The channels of rooms: their messages, seen by each without the words of those who are hidden
 * from them, until somebody is put out.
 */
export function createChatChannels(deps: Deps) {
  const { live, history, hiddenForAll, saidElsewhere, log } = deps;
  const channels = live.channels<RoomMessage>({
    kind: "room",
    history,
    frame: (roomId, message) => frameOf(newMessage(roomId, message)),
    storedElsewhere: saidElsewhere,
    told(roomId, message) {
      if (message.type === "USER_RENAMED") deps.renamed(message.userId, message.userName);
      const { userId } = message.type === "USER_JOINED" ? message : {};
      if (userId !== undefined) deps.came(roomId, userId);
    },
  });
  /** Whom a connection must not hear, and the number of the reading that it comes from. */
  const hiddenBy = new WeakMap<Connection, { hidden: ReadonlySet<string>; asOf: number }>();
  /** On their way in: true if whom they must not hear has changed since it was read for them. */
  const isStale = new WeakMap<Connection, boolean>();
  let readings = 0;

  const unread = (error: unknown): void =>
    log({ level: "warn", event: "hidden-unread", ...errorFacts(error) });

  /** Reads again, for those of these accounts who are in a room here, whom they must not hear. */
  async function reloadHidden(accountIds: readonly string[]): Promise<void> {
    const connectionsIn = (id: string): Connection[] =>
      live.connectionsOf(id).filter((each) => channels.of(each) !== undefined);
    const here = accountIds.filter((id) => connectionsIn(id).length > 0);
    if (here.length === 0) return;
    readings += 1;
    const asOf = readings;
    const lists = await hiddenForAll(here);
    here.forEach((id, place) => {
      const hidden = new Set(lists[place]);
      for (const connection of connectionsIn(id)) {
        // Of readings that overtake each other the one that began last holds.
        if ((hiddenBy.get(connection)?.asOf ?? 0) > asOf) continue;
        hiddenBy.set(connection, { hidden, asOf });
        channels.subscriptionOf(connection)!.view = viewWithout(hidden);
      }
    });
  }

  function closeRoom({ roomId, accountId, sentence }: BusMessage & { kind: "close-room" }): void {
    const isMeant = (id: string | undefined): id is string =>
      id !== undefined && (roomId === null || roomId === id);
    for (const connection of live.connectionsOf(accountId)) {
      const coming = channels.expectedIn(connection);
      const place = channels.of(connection);
      if (isMeant(coming)) channels.turnAway(connection);
      if (isMeant(place)) channels.leave(connection);
      const closed = [place, coming].find(isMeant);
      if (closed === undefined) continue;
      connection.send({ type: "ROOM_CLOSED", roomId: closed, message: sentence });
    }
  }

  function receive(busMessage: BusMessage): void {
    if (busMessage.kind === "close-room") return closeRoom(busMessage);
    for (const connection of busMessage.accountIds.flatMap(live.connectionsOf)) {
      if (isStale.has(connection)) isStale.set(connection, true);
    }
    reloadHidden(busMessage.accountIds).catch(unread);
  }

  const stopListening = live.bus.listen(topic, (payload) =>
    receive(JSON.parse(payload) as BusMessage),
  );
  function broadcast(busMessage: BusMessage): void {
    receive(busMessage);
    live.bus.publish(topic, JSON.stringify(busMessage));
  }

  return {
    ...channels,
    /** Says that a connection is on its way into a room; answers how to ask whether it still may. */
    expect(connection: Connection, roomId: string): () => boolean {
      isStale.set(connection, false);
      return channels.expect(connection, roomId);
    },
    /** Takes a connection out of the room it is in, and into another. */
    enter(connection: Connection, roomId: string, hidden: ReadonlySet<string>) {
      const mustReload = isStale.get(connection) === true;
      isStale.delete(connection);
      hiddenBy.set(connection, { hidden, asOf: readings });
      const entered = channels.subscribe(connection, roomId, viewWithout(hidden));
      if (mustReload) reloadHidden([connection.caller.id]).catch(unread);
      return entered;
    },
    /** Whom a connection must not hear. */
    hiddenFrom: (connection: Connection): ReadonlySet<string> =>
      hiddenBy.get(connection)?.hidden ?? new Set(),
    /** Puts an account out of a room, or of whatever room it is in, and says why. */
    closeRoomFor(roomId: string | null, accountId: string, sentence: string): void {
      broadcast({ kind: "close-room", roomId, accountId, sentence });
    },
    /** Whose words these accounts must not see has changed. */
    hiddenChanged: (accountIds: readonly string[]) => broadcast({ kind: "hidden", accountIds }),
    /** Looks again whom everybody here must not hear, in case a message of that got lost. */
    recheckHidden: (): Promise<void> =>
      reloadHidden([...new Set(channels.members().map(({ connection }) => connection.caller.id))]),
    stopListening,
  };
}

const newMessage = (roomId: string, message: RoomMessage) =>
  ({ type: "NEW_MESSAGE", message, roomId, seq: message.seq }) satisfies ServerMessage;

/** Null for who hides nobody, and sees everything as it is. */
const viewWithout = (hidden: ReadonlySet<string>): View<RoomMessage> | null =>
  hidden.size === 0
    ? null
    : {
        entry: ({ userId }, plain) => (hidden.has(userId) ? null : plain()),
        hears: (accountId) => !hidden.has(accountId),
      };
