import type { QuizGameState, Room, ServerMessage, WordBoardState } from "@saywell/contract";
import GamePage from "../app/pages/games/game-page";
import { boardGame, boardWaiting } from "./board-states";
import { makeRoom } from "./live";
import { gameId, gameWith, waiting } from "./quiz-states";
import { enter, live, member, roomId, server, visit } from "./room-screen";

type Update = Extract<ServerMessage, { type: "GAME_UPDATE" }>;

const world = {
  room: makeRoom({ ...member, type: "GAME", name: "Quiz corner" }),
  page: ["/game/:id", <GamePage key="game" />],
} satisfies Parameters<typeof visit>[0];

/** A game room on its way. */
export function visitGame(state: QuizGameState = waiting): void {
  server.on("POST /api/games", () => gameWith(state));
  visit(world);
}

/** A visitor who is in a game room, where a game stands so. */
export async function enterGame(state: QuizGameState = waiting): Promise<void> {
  server.on("POST /api/games", () => gameWith(state));
  await enter(world);
}

/** A visitor who is in a room with a word board, which stands so. */
export async function enterBoard(
  state: WordBoardState = boardWaiting,
  parts: Partial<Room> = {},
): Promise<void> {
  server.on("POST /api/games", () => boardGame(state));
  const room = { ...world.room, name: "Letters and tea", game: "WORD_BOARD" as const, ...parts };
  await enter({ ...world, room });
}

/** The server tells how a game stands. */
export const tell = (
  state: QuizGameState | WordBoardState,
  action: Update["action"] = "GAME_STATE",
): void => live.say({ type: "GAME_UPDATE", action, gameId, roomId, state });
