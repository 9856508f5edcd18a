// @vitest-environment jsdom
import type { BadgeProgress } from "@saywell/contract";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freeSubscription } from "../../testing/billing";
import { createFakeServer, type FakeServer, refusal } from "../../testing/fake-server";
import { guest } from "../../testing/learning";
import { renderApp } from "../../testing/render-app";
import BadgesPage from "./badges-page";

let server: FakeServer;

const badge = (name: string, awardedAt: string | null, have: number): BadgeProgress => ({
  id: name,
  name,
  description: `About ${name}.`,
  howToEarn: `How to earn ${name}.`,
  awardedAt,
  have,
  need: 3,
});

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({
    user: { ...guest, timeZone: "Asia/Tokyo" },
    demo: false,
  }));
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(badges: BadgeProgress[]) {
  server.on("GET /api/gamification/badges/{userId}", () => badges);
  renderApp({ "/badges": <BadgesPage /> }, "/badges");
}

const card = (name: string) => within(screen.getByText(name).closest("li")!);

it("shows all badges: the nearest, the earned ones from the newest on, and the rest by how near they are", async () => {
  open([
    badge("Home Star", null, 0),
    badge("Game Champion", null, 1),
    badge("First Talk", "2026-01-02T12:00:00Z", 3),
    badge("Traveller", null, 2),
    badge("Hard Worker", "2026-02-03T12:00:00Z", 3),
  ]);
  await screen.findByText("Traveller");
  const names = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
  expect(names).toEqual([
    "Traveller (locked)",
    "Hard Worker",
    "First Talk",
    "Game Champion (locked)",
    "Home Star (locked)",
  ]);
  expect(card("Traveller").getByText("Nearest")).toBeTruthy();
  expect(screen.getByText("You have earned 2 of 5.")).toBeTruthy();
});

it("is no wall of zeros for who has just come: the badge that takes least comes first", async () => {
  open([badge("Home Star", null, 0), { ...badge("First Talk", null, 0), need: 1 }]);
  expect(await screen.findByText("Your first one is near.")).toBeTruthy();
  expect(card("First Talk").getByText("Nearest")).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.queryByText(/\b0\b/)).toBeNull();
});

it("shows for each what earns it and how far the learner is", async () => {
  open([badge("Traveller", null, 2)]);
  await screen.findByText("Traveller");
  expect(card("Traveller").getByText("How to earn Traveller.")).toBeTruthy();
  expect(card("Traveller").getByText("2 of 3")).toBeTruthy();
  expect(card("Traveller").getByRole("progressbar").getAttribute("aria-valuenow")).toBe("2");
});

it("says when a badge was earned, on the learner's calendar", async () => {
  open([badge("First Talk", "2026-01-02T20:00:00Z", 3)]);
  await screen.findByText("First Talk");
  expect(card("First Talk").getByText("Earned on 3 January 2026")).toBeTruthy();
  expect(card("First Talk").getByText("How to earn First Talk.")).toBeTruthy();
});

it("says Failed to fetch badges, and tries again", async () => {
  server.on("GET /api/gamification/badges/{userId}", () => refusal(500, "Broken."));
  renderApp({ "/badges": <BadgesPage /> }, "/badges");
  expect(await screen.findByText("Failed to fetch badges")).toBeTruthy();
  server.on("GET /api/gamification/badges/{userId}", () => [badge("Traveller", null, 1)]);
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("Traveller")).toBeTruthy();
});

it("leads back to the dashboard", async () => {
  open([]);
  const link = await screen.findByText("Dashboard");
  expect(link.getAttribute("href")).toBe("/student-dashboard");
});
