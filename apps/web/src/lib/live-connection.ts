import type { ClientMessage, ServerMessage } from "@saywell/contract";
import { liveCloseCodes } from "@saywell/contract/constants";

/** Milliseconds of silence after which the server is asked for a sign of life. */
export const pingAfter = 20_000;
/** Milliseconds that it then has, or to accept a connection, before the line counts as lost. */
export const replyTimeout = 10_000;
/** Milliseconds before the first new try, and at most between two. */
export const backoff = { first: 1_000, longest: 30_000 };

/** Closed so, it does not come back by itself. */
const endings: ReadonlyMap<number, LiveStatus> = new Map([
  [liveCloseCodes.sessionEnded, "ended"],
  [liveCloseCodes.tooManyConnections, "refused"],
  [liveCloseCodes.consentNeeded, "consent-needed"],
]);

export type LiveStatus =
  /** Not asked for. */
  | "off"
  | "connecting"
  | "open"
  /** Lost; comes back by itself. */
  | "waiting"
  /** The session is over: who is here has to be found out first. */
  | "ended"
  /** Too many connections: does not come back by itself. */
  | "refused"
  /** Nobody has agreed for a child, or not any more. */
  | "consent-needed";

/** What is used of a WebSocket. */
export type LiveSocket = Pick<WebSocket, "send" | "close" | "addEventListener"> & {
  readyState: number;
};

interface Deps {
  openSocket: () => LiveSocket;
  onMessage: (message: ServerMessage) => void;
  /** Is told of each change; at "open" it may send at once. */
  onStatus: (status: LiveStatus) => void;
  random: () => number;
}

/** One line to the server that comes back after a loss, and notices one that nobody reports. */
export function createLiveConnection({ openSocket, onMessage, onStatus, random }: Deps) {
  let status: LiveStatus = "off";
  let socket: LiveSocket | null = null;
  /** Tries since the server last greeted us. */
  let failures = 0;
  /** There is one thing to wait for at a time: the next try, the next ping, or a sign of life. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: LiveStatus): void {
    if (status === next) return;
    status = next;
    onStatus(next);
  }

  function wait(milliseconds: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  }

  function connect(): void {
    const mine = openSocket();
    socket = mine;
    become("connecting");
    wait(replyTimeout, lose);
    // What a socket that was given up still says is not heard.
    const hear = <T extends keyof WebSocketEventMap>(
      type: T,
      listener: (event: WebSocketEventMap[T]) => void,
    ): void =>
      mine.addEventListener(type, (event) => {
        if (socket === mine) listener(event);
      });
    hear("open", () => {
      wait(pingAfter, ping);
      become("open");
    });
    hear("message", ({ data }) => {
      wait(pingAfter, ping);
      const message = readMessage(data);
      if (message === null) return;
      if (message.type === "CONNECTED") failures = 0;
      if (message.type !== "PONG") onMessage(message);
    });
    hear("close", ({ code }) => {
      socket = null;
      clearTimeout(timer);
      const ending = endings.get(code);
      if (ending) become(ending);
      else comeBack();
    });
  }

  function comeBack(): void {
    const longest = Math.min(backoff.longest, backoff.first * 2 ** failures);
    failures += 1;
    become("waiting");
    // A restarted server is not met by everybody in the same moment.
    wait(longest * (0.5 + random() / 2), connect);
  }

  function ping(): void {
    send({ type: "PING" });
    wait(replyTimeout, lose);
  }

  /** Gives up a line that fell silent. */
  function lose(): void {
    drop();
    comeBack();
  }

  function drop(): void {
    const mine = socket;
    socket = null;
    clearTimeout(timer);
    mine?.close();
  }

  function send(message: ClientMessage): boolean {
    if (status !== "open" || socket?.readyState !== 1) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  return {
    send,
    /** Connects, unless that is under way. */
    start(): void {
      if (status === "open" || status === "connecting") return;
      clearTimeout(timer);
      failures = 0;
      connect();
    },
    stop(): void {
      drop();
      become("off");
    },
    /** The network or the screen is back: now is a good moment to look. */
    wake(): void {
      if (status === "waiting") {
        failures = 0;
        clearTimeout(timer);
        connect();
      } else if (status === "open") ping();
    },
  };
}

function readMessage(data: unknown): ServerMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    const isMessage = typeof message === "object" && message !== null && "type" in message;
    return isMessage ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}
