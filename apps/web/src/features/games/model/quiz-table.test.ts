import type { ServerMessage } from "@saywell/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { asking, answered, gameId } from "../../../testing/quiz-states";
import { createQuizTable } from "./quiz-table";

let isOpen: boolean;
let sent: unknown[];
let tell: (message: ServerMessage) => void;
beforeEach(() => {
  isOpen = true;
  sent = [];
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
  const quiz = createQuizTable({ live, gameId, first: asking, now: () => 0 });
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
