import type { ServerMessage } from "@saywell/contract";
import { createListeners } from "../../../lib/listeners";
import type { LiveClient } from "../../../lib/live-client";
import { createStore } from "../../../lib/store";
import { createOutbox, type Outbox, type OutboxEntry } from "./outbox";

interface Deps {
  live: LiveClient;
  /** Where unanswered messages are kept over a reload. */
  storage: () => Storage | null;
  newId: () => string;
  now: () => number;
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

/** Milliseconds before a room is asked again that could not be opened right now. */
export const asksAgainAfter = 3_000;

export type RoomConnection = ReturnType<typeof createRoomConnection>;

/**
 * The way into a room over the live connection. It finds its way back after a loss without a gap or
 * a double, and what the server has not answered for is sent again under the same id.
 */
export function createRoomConnection({ live, storage, newId, now }: Deps) {
  const { listen, tell } = createListeners<ServerMessage>();
  let { status, user } = live.store.getState();
  let outbox: Outbox = createOutbox(user && storage(), user?.id ?? "");
  let place: Place | null = null;
  let askingAgain: ReturnType<typeof setTimeout> | undefined;
  const store = createStore<{ outbox: readonly OutboxEntry[] }>({ outbox: outbox.entries() });
  const publish = (): void => store.setState({ outbox: outbox.entries() });

  live.listen(receive);
  live.store.subscribe(() => {
    const before = { status, user };
    ({ status, user } = live.store.getState());
    if (user?.id !== before.user?.id) {
      place = null;
      outbox = createOutbox(user && storage(), user?.id ?? "");
      publish();
    }
    if (status === before.status) return;
    if (place) place.isIn = false;
    if (status === "open") join();
  });

  function join(): void {
    clearTimeout(askingAgain);
    if (!place || place.isIn || !user) return;
    live.send({
      type: "JOIN_ROOM",
      roomId: place.roomId,
      userId: user.id,
      userName: user.name,
      afterSeq: place.seq,
    });
  }

  function receive(message: ServerMessage): void {
    if (isDouble(message)) return;
    // Listeners first: they may want to see what an answer is about.
    const failures = tell(message);
    settle(message);
    if (message.type === "ROOM_JOINED" && message.roomId === place?.roomId) arrive(message.seq);
    if (message.type === "ROOM_CLOSED" && message.roomId === place?.roomId) place = null;
    if (message.type === "ERROR") missed(message);
    if (failures.length > 0) throw failures[0];
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
    publish();
  }

  function arrive(seq: number): void {
    if (!place) return;
    place.isIn = true;
    place.seq = Math.max(place.seq, seq, ...place.early);
    place.early.clear();
    if (place.read > 0) live.send({ type: "READ_UP_TO", seq: place.read });
    for (const entry of outbox.entries()) if (entry.failure === null) transmit(entry);
  }

  function transmit({ roomId, content, clientId }: OutboxEntry): void {
    if (!place?.isIn || place.roomId !== roomId) return;
    live.send({ type: "SEND_MESSAGE", content, clientId });
  }

  return {
    store,
    /** Hears every message of the server, and each of the room once. */
    listen,
    /** Goes into a room, where everything up to `afterSeq` is known already. */
    enter(roomId: string, afterSeq: number): void {
      if (place?.roomId === roomId) return;
      place = { roomId, seq: afterSeq, isIn: false, early: new Set(), read: 0 };
      join();
    },
    leave(roomId: string): void {
      if (place?.roomId !== roomId) return;
      place = null;
      live.send({ type: "LEAVE_ROOM" });
    },
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
      if (place?.isIn) live.send({ type: "TYPING" });
    },
    readUpTo(roomId: string, seq: number): void {
      if (place?.roomId !== roomId || seq <= place.read) return;
      place.read = seq;
      if (place.isIn) live.send({ type: "READ_UP_TO", seq });
    },
  };
}
