// @vitest-environment jsdom
import type { QuizGameState } from "@saywell/contract";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import {
  ana,
  ben,
  classGameWith,
  host,
  hosting,
  live,
  results,
  server,
  setUpHost,
  tell,
  visit,
} from "../../../testing/class-game-host";
import { refusal } from "../../../testing/fake-server";
import { asking, finished, gameId, revealed, seat } from "../../../testing/quiz-states";

setUpHost();

const seats = [seat({ ...ana, score: 96 }), seat({ ...ben, rank: 2 })];
const lobby: QuizGameState = { ...hosting, version: 2, people: [ana, ben] };
const asked: QuizGameState = {
  ...asking,
  seats: seats.map((each) => ({ ...each, score: 0 })),
  mine: hosting.mine,
  answersSoFar: [{ userId: "ana", answer: "A" }],
  answeredCount: 1,
  awaitedCount: 1,
};
const shown: QuizGameState = {
  ...revealed(),
  seats,
  mine: hosting.mine,
  endsInMs: null,
  rounds: 2,
};
const over: QuizGameState = { ...finished(), seats, playerCount: 2, mine: hosting.mine };

const actions = () => live.socket().sentOf("GAME_ACTION");
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const button = (name: string) => screen.findByRole("button", { name });

it("shows how to join, and cannot be started until somebody has", async () => {
  await host();
  expect(await screen.findByText("123 456")).toBeTruthy();
  expect(screen.getByText(`${window.location.host}/join`)).toBeTruthy();
  expect(screen.getByRole("img").getAttribute("src")).toMatch(/^data:image\/svg/);
  const start = await button("Start game");
  expect(start.hasAttribute("disabled")).toBe(true);
  expect(start.getAttribute("aria-describedby")).toBe(
    screen.getByText("Wait until somebody has joined.").id,
  );
  press("ArrowRight");
  expect(actions()).toEqual([]);
  tell(lobby);
  expect(await screen.findByText("2 players")).toBeTruthy();
  fireEvent.click(await button("Start game"));
  expect(actions()).toEqual([
    { type: "GAME_ACTION", gameId, action: "START_GAME", data: { match: 0 } },
  ]);
});

it("takes a player out once it was asked", async () => {
  await host(lobby);
  fireEvent.click(await button("Remove Ben"));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove Ben?" }));
  expect(actions()).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Remove" }));
  expect(actions()).toMatchObject([{ action: "REMOVE_PLAYER", data: { playerId: "ben" } }]);
});

/** What is on the screen has been there for a while. */
const settle = (): void => act(() => void vi.advanceTimersByTime(1000));

it("is led from the lobby to the end by the keyboard", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await host(lobby);
  await screen.findByText("2 players");
  press("ArrowRight");
  expect(actions()).toMatchObject([{ action: "START_GAME" }]);
  tell(asked);
  expect(await screen.findByText("1 of 2 answered")).toBeTruthy();
  settle();
  press(" ");
  press(" ");
  const data = { match: 1, round: 1, phase: "QUESTION" };
  expect(actions()).toMatchObject([{}, { action: "GO_ON", data }]);
  tell(shown);
  const right = await screen.findByText("drink");
  expect(right.closest("li")?.textContent).toContain("Right");
  expect(right.closest("li")?.textContent).toContain("1 chose this");
  expect(screen.getByText("With we the verb has no s.")).toBeTruthy();
  expect(screen.getByText("1 did not answer.")).toBeTruthy();
  const said = screen.getByText(/^The answer is [A-D]\) drink\.$/);
  expect(said.closest("[aria-live]")).not.toBeNull();
  settle();
  press("Enter");
  expect(await screen.findByRole("heading", { name: "Leaderboard" })).toBeTruthy();
  expect(
    within(screen.getByRole("list", { name: "Players" })).getAllByRole("listitem")[0]?.textContent,
  ).toContain("Ana96");
  expect(actions()).toHaveLength(2);
  settle();
  press("ArrowRight");
  expect(actions()).toHaveLength(3);
  tell({ ...shown, version: 12, round: 2, question: { ...asked.question!, id: "1-2" } });
  await button("Finish");
  settle();
  fireEvent.click(await button("Finish"));
  expect(actions().map(({ action }) => action)).toEqual(["START_GAME", "GO_ON", "GO_ON", "GO_ON"]);
  tell(over);
  expect(await screen.findByText("Game Complete!")).toBeTruthy();
  settle();
  press("ArrowRight");
  expect(actions()).toHaveLength(4);
  fireEvent.click(await button("Play again"));
  expect(actions()[4]).toMatchObject({ action: "START_GAME" });
});

it("takes no second press for the step that stands under it now", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await host(lobby);
  fireEvent.click(await button("Start game"));
  tell(asked);
  fireEvent.click(await button("Show answer"));
  expect(actions().map(({ action }) => action)).toEqual(["START_GAME"]);
  tell(shown);
  await button("Show leaderboard");
  settle();
  fireEvent.click(await button("Show leaderboard"));
  fireEvent.click(await button("Next question"));
  expect(actions()).toHaveLength(1);
  settle();
  fireEvent.click(await button("Next question"));
  expect(actions().map(({ action }) => action)).toEqual(["START_GAME", "GO_ON"]);
});

