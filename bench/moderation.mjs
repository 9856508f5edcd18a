// What the classifier on board costs a room message on its way. Two servers run side by side, one
// without it, and the same chat goes through both at the same time, so that both meet the same
// noise of the machine. Then each alone at full load, which leaves the classifier behind.
import { fork } from "node:child_process";
import { join } from "node:path";
import { connectionString, residentMegabytes, root, startProduct } from "./product.mjs";
import { makeAccounts, shareLeftToJobs } from "./live-accounts.mjs";
import { median, printTable } from "./table.mjs";

const rounds = Number(process.env.MODERATION_ROUNDS ?? 7);
const people = 20;
const senders = 10;
const seconds = 4;
/** Messages per second: a lively room's, and a busy school's. */
const paces = [5, 50];
const kinds = ["off", "on"];

export async function measure() {
  const schools = await Promise.all(kinds.map(open));
  try {
    const calm = [];
    for (const perSecond of paces) calm.push(await compare(schools, perSecond));
    printTable(
      `A room message from its sender and back to it, milliseconds (medians of ${rounds} rounds side by side)`,
      ["pace", "", "rules alone", "with the classifier", "added"],
      calm.flat(),
    );
    const left = await Promise.all(schools.map(({ address }) => shareLeftToJobs(address)));
    const busy = [];
    for (const school of schools) busy.push(await fullLoad(school));
    const row = (name, values) => [name, ...values.map((value) => Math.round(value))];
    printTable(
      `Messages left to a job; then each alone at full load for ${seconds} seconds`,
      ["", "rules alone", "with the classifier"],
      [
        row(
          "left to a job at those paces, %",
          left.map((share) => 100 * share),
        ),
        row(
          "at full load: messages stored per second",
          busy.map(({ stored }) => stored),
        ),
        row(
          "memory of the process then, MB",
          busy.map(({ memory }) => memory),
        ),
      ],
    );
  } finally {
    await Promise.all(schools.map(({ close }) => close()));
  }
}

async function open(kind) {
  const server = await startProduct({ env: { MESSAGE_CLASSIFIER: kind } });
  const load = fork(join(root, "bench/live-load.mjs"));
  const ask = (command, options = {}) =>
    new Promise((resolve, reject) => {
      load.once("message", ({ result, error }) =>
        error === undefined ? resolve(result) : reject(new Error(error)),
      );
      load.send({ command, options });
    });
  const address = connectionString(server.dataDir);
  const accounts = await makeAccounts(address, { count: people, perRoom: people });
  for (const [index, person] of accounts.entries()) person.speaks = index % 2 === 0;
  await ask("enter", {
    port: Number(new URL(server.url).port),
    dialect: "plain",
    people: accounts,
  });
  // Until everything has run a few times.
  await ask("chat", { senders, perSecond: 50, seconds: 3 });
  const close = async () => {
    await ask("leave");
    load.kill();
    await server.stop();
    server.remove();
  };
  return { pid: server.pid, address, ask, close };
}

/** The rows of one pace. What is added is the median of the rounds' own differences. */
async function compare(schools, perSecond) {
  const turns = [];
  for (let round = 0; round < rounds; round++) {
    turns.push(
      await Promise.all(schools.map(({ ask }) => ask("chat", { senders, perSecond, seconds }))),
    );
  }
  return ["p50", "p95"].map((share) => {
    const of = (place) => median(turns.map((turn) => turn[place][share]));
    const added = median(turns.map(([off, on]) => on[share] - off[share]));
    return [`${perSecond} a second`, share, of(0).toFixed(2), of(1).toFixed(2), added.toFixed(2)];
  });
}

async function fullLoad({ ask, pid }) {
  const { delivered } = await ask("chat", { senders, window: 8, seconds });
  return { stored: delivered / people, memory: residentMegabytes(pid) };
}
