// One player of the simulated evening: plays a game as somebody with the web app does, comes back
// after a loss as the app does, and keeps what the server said to be compared with what it stored.
import { WebSocket } from "ws";

/** As the web app waits before it tries again. */
const backoff = { first: 1000, longest: 30_000 };
/** Milliseconds after which an action on an open line should have been taken or refused. */
const actionTimeout = 5000;

export function openPlayer({ person, room, chance, choosePort, found }) {
  const { userId, roomId, cookie } = person;
  const { game } = room;
  let socket;
  let latest;
  let failures = 0;
  let isOver = false;
  let from;
  let timer;
  /** What is on its way over this line. */
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
    const what = message.replace(/^".*" is not/, '"…" is not');
    found.refusals.set(what, (found.refusals.get(what) ?? 0) + 1);
    if (gameId !== room.gameId) return;
    sending = undefined;
    // A word that is none: something else is tried.
    if (latest !== undefined) plan();
  }

  function take({ action, state }) {
    if (latest !== undefined && state.version < latest.version) {
      found.faults.push(`went back from version ${latest.version} to ${state.version}`);
      return;
    }
    latest = state;
    room.saw(state);
    const { match } = state;
    for (const [key, value] of game.doneIn(state, userId)) acknowledged(key, value);
    if (sending?.isSeenByVersion && state.version > sending.version) sending = undefined;
    const seen = game.seenIn?.(state);
    if (seen !== undefined) found.seen.set(`${room.gameId} ${state.version} ${userId}`, seen);
    if (action === "GAME_ENDED") {
      const scores = Object.fromEntries(state.seats.map(({ userId: id, score }) => [id, score]));
      found.ended.push({ gameId: room.gameId, match, scores });
    }
    plan();
  }

  function acknowledged(what, value) {
    const key = `${room.gameId} ${what} ${userId}`;
    if (found.acknowledged.has(key)) return;
    found.acknowledged.set(key, value);
    if (!(found.sent.get(key) ?? []).includes(value)) {
      found.faults.push(`acknowledged ${value}, which was never sent`);
    }
    sending = undefined;
  }

  /** What somebody would do next, after a while. */
  function plan() {
    const { phase } = latest;
    const next = game.next(latest, chance);
    const what = next?.what ?? phase;
    if (planned?.what === what || isOver) return;
    clearTimeout(planned?.timer);
    planned = undefined;
    if (next !== undefined && sending === undefined) {
      planned = { what, timer: setTimeout(() => go(next), next.wait) };
    }
    // Whoever sits first begins the next game, and others where that came to nothing.
    if ((phase === "WAITING" || phase === "FINISHED") && room.playsOn()) {
      const wait = 1500 + 2500 * person.place + chance() * 500;
      planned = { what, timer: setTimeout(() => start(what), wait) };
    }
  }

  function start(phase) {
    planned = undefined;
    if (latest.phase === phase && room.playsOn()) act("START_GAME", game.start(room.index));
    plan();
  }

  function go(next) {
    planned = undefined;
    if (!isOpen()) return;
    const doing = next.act(latest);
    if (doing === undefined) return;
    if (doing.key !== undefined) {
      const key = `${room.gameId} ${doing.key} ${userId}`;
      found.sent.set(key, [...(found.sent.get(key) ?? []), doing.value]);
    }
    act(doing.action, doing.data);
    const mine = {
      socket,
      version: latest.version,
      // What leaves no name of its own in the game.
      isSeenByVersion: doing.key === undefined,
    };
    sending = mine;
    setTimeout(() => {
      if (sending !== mine || socket !== mine.socket || !isOpen()) return;
      found.faults.push(`${doing.action} heard nothing for ${actionTimeout / 1000} s`);
    }, actionTimeout);
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
