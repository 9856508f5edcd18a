// What a message to the AI teacher takes while twenty learners chat at once, beside reading one's own
// session in the same run; whether its mistakes come marked, from the first message on; what the server
// holds in memory and how long its event loop was ever kept; and how long after a language model's own
// first word a learner sees it. Minutes of talking: TUTOR_SECONDS (60).
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { residentMegabytes, startProduct } from "./product.mjs";
import { printTable, ratio } from "./table.mjs";

const seconds = Number(process.env.TUTOR_SECONDS ?? 60);
const learners = 20;

/** What learners write, and whether there is a mistake in it; # is one of the {@link things}. */
const messages = [
  ["Yesterday I go to the # with my sister.", true],
  ["I have a #.", false],
  ["My sister have a new # and she like it.", true],
  ["What is the difference between say and tell?", false],
  ["I can to paint a # very good.", true],
  ["Give me an exercise, please.", false],
  ["He don't know where is the #.", true],
  ["I think the # is cheap.", false],
  ["There is three # in my house.", true],
  ["Explain the present perfect.", false],
  ["Let's play: At the café", false],
  ["A tea, please.", false],
  ["I am here since 2020 and I work in a # like teacher.", true],
  ["We discussed about the # that he gave me.", true],
  ["My mother is ill, so I can't go to the # on Saturday.", false],
];
/** Each learner writes of another thing each time, for what was read once is not read again. */
const things =
  "market museum garden kitchen hospital library bridge station beach castle forest island river mountain harbour bakery factory theatre window table letter picture bottle basket mirror carpet blanket candle ladder hammer".split(
    " ",
  );
const filled = (text, seed) =>
  text.replace("#", `${adjectives[seed % adjectives.length]} ${things[seed % things.length]}`);
const adjectives = "old new small large green quiet famous modern wooden cheap narrow".split(" ");

export async function measure() {
  await talk();
  await streamed();
}

const startAs = async (url) => {
  const guest = await fetch(`${url}/api/session/guest`, { method: "POST" });
  return guest.headers.getSetCookie()[0].split(";")[0];
};

async function say(url, cookie, message, conversationHistory = [], headers = {}) {
  const answer = await fetch(`${url}/api/ai/chat`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", ...headers },
    body: JSON.stringify({ message, conversationHistory, lessonId: null }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer;
}

async function talk() {
  const product = await startProduct({ env: { PLANS: "off" } });
  const { url, pid } = product;
  try {
    const began = performance.now();
    const cookie = await startAs(url);
    const first = await (await say(url, cookie, filled(messages[0][0], 0))).json();
    const firstTime = performance.now() - began;
    const times = [];
    const session = [];
    let wrong = 0;
    let marked = 0;
    const end = performance.now() + seconds * 1000;
    await fetch(`${url}/metrics`);
    await Promise.all(
      Array.from({ length: learners }, async (_, number) => {
        const own = await startAs(url);
        let history = [];
        for (let turn = number; performance.now() < end; turn += 1) {
          await sleep(500 + ((number * 137 + turn * 71) % 2000));
          const [text, hasMistake] = messages[turn % messages.length];
          const message = filled(text, number * 37 + turn);
          const from = performance.now();
          const reply = await (await say(url, own, message, history)).json();
          times.push(performance.now() - from);
          if (hasMistake) wrong += 1;
          if (hasMistake && reply.corrections.length > 0) marked += 1;
          history = [
            ...history,
            { id: `${turn}u`, sender: "user", text: message },
            { id: `${turn}a`, sender: "avatar", text: reply.response },
          ].slice(-100);
          const asked = performance.now();
          await (await fetch(`${url}/api/session`, { headers: { cookie: own } })).json();
          session.push(performance.now() - asked);
        }
      }),
    );
    const at = (list, share) =>
      list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const lag =
      Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1] ?? NaN) * 1000;
    printTable(
      `${learners} learners who chat with the AI teacher on board for ${seconds} s (${times.length} messages)`,
      ["", "measured", "goal", "of reading the session"],
      [
        [
          "reply, median",
          `${at(times, 0.5).toFixed(0)} ms`,
          "",
          ratio(at(times, 0.5), at(session, 0.5)),
        ],
        [
          "reply, p95",
          `${at(times, 0.95).toFixed(0)} ms`,
          "150 ms",
          ratio(at(times, 0.95), at(session, 0.95)),
        ],
        ["first message after the start", `${firstTime.toFixed(0)} ms`, "", ""],
        ["its mistakes marked", first.corrections.length > 0 ? "yes" : "no", "yes", ""],
        ["messages with a mistake marked", `${marked} of ${wrong}`, "", ""],
        ["longest time the event loop was kept", `${lag.toFixed(0)} ms`, "50 ms", ""],
        ["memory of the server", `${residentMegabytes(pid).toFixed(0)} MB`, "700 MB", ""],
      ],
    );
  } finally {
    await product.stop();
    product.remove();
  }
}

/** A model that speaks a word each 20 ms, and when it spoke its first. */
async function startModel() {
  const spoke = [];
  const server = createServer((request, response) => {
    request.resume();
    void speak(response);
  });
  async function speak(response) {
    response.setHeader("content-type", "text/event-stream");
    spoke.push(performance.now());
    for (const word of ["Good ", "morning! ", "How ", "are ", "you?"]) {
      const choices = [{ index: 0, delta: { content: word }, finish_reason: null }];
      response.write(`data: ${JSON.stringify({ id: "1", choices })}\n\n`);
      await sleep(20);
    }
    const choices = [{ index: 0, delta: {}, finish_reason: "stop" }];
    response.end(`data: ${JSON.stringify({ id: "1", choices })}\n\ndata: [DONE]\n\n`);
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { baseUrl: `http://127.0.0.1:${server.address().port}/v1`, spoke, server };
}

async function streamed() {
  const { baseUrl, spoke, server } = await startModel();
  const product = await startProduct({
    env: { PLANS: "off", AI_BASE_URL: baseUrl, AI_MODEL: "fake" },
  });
  try {
    const cookie = await startAs(product.url);
    const late = [];
    for (let round = 0; round < 40; round += 1) {
      const answer = await say(product.url, cookie, "I like tea in the morning.", [], {
        accept: "text/event-stream",
      });
      const reader = answer.body.getReader();
      await reader.read();
      late.push(performance.now() - spoke.at(-1));
      await reader.cancel();
    }
    const sorted = late.slice(5).toSorted((a, b) => a - b);
    printTable(
      "A language model that streams: how long after its own first word the learner has it",
      ["", "measured", "goal"],
      [
        ["median", `${sorted[Math.floor(sorted.length / 2)].toFixed(1)} ms`, "20 ms"],
        ["longest", `${sorted.at(-1).toFixed(1)} ms`, ""],
      ],
    );
  } finally {
    await product.stop();
    product.remove();
    server.closeAllConnections();
    server.close();
  }
}
