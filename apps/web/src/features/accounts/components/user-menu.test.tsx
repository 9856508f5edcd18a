// @vitest-environment jsdom
import type { PlanType, SessionUser } from "@saywell/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import { removeToast } from "../../../ui/use-toast";
import { logOut } from "../api/log-out";
import { UserMenu } from "./user-menu";

const anna = { ...guest, name: "Anna", email: "anna@example.com", isGuest: false };
let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
});
afterEach(() => {
  cleanup();
  removeToast();
  vi.unstubAllGlobals();
});

function openMenu(user: SessionUser, planType: PlanType | null = "FREEMIUM") {
  const onAuth = vi.fn();
  renderApp({ "/": <UserMenu user={user} planType={planType} onAuth={onAuth} /> }, "/");
  fireEvent.keyDown(screen.getByText("My Account"), { key: "Enter" });
  return onAuth;
}
const items = () => screen.getAllByRole("menuitem").map((item) => item.textContent?.trim());

it("tells who looks around in the demo school that they do", () => {
  openMenu({ ...guest, name: "Blue Kite", isGuest: false, isDemo: true });
  expect(screen.getByText("In the demo school")).toBeTruthy();
  expect(screen.queryByText("No email yet")).toBeNull();
});

it("offers a registered learner the plan, the settings and the way out", () => {
  openMenu(anna);
  expect(screen.getByText("My Account", { selector: "[role=menu] *" })).toBeTruthy();
  expect(items()).toEqual(["Upgrade Plan", "My words", "Settings", "Log out"]);
  expect(screen.getByText("Upgrade Plan").closest("a")?.getAttribute("href")).toBe("/pricing");
  expect(screen.getByText("My words").closest("a")?.getAttribute("href")).toBe("/review");
  expect(screen.getByText("Settings").closest("a")?.getAttribute("href")).toBe("/settings");
});

it.each(["CORE", "PREMIUM", "ENTERPRISE"] as const)(
  "leads who pays for %s to the plans as Manage Subscription",
  (planType) => {
    openMenu(anna, planType);
    expect(items()).toEqual(["Manage Subscription", "My words", "Settings", "Log out"]);
    const item = screen.getByText("Manage Subscription");
    expect(item.closest("a")?.getAttribute("href")).toBe("/pricing");
  },
);

it("offers no plan to whom nothing is sold", () => {
  openMenu({ ...anna, ageBand: "UNDER_13" }, null);
  expect(items()).toEqual(["My words", "Settings", "Log out"]);
});

it("says that a parent pays for the plan, and offers nothing to manage", () => {
  renderApp({ "/": <UserMenu user={anna} planType={null} parentPays onAuth={vi.fn()} /> }, "/");
  fireEvent.keyDown(screen.getByText("My Account"), { key: "Enter" });
  expect(screen.getByText("A parent pays for your plan.")).toBeTruthy();
  expect(items()).toEqual(["My words", "Settings", "Log out"]);
});

it("leads admins, and nobody else, to the administration", () => {
  openMenu({ ...anna, role: "ADMIN" });
  expect(screen.getByText("Administration").closest("a")?.getAttribute("href")).toBe("/admin");
  cleanup();
  openMenu({ ...anna, role: "TEACHER" });
  expect(items()).not.toContain("Administration");
});

it("offers a guest to sign up and to log in", async () => {
  const onAuth = openMenu(guest);
  expect(items()).toEqual(["Sign up", "Log in", "Upgrade Plan", "My words", "Settings", "Log out"]);
  fireEvent.click(screen.getByText("Log in"));
  await waitFor(() => expect(onAuth).toHaveBeenCalledWith("log-in"));
});

it("asks a guest before logging out, because there is no way back in", async () => {
  server.on("POST /api/session/log-out", () => ({ user: null }));
  openMenu(guest);
  fireEvent.click(screen.getByText("Log out"));
  expect(await screen.findByText("Log out as a guest?")).toBeTruthy();
  // Two presses of Enter must not throw away what a guest has earned.
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Sign up"));
  expect(server.calls("POST /api/session/log-out")).toEqual([]);
});

it("logging out ends the session, leaves nothing in the tab, keeps unsent answers, then leaves", async () => {
  server.on("POST /api/session/log-out", () => ({ user: null }));
  sessionStorage.setItem("saywell.outbox.u1", "[]");
  localStorage.setItem("saywell.answers.u1.l1", "[]");
  const leave = vi.fn();
  await logOut(leave);
  expect(server.calls("POST /api/session/log-out")).toHaveLength(1);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.length).toBe(1);
});

it("stays, and says so, when logging out fails", async () => {
  server.on("POST /api/session/log-out", () => refusal(503, "Saywell is busy.", "unavailable"));
  const leave = vi.fn();
  renderApp({ "/": <p>Here</p> }, "/");
  await logOut(leave);
  expect(leave).not.toHaveBeenCalled();
  expect(await screen.findByText("Saywell is busy.", { selector: "li *" })).toBeTruthy();
});