it("does not pass an answer that showed itself just as a key was pressed", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await host(asked);
  await screen.findByText("1 of 2 answered");
  tell(shown);
  await screen.findByText("1 did not answer.");
  fireEvent.click(screen.getByRole("switch", { name: "Leaderboard" }));
  tell({ ...shown, version: 9, showsLeaderboard: false });
  await button("Next question");
  press("ArrowRight");
  expect(actions().map(({ action }) => action)).toEqual(["SHOW_LEADERBOARD"]);
  settle();
  press("ArrowRight");
  expect(actions().map(({ action }) => action)).toEqual(["SHOW_LEADERBOARD", "GO_ON"]);
});

it("leaves the keys to who types or presses a button", async () => {
  await host(asked);
  (await screen.findByRole("switch", { name: "Leaderboard" })).focus();
  press(" ");
  screen.getByRole("button", { name: "Close game" }).focus();
  press("Enter");
  expect(actions()).toEqual([]);
});

it("shows what each has answered only to who wants to see it", async () => {
  await host(asked);
  await screen.findByText("1 of 2 answered");
  expect(screen.queryByRole("region", { name: "Answers so far" })).toBeNull();
  fireEvent.click(screen.getByRole("switch", { name: "See answers" }));
  const rows = within(screen.getByRole("region", { name: "Answers so far" })).getAllByRole(
    "listitem",
  );
  expect(rows.map((row) => row.textContent)).toEqual(["AnaA", "Ben…no answer yet"]);
});

it("shows no leaderboard where it is switched off, at the end neither", async () => {
  await host({ ...shown, showsLeaderboard: false });
  expect(await button("Next question")).toBeTruthy();
  press("l");
  expect(actions()).toMatchObject([{ action: "SHOW_LEADERBOARD", data: { isShown: true } }]);
  tell({ ...over, showsLeaderboard: false });
  expect(await screen.findByText("2 players · 5 questions")).toBeTruthy();
  expect(screen.queryByText("Ana")).toBeNull();
});

it("comes back after a loss, asks to be let in again, and shows the game as it is", async () => {
  await host(asked);
  await screen.findByText("1 of 2 answered");
  const before = live.socket();
  act(() => before.hangUp());
  expect(await screen.findByText("Connecting. Everything stays as it is.")).toBeTruthy();
  expect((await button("Show answer")).hasAttribute("disabled")).toBe(true);
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(live.socket()).not.toBe(before));
  live.open();
  expect(live.socket().sentOf("JOIN_GAME")).toEqual([{ type: "JOIN_GAME", gameId }]);
  tell(shown);
  expect(await screen.findByText("1 did not answer.")).toBeTruthy();
});

it("says in the server's words what it refused, and lets it be tried again", async () => {
  await host(asked);
  fireEvent.click(await button("Show answer"));
  live.say({ type: "ERROR", message: "Please try again.", gameId });
  expect((await screen.findAllByText("Please try again.")).length).toBeGreaterThan(0);
  fireEvent.click(await button("Show answer"));
  expect(actions()).toHaveLength(2);
});

it("shows the results with what everybody said, what was right and why", async () => {
  server.on("GET /api/class-games/{gameId}/results", () => results);
  await host(over);
  fireEvent.click(await button("See results"));
  const table = within(await screen.findByRole("table"));
  const rows = table.getAllByRole("row").map((row) => row.textContent);
  expect(rows[1]).toContain("Ana961 of 1Right: drink");
  expect(rows[2]).toContain("Ben00 of 1No answer");
  expect(screen.getByText("With we the verb has no s.")).toBeTruthy();
  expect(screen.getByText("1 did not answer.")).toBeTruthy();
  fireEvent.click(await button("Back to the game"));
  expect(await screen.findByText("Game Complete!")).toBeTruthy();
});

it("is closed once it was asked, and leaves its results", async () => {
  await host(over);
  server.on("POST /api/class-games/{gameId}/close", () => classGameWith({ code: null }));
  server.on("GET /api/class-games/{gameId}/results", () => results);
  fireEvent.click(await button("Close game"));
  const dialog = within(await screen.findByRole("dialog", { name: "Close this game?" }));
  expect(server.calls("POST /api/class-games/{gameId}/close")).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Close game" }));
  expect(await screen.findByRole("heading", { name: "Results: Food and drink" })).toBeTruthy();
});

it("that was closed elsewhere shows its results too", async () => {
  await host(over);
  await screen.findByText("Game Complete!");
  server.on("GET /api/class-games/{gameId}", () => classGameWith({ code: null }));
  server.on("GET /api/class-games/{gameId}/results", () => ({
    ...results,
    match: 0,
    matches: 0,
    endedAt: null,
    questions: [],
    players: [],
  }));
  live.say({ type: "GAME_CLOSED", gameId, message: "This game is over." });
  expect(await screen.findByText("Nothing was played to its end")).toBeTruthy();
});

it("says that a game could not be opened, with a way back", async () => {
  server.on("GET /api/class-games/{gameId}", () =>
    refusal(404, "There is no such game.", "not-found"),
  );
  visit("/class-games/other");
  expect(await screen.findByText("There is no such game.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Class games" }).getAttribute("href")).toBe(
    "/class-games",
  );
});
