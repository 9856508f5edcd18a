// @vitest-environment jsdom
import type { Subscription } from "@saywell/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freeSubscription, makePlanUse, makeSubscription } from "../../../testing/billing";
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

function show(parts: Partial<Subscription> = {}) {
  const leaveFor = vi.fn();
  renderApp(
    {
      "/": (
        <SubscriptionCard
          userId="learner-1"
          timeZone="Europe/London"
          subscription={makeSubscription(parts)}
          leaveFor={leaveFor}
        />
      ),
    },
    "/",
  );
  return leaveFor;
}

it("offers the free plan to upgrade, at /pricing", () => {
  show(freeSubscription);
  expect(screen.getByRole("heading", { name: "Your Subscription" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/pricing");
  expect(screen.queryByText("Manage")).toBeNull();
});

it.each([
  ["CORE", "Core"],
  ["PREMIUM", "Hybrid Premium"],
  ["ENTERPRISE", "Enterprise"],
] as const)("offers %s that a card pays to manage, by the name %s", (planType, name) => {
  show({ planType });
  expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Manage" })).toBeTruthy();
  expect(screen.queryByText("Upgrade")).toBeNull();
});

it("has nothing to manage or to upgrade where the school pays", () => {
  show({ planType: "PREMIUM", paidBy: "school", renewsAt: null });
  expect(screen.getByText("Your school pays for your plan.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

it.each([
  ["that it renews", {}, "A parent pays for your plan. It renews on 3 December 2026."],
  [
    "that it ends",
    { endsAt: "2026-12-03T10:00:00Z", renewsAt: null },
    "A parent pays for your plan. It ends on 3 December 2026. After that you are on Freemium.",
  ],
  [
    "until when it is kept after a failed payment",
    { status: "past_due", graceUntil: "2026-12-05T10:00:00Z" },
    "A parent pays for your plan. The last payment failed. Your plan is kept until 5 December 2026. They have a mail about it.",
  ],
] as const)(
  "says that a parent pays and %s, with nothing to manage, to upgrade or to get back",
  (_, parts, said) => {
    show({ paidBy: "parent", ...parts });
    expect(screen.getByText("Core")).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  },
);

it.each([
  ["that it renews", {}, "It renews on 3 December 2026."],
  [
    "that it ends",
    { endsAt: "2026-12-03T10:00:00Z", renewsAt: null },
    "It ends on 3 December 2026. After that you are on Freemium.",
  ],
  [
    "what it becomes",
    { planType: "PREMIUM", nextPlan: "CORE" },
    "On 3 December 2026 it becomes Core.",
  ],
  [
    "until when it is kept after a failed payment",
    { status: "past_due", graceUntil: "2026-12-05T10:00:00Z" },
    "The last payment failed. Your plan is kept until 5 December 2026: until then, pay with another card under Manage.",
  ],
] as const)("says %s", (_, parts, sentence) => {
  show(parts);
  expect(screen.getByText(sentence)).toBeTruthy();
});

it.each([
  [
    "renews",
    {},
    "Your school pays for your plan. You pay for Core by card as well, which you can cancel under Manage. It renews on 3 December 2026.",
  ],
  [
    "ends",
    { endsAt: "2026-12-03T10:00:00Z", renewsAt: null },
    "Your school pays for your plan. Core, which you pay by card as well, ends on 3 December 2026.",
  ],
] as const)(
  "says beside a greater plan of the school what an own card pays, that it %s, and manages it",
  (_, parts, said) => {
    show({ planType: "PREMIUM", paidBy: "school", cardPlan: "CORE", ...parts });
    expect(screen.getByText("Hybrid Premium")).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Manage" })).toBeTruthy();
  },
);

it("says a status other than active, and is silent about active", () => {
  show({ status: "past_due" });
  expect(screen.getByText("Status: past_due")).toBeTruthy();
  cleanup();
  show();
  expect(screen.queryByText(/^Status/)).toBeNull();
});

it("says what was used of a plan with limits, and nothing of what has none", async () => {
  server.on("GET /api/plans/use/{userId}", () =>
    makePlanUse({
      lessons: { used: 3, limit: 5 },
      tutorMessages: { used: 7, limit: 30 },
    }),
  );
  show(freeSubscription);
  const lines = await screen.findByRole("list", { name: "What you have used of your plan" });
  expect(Array.from(lines.children, ({ textContent }) => textContent)).toEqual([
    "Lessons begun this month: 3 of 5. New ones on 1 December 2026.",
    "Messages to Iris today: 7 of 30",
  ]);
  cleanup();
  server.on("GET /api/plans/use/{userId}", () =>
    makePlanUse({
      lessons: { used: 3, limit: null },
      liveSessions: { used: 1, limit: 4 },
      tutorMessages: { used: 7, limit: null },
    }),
  );
  show();
  expect(
    await screen.findByText("Live sessions this month: 1 of 4. Booking them is coming."),
  ).toBeTruthy();
  expect(screen.queryByText(/Lessons begun|Messages to Iris/)).toBeNull();
});

describe("the money-back guarantee", () => {
  const moneyBack = "POST /api/stripe/money-back";
  const invoice = {
    id: "in_1",
    number: "SW-1",
    createdAt: "2026-11-28T10:00:00Z",
    amount: 1499,
    refunded: 0,
    currency: "gbp",
    status: "paid",
    url: null,
  };
  const until = { moneyBackUntil: "2026-12-05T10:00:00Z" };
  beforeEach(() => {
    server.on("GET /api/stripe/invoices/{userId}", () => [
      { ...invoice, id: "in_2", amount: 2500 },
      invoice,
    ]);
    server.on(moneyBack, () => ({ refunded: 3999, currency: "gbp" }));
    server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
  });

  it("is not offered where the server names no day", () => {
    show();
    expect(screen.queryByText("Get my money back")).toBeNull();
  });

  async function ask() {
    show(until);
    const button = await screen.findByText<HTMLButtonElement>("Get my money back");
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    return await screen.findByRole("dialog");
  }

  it("gives all that was paid back after it was asked for twice, an upgrade too, and says the sum", async () => {
    const dialog = await ask();
    expect(dialog.textContent).toContain("£39.99 goes back to your card");
    expect(dialog.textContent).toContain("your plan Core ends at once");
    expect(server.calls(moneyBack)).toHaveLength(0);
    fireEvent.click(screen.getByText("Give me £39.99 back"));
    expect(await screen.findByText("Your money is on its way")).toBeTruthy();
    expect(server.calls(moneyBack)).toHaveLength(1);
  });

  it("keeps the plan where one changes one's mind, and says why where it is refused", async () => {
    await ask();
    fireEvent.click(screen.getByText("Keep my plan"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.calls(moneyBack)).toHaveLength(0);
    server.on(moneyBack, () => refusal(409, "It was given back before.", "conflict"));
    fireEvent.click(screen.getByText("Get my money back"));
    fireEvent.click(await screen.findByText("Give me £39.99 back"));
    expect((await screen.findByRole("alert")).textContent).toBe("It was given back before.");
  });
});

it("reads Loading... and cannot be pressed while the portal opens, then goes to its address", async () => {
  let answer: (reply: { url: string }) => void = () => {};
  server.on(
    "POST /api/stripe/create-portal-session",
    () => new Promise<{ url: string }>((resolve) => (answer = resolve)),
  );
  const leaveFor = show();
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
  const leaveFor = show({ planType: "PREMIUM" });
  fireEvent.click(screen.getByText("Manage"));
  const words = await screen.findByText(sentence, { selector: "li *" });
  const message = words.closest("li");
  expect(message?.dataset["variant"]).toBe("destructive");
  expect(message?.textContent).toContain("Error");
  expect(leaveFor).not.toHaveBeenCalled();
  expect(screen.getByText<HTMLButtonElement>("Manage").disabled).toBe(false);
});
