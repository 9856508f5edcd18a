// @vitest-environment jsdom
import type { SessionUser } from "@saywell/contract";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freeSubscription, makeSubscription } from "../../testing/billing";
import { makeAccount } from "../../testing/account";
import { createFakeServer, type FakeServer, school } from "../../testing/fake-server";
import { guest } from "../../testing/learning";
import { renderApp } from "../../testing/render-app";
import MePage from "./me-page";

let server: FakeServer;
const mia: SessionUser = { ...guest, name: "Mia May", email: "mia@example.org", isGuest: false };

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/account/{userId}", () => makeAccount());
  server.on("GET /api/moderation/waiting", () => ({ safeguarding: 0, reports: 0 }));
  server.on("GET /api/moderation/friendships", () => []);
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(user: SessionUser) {
  server.on("GET /api/session", () => ({ user, demo: false }));
  renderApp({ "/me": <MePage /> }, "/me");
  return within(await screen.findByLabelText("My account"));
}
const ways = (rows: Awaited<ReturnType<typeof open>>) =>
  rows.getAllByRole("link").map((link) => link.getAttribute("href"));

it("names who is here, and has everything about the account in one place", async () => {
  const rows = await open(mia);
  expect(screen.getByRole("heading", { level: 1, name: "Mia May" })).toBeTruthy();
  expect(ways(rows)).toEqual([
    "/badges",
    "/coins",
    "/my-classes",
    "/level-test",
    "/settings",
    "/pricing",
  ]);
  expect(await rows.findByText("Your plan: Freemium")).toBeTruthy();
});

it("has no row about a plan where the school does not charge", async () => {
  server.on("GET /api/school", () => ({ ...school, charges: false }));
  const rows = await open(mia);
  await vi.waitFor(() =>
    expect(server.calls("GET /api/stripe/subscription/{userId}")).not.toEqual([]),
  );
  expect(ways(rows)).toEqual(["/badges", "/coins", "/my-classes", "/level-test", "/settings"]);
});

it("offers a guest an account, and asks before logging out for good", async () => {
  await open(guest);
  expect(screen.getByRole("heading", { level: 1, name: "You are a guest" })).toBeTruthy();
  expect(screen.getByText("Sign up")).toBeTruthy();
  fireEvent.click(screen.getByText("Log out"));
  expect(await screen.findByRole("dialog", { name: "Log out as a guest?" })).toBeTruthy();
  expect(server.calls("POST /api/session/log-out")).toHaveLength(0);
});

it("logs out who has an account", async () => {
  server.on("POST /api/session/log-out", () => new Promise(() => {}));
  await open(mia);
  fireEvent.click(screen.getByText("Log out"));
  await vi.waitFor(() => expect(server.calls("POST /api/session/log-out")).toHaveLength(1));
});

it("leads a teacher to their own side and to the learner's, and shows no learner's rows", async () => {
  const rows = await open({ ...mia, role: "TEACHER" });
  expect(ways(rows)).toEqual([
    "/teacher",
    "/moderation",
    "/student-dashboard?as=learner",
    "/settings",
  ]);
});

it.each(["UNDER_13", "AGE_13_TO_17"] as const)(
  "tells a child (%s) whose parent pays which plan it is and who pays, and offers nothing to manage",
  async (ageBand) => {
    server.on("GET /api/stripe/subscription/{userId}", () =>
      makeSubscription({ paidBy: "parent" }),
    );
    const rows = await open({ ...mia, ageBand });
    const row = (await rows.findByText("Core, which a parent pays for")).closest("a")!;
    expect([row.textContent, row.getAttribute("href")]).toEqual([
      "Your planCore, which a parent pays for",
      "/pricing",
    ]);
    expect(rows.queryByText(/Manage|Upgrade/)).toBeNull();
  },
);

it.each(["UNDER_13", "AGE_13_TO_17"] as const)("sells nothing to a child (%s)", async (ageBand) => {
  const rows = await open({ ...mia, ageBand });
  expect(ways(rows)).toEqual(["/badges", "/coins", "/my-classes", "/level-test", "/settings"]);
});
