// @vitest-environment jsdom
import type { GameReplay, QuizReplay } from "@saywell/contract";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardReplay } from "../../../testing/board-states";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import ReplayPage from "./replay-page";

const player = { isBot: false, team: null, isMe: false };
const round = (
  question: string,
  own: "A" | "B" | null,
  score: number,
): QuizReplay["rounds"][number] => ({
  question,
  options: ["A) drink", "B) drinks", "C) drinking", "D) drank"],
  correctAnswer: "A",
  explanation: `Why: ${question}`,
  answers: [
    {
      userId: guest.id,
      answer: own,
      isCorrect: own === "A",
      points: own === "A" ? 96 : 0,
      seconds: own === null ? null : 2.4,
    },
    { userId: "anna", answer: "C", isCorrect: false, points: 0, seconds: 9 },
  ],
  scores: [
    { userId: guest.id, score },
    { userId: "anna", score: 0 },
  ],
});
const replay: QuizReplay = {
  kind: "QUIZ",
  mode: "COMPETITIVE",
  endedAt: "2026-03-02T09:00:00.000Z",
  isShared: false,
  playerCount: 2,
  players: [
    { ...player, userId: guest.id, userName: guest.name, score: 96, rank: 1, isMe: true },
    { ...player, userId: "anna", userName: "Anna", score: 0, rank: 2 },
  ],
  teams: [],
  rounds: [
    round("We ___ tea.", "A", 96),
    round("He ___ tea.", "B", 96),
    round("I ___ tea.", null, 96),
  ],
};

let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: null, demo: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function visit(shown: GameReplay | null = replay): void {
  server.on("GET /api/replays/{replayId}", () =>
    shown === null ? refusal(404, "There is no such game to watch.", "not-found") : shown,
  );
  renderApp({ "/replay/:id": <ReplayPage /> }, "/replay/game-1");
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { name });

