// What the classifier on board costs a room message on its way: the same chat at the same pace with
// it and without it, in turns. Also what it leaves of the rooms' speed at full load.
import { fork } from "node:child_process";
import { join } from "node:path";
import { connectionString, residentMegabytes, root, startProduct } from "./product.mjs";
import { countReviews, makeAccounts } from "./live-accounts.mjs";
import { median, printTable } from "./table.mjs";

const rounds = Number(process.env.MODERATION_ROUNDS ?? 5);
const people = 20;
const senders = 10;
const seconds = 4;
/** Messages per second: a lesson's chat, and a busy school's. */
const paces = [10, 100];
const kinds = ["off", "on"];

export async function measure() {
  const found = new Map(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < rounds; round++) {
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      found.get(kind).push(await run(kind));
    }
  }
  const middle = (kind, pick) => median(found.get(kind).map(pick));
  const rows = paces.flatMap((pace, place) =>
    ["p50", "p95", "p99"].map((share) => {
      const [off, on] = kinds.map((kind) => middle(kind, ({ calm }) => calm[place][share]));
      return [`${pace} a second`, share, off.toFixed(2), on.toFixed(2), (on - off).toFixed(2)];
    }),
  );
  printTable(
    `A room message from its sender and back to it, milliseconds (median of ${rounds} rounds in turns)`,
    ["pace", "", "rules alone", "with the classifier", "added"],
    rows,
  );
  const whole = (pick) => kinds.map((kind) => Math.round(middle(kind, pick)));
  printTable(
    `The same at full load for ${seconds} seconds, and the server's memory then`,
    ["", "rules alone", "with the classifier"],
    [
      ["messages stored per second", ...whole(({ busy }) => busy.delivered / people)],
      ["memory MB", ...whole(({ memory }) => memory)],
      ["messages that a job reads again, of all, %", ...whole(({ reviewed }) => 100 * reviewed)],
    ],
  );
}

async function run(kind) {
  const server = await startProduct({ env: { MESSAGE_CLASSIFIER: kind } });
  const load = fork(join(root, "bench/live-load.mjs"));
  const ask = (command, options = {}) =>
    new Promise((resolve, reject) => {
      load.once("message", ({ result, error }) =>
        error === undefined ? resolve(result) : reject(new Error(error)),
      );
      load.send({ command, options });
    });
  try {
    const address = connectionString(server.dataDir);
    const accounts = await makeAccounts(address, { count: people, perRoom: people });
    for (const [index, person] of accounts.entries()) person.speaks = index % 2 === 0;
    await ask("enter", {
      port: Number(new URL(server.url).port),
      dialect: "plain",
      people: accounts,
    });
    // Until everything has run a few times.
    await ask("chat", { senders, perSecond: 50, seconds: 2 });
    const calm = [];
    for (const perSecond of paces) calm.push(await ask("chat", { senders, perSecond, seconds }));
    const busy = await ask("chat", { senders, window: 8, seconds });
    const memory = residentMegabytes(server.pid);
    await ask("leave");
    return { calm, busy, memory, reviewed: await countReviews(address) };
  } finally {
    load.kill();
    await server.stop();
    server.remove();
  }
}
