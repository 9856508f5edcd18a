import { type IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { hangUp } from "../http/hang-up";

/** What is left of a connection that asked to become a WebSocket. */
export interface PendingUpgrade {
  socket: Socket;
  head: Buffer;
}

/**
 * Sends requests to upgrade through the router like any other, so that the same
 * hooks guard them and a refusal has the same form. A route that accepts takes
 * the pending upgrade; any other answers over plain HTTP, and the line closes.
 */
export function routeUpgrades(app: FastifyInstance): WeakMap<IncomingMessage, PendingUpgrade> {
  const pending = new WeakMap<IncomingMessage, PendingUpgrade>();
  app.server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Unheard, a connection reset during the handshake would end the process.
    socket.on("error", () => socket.destroy());
    if (request.method !== "GET") {
      app.server.emit("clientError", {}, socket);
      return;
    }
    pending.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.on("finish", () => hangUp(socket));
    app.routing(request, response);
  });
  return pending;
}
