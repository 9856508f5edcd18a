// A simulated evening: rooms play quizzes and word boards again and again on several processes, while lines are
// cut and processes killed at random. At the end nothing that was told may be missing, and every
// game's log must lead to the state that is stored. Exits with 1 where something was lost.
import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { makeAccounts } from "./live-accounts.mjs";
import { checkGames } from "./evening/check.mjs";
import { openPlayer } from "./evening/player.mjs";
import { quiz } from "./evening/quiz.mjs";
import { startServers } from "./evening/servers.mjs";
import { wordBoard } from "./evening/word-board.mjs";
import { printTable } from "./table.mjs";

const require = createRequire(import.meta.url);
const pg = require("pg");
const { Redis } = require("ioredis");

const second = 1000;
const seconds = Number(process.env.EVENING_SECONDS ?? 480);
const cuts = Number(process.env.EVENING_CUTS ?? 1000);
const kills = Number(process.env.EVENING_KILLS ?? 20);
const seed = Number(process.env.EVENING_SEED ?? 1);
/** QUIZ or WORD_BOARD: one of them alone. Else each second room plays a word board. */
const only = process.env.EVENING_GAME;
const kinds = [quiz, wordBoard].filter(({ kind }) => only === undefined || kind === only);
const processes = 3;
const rooms = Array.from({ length: 12 }, (_, index) => {
  const game = kinds[index % kinds.length];
  return { index, game, size: game.sizes[index] };
});
/** In each third room all are on one process, and its death leaves the room to nobody. */
const together = 3;
/** Within these, in milliseconds, somebody is back in the game, and a dead process's room goes on. */
const limits = { back: 2000, goesOn: 5000 };

export async function measure() {
  const chance = chanceFrom(seed);
  const name = `saywell_evening_${randomBytes(4).toString("hex")}`;
  const postgres = process.env.TEST_POSTGRES_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
  const busUrl = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";
  const databaseUrl = Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
  const admin = new pg.Client({ connectionString: postgres });
  await admin.connect();
  await admin.query(`create database ${name}`);
  try {
    await run({ chance, databaseUrl, busUrl, busPrefix: name });
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await forgetKeys(busUrl, name);
  }
}

async function run({ chance, databaseUrl, busUrl, busPrefix }) {
  const servers = await startServers({ count: processes, databaseUrl, busUrl, busPrefix });
  const found = {
    back: [],
    faults: [],
    refusals: new Map(),
    acknowledged: new Map(),
    seen: new Map(),
    sent: new Map(),
    ended: [],
  };
  const evening = { isOver: false, killedAt: [], cut: 0, starts: [] };
  const open = [];
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    for (const { index, game, size } of rooms) {
      const people = await makeAccounts(databaseUrl, {
        count: size,
        perRoom: size,
        type: "GAME",
        game: game.kind,
      });
      open.push(await openRoom({ index, game, people, chance, servers, found, evening }));
    }
    await until(() => open.every(({ players }) => players.every((player) => player.state())));
    const watching = watch(open, found);
    await disturb({ rooms: open, servers, evening, chance });
    evening.isOver = true;
    await until(() => open.every(({ phase }) => phase() === "FINISHED"), 180 * second).catch(() => {
      for (const { index, phase } of open) {
        if (phase() !== "FINISHED") found.faults.push(`room ${index} never ended: ${phase()}`);
      }
    });
    clearInterval(watching);
    for (const { players } of open) for (const player of players) player.stop();
    await paid(client);
    // From here on nothing happens to a game any more, as somebody's leaving.
    await servers.stop();
    const checked = await checkGames(client, { kinds, found, kills: evening.killedAt });
    report({ checked, found, evening, servers });
  } finally {
    for (const { players } of open) for (const player of players) player.stop();
    await client.end();
    await servers.stop();
  }
}

