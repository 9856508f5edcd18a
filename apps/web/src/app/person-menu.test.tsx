// @vitest-environment jsdom
import type { Subscription } from "@saywell/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeAccount } from "../testing/account";
import { freeSubscription, makeSubscription } from "../testing/billing";
import { createFakeServer, type FakeServer, school } from "../testing/fake-server";
import { guest } from "../testing/learning";
import { renderApp } from "../testing/render-app";
import { PersonMenu } from "./person-menu";

let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/account/{userId}", () => makeAccount());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mia = { ...guest, name: "Mia May", email: "mia@example.org", isGuest: false };

async function open(subscription: Subscription) {
  server.on("GET /api/stripe/subscription/{userId}", () => subscription);
  renderApp({ "/": <PersonMenu person={mia} onAuth={vi.fn()} /> }, "/");
  fireEvent.click(screen.getByRole("button", { name: /My Account/ }));
  await screen.findByText("My words");
}

it("says that a parent pays, and offers no plan to manage or to upgrade", async () => {
  await open(makeSubscription({ paidBy: "parent" }));
  expect(await screen.findByText("A parent pays for your plan.")).toBeTruthy();
  expect(screen.queryByText(/Manage Subscription|Upgrade Plan/)).toBeNull();
});

it("says of no plan that a parent pays for it where none does, or where the school charges nothing", async () => {
  await open(freeSubscription);
  expect(await screen.findByText("Upgrade Plan")).toBeTruthy();
  expect(screen.queryByText("A parent pays for your plan.")).toBeNull();
  cleanup();
  server.on("GET /api/school", () => ({ ...school, charges: false }));
  await open(makeSubscription({ paidBy: "parent" }));
  await vi.waitFor(() => expect(server.calls("GET /api/school").length).toBeGreaterThan(0));
  expect(screen.queryByText("A parent pays for your plan.")).toBeNull();
});

it("offers a plan to manage that an own card pays beside the school's", async () => {
  await open(makeSubscription({ planType: "PREMIUM", paidBy: "school" }));
  await vi.waitFor(() => expect(screen.queryByText(/Manage Subscription|Upgrade Plan/)).toBeNull());
  cleanup();
  await open(makeSubscription({ planType: "PREMIUM", paidBy: "school", cardPlan: "CORE" }));
  expect(await screen.findByText("Manage Subscription")).toBeTruthy();
});
