// Reference: the quiz as `ws` alone would play it. It counts answers, keeps no rules, knows no
// accounts, stores nothing, and sends everybody the same bytes, about as many as the product does.
import { createServer } from "node:http";
import { randomUUID } from "node:crypto";
import { WebSocketServer } from "ws";

const rounds = 5;
const pause = 3000;
const question = {
  question: "Which of these words is a place where people play football together at the weekend?",
  options: ["A) stadium", "B) kitchen", "C) library", "D) bathroom"],
};
const seatsShown = 8;
const games = new Map();

const server = createServer((_request, response) => response.end());
new WebSocketServer({ server, perMessageDeflate: false }).on("connection", (socket) => {
  let game;
  let userId;
  socket.on("message", (data) => {
    const message = JSON.parse(Buffer.from(data).toString());
    if (message.type === "JOIN_ROOM" || message.type === "JOIN_GAME") {
      const id = message.roomId ?? message.gameId;
      userId = message.userId;
      game = games.get(id) ?? openGame(id, message.type === "JOIN_GAME");
      game.sockets.add(socket);
      if (message.isHost !== true) game.seats.push(userId);
      socket.send(JSON.stringify({ type: "ROOM_JOINED", roomId: id }));
      socket.send(update(game, "GAME_STATE", {}));
    } else if (message.action === "START_GAME") ask(game, 1);
    else if (message.action === "GO_ON") goOn(game);
    else if (message.action === "SUBMIT_ANSWER") take(game, userId, socket);
  });
  socket.on("close", () => game?.sockets.delete(socket));
});

function openGame(id, isClass) {
  const game = { id, isClass, sockets: new Set(), seats: [], given: new Set(), version: 0 };
  games.set(id, game);
  return game;
}

function take(game, userId, socket) {
  game.given.add(userId);
  const frame = update(game, "ANSWER_TAKEN", { userId });
  // Of a class only those who have answered hear of it.
  for (const each of game.isClass ? [socket] : game.sockets) each.send(frame);
  if (game.given.size === game.seats.length) reveal(game);
}

function goOn(game) {
  if (!game.isRevealed) reveal(game);
  else if (game.round < rounds) ask(game, game.round + 1);
  else end(game);
}

function ask(game, round) {
  Object.assign(game, { round, isRevealed: false, given: new Set(), questionId: randomUUID() });
  broadcast(game, update(game, "GAME_STARTED", { round }));
}

function reveal(game) {
  game.isRevealed = true;
  broadcast(game, update(game, "ANSWER_REVEALED", {}));
  if (!game.isClass) setTimeout(() => goOn(game), pause);
}

const end = (game) => broadcast(game, update(game, "GAME_ENDED", {}));

function broadcast({ sockets }, frame) {
  for (const socket of sockets) socket.send(frame);
}

function update(game, action, more) {
  game.version += 1;
  const { id: gameId, round = 0, isRevealed = false, version, given } = game;
  const seats = game.seats.slice(0, seatsShown);
  const state = {
    version,
    phase: isRevealed ? "REVEAL" : "QUESTION",
    round,
    rounds,
    question: { id: game.questionId ?? "", ...question },
    endsInMs: 30_000,
    seats: seats.map((userId) => ({
      userId,
      userName: "Student",
      isBot: false,
      team: null,
      score: 100,
      rank: 1,
      presence: "HERE",
      hasAnswered: given.has(userId),
    })),
    playerCount: game.seats.length,
    answeredCount: given.size,
    reveal: isRevealed
      ? {
          correctAnswer: "A",
          explanation: "A stadium is a large place with seats where people watch and play sports.",
          answers: seats.map((userId) => ({ userId, answer: "A", isCorrect: true, points: 100 })),
          counts: { A: given.size, B: 0, C: 0, D: 0 },
        }
      : null,
  };
  const shown = action === "GAME_STARTED" ? { question: state.question } : {};
  return JSON.stringify({ type: "GAME_UPDATE", action, gameId, ...more, ...shown, state });
}

server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once("SIGTERM", () => process.exit(0));
