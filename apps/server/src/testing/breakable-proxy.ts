import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to another server that a test can cut and restore. */
export interface Proxy {
  url: string;
  cut: () => void;
  /** Leaves everything open, and passes nothing on. */
  stall: () => void;
  restore: () => void;
  close: () => Promise<void>;
}

/** Passes bytes on to the host and port of `target`, under an address of its own. */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const behind = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      drop();
    },
    stall() {
      for (const socket of open) socket.pause();
    },
    restore() {
      isCut = false;
      for (const socket of open) socket.resume();
    },
    async close() {
      drop();
      server.close();
      await once(server, "close");
    },
  };
}