describe("a game that is over", () => {
  it("shows each question with who said what, and what one said oneself", async () => {
    visit();
    await heading("We ___ tea.");
    expect(screen.getByText("You were right. +96 points.")).toBeTruthy();
    expect(screen.getByText("Why: We ___ tea.")).toBeTruthy();
    expect(screen.getByText("2.4 s")).toBeTruthy();
    press("Next");
    await heading("He ___ tea.");
    expect(screen.getByText("You answered B.")).toBeTruthy();
    press("Next");
    expect(await screen.findByText("You gave no answer.")).toBeTruthy();
    expect(screen.getByText("Final Leaderboard")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next" }).disabled).toBe(true);
  });

  it("is walked with the arrow keys, and by its list of questions", async () => {
    visit();
    await heading("We ___ tea.");
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    await heading("He ___ tea.");
    fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    await heading("We ___ tea.");
    press("Question 3: I ___ tea.");
    await heading("I ___ tea.");
  });

  it("plays by itself, until somebody stops it or it is over", async () => {
    visit();
    await heading("We ___ tea.");
    vi.useFakeTimers();
    press("Play");
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.getByRole("heading", { name: "He ___ tea." })).toBeTruthy();
    press("Pause");
    act(() => void vi.advanceTimersByTime(20_000));
    expect(screen.getByRole("heading", { name: "He ___ tea." })).toBeTruthy();
    press("Play");
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.getByRole("heading", { name: "I ___ tea." })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  });

  it("is shown to others by a link, which can be taken back", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal(
      "navigator",
      Object.assign(Object.create(navigator), { clipboard: { writeText } }),
    );
    server.on("POST /api/games/matches/{matchId}/share", () => ({ path: "/replay/token" }));
    server.on("DELETE /api/games/matches/{matchId}/share", () => ({ ok: true }));
    visit();
    await heading("We ___ tea.");
    press("Copy link");
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/replay/token`),
    );
    press("Take the link back");
    await waitFor(() =>
      expect(server.calls("DELETE /api/games/matches/{matchId}/share")).toHaveLength(1),
    );
  });

  it("is shown by a link without anybody's own part", async () => {
    const players = replay.players.map((each, index) => ({
      ...each,
      userName: `Player ${index + 1}`,
      isMe: false,
    }));
    visit({ ...replay, isShared: true, players });
    await heading("We ___ tea.");
    expect(screen.getByText("The answer is A.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Take the link back" })).toBeNull();
    expect(screen.getByRole("link", { name: "Play a game yourself" })).toBeTruthy();
  });

  it("of a class shows a player their own answers, and no empty list of what others said", async () => {
    const rounds = replay.rounds.map((each) => ({ ...each, answers: each.answers.slice(0, 1) }));
    visit({ ...replay, rounds });
    await heading("We ___ tea.");
    expect(screen.getByText("You were right. +96 points.")).toBeTruthy();
    expect(screen.queryByText("Who said what")).toBeNull();
    expect(screen.getByText("Anna")).toBeTruthy();
  });

  it("of a class whose leaderboard is hidden is its questions alone", async () => {
    const rounds = replay.rounds.map((each) => ({ ...each, answers: [], scores: [] }));
    visit({ ...replay, isShared: true, playerCount: 20, players: [], rounds });
    await heading("We ___ tea.");
    expect(screen.getByText("The answer is A.")).toBeTruthy();
    expect(screen.queryByText("Who said what")).toBeNull();
    expect(screen.queryByText("Scores after this question")).toBeNull();
  });

  it("that is not there leads on", async () => {
    visit(null);
    await heading("There is no game here");
    expect(screen.getByRole("link", { name: "Play a game" })).toBeTruthy();
  });

  it("that ended before its first answer says so", async () => {
    visit({ ...replay, rounds: [] });
    expect(await screen.findByText("This game ended before its first answer.")).toBeTruthy();
  });
});

describe("a word board that is over", () => {
  const turn = (words: string) => screen.findByText(words, { selector: "p" });
  const cell = (row: number, col: number) =>
    screen.getByLabelText(new RegExp(`row ${row}, column ${col}(,|$)`, "i"));

  it("shows the board turn by turn, with what was played and how all stood", async () => {
    visit(boardReplay);
    await turn("Before the first turn");
    expect(cell(6, 4).getAttribute("aria-label")).toBe("Row 6, column 4, empty");
    press("Next");
    await turn("Turn 1 of 2");
    expect(cell(6, 4).getAttribute("aria-label")).toContain("Q, 10 points, last play");
    expect(screen.getByText("Anna Berg played QUIET for 42 points.")).toBeTruthy();
    expect(screen.getByText("Scores after this turn")).toBeTruthy();
    press("Next");
    await turn("Turn 2 of 2");
    expect(screen.getByText("Final Leaderboard")).toBeTruthy();
    expect(screen.getByText("−5 for tiles left")).toBeTruthy();
  });

  it("is walked with the arrow keys, and by a slider", async () => {
    visit(boardReplay);
    await turn("Before the first turn");
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    await turn("Turn 1 of 2");
    fireEvent.change(screen.getByLabelText("Turn"), { target: { value: "2" } });
    await turn("Turn 2 of 2");
  });

  it("keeps the arrow keys for the board while one is on it", async () => {
    visit(boardReplay);
    await turn("Before the first turn");
    act(() => cell(1, 1).focus());
    fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cell(1, 2));
    expect(await turn("Before the first turn")).toBeTruthy();
  });

  it("opens the meaning of a word for somebody who is known", async () => {
    server.on("GET /api/session", () => ({ user: guest, demo: false }));
    server.on("GET /api/words/{word}", () => ({ word: "quiet", meanings: [], level: null }));
    visit(boardReplay);
    await turn("Before the first turn");
    press("Next");
    fireEvent.click(await screen.findByLabelText("QUIET: what it means"));
    expect(await screen.findByRole("dialog", { name: "quiet" })).toBeTruthy();
  });

  it("is handed out as a file of its notation, where there is one", async () => {
    const handed: string[] = [];
    URL.createObjectURL = () => "blob:game";
    URL.revokeObjectURL = () => {};
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      handed.push(`${this.href} ${this.download}`);
    });
    visit(boardReplay);
    fireEvent.click(await screen.findByText("Download the game"));
    expect(handed).toEqual(["blob:game word-board.gcg"]);
    click.mockRestore();
    cleanup();
    visit({ ...boardReplay, gcg: null });
    await turn("Before the first turn");
    expect(screen.queryByText("Download the game")).toBeNull();
  });

  it("that ended before its first turn says so", async () => {
    visit({ ...boardReplay, turns: [] });
    expect(await screen.findByText("This game ended before its first turn.")).toBeTruthy();
  });
});
