import { createStore } from "./store";
import type { ServerMessage } from "@saywell/contract";
import { createLiveConnection, type LiveSocket, type LiveStatus } from "./live-connection";
import { createOutbox, type Outbox, type OutboxEntry } from "./live-outbox";
import { heardOf, unknownPresence, type Presence } from "./live-presence";

interface Deps {
  openSocket: () => LiveSocket;
  /** Where unanswered messages are kept over a reload. */
  storage: () => Storage | null;
  random: () => number;
  newId: () => string;
  now: () => number;
}

interface LiveUser {
  id: string;
  name: string;
}

/** The room this client is in, or on its way into. */
interface Place {
  roomId: string;
  /** Everything up to this number has arrived. */
  seq: number;
  isIn: boolean;
  /** Numbers that came before the server said that it has sent all it had. */
  early: Set<number>;
  /** How far the reader has got. */
  read: number;
}

export interface LiveState {
  status: LiveStatus;
  /** Whether messages of the room come and go now. */
  isInRoom: boolean;
  presence: Presence;
  outbox: readonly OutboxEntry[];
}

/** Milliseconds before a room is asked again that could not be opened right now. */
export const asksAgainAfter = 3_000;

type Listener = (message: ServerMessage) => void;
export type LiveClient = ReturnType<typeof createLiveClient>;

/**
 * The app's one live connection. It finds its way back into the room after a loss without a gap or a
 * double, and what the server has not answered for is sent again under the same id.
 */
