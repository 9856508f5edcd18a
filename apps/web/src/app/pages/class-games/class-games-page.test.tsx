// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { classGameWith, server, setUpHost, visit } from "../../../testing/class-game-host";
import { refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";

setUpHost();

const at = "2026-03-02T09:00:00.000Z";
const set = { id: "set-1", title: "Unit 4", questionCount: 3, updatedAt: at };
const makeGame = () => screen.findByRole("button", { name: "Create game" });

it("makes a game of the bank at once, as everything is chosen, and leads to its screen", async () => {
  server.on("POST /api/class-games", () => classGameWith());
  server.on("GET /api/class-games/{gameId}", () => classGameWith());
  visit("/class-games");
  fireEvent.click(await makeGame());
  expect(await screen.findByText("0 players")).toBeTruthy();
  expect(server.calls("POST /api/class-games")[0]?.body).toEqual({
    title: "General quiz, A2",
    from: { kind: "bank", category: "GENERAL", level: "A2", count: 10 },
    mode: "COMPETITIVE",
    seconds: 20,
    showsLeaderboard: true,
  });
});

it("makes a game as it was wished, of the teacher's own questions", async () => {
  server.on("GET /api/quiz-sets", () => ({
    sets: [set, { ...set, id: "set-2", title: "Unit 5" }],
  }));
  server.on("POST /api/class-games", () => refusal(409, "You have too many games.", "conflict"));
  visit("/class-games");
  fireEvent.click(await screen.findByRole("radio", { name: "My own questions" }));
  fireEvent.change(await screen.findByLabelText("Which questions"), { target: { value: "set-2" } });
  fireEvent.click(screen.getByRole("radio", { name: "Two teams" }));
  fireEvent.change(screen.getByLabelText("Seconds per question"), { target: { value: "45" } });
  fireEvent.click(screen.getByRole("switch", { name: "Show the leaderboard" }));
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Unit 5");
  fireEvent.change(screen.getByLabelText("Title"), { target: { value: "  Friday quiz " } });
  fireEvent.click(await makeGame());
  expect((await screen.findByText("You have too many games.")).getAttribute("role")).toBe("alert");
  expect(server.calls("POST /api/class-games")[0]?.body).toEqual({
    title: "Friday quiz",
    from: { kind: "set", setId: "set-2" },
    mode: "TEAM",
    seconds: 45,
    showsLeaderboard: false,
  });
});

it("makes no game without a title, and says so at its field", async () => {
  visit("/class-games");
  fireEvent.change(await screen.findByLabelText("Title"), { target: { value: " " } });
  fireEvent.click(await makeGame());
  expect(await screen.findByText("Write a title.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Title"));
  expect(server.calls("POST /api/class-games")).toEqual([]);
});

it("leads who has no questions of their own to where they are written", async () => {
  visit("/class-games");
  fireEvent.click(await screen.findByRole("radio", { name: "My own questions" }));
  const link = await screen.findByRole("link", { name: "Write some, or import them" });
  expect(link.getAttribute("href")).toBe("/quiz-sets/new");
  expect((await makeGame()).hasAttribute("disabled")).toBe(true);
});

it("shows the games that can be joined first, with their code, and the results of the others", async () => {
  const game = {
    title: "Old game",
    code: null,
    createdAt: at,
    closesAt: null,
    questionCount: 10,
    playerCount: 12,
    phase: "FINISHED" as const,
    matches: 1,
  };
  server.on("GET /api/class-games", () => ({
    games: [
      { ...game, id: "old" },
      {
        ...game,
        id: "new",
        title: "New game",
        code: "123456",
        closesAt: "2026-03-16T12:00:00.000Z",
        phase: "WAITING",
        matches: 0,
      },
    ],
  }));
  visit("/class-games");
  const rows = within(await screen.findByRole("list", { name: "My games" })).getAllByRole("link");
  expect(rows.map((row) => row.getAttribute("href"))).toEqual([
    "/class-games/new",
    "/class-games/old",
  ]);
  expect(rows[0]?.textContent).toContain("123 456");
  expect(rows[0]?.textContent).toContain("12 joined · 10 questions · not played yet · open until");
  expect(rows[1]?.textContent).toContain("See results");
});

it("asks before questions are thrown away", async () => {
  server.on("GET /api/quiz-sets", () => ({ sets: [set] }));
  server.on("DELETE /api/quiz-sets/{setId}", () => ({ ok: true }));
  visit("/class-games");
  fireEvent.click(await screen.findByRole("button", { name: "Delete Unit 4" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete “Unit 4”?" }));
  expect(server.calls("DELETE /api/quiz-sets/{setId}")).toEqual([]);
  server.on("GET /api/quiz-sets", () => ({ sets: [] }));
  fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("No questions of your own yet")).toBeTruthy();
  expect(server.calls("DELETE /api/quiz-sets/{setId}")[0]?.params).toEqual({ setId: "set-1" });
});

it.each([
  ["a learner", guest],
  ["nobody", null],
])("tells %s whom it is for, and reads nothing", async (_, user) => {
  visit("/class-games", user);
  expect(await screen.findByText("This page is for teachers")).toBeTruthy();
  await waitFor(() => expect(server.calls("GET /api/session")).not.toEqual([]));
  expect(server.calls("GET /api/class-games")).toEqual([]);
});
