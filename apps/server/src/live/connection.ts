import { once } from "node:events";
import type { Duplex } from "node:stream";
import type { ServerMessage } from "@saywell/contract";
import type { WebSocket } from "ws";
import type { Caller } from "../http/current-user";
import { closeCode } from "./close-codes";
import { frameOf } from "./frame";

/** One client's live connection, as the rest of the server sees it. */
export interface Connection {
  readonly caller: Caller;
  /** Names the session without being its secret. */
  readonly session: string;
  isOpen(): boolean;
  /** Whether it was hung up on because its session is over: nobody comes back by that one. */
  isOver(): boolean;
  send(message: ServerMessage): void;
  /** Whole frames, written as they are. */
  write(frames: Buffer): void;
  /** Milliseconds to the client and back, as measured; 0 where nobody knows. */
  latency(): number;
  /** So much waits for this reader that nothing more should be added. */
  isBehind(): boolean;
  /** Settles when what waited is written, or the connection is over. */
  drained(): Promise<void>;
  close(code?: number, reason?: string): void;
  /** Hangs up on a client that would not hear a close. */
  terminate(): void;
}

interface Options {
  socket: WebSocket;
  /** What the socket was made of: frames for many go straight to it. */
  stream: Duplex;
  caller: Caller;
  session: string;
  slowReaderBytes: number;
  latency: () => number;
}

/** How many times over the limit of a slow reader a client may let answers pile up. */
const cutOffFactor = 4;

export function createConnection(options: Options): Connection {
  const { socket, stream, caller, session, slowReaderBytes, latency } = options;
  const isOpen = (): boolean => socket.readyState === socket.OPEN;
  let isOver = false;
  const isBehind = (): boolean => stream.writableLength > slowReaderBytes;

  function write(frames: Buffer): void {
    if (!isOpen()) return;
    // Whoever reads nothing at all must not fill the memory with answers and news.
    if (stream.writableLength > cutOffFactor * slowReaderBytes) socket.terminate();
    else stream.write(frames);
  }

  return {
    caller,
    session,
    isOpen,
    isOver: () => isOver,
    latency,
    isBehind,
    write,
    send: (message) => write(frameOf(message)),
    async drained() {
      while (isOpen() && isBehind()) {
        const over = new AbortController();
        const { signal } = over;
        await Promise.race([once(stream, "drain", { signal }), once(stream, "close", { signal })])
          // A stream that breaks is over too.
          .catch(() => {})
          .finally(() => over.abort());
      }
    },
    close(code, reason) {
      isOver ||= code === closeCode.sessionEnded;
      socket.close(code, reason);
    },
    terminate: () => socket.terminate(),
  };
}
