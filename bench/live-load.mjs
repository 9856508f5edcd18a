// The people of the live measurement, in a process of their own. Told what to do over IPC.
import { performance } from "node:perf_hooks";
import { openClient } from "./live-client.mjs";

const words = "we went to the market and bought bread cheese apples tea for a long walk".split(" ");
const counter = { messages: 0, frames: 0 };
let clients = [];
let latencies = [];
let measuring = false;

/**
 * Unlike any other: a repeated sentence would count as spam. Who sends it and when stand apart from
 * the letters: "s3 t95" would be read as words in disguise, which people seldom write.
 */
let said = 0;
const sentence = (sender) => {
  said += 1;
  const pick = (step) => words[(said * step) % words.length];
  return `(${sender}, ${performance.now().toFixed(2)}) Today ${pick(1)} ${pick(3)} ${pick(5)} number ${said} ${pick(7)} again.`;
};

const commands = {
  /** Connects everybody and lets them into their rooms. Answers the seconds it took. */
  async enter({ port, dialect, people }) {
    const began = performance.now();
    clients = people.map((person) => {
      const client = openClient({ port, dialect, cookie: person.cookie, counter, onMessage });
      return Object.assign(client, { person });
    });
    await Promise.all(
      clients.map(async (client) => {
        if (dialect === "socket.io") await client.hear("0{");
        else await client.ready;
        if (dialect === "socket.io") await client.hear("40");
      }),
    );
    const connected = (performance.now() - began) / 1000;
    for (const client of clients) {
      const { roomId, userId } = client.person;
      const joined = client.hear("ROOM_JOINED");
      client.send("JOIN_ROOM", { roomId, userId, userName: "Student" });
      client.joined = joined;
    }
    await Promise.all(clients.map(({ joined }) => joined));
    const seconds = (performance.now() - began) / 1000;
    await quiet();
    return { connected, seconds };
  },

  /**
   * Senders chat for some seconds. With `window` each keeps so many messages under way; with
   * `perSecond` all together say so many. Answers deliveries per second, latencies, and how many
   * deliveries there were in all.
   */
  async chat({ senders, window, perSecond, seconds }) {
    const speakers = clients.filter(({ person }) => person.speaks).slice(0, senders);
    for (const client of clients) client.reads = false;
    for (const [index, client] of clients.entries()) client.reads = index % 25 === 0;
    latencies = [];
    for (const [index, speaker] of speakers.entries()) {
      speaker.reads = true;
      speaker.number = index;
      speaker.windowed = window !== undefined;
    }
    current = speakers;
    const first = counter.messages;
    const say = (speaker) => speaker.send("SEND_MESSAGE", { content: sentence(speaker.number) });
    let timer;
    if (window !== undefined) {
      for (const speaker of speakers) for (let n = 0; n < window; n++) say(speaker);
    } else {
      let due = performance.now();
      let turn = 0;
      timer = setInterval(() => {
        while (due < performance.now()) {
          say(speakers[turn++ % speakers.length]);
          due += 1000 / perSecond;
        }
      }, 5);
    }
    again = window === undefined ? () => {} : say;
    await sleep(1000);
    measuring = true;
    const before = counter.messages;
    const began = performance.now();
    await sleep(seconds * 1000);
    const took = (performance.now() - began) / 1000;
    measuring = false;
    clearInterval(timer);
    again = () => {};
    const delivered = (counter.messages - before) / took;
    latencies.sort((a, b) => a - b);
    const at = (share) => latencies[Math.floor(share * (latencies.length - 1))] ?? NaN;
    await quiet();
    const all = counter.messages - first;
    return {
      delivered,
      all,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      samples: latencies.length,
    };
  },

  /** Everybody leaves and comes back, again and again. Answers joins per second. */
  async churn({ seconds, parallel }) {
    const began = performance.now();
    let joins = 0;
    await Promise.all(
      clients.slice(0, parallel).map(async (client) => {
        const { roomId, userId } = client.person;
        while (performance.now() - began < seconds * 1000) {
          client.send("LEAVE_ROOM", {});
          const joined = client.hear("ROOM_JOINED");
          client.send("JOIN_ROOM", { roomId, userId, userName: "Student" });
          await joined;
          joins += 1;
        }
      }),
    );
    return { joins: joins / ((performance.now() - began) / 1000) };
  },

  async leave() {
    for (const client of clients) client.close();
    await Promise.all(clients.map(({ closed }) => closed));
    clients = [];
    return {};
  },
};

let current = [];
let again = () => {};

function onMessage(client, text) {
  const found = /\((\d+), ([\d.]+)\) Today/.exec(text);
  if (found === null) return;
  if (measuring) latencies.push(performance.now() - Number(found[2]));
  const speaker = current[Number(found[1])];
  // Only the speaker's own copy lets it speak again.
  if (speaker?.windowed && speaker === client) again(speaker);
}

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Waits until nothing has come for a while. */
async function quiet() {
  for (let last = -1; last !== counter.frames + counter.messages;) {
    last = counter.frames + counter.messages;
    await sleep(300);
  }
}

process.on("message", ({ command, options }) => {
  commands[command](options).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: String(error?.stack ?? error) }),
  );
});
