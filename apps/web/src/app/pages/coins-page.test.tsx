// @vitest-environment jsdom
import type { CoinEntry } from "@saywell/contract";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freeSubscription } from "../../testing/billing";
import { createFakeServer, type FakeServer, refusal } from "../../testing/fake-server";
import { guest } from "../../testing/learning";
import { sayNext } from "../../lib/dates";
import { renderApp } from "../../testing/render-app";
import CoinsPage from "./coins-page";

let server: FakeServer;
const entry = (reason: string, coins: number, balance: number): CoinEntry => ({
  id: reason,
  createdAt: "2026-03-02T09:00:00Z",
  coins,
  reason,
  balance,
});

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: guest, demo: false }));
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const open = () => renderApp({ "/coins": <CoinsPage /> }, "/coins");

it("shows every entry with its reason, what it changed and what there was then, a page at a time", async () => {
  server.on("GET /api/gamification/coins/{userId}", ({ query }) =>
    query?.cursor === undefined
      ? {
          balance: 75,
          monthly: null,
          entries: [entry("A lesson with a teacher", -50, 75)],
          next: "more",
        }
      : { balance: 75, monthly: null, entries: [entry("Lesson: Hello", 25, 125)], next: null },
  );
  open();
  const spent = within((await screen.findByText("A lesson with a teacher")).closest("li")!);
  expect(spent.getByText("−50")).toBeTruthy();
  expect(spent.getByText("75 after it")).toBeTruthy();
  expect(screen.getByText(/^You have 75\./)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /more/i }));
  const earned = within((await screen.findByText("Lesson: Hello")).closest("li")!);
  expect(earned.getByText("+25")).toBeTruthy();
});

it("says what the plan gives each month, and when the next come", async () => {
  const nextAt = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString();
  server.on("GET /api/gamification/coins/{userId}", () => ({
    balance: 100,
    monthly: { coins: 100, nextAt },
    entries: [entry("Your plan’s coins for March 2026", 100, 100)],
    next: null,
  }));
  open();
  const line = await screen.findByText(/^Your plan gives 100 coins each month\./);
  expect(line.textContent).toContain(
    `The next come ${sayNext(new Date(nextAt), new Date(), guest.timeZone)}.`,
  );
});

it("names no plan where none gives coins", async () => {
  server.on("GET /api/gamification/coins/{userId}", () => ({
    balance: 25,
    monthly: null,
    entries: [entry("Lesson: Hello", 25, 25)],
    next: null,
  }));
  open();
  await screen.findByText("Lesson: Hello");
  expect(screen.queryByText(/plan/)).toBeNull();
});

it("says how coins are earned while there are none", async () => {
  server.on("GET /api/gamification/coins/{userId}", () => ({
    balance: 0,
    monthly: null,
    entries: [],
    next: null,
  }));
  open();
  expect(await screen.findByText("No coins yet")).toBeTruthy();
});

it("says that they could not be read, with a way to try again", async () => {
  server.on("GET /api/gamification/coins/{userId}", () => refusal(500, "Something went wrong."));
  open();
  expect(await screen.findByText("Failed to fetch coins")).toBeTruthy();
  expect(screen.getByRole("button", { name: /again/i })).toBeTruthy();
});
