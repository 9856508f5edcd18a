import type { WebSocket, WebSocketServer } from "ws";

/**
 * Pings every client and drops the ones that did not answer the last ping: a
 * line that broke without a word would otherwise count as open for ever.
 * Returns what stops it.
 */
export function keepAlive(server: WebSocketServer, interval: number): () => void {
  const silent = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once("pong", () => silent.delete(socket));
      socket.ping();
    }
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
