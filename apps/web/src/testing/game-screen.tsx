import type { QuizGameState, ServerMessage } from "@saywell/contract";
import GamePage from "../app/pages/games/game-page";
import { makeRoom } from "./live";
import { gameId, gameWith, waiting } from "./quiz-states";
import { enter, live, member, roomId, server, visit } from "./room-screen";

type Update = Extract<ServerMessage, { type: "GAME_UPDATE" }>;

const world = {
  room: makeRoom({ ...member, type: "GAME", name: "Quiz corner" }),
  page: ["/game/:id", <GamePage key="game" />],
} satisfies Parameters<typeof visit>[0];

/** A game room on its way. */
export function visitGame(state: QuizGameState = waiting, { name = world.room.name } = {}): void {
  server.on("POST /api/games", () => gameWith(state));
  const game = /scrabble/i.test(name) ? "WORD_BOARD" : "QUIZ";
  visit({ ...world, room: { ...world.room, name, game } });
}

/** A visitor who is in a game room, where a game stands so. */
export async function enterGame(state: QuizGameState = waiting): Promise<void> {
  server.on("POST /api/games", () => gameWith(state));
  await enter(world);
}

/** The server tells how a game stands. */
export const tell = (state: QuizGameState, action: Update["action"] = "GAME_STATE"): void =>
  live.say({ type: "GAME_UPDATE", action, gameId, roomId, state });
