// @vitest-environment jsdom
import type { LeaderboardRow } from "@saywell/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { Leaderboard } from "./leaderboard";

const board = "GET /api/gamification/leaderboard/{userId}";
let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (rank: number, name: string, xp: number, isYou = false): LeaderboardRow => ({
  rank,
  name,
  avatar: null,
  level: 2,
  xp,
  isYou,
});
const four = [
  row(1, "Maya", 1240),
  row(2, "Omar", 980),
  row(3, "Student", 300, true),
  row(4, "Li", 120),
];

function open() {
  const onRetry = vi.fn(async (read: { refetch: () => Promise<unknown> }) => {
    await read.refetch();
  });
  renderApp({ "/": <Leaderboard userId="learner-1" onRetry={onRetry} /> }, "/");
}
const rows = () => screen.getAllByRole("listitem").map((item) => item.textContent);

it("shows ranks, levels and XP in order, with the learner as You, marked", async () => {
  server.on(board, () => four);
  open();
  await screen.findByText("Maya");
  expect(rows()).toEqual([
    "1.MMayaLevel 21,240 XP",
    "2.OOmarLevel 2980 XP",
    "3.SYouLevel 2300 XP",
    "4.LLiLevel 2120 XP",
  ]);
  expect(screen.getByText("You").closest("li")?.getAttribute("aria-current")).toBe("true");
  expect(screen.getByText("Maya").closest("li")?.hasAttribute("aria-current")).toBe(false);
});

it("begins with this week and everyone, and asks for what is chosen", async () => {
  server.on(board, () => four);
  open();
  await screen.findByText("Maya");
  fireEvent.click(screen.getByLabelText("All time"));
  fireEvent.change(screen.getByLabelText("Compare with"), { target: { value: "class" } });
  await waitFor(() => expect(server.calls(board)).toHaveLength(3));
  expect(server.calls(board).map(({ query }) => query)).toEqual([
    { period: "week", scope: "everyone" },
    { period: "all", scope: "everyone" },
    { period: "all", scope: "class" },
  ]);
});

it("keeps the board in sight until another arrives", async () => {
  server.on(board, () => four);
  open();
  await screen.findByText("Maya");
  server.on(board, () => new Promise<never>(() => {}));
  fireEvent.click(screen.getByLabelText("All time"));
  expect(screen.getByLabelText<HTMLInputElement>("All time").checked).toBe(true);
  expect(screen.getByText("Maya")).toBeTruthy();
});

it.each([
  ["friends", /When you have friends on Saywell, you see them here/],
  ["class", /When a teacher adds you to a class, you see your class here/],
])("%s explains itself while only You is in it", async (scope, explanation) => {
  server.on(board, ({ query }) =>
    query["scope"] === "everyone" ? four : [row(1, "Student", 300, true)],
  );
  open();
  await screen.findByText("Maya");
  expect(screen.queryByText(explanation)).toBeNull();
  fireEvent.change(screen.getByLabelText("Compare with"), { target: { value: scope } });
  expect(await screen.findByText(explanation)).toBeTruthy();
  expect(rows()).toHaveLength(1);
});

it("has a message of its own when it cannot be read, and tries again", async () => {
  server.on(board, () => refusal(500, "Broken."));
  open();
  expect(await screen.findByText("Failed to fetch leaderboard")).toBeTruthy();
  server.on(board, () => four);
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("Maya")).toBeTruthy();
});
