import type { ServerMessage } from "@saywell/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { asking, answered, gameId } from "../../../testing/quiz-states";
import { createQuizTable } from "./quiz-table";

let isOpen: boolean;
let sent: unknown[];
let told: string[];
let tell: (message: ServerMessage) => void;
beforeEach(() => {
  isOpen = true;
  sent = [];
  told = [];
});

function seat() {
  const live = {
    listen(hear: typeof tell) {
      tell = hear;
      return () => {};
    },
    send(message: unknown) {
      if (isOpen) sent.push(message);
      return isOpen;
    },
  };
  const quiz = createQuizTable({
    live,
    gameId,
    first: asking,
    now: () => 0,
    onRefused: (sentence) => told.push(sentence),
  });
  quiz.listen();
  return quiz;
}
const state = (of = asking, version = asking.version + 1) =>
  tell({
    type: "GAME_UPDATE",
    action: "GAME_STATE",
    gameId,
    roomId: null,
    state: { ...of, version },
  });
const choice = { action: "SUBMIT_ANSWER", data: { questionId: "1-1", answer: "B" } };

describe("an answer", () => {
  it.each([
    ["of this game", { gameId }],
    ["that names nothing", {}],
  ])("can be given again after an error %s, which is told", (_, about) => {
    const quiz = seat();
    quiz.answer("B");
    tell({ type: "ERROR", message: "Not available right now.", ...about });
    expect(told).toEqual(["Not available right now."]);
    quiz.answer("B");
    expect(sent).toMatchObject([choice, choice]);
  });

  it.each([
    ["another game", { gameId: "other" }],
    ["a message in the chat", { clientId: "one" }],
  ])("stays on its way after an error of %s", (_, about) => {
    const quiz = seat();
    quiz.answer("B");
    tell({ type: "ERROR", message: "No.", ...about });
    expect(quiz.store.getState().sending).toBe("B");
    expect(told).toEqual([]);
  });

  it("that is chosen while the line is cut is marked, and sent once when it is back", () => {
    const quiz = seat();
    isOpen = false;
    quiz.cut();
    quiz.answer("B");
    quiz.answer("C");
    expect(quiz.store.getState()).toMatchObject({ sending: "B", isHeld: true });
    isOpen = true;
    state();
    state(asking, asking.version + 2);
    expect(sent).toMatchObject([choice]);
    expect(quiz.store.getState().isHeld).toBe(false);
  });

  it("whose way is unknown when the line is cut is sent again only where it was not heard", () => {
    const quiz = seat();
    quiz.answer("B");
    quiz.cut();
    state({ ...answered, version: asking.version + 1 });
    expect(sent).toMatchObject([choice]);
    expect(quiz.store.getState()).toMatchObject({ sending: null, isHeld: false });
  });

  it("is not sent for another question", () => {
    const quiz = seat();
    isOpen = false;
    quiz.answer("B");
    isOpen = true;
    state({ ...asking, round: 2, question: { ...asking.question!, id: "1-2" } });
    expect(sent).toEqual([]);
    expect(quiz.store.getState()).toMatchObject({ sending: null, isHeld: false });
  });

  it("waits for the line also where the game is read by a call", () => {
    const quiz = seat();
    quiz.answer("B");
    quiz.cut();
    quiz.take({ ...asking, version: asking.version + 1 });
    expect(sent).toMatchObject([choice]);
    expect(quiz.store.getState()).toMatchObject({ sending: "B", isHeld: true });
  });
});
