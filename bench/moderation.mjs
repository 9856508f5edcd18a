// What the classifier on board costs a room message on its way. Two servers run side by side, one
// without it, and the same chat goes through both at the same time, so that both meet the same
// noise of the machine. Then each alone at full load, in turns, where it has little time to read.
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { makeAccounts } from "./live-accounts.mjs";
import { connectionString, residentMegabytes, root, startProduct } from "./product.mjs";
import { median, printTable } from "./table.mjs";

const rounds = Number(process.env.MODERATION_ROUNDS ?? 7);
const people = 20;
const senders = 10;
const seconds = 4;
/** Messages per second: a lively room's, and a busy school's. */
const paces = [5, 50];
const kinds = ["off", "on"];

export async function measure() {
  const others = loadavg()[0].toFixed(1);
  const schools = await Promise.all(kinds.map(open));
  try {
    const calm = [];
    for (const perSecond of paces) calm.push(await compare(schools, perSecond));
    printTable(
      `A room message from its sender and back to it, milliseconds (medians of ${rounds} rounds side by side; load of the machine before: ${others})`,
      ["pace", "", "rules alone", "with the classifier", "added"],
      calm.flat(),
    );
    const calmly = await schools[1].classified();
    const turns = [];
    for (let round = 0; round < rounds; round++) {
      const turn = [];
      // Each as often first as last: what else the machine does changes meanwhile.
      for (const place of round % 2 === 0 ? [0, 1] : [1, 0]) {
        turn[place] = await fullLoad(schools[place]);
      }
      turns.push(turn);
    }
    const busily = await schools[1].classified();
    for (const [outcome, count] of Object.entries(calmly)) busily[outcome] -= count;
    const of = (place, figure) => median(turns.map((turn) => turn[place][figure]));
    const row = (name, figure) => [name, ...[0, 1].map((place) => Math.round(of(place, figure)))];
    printTable(
      `Each alone at full load for ${seconds} seconds, in turns (medians of ${rounds})`,
      ["", "rules alone", "with the classifier", "ratio"],
      [
        [
          ...row("messages stored per second", "stored"),
          median(turns.map(([off, on]) => on.stored / off.stored)).toFixed(2),
        ],
        [...row("processor time a message, µs: the thread that serves", "serving"), ""],
        [...row("… all threads of the process", "working"), ""],
        [...row("memory of the process then, MB", "memory"), ""],
      ],
    );
    printTable(
      "Messages that the classifier read, and those it left out",
      ["", "read", "left out", "without a score"],
      [
        ["at those paces", calmly.read, calmly.unread, calmly.failed],
        ["at full load", busily.read, busily.unread, busily.failed],
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
  const classified = () => readClassified(server.url);
  return { pid: server.pid, ask, classified, close };
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

async function fullLoad({ ask, classified, pid }) {
  const before = processorTime(pid);
  const { delivered, all } = await ask("chat", { senders, window: 8, seconds });
  const after = processorTime(pid);
  const memory = residentMegabytes(pid);
  // Until it has read what waits, so that the next one is alone.
  for (let last = -1; last !== (await classified()).read;) {
    last = (await classified()).read;
    await sleep(1000);
  }
  const [serving, working] = after.map((time, i) => (1e6 * (time - before[i])) / (all / people));
  return { stored: delivered / people, serving, working, memory };
}

/** Seconds that the main thread of a process has had of the processors, and all its threads. */
function processorTime(pid) {
  return [`/proc/${pid}/task/${pid}/stat`, `/proc/${pid}/stat`].map((file) => {
    const fields = readFileSync(file, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  });
}
const ticksPerSecond = 100;

/** What became of the messages that the classifier may read; nothing where there is none. */
async function readClassified(url) {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const line = /^saywell_messages_classified_total\{outcome="(\w+)"\} (\d+)/gm;
  return Object.fromEntries([...metrics.matchAll(line)].map(([, key, n]) => [key, Number(n)]));
}

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
