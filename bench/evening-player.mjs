// One player of the simulated evening: plays quiz games as somebody with the web app does, comes back
// after a loss as the app does, and keeps what the server said to be compared with what it stored.
import { WebSocket } from "ws";

/** As the web app waits before it tries again. */
const backoff = { first: 1000, longest: 30_000 };
/** Milliseconds after which an answer on an open line should have been taken or refused. */
const answerTimeout = 5000;

export function openPlayer({ person, room, chance, choosePort, found }) {
  const { userId, roomId, cookie } = person;
  let socket;
  let latest;
  let failures = 0;
  let isOver = false;
  let from;
  let timer;
  /** The answer that is on its way over this line, and the question it is to. */
  let sending;
  let planned;
  /** When the line was cut, to be measured until the game is seen again. */
  let cutAt;

  function connect() {
    const port = choosePort(room, from);
    if (port === undefined) return comeBack();
    from = port;
    const mine = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie } });
    socket = mine;
    let openedAt;
    let isBack = false;
    mine.on("open", () => {
      openedAt = performance.now();
      send({ type: "CONNECT_USER", userId, userName: "Student" });
      send({ type: "JOIN_ROOM", roomId, userId, userName: "Student" });
    });
    mine.on("message", (data) => {
      if (socket !== mine) return;
      const message = JSON.parse(Buffer.from(data).toString());
      if (message.type === "CONNECTED") failures = 0;
      if (message.type === "ERROR") refused(message);
      if (message.type !== "GAME_UPDATE" || message.state === undefined) return;
      if (!isBack) {
        isBack = true;
        const now = performance.now();
        const isReturn = cutAt !== undefined;
        if (isReturn) found.back.push({ fromOpen: now - openedAt, fromCut: now - cutAt });
        cutAt = undefined;
        if (latest !== undefined && message.state.version < latest.version) {
          found.faults.push(`back in an older game: ${message.state.version} < ${latest.version}`);
        }
      }
      take(message);
    });
    mine.on("error", () => {});
    mine.on("close", () => {
      if (socket !== mine) return;
      socket = undefined;
      sending = undefined;
      clearTimeout(planned?.timer);
      planned = undefined;
      cutAt ??= performance.now();
      if (!isOver) comeBack();
    });
  }

  function comeBack() {
    const longest = Math.min(backoff.longest, backoff.first * 2 ** failures);
    failures += 1;
    timer = setTimeout(connect, longest * (0.5 + chance() / 2));
  }

  const isOpen = () => socket?.readyState === WebSocket.OPEN;
  function send(message) {
    if (isOpen()) socket.send(JSON.stringify(message));
  }
  const act = (action, data) =>
    send({ type: "GAME_ACTION", gameId: room.gameId, action, ...(data && { data }) });

  function refused({ message, gameId }) {
    found.refusals.set(message, (found.refusals.get(message) ?? 0) + 1);
    if (gameId === room.gameId) sending = undefined;
  }

  function take({ action, state }) {
    if (latest !== undefined && state.version < latest.version) {
      found.faults.push(`went back from version ${latest.version} to ${state.version}`);
      return;
    }
    latest = state;
    room.saw(state);
    const { phase, question, mine, match } = state;
    if (phase === "QUESTION" && mine.hasAnswered) acknowledged(match, question.id, mine.answer);
    if (action === "GAME_ENDED") {
      const scores = Object.fromEntries(state.seats.map(({ userId: id, score }) => [id, score]));
      found.ended.push({ gameId: room.gameId, match, scores });
    }
    plan();
  }

  function acknowledged(match, questionId, letter) {
    const key = `${room.gameId} ${match} ${questionId} ${userId}`;
    if (found.acknowledged.has(key)) return;
    found.acknowledged.set(key, letter);
    if (!(found.sent.get(key) ?? []).includes(letter)) {
      found.faults.push(`acknowledged ${letter}, which was never sent`);
    }
    sending = undefined;
  }

  /** What somebody would do next, after a while. */
  function plan() {
    const { phase, question, mine } = latest;
    const what = phase === "QUESTION" ? question.id : phase;
    if (planned?.what === what || isOver) return;
    clearTimeout(planned?.timer);
    planned = undefined;
    if (phase === "QUESTION" && mine.hasSeat && !mine.hasAnswered && sending === undefined) {
      planned = { what, timer: setTimeout(() => answer(what), 300 + chance() * 3500) };
    }
    // Whoever sits first begins the next game, and others where that came to nothing.
    if ((phase === "WAITING" || phase === "FINISHED") && room.playsOn()) {
      const wait = 1500 + 2500 * person.place + chance() * 500;
      planned = { what, timer: setTimeout(() => start(what), wait) };
    }
  }

  function start(phase) {
    planned = undefined;
    if (latest.phase === phase && room.playsOn()) act("START_GAME");
    plan();
  }

  function answer(questionId) {
    planned = undefined;
    const isStill = latest.phase === "QUESTION" && latest.question.id === questionId;
    if (!isStill || latest.mine.hasAnswered || !isOpen()) return;
    const letter = "ABCD"[Math.floor(chance() * 4)];
    const key = `${room.gameId} ${latest.match} ${questionId} ${userId}`;
    found.sent.set(key, [...(found.sent.get(key) ?? []), letter]);
    act("SUBMIT_ANSWER", { questionId, answer: letter });
    const mine = { questionId, socket };
    sending = mine;
    setTimeout(() => {
      if (sending !== mine || socket !== mine.socket || !isOpen()) return;
      found.faults.push(`an answer heard nothing for ${answerTimeout / 1000} s`);
    }, answerTimeout);
  }

  connect();
  return {
    userId,
    isOpen,
    port: () => from,
    state: () => latest,
    /** Cuts the line without a close frame. */
    cut() {
      cutAt = performance.now();
      socket.terminate();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(planned?.timer);
      socket?.terminate();
    },
  };
}
