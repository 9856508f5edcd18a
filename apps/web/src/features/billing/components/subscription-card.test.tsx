// @vitest-environment jsdom
import type { PlanType } from "@saywell/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { removeToast } from "../../../ui/use-toast";
import { SubscriptionCard } from "./subscription-card";

let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
});
afterEach(() => {
  cleanup();
  removeToast();
  vi.unstubAllGlobals();
});

function show(planType: PlanType, status = "active") {
  const leaveFor = vi.fn();
  renderApp(
    { "/": <SubscriptionCard planType={planType} status={status} leaveFor={leaveFor} /> },
    "/",
  );
  return leaveFor;
}

it("offers the free plan to upgrade, at /pricing", () => {
  show("FREEMIUM");
  expect(screen.getByRole("heading", { name: "Your Subscription" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/pricing");
  expect(screen.queryByText("Manage")).toBeNull();
});

it.each([
  ["CORE", "Core"],
  ["PREMIUM", "Hybrid Premium"],
  ["ENTERPRISE", "Enterprise"],
] as const)("offers %s to manage, by the name %s", (planType, name) => {
  show(planType);
  expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Manage" })).toBeTruthy();
  expect(screen.queryByText("Upgrade")).toBeNull();
});

it("says a status other than active, and is silent about active", () => {
  show("CORE", "past_due");
  expect(screen.getByText("Status: past_due")).toBeTruthy();
  cleanup();
  show("CORE");
  expect(screen.queryByText(/^Status/)).toBeNull();
});

it("reads Loading... and cannot be pressed while the portal opens, then goes to its address", async () => {
  let answer: (reply: { url: string }) => void = () => {};
  server.on(
    "POST /api/stripe/create-portal-session",
    () => new Promise<{ url: string }>((resolve) => (answer = resolve)),
  );
  const leaveFor = show("CORE");
  fireEvent.click(screen.getByText("Manage"));
  const waiting = await screen.findByText<HTMLButtonElement>("Loading...");
  expect(waiting.disabled).toBe(true);
  expect(leaveFor).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(server.calls("POST /api/stripe/create-portal-session")).toHaveLength(1),
  );
  answer({ url: "https://billing.test/portal" });
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://billing.test/portal"));
  expect(server.calls("POST /api/stripe/create-portal-session")[0]?.body.returnUrl).toBe(
    `${window.location.origin}/student-dashboard`,
  );
});

it.each([
  [
    "what the server says",
    () => refusal(501, "Plans are not open yet."),
    "Plans are not open yet.",
  ],
  [
    "“Failed to open billing portal” when it says nothing",
    () => new Response("", { status: 500 }),
    "Failed to open billing portal",
  ],
])("a failure is a destructive toast titled Error with %s", async (_, reply, sentence) => {
  server.on("POST /api/stripe/create-portal-session", reply);
  const leaveFor = show("PREMIUM");
  fireEvent.click(screen.getByText("Manage"));
  const words = await screen.findByText(sentence, { selector: "li *" });
  const message = words.closest("li");
  expect(message?.dataset["variant"]).toBe("destructive");
  expect(message?.textContent).toContain("Error");
  expect(leaveFor).not.toHaveBeenCalled();
  expect(screen.getByText<HTMLButtonElement>("Manage").disabled).toBe(false);
});
