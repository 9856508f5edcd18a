import type { RoomGame, RoomType } from "@saywell/contract";

/** Which game is played in a room. One whose name says so has the word board, whatever was chosen. */
export const gameIn = ({
  type,
  name,
  game,
}: {
  type: RoomType;
  name: string;
  game: RoomGame | null;
}): RoomGame =>
  type === "GAME" && (game === "WORD_BOARD" || /scrabble/i.test(name)) ? "WORD_BOARD" : "QUIZ";
