import type { WebSocket, WebSocketServer } from "ws";

export interface Heartbeat {
  /** Measures a client that has just come, without waiting for the next beat. */
  measure: (socket: WebSocket) => void;
  /** Milliseconds to a client and back, the least of its last few beats; 0 where nobody knows. */
  latencyOf: (socket: WebSocket) => number;
  stop: () => void;
}

/** Beats of which the quickest counts: a client that was busy for one of them is not far away. */
const beats = 5;

/**
 * Pings every client and drops the ones that did not answer the last ping: a line that broke
 * without a word would otherwise count as open for ever. What the answers took is how far away a
 * client is.
 */
export function keepAlive(
  server: WebSocketServer,
  interval: number,
  now: () => number = () => performance.now(),
): Heartbeat {
  const silent = new WeakSet<WebSocket>();
  const took = new WeakMap<WebSocket, number[]>();

  function measure(socket: WebSocket): void {
    const sentAt = now();
    socket.once("pong", () => {
      silent.delete(socket);
      took.set(socket, [...(took.get(socket) ?? []), now() - sentAt].slice(-beats));
    });
    socket.ping();
  }

  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      measure(socket);
    }
  }, interval);
  timer.unref();
  return {
    measure,
    latencyOf: (socket) => Math.min(...(took.get(socket) ?? [0])),
    stop: () => clearInterval(timer),
  };
}
