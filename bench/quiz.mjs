// How fast quiz games are with many at once: a hundred rooms of eight, and one class of five hundred.
// How long an answer waits until its player hears that it counts, how far apart players see the
// answer, and what a game takes of memory. Beside it `ws` alone, which counts answers and sends
// everybody the same bytes, loaded by the same players in the same run.
import { join } from "node:path";
import { connectionString, products, root, startProduct, startProgram } from "./product.mjs";
import { makeAccounts, makeClass } from "./live-accounts.mjs";
import { measureMemory } from "./quiz-memory.mjs";
import { processorSeconds } from "./processor-time.mjs";
import { openGames, startLoad } from "./quiz-players.mjs";
import { printTable, ratio } from "./table.mjs";

/** All of a room answer within so many milliseconds of the question. */
const within = Number(process.env.QUIZ_WITHIN ?? 1000);
const matches = Number(process.env.QUIZ_MATCHES ?? 2);
const layouts = [
  { name: "100 rooms of 8", count: 800, perRoom: 8 },
  { name: "a class of 500", count: 500 },
];
const accepted = '"hasAnswered":true,"answer":';

const servers = [
  { name: "ws", start: () => startProgram(join(root, "bench/servers/bare-quiz.mjs")) },
  ...products.map(({ name, root: checkout }) => ({
    name,
    accepted,
    start: () => startProduct({ root: checkout }),
  })),
];

export async function measure() {
  const asked = (process.env.QUIZ_PARTS ?? "rooms,class,memory").split(",");
  const [rooms, ofClass] = layouts;
  const rows = [];
  const costs = [];
  for (const layout of [
    ...(asked.includes("rooms") ? [rooms] : []),
    ...(asked.includes("class") ? [ofClass] : []),
  ]) {
    const results = new Map();
    for (const server of servers) results.set(server.name, await run(server, layout));
    const ws = results.get("ws");
    for (const [name, found] of results) {
      const { ack, reveal, late, question } = found;
      rows.push([
        layout.name,
        name,
        found.answers,
        ...[ack.p50, ack.p95, ack.worst].map(inMs),
        ratio(ack.p95, ws.ack.p95),
        ...[reveal.p95, reveal.worst].map(inMs),
        ratio(reveal.p95, ws.reveal.p95),
        ...[late.p95, late.worst].map(inMs),
        inMs(question.worst),
      ]);
      costs.push([
        layout.name,
        name,
        ((1000 * found.server) / found.answers).toFixed(2),
        ratio(found.server / found.answers, ws.server / ws.answers),
        percent(found.server / found.seconds),
        percent(found.cpu / found.seconds),
        inMs(found.delay),
      ]);
    }
  }
  printTable(
    `Quiz games at once, all answers within ${within / 1000} s of the question: milliseconds from an answer to its acknowledgement, between the first and the last player of a room who sees the reveal, from the last answer (or the teacher's word) to the last who sees it, between the first and the last who sees a question`,
    "where,server,answers,answer p50,p95,worst,ratio,apart p95,worst,ratio,reveal p95,worst,question".split(
      ",",
    ),
    rows,
  );
  printTable(
    "What it costs: processor time of the server with its database, and of the players beside it on this machine",
    ["where", "server", "ms per answer", "ratio", "server", "players", "players late ms (p99)"],
    costs,
  );
  if (asked.includes("memory")) await measureMemory({ accepted });
}

const inMs = (value) => value.toFixed(1);
const percent = (share) => `${Math.round(100 * share)} %`;

async function run({ start, accepted: ofServer }, layout) {
  const server = await start();
  const load = startLoad();
  try {
    const people = await peopleOf(server, layout);
    const port = Number(new URL(server.url).port);
    await load.ask("enter", { port, people, accepted: ofServer });
    await load.ask("see", { gameOf: await openGames(server, people) });
    await load.ask("play", { matches: 1, within });
    const before = processorSeconds(server.pid);
    const found = await load.ask("play", { matches, within });
    return { ...found, server: processorSeconds(server.pid) - before };
  } finally {
    load.end();
    await server.stop();
    server.remove?.();
  }
}

async function peopleOf({ dataDir }, { count, perRoom }) {
  const isClass = perRoom === undefined;
  if (dataDir !== undefined) {
    const database = connectionString(dataDir);
    return isClass
      ? await makeClass(database, { count })
      : await makeAccounts(database, { count, perRoom, type: "GAME" });
  }
  const place = (index) =>
    isClass
      ? { gameId: "class", isHost: index === 0 }
      : { roomId: `room-${Math.floor(index / perRoom)}` };
  return Array.from({ length: isClass ? count + 1 : count }, (_, index) => ({
    userId: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    ...place(index),
  }));
}