async function openRoom({ index, game, people, chance, servers, found, evening }) {
  const [first] = people;
  const { port } = servers.all[index % processes];
  const answer = await fetch(`http://127.0.0.1:${port}/api/games`, {
    method: "POST",
    headers: { cookie: first.cookie, "content-type": "application/json" },
    body: JSON.stringify({
      roomId: first.roomId,
      gameType: game.gameType,
      mode: "COMPETITIVE",
    }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  let latest;
  let seenAt = 0;
  const room = {
    index,
    game,
    gameId: (await answer.json()).id,
    home: index % together === 0 ? index % processes : undefined,
    playsOn: () => !evening.isOver,
    saw(state) {
      if (latest !== undefined && state.version <= latest.version) return;
      latest = state;
      seenAt = performance.now();
    },
    phase: () => latest?.phase,
    /** Whether what runs should have gone on long ago. */
    isStuck() {
      if (latest === undefined || latest.endsInMs === null) return false;
      // A slow line's second, and five of a line that is cut.
      const allowed = latest.endsInMs + 6 * second + limits.goesOn;
      return performance.now() - seenAt > allowed;
    },
  };
  const choosePort = (of, before) => {
    const up = servers.up();
    if (up.length === 0) return undefined;
    if (of.home !== undefined) return (up.find(({ index: at }) => at === of.home) ?? up[0]).port;
    // Back by another process, as a proxy that has marked this one would send them.
    const others = up.filter((server) => server.port !== before);
    const choice = others.length > 0 ? others : up;
    return choice[Math.floor(chance() * choice.length)].port;
  };
  room.players = people.map((person, place) =>
    openPlayer({ person: { ...person, place }, room, chance, choosePort, found }),
  );
  return room;
}

/** Cuts lines and kills processes, spread at random over the evening. */
async function disturb({ rooms, servers, evening, chance }) {
  const began = performance.now();
  const moments = [
    ...Array.from({ length: cuts }, () => ({ at: chance() * seconds * second, kind: "cut" })),
    // One after another, so that one always lives; at any moment of its share of the evening.
    ...Array.from({ length: kills }, (_, index) => ({
      at: ((index + chance() * 0.6) / kills) * seconds * second,
      kind: "kill",
    })),
  ].toSorted((a, b) => a.at - b.at);
  let reviving = Promise.resolve();
  const players = rooms.flatMap((room) => room.players);
  for (const { at, kind } of moments) {
    await sleep(Math.max(0, at - (performance.now() - began)));
    if (kind === "kill") {
      await reviving;
      const up = servers.up();
      const server = up[Math.floor(chance() * up.length)];
      evening.killedAt.push(Date.now());
      const killed = performance.now();
      reviving = servers.kill(server).then(() => evening.starts.push(performance.now() - killed));
      continue;
    }
    let open = players.filter((player) => player.isOpen());
    while (open.length === 0) {
      await sleep(50);
      open = players.filter((player) => player.isOpen());
    }
    open[Math.floor(chance() * open.length)].cut();
    evening.cut += 1;
  }
  await reviving;
}

/** Looks whether a game stands still. */
function watch(rooms, found) {
  const stuck = new Set();
  return setInterval(() => {
    for (const room of rooms) {
      if (!room.isStuck()) stuck.delete(room);
      else if (!stuck.has(room)) {
        stuck.add(room);
        found.faults.push(`a game stood still in ${room.phase()}`);
      }
    }
  }, 250);
}

/** Pay is a job: waits a while for those that are under way. */
async function paid(client) {
  const began = performance.now();
  for (;;) {
    const { rows } = await client.query(
      "select count(*)::integer as open from game_match as match where not exists (select from game_result where match_id = match.id)",
    );
    if (rows[0].open === 0 || performance.now() - began > 30 * second) return;
    await sleep(second);
  }
}

function report({ checked, found, evening, servers }) {
  const at = (list, share) =>
    list.toSorted((a, b) => a - b)[Math.floor(share * (list.length - 1))] ?? 0;
  const times = (list) => [at(list, 0.5), at(list, 0.95), at(list, 1)].map(Math.round);
  const fromOpen = found.back.map((each) => each.fromOpen);
  const fromCut = found.back.map((each) => each.fromCut);
  const people = rooms.reduce((sum, { size }) => sum + size, 0);
  printTable(
    `A simulated evening (${kinds.map(({ kind }) => kind).join(", ")}; seed ${seed}): ${rooms.length} rooms, ${people} players, ${processes} processes, ${seconds} s`,
    ["what", "count"],
    [
      ["lines cut", evening.cut],
      ["processes killed", evening.killedAt.length],
      ["games played to their end", checked.matches],
      ["events in the logs", checked.events],
      ["answers and turns sent", [...found.sent.values()].flat().length],
      ["answers and turns acknowledged", found.acknowledged.size],
      ["boards and racks told", checked.seen],
      ["ends of games that were told", found.ended.length],
      ["ways back into a game", found.back.length],
      ["games whose pay still waits", checked.unpaid.waiting],
    ],
  );
  printTable(
    "Milliseconds",
    ["what", "p50", "p95", "worst"],
    [
      ["from the open line to the game", ...times(fromOpen)],
      ["from the loss to the game, with the wait before a new try", ...times(fromCut)],
      ["how late what follows by itself came", ...times(checked.lates)],
      ["the same within 10 s of a kill", ...times(checked.latesAfterKill)],
      ["from the kill to a new process that serves", ...times(evening.starts)],
    ],
  );
  const refusals = [...found.refusals];
  if (refusals.length > 0) printTable("Refusals", ["what", "count"], refusals);
  if (servers.complaints.size > 0) {
    printTable("Complaints of processes", ["what", "count"], [...servers.complaints]);
  }
  const faults = [
    ...checked.lost,
    ...found.faults,
    ...(checked.unpaid.lost > 0 ? [`${checked.unpaid.lost} games will never be paid`] : []),
    ...(at(fromOpen, 1) > limits.back ? ["somebody was back too late"] : []),
    ...(at(checked.lates, 1) > limits.goesOn ? ["a game went on too late"] : []),
  ];
  console.log(`\nLost or wrong: ${faults.length}`);
  for (const fault of faults.slice(0, 50)) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}

async function until(isSo, timeout = 60 * second) {
  const began = performance.now();
  while (!isSo()) {
    if (performance.now() - began > timeout) throw new Error(`Waited in vain for ${isSo}.`);
    await sleep(50);
  }
}

async function forgetKeys(url, prefix) {
  const redis = new Redis(url);
  for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 1000 })) {
    if (keys.length > 0) await redis.del(...keys);
  }
  await redis.quit();
}

/** Chance that repeats itself. */
function chanceFrom(from) {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
