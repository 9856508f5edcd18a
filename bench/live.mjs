// Room messages delivered per second, their latency and the server's memory: this product with
// everything it does (sessions, moderation, storing), a bare `ws` broadcast and Socket.IO, which
// store nothing. All are loaded by the same client, one after another in the same run.
import { fork } from "node:child_process";
import { join } from "node:path";
import {
  connectionString,
  products,
  residentMegabytes,
  root,
  startProduct,
  startProgram,
} from "./product.mjs";
import { makeAccounts } from "./live-accounts.mjs";
import { median, printTable, ratio } from "./table.mjs";

const seconds = 4;
const sizes = (process.env.LIVE_SIZES ?? "100,500,2000").split(",").map(Number);
const rounds = Number(process.env.LIVE_ROUNDS ?? 1);
/**
 * So many messages the speakers together keep under way, whatever their number. Enough of them that
 * every server is busy all the time: with few, a server waits for its speakers, and its latency is
 * measured instead of its speed. Latency itself is measured apart, at an easy pace.
 */
const layouts = [
  { name: "one room", perRoom: Infinity, senders: 10, underWay: 80 },
  { name: "rooms of 20", perRoom: 20, senders: 50, underWay: 300 },
];
/** Deliveries per second at which latency is compared: what all three bear with ease. */
const easy = 8000;

const servers = [
  { name: "ws", start: () => startProgram(join(root, "bench/servers/bare-ws.mjs")) },
  {
    name: "Socket.IO",
    dialect: "socket.io",
    start: () => startProgram(join(root, "bench/servers/socket-io.mjs")),
  },
  ...products.map(({ name, root }) => ({ name, start: () => startProduct({ root }) })),
];

export async function measure() {
  const rows = [];
  const comings = [];
  for (const layout of layouts) {
    for (const size of sizes) {
      const turns = new Map(servers.map(({ name }) => [name, []]));
      for (let round = 0; round < rounds; round++)
        for (const server of servers) turns.get(server.name).push(await run(server, layout, size));
      const results = new Map([...turns].map(([name, found]) => [name, medians(found)]));
      const ws = results.get("ws");
      for (const [name, found] of results) {
        rows.push([
          layout.name,
          size,
          name,
          Math.round(found.busy.delivered),
          ratio(found.busy.delivered, ws.busy.delivered),
          ...[found.calm.p50, found.calm.p95, found.calm.p99].map((value) => value.toFixed(1)),
          Math.round(found.memory),
        ]);
        comings.push([
          layout.name,
          size,
          name,
          found.entered.connected.toFixed(2),
          found.entered.seconds.toFixed(2),
          ratio(found.entered.seconds, ws.entered.seconds),
          Math.round(found.churned.joins),
        ]);
      }
    }
  }
  printTable(
    `Room messages: delivered per second at full load (${seconds} s), latency at ${easy} deliveries per second (median of ${rounds})`,
    ["where", "people", "server", "delivered/s", "ratio", "p50 ms", "p95", "p99", "memory MB"],
    rows,
  );
  printTable(
    "Everybody at once: seconds until all are connected, until all are in their rooms; then joins per second",
    ["where", "people", "server", "connected", "in", "ratio", "joins/s"],
    comings,
  );
}

/** The median of each figure over several runs of one server. */
function medians(runs) {
  const [first] = runs;
  if (typeof first === "number") return median(runs);
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, medians(runs.map((run) => run[key]))]),
  );
}

async function run({ start, dialect = "plain" }, layout, size) {
  const server = await start();
  const load = fork(join(root, "bench/live-load.mjs"));
  const ask = (command, options = {}) =>
    new Promise((resolve, reject) => {
      load.once("message", ({ result, error }) =>
        error === undefined ? resolve(result) : reject(new Error(error)),
      );
      load.send({ command, options });
    });
  try {
    const perRoom = Math.min(layout.perRoom, size);
    const people = server.dataDir
      ? await makeAccounts(connectionString(server.dataDir), { count: size, perRoom })
      : Array.from({ length: size }, (_, index) => ({
          userId: `user-${index}`,
          roomId: `room-${Math.floor(index / perRoom)}`,
        }));
    // One speaker in each room, and several in the one room.
    const every = layout.perRoom === Infinity ? Math.ceil(size / layout.senders) : perRoom;
    for (const [index, person] of people.entries()) person.speaks = index % every === 0;

    const port = Number(new URL(server.url).port);
    const entered = await ask("enter", { port, dialect, people });
    const { senders, underWay } = layout;
    const speaking = people.filter(({ speaks }) => speaks).length;
    const window = Math.ceil(underWay / Math.min(senders, speaking));
    const busy = await ask("chat", { senders, window, seconds });
    const memory = residentMegabytes(server.pid);
    const calm = await ask("chat", { senders, perSecond: easy / perRoom, seconds });
    const churned = await ask("churn", { seconds: 2, parallel: 50 });
    await ask("leave");
    return { entered, busy, calm, churned, memory };
  } finally {
    load.kill();
    await server.stop();
    server.remove?.();
  }
}
