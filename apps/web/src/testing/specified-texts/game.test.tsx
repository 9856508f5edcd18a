// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { boardMine } from "../board-states";
import { enterBoard, enterGame, visitGame } from "../game-screen";
import { asking, finished, gameId } from "../quiz-states";
import { live, server, setUpRoomScreen } from "../room-screen";
import { checkTexts } from "./check-texts";
import { specifiedTexts } from "./specified-texts";

setUpRoomScreen();

checkTexts(specifiedTexts.game, {
  "a game on its way": () => {
    visitGame();
    server.on("POST /api/games", () => new Promise<never>(() => {}));
  },
  "a room before its first game": () => enterGame(),
  "a question": () => enterGame(asking),
  "the end of a game": () => enterGame(finished()),
});

const place = async (letter: string, row: number, col: number) => {
  fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^${letter}, `) }));
  fireEvent.click(
    screen.getByRole("gridcell", { name: new RegExp(`^Row ${row}, column ${col},`) }),
  );
};
const submit = async () => fireEvent.click(await screen.findByText(/^Submit/));

checkTexts(specifiedTexts.wordBoard, {
  "one's own turn on the word board": () => enterBoard(boardMine),
  "no tiles on the word board": async () => {
    await enterBoard(boardMine);
    await submit();
  },
  "a gap on the word board": async () => {
    await enterBoard(boardMine);
    await place("Q", 2, 2);
    await place("U", 2, 4);
    await submit();
  },
  "no word on the word board": async () => {
    await enterBoard(boardMine);
    await place("Q", 2, 2);
    await place("U", 2, 3);
    await submit();
    live.say({ type: "ERROR", message: '"QU" is not a valid word. Try again!', gameId });
  },
});
