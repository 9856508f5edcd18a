// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { enterGame, visitGame } from "../game-screen";
import { asking, finished, waiting } from "../quiz-states";
import { server, setUpRoomScreen } from "../room-screen";
import { checkTexts, missingFrom } from "./check-texts";
import { awaitedTexts, specifiedTexts } from "./specified-texts";

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

test("the word board, which is still to be built, shows none of its texts", async () => {
  visitGame(waiting, { name: "Scrabble night" });
  await screen.findByText("The word board is being built");
  const texts = awaitedTexts["the word board"];
  expect(missingFrom(document.body, texts)).toEqual(texts);
});
