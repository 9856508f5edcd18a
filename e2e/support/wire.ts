import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Wire {
  /** Where the product is found through it. */
  url: string;
  /** What the product says is lost on the way from now on; what it is told still arrives. */
  deafen: () => void;
  /** As a dead network does it: nothing arrives any more, and nobody is told. */
  sever: () => void;
  /** Breaks it off: what is open ends, and nothing new comes about. */
  cut: () => void;
  restore: () => void;
  remove: () => Promise<void>;
}

/** A line to the product that can break as a network does. */
export async function layWire(productUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(productUrl);
  const open = new Set<Socket>();
  let isDeaf = false;
  let isMute = false;
  let isCut = false;

  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    near.on("data", (chunk) => isMute || far.write(chunk));
    far.on("data", (chunk) => isDeaf || near.write(chunk));
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        open.delete(end);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  function cut(): void {
    isCut = true;
    for (const end of open) end.destroy();
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deafen: () => void (isDeaf = true),
    sever() {
      isDeaf = true;
      isMute = true;
    },
    cut,
    restore() {
      isCut = false;
      isDeaf = false;
      isMute = false;
    },
    remove() {
      cut();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
