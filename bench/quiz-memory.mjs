// What a game takes of the server's memory: the heap, after everything that can go has gone, with
// everybody connected and in their rooms, and with a game in each of them.
import { createServer } from "node:net";
import { WebSocket } from "ws";
import { makeAccounts } from "./live-accounts.mjs";
import { connectionString, startProduct } from "./product.mjs";
import { openGames, startLoad } from "./quiz-players.mjs";
import { printTable } from "./table.mjs";

const rooms = 100;
const perRoom = 8;

export async function measureMemory({ accepted }) {
  const port = await freePort();
  const server = await startProduct({ env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } });
  const load = startLoad();
  try {
    const count = rooms * perRoom;
    const people = await makeAccounts(connectionString(server.dataDir), {
      count,
      perRoom,
      type: "GAME",
    });
    await load.ask("enter", { port: Number(new URL(server.url).port), people, accepted });
    const none = await heap(port);
    await load.ask("see", { gameOf: await openGames(server, people) });
    const open = await heap(port);
    await load.ask("play", { matches: 1, within: 200 });
    const played = await heap(port);
    await load.ask("halfway");
    const running = await heap(port);
    const perGame = (now) => ((now - none) / rooms / 1024).toFixed(1);
    printTable(
      `Memory of a game of ${perRoom}: the server's heap after a collection, ${rooms} games, less the ${(none / 2 ** 20).toFixed(1)} MB with everybody connected and no game`,
      ["when", "kB per game"],
      [
        ["open", perGame(open)],
        ["after one game", perGame(played)],
        ["in the middle of the second", perGame(running)],
      ],
    );
  } finally {
    load.end();
    await server.stop();
    server.remove();
  }
}

/** Bytes that live in a Node process, buffers included. */
async function heap(port) {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((done) => socket.once("open", done));
  let number = 0;
  const call = (method, params = {}) =>
    new Promise((resolve) => {
      number += 1;
      const id = number;
      socket.on("message", (data) => {
        const answer = JSON.parse(Buffer.from(data).toString());
        if (answer.id === id) resolve(answer.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  // Twice: what a finaliser lets go is collected by the next.
  for (let round = 0; round < 2; round++) {
    await new Promise((done) => setTimeout(done, 1000));
    await call("HeapProfiler.collectGarbage");
  }
  const { result } = await call("Runtime.evaluate", {
    expression: "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())",
  });
  socket.close();
  return result.value;
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
