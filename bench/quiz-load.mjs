// The players of the quiz measurement, in a process of their own. Told what to do over IPC. Frames
// are searched for what matters and not parsed, so that the server is measured and not the players.
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { openClient } from "./live-client.mjs";

const opening = '{"type":"GAME_UPDATE","action":"';
const letters = ["A", "B", "C", "D"];
let clients = [];
let rooms = [];
/** What is being measured; nothing before a game is played. */
let figures;
let spread = 1000;

const commands = {
  /** Connects everybody, and lets them into their rooms or their class game. */
  async enter({ port, people, accepted }) {
    clients = people.map((person) => {
      const client = openClient({ port, cookie: person.cookie, onFrame });
      return Object.assign(client, { person, accepted: accepted ?? `"userId":"${person.userId}"` });
    });
    await Promise.all(clients.map(({ ready }) => ready));
    const byPlace = groupBy(clients, placeOf);
    rooms = [...byPlace.values()].map((members) => {
      const players = members.filter(({ person }) => person.isHost !== true);
      return { host: members.find(({ person }) => person.isHost), members, players };
    });
    for (const room of rooms) for (const member of room.members) member.room = room;
    await Promise.all(clients.map((client) => comeIn(client)));
    return {};
  },

  /** Says which game is in each room, and waits until everybody has seen it. */
  async see({ gameOf }) {
    for (const client of clients) client.gameId = gameOf[placeOf(client)];
    await until(() => clients.every(({ hasSeen }) => hasSeen));
    return {};
  },

  /** Plays so many games to their end in all rooms at once; answers what they took. */
  async play({ matches, within }) {
    spread = within;
    figures = { acks: [], reveals: [], lates: [], questions: [], answers: 0 };
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const cpu = process.cpuUsage();
    const began = performance.now();
    await Promise.all(rooms.map((room) => playRoom(room, matches)));
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    delay.disable();
    return {
      seconds,
      answers: figures.answers,
      ack: quantiles(figures.acks),
      reveal: quantiles(figures.reveals),
      late: quantiles(figures.lates),
      question: quantiles(figures.questions),
      cpu: (user + system) / 1e6,
      delay: delay.percentile(99) / 1e6,
    };
  },

  /** Stops in the middle of a game: the question is asked, and half of each room has answered. */
  async halfway() {
    figures = { acks: [], reveals: [], lates: [], questions: [], answers: 0 };
    spread = 200;
    for (const room of rooms) {
      room.round = newRound();
      room.silent = new Set(room.players.filter((_, index) => index % 2 === 0));
      act(room.host ?? room.players[0], "START_GAME");
    }
    const awaited = rooms.reduce((sum, { players }) => sum + Math.floor(players.length / 2), 0);
    await until(() => figures.acks.length >= awaited);
    return {};
  },

  async leave() {
    for (const client of clients) client.close();
    await Promise.all(clients.map(({ closed }) => closed));
    clients = [];
    return {};
  },
};

const placeOf = ({ person }) => person.roomId ?? person.gameId;

async function comeIn(client) {
  const { userId, roomId, gameId, isHost } = client.person;
  if (roomId === undefined) {
    client.gameId = gameId;
    client.send("JOIN_GAME", { gameId, userId, isHost });
    await until(() => client.hasSeen);
  } else {
    client.send("JOIN_ROOM", { roomId, userId, userName: "Student" });
    await until(() => client.isInside);
  }
}

const newRound = () => ({ asked: [], revealed: [], sentLast: 0, acks: 0 });

async function playRoom(room, matches) {
  for (let match = 0; match < matches; match++) {
    const ended = new Promise((done) => {
      room.ended = done;
    });
    room.round = newRound();
    room.number = 0;
    room.silent = new Set();
    act(room.host ?? room.players[0], "START_GAME");
    await ended;
  }
}

function act({ send, gameId }, action, data) {
  send("GAME_ACTION", { gameId, action, ...(data && { data }) });
}

function onFrame(client, payload) {
  const head = payload.toString("latin1", 0, 64);
  if (!head.startsWith(opening)) {
    if (head.startsWith('{"type":"ROOM_JOINED"')) client.isInside = true;
    if (head.startsWith('{"type":"ERROR"')) throw new Error(payload.toString());
    return;
  }
  const action = head.slice(opening.length, head.indexOf('"', opening.length));
  if (action === "GAME_STATE") client.hasSeen = true;
  if (figures === undefined) return;
  if (action === "ANSWER_TAKEN") heardOfAnswer(client, payload);
  else if (action === "GAME_STARTED") heardQuestion(client, payload);
  else if (action === "ANSWER_REVEALED") heardReveal(client);
  else if (action === "GAME_ENDED" && client === client.room.members.at(-1)) client.room.ended?.();
}

function heardOfAnswer(client, payload) {
  if (client.sentAt === undefined || !payload.includes(client.accepted)) return;
  figures.acks.push(performance.now() - client.sentAt);
  client.sentAt = undefined;
  const { room } = client;
  room.round.acks += 1;
  // Somebody says nothing, and the host goes on without them.
  const isWaiting = room.silent.size > 0 && room.host !== undefined;
  if (isWaiting && room.round.acks === room.players.length - room.silent.size) {
    setTimeout(() => {
      room.round.sentLast = performance.now();
      act(room.host, "GO_ON");
    }, 300);
  }
}

function heardQuestion(client, payload) {
  const { room } = client;
  if (room.round.revealed.length > 0) room.round = newRound();
  const { asked } = room.round;
  asked.push(performance.now());
  if (asked.length === 1) {
    room.number += 1;
    // In each second round of a class the last one says nothing.
    if (room.host !== undefined)
      room.silent = new Set(room.number % 2 ? [] : room.players.slice(-1));
  }
  if (asked.length === room.members.length) figures.questions.push(asked.at(-1) - asked[0]);
  if (client === room.host || room.silent.has(client)) return;
  const [, questionId] = /"question":\{"id":"([^"]+)"/.exec(payload.toString("latin1", 0, 1000));
  setTimeout(() => {
    figures.answers += 1;
    client.sentAt = performance.now();
    room.round.sentLast = client.sentAt;
    const answer = letters[Math.floor(Math.random() * letters.length)];
    act(client, "SUBMIT_ANSWER", { questionId, answer });
  }, Math.random() * spread);
}

function heardReveal({ room }) {
  const { revealed, sentLast } = room.round;
  revealed.push(performance.now());
  if (revealed.length < room.members.length) return;
  figures.reveals.push(revealed.at(-1) - revealed[0]);
  figures.lates.push(revealed.at(-1) - sentLast);
  if (room.host !== undefined) setTimeout(() => act(room.host, "GO_ON"), 500);
}

function quantiles(found) {
  const sorted = found.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), worst: at(1), count: sorted.length };
}

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const each of list) {
    const key = keyOf(each);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}

async function until(isSo) {
  const began = performance.now();
  while (!isSo()) {
    if (performance.now() - began > 60_000) throw new Error(`Waited in vain for ${isSo}.`);
    await new Promise((done) => setTimeout(done, 10));
  }
}

process.on("message", ({ command, options }) => {
  commands[command](options ?? {}).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: String(error?.stack ?? error) }),
  );
});