export function createLiveClient({ openSocket, storage, random, newId, now }: Deps) {
  const listeners = new Set<Listener>();
  let user: LiveUser | null = null;
  let outbox: Outbox = createOutbox(null, "");
  let place: Place | null = null;
  let askingAgain: ReturnType<typeof setTimeout> | undefined;
  const store = createStore<LiveState>({
    status: "off",
    isInRoom: false,
    presence: unknownPresence,
    outbox: [],
  });

  function publish(change: Partial<LiveState> = {}): void {
    store.setState({
      isInRoom: store.getState().status === "open" && (place?.isIn ?? false),
      outbox: outbox.entries(),
      ...change,
    });
  }

  const connection = createLiveConnection({
    openSocket,
    random,
    onOpen() {
      if (user) connection.send({ type: "CONNECT_USER", userId: user.id, userName: user.name });
      join();
    },
    onMessage: receive,
    onStatus(status) {
      if (place) place.isIn = false;
      publish({ status, isInRoom: false });
    },
  });

  function join(): void {
    clearTimeout(askingAgain);
    if (!place || place.isIn || !user) return;
    connection.send({
      type: "JOIN_ROOM",
      roomId: place.roomId,
      userId: user.id,
      userName: user.name,
      afterSeq: place.seq,
    });
  }

  function receive(message: ServerMessage): void {
    if (isDouble(message)) return;
    const presence = heardOf(store.getState().presence, message, now());
    // Listeners first: they may want to see what an answer is about.
    const failures = tell(message);
    settle(message);
    if (message.type === "ROOM_JOINED" && message.roomId === place?.roomId) arrive(message.seq);
    if (message.type === "ROOM_CLOSED" && message.roomId === place?.roomId) place = null;
    if (message.type === "ERROR") missed(message);
    if (message.type !== "NEW_MESSAGE") publish({ presence });
    if (failures.length > 0) throw failures[0];
  }

  /** A screen that fails at a message takes it from nobody else, and the message still counts. */
  function tell(message: ServerMessage): unknown[] {
    const failures: unknown[] = [];
    for (const listener of listeners) {
      try {
        listener(message);
      } catch (error) {
        failures.push(error);
      }
    }
    return failures;
  }

  /** A room that refuses us is not asked again; one that could not be opened right now is. */
  function missed(error: Extract<ServerMessage, { type: "ERROR" }>): void {
    if (!place || place.isIn || error.clientId !== undefined) return;
    if (error.roomId === place.roomId) place = null;
    else {
      clearTimeout(askingAgain);
      askingAgain = setTimeout(join, asksAgainAfter);
    }
  }

  function isDouble(message: ServerMessage): boolean {
    if (message.type !== "NEW_MESSAGE" || message.roomId !== place?.roomId) return false;
    const { seq } = message;
    if (seq <= place.seq || place.early.has(seq)) return true;
    if (place.isIn) place.seq = seq;
    else place.early.add(seq);
    return false;
  }

  /** What the server has decided about leaves the outbox, or waits there for its author. */
  function settle(message: ServerMessage): void {
    if (!("clientId" in message) || message.clientId === undefined) return;
    if (message.type === "MESSAGE_STORED" || message.type === "MESSAGE_BLOCKED") {
      outbox.remove(message.clientId);
    } else if (message.type === "ERROR") outbox.setFailure(message.clientId, message.message);
  }

  function arrive(seq: number): void {
    if (!place) return;
    place.isIn = true;
    place.seq = Math.max(place.seq, seq, ...place.early);
    place.early.clear();
    if (place.read > 0) connection.send({ type: "READ_UP_TO", seq: place.read });
    for (const entry of outbox.entries()) if (entry.failure === null) transmit(entry);
  }

  function transmit({ roomId, content, clientId }: OutboxEntry): void {
    if (!place?.isIn || place.roomId !== roomId) return;
    connection.send({ type: "SEND_MESSAGE", content, clientId });
  }

  function leaveRoom(roomId: string): void {
    if (place?.roomId !== roomId) return;
    place = null;
    connection.send({ type: "LEAVE_ROOM" });
    publish();
  }

  return {
    store,
    /** Hears every message of the server, each once. */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Connects as somebody; a connection of somebody else ends. */
    connectAs(next: LiveUser): void {
      if (user?.id !== next.id) {
        connection.stop();
        place = null;
        outbox = createOutbox(storage(), next.id);
        publish({ presence: unknownPresence });
      }
      user = next;
      if (store.getState().status === "off") connection.start();
    },
    /** Connects again where that waited for somebody: after `ended` and `refused`. */
    retry: () => user && connection.start(),
    wake: () => connection.wake(),
    stop(): void {
      connection.send({ type: "DISCONNECT_USER" });
      user = null;
      place = null;
      connection.stop();
      publish({ presence: unknownPresence });
    },

    /** Goes into a room, where everything up to `afterSeq` is known already. */
    enterRoom(roomId: string, afterSeq: number): void {
      if (place?.roomId === roomId) return;
      place = { roomId, seq: afterSeq, isIn: false, early: new Set(), read: 0 };
      publish();
      join();
    },
    leaveRoom,
    /** Writes into a room. It is sent when the room can be reached, and until it is answered. */
    say(roomId: string, content: string): void {
      const entry: OutboxEntry = {
        clientId: newId(),
        roomId,
        content,
        at: new Date(now()).toISOString(),
        afterSeq: place?.roomId === roomId ? place.seq : 0,
        failure: null,
      };
      outbox.add(entry);
      transmit(entry);
      publish();
    },
    /** Sends again what was not taken. */
    sayAgain(clientId: string): void {
      outbox.setFailure(clientId, null);
      const entry = outbox.entries().find((each) => each.clientId === clientId);
      if (entry) transmit(entry);
      publish();
    },
    /** Forgets what was not taken. */
    discard(clientId: string): void {
      outbox.remove(clientId);
      publish();
    },
    sayTyping: (): void => {
      if (place?.isIn) connection.send({ type: "TYPING" });
    },
    readUpTo(roomId: string, seq: number): void {
      if (place?.roomId !== roomId || seq <= place.read) return;
      place.read = seq;
      if (place.isIn) connection.send({ type: "READ_UP_TO", seq });
    },
  };
}
