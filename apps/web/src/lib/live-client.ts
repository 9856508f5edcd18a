import type { ClientMessage, ServerMessage } from "@saywell/contract";
import { createListeners } from "./listeners";
import { createLiveConnection, type LiveSocket, type LiveStatus } from "./live-connection";
import { presenceAfter, unknownPresence, type Presence } from "./live-presence";
import { createStore } from "./store";

interface Deps {
  openSocket: () => LiveSocket;
  random: () => number;
  now: () => number;
}

interface LiveUser {
  id: string;
  name: string;
}

export interface LiveState {
  status: LiveStatus;
  /** As whom; null while it is not asked for. */
  user: LiveUser | null;
  presence: Presence;
}

export type LiveClient = ReturnType<typeof createLiveClient>;

/**
 * The app's one live connection: who is connected, and messages there and back. It knows no room and
 * no game: a feature sends, listens and follows `store`, where it sees a loss and the way back.
 */
export function createLiveClient({ openSocket, random, now }: Deps) {
  const { listen, tell } = createListeners<ServerMessage>();
  const store = createStore<LiveState>({ status: "off", user: null, presence: unknownPresence });

  const connection = createLiveConnection({
    openSocket,
    random,
    onMessage: receive,
    onStatus(status) {
      const { user } = store.getState();
      // Who is here comes before anything that a feature sends when it sees the connection open.
      if (status === "open" && user) {
        connection.send({ type: "CONNECT_USER", userId: user.id, userName: user.name });
      }
      store.setState({ status });
    },
  });

  function receive(message: ServerMessage): void {
    const known = store.getState().presence;
    const presence = presenceAfter(known, message, now());
    const failures = tell(message);
    if (presence !== known) store.setState({ presence });
    if (failures.length > 0) throw failures[0];
  }

  return {
    store,
    /** Hears every message of the server. */
    listen,
    /** Says whether it could be sent: what must arrive is sent again when the connection is back. */
    send: (message: ClientMessage): boolean => connection.send(message),

    /** Connects as somebody; a connection of somebody else ends. */
    connectAs(user: LiveUser): void {
      if (store.getState().user?.id === user.id) store.setState({ user });
      else {
        connection.stop();
        store.setState({ user, presence: unknownPresence });
      }
      // Whoever asks again after a parent has agreed is let in.
      if (["off", "consent-needed"].includes(store.getState().status)) connection.start();
    },
    /** Connects again where that waited for somebody: after `ended`, `refused` and `consent-needed`. */
    retry(): void {
      if (store.getState().user) connection.start();
    },
    wake: () => connection.wake(),
    stop(): void {
      connection.send({ type: "DISCONNECT_USER" });
      connection.stop();
      store.setState({ user: null, presence: unknownPresence });
    },
  };
}
