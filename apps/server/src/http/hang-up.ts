import type { Socket } from "node:net";

/** Milliseconds that a client has to read why, before its line is cut. */
const farewell = 1000;

/** Ends a connection for good. A client that never ends its own side would hold it for ever. */
export function hangUp(socket: Socket, lastWords = ""): void {
  socket.end(lastWords);
  const cut = setTimeout(() => socket.destroy(), farewell).unref();
  socket.once("close", () => clearTimeout(cut));
}
