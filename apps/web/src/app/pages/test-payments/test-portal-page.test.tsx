// @vitest-environment jsdom
import type { TestPortal, TestPortalAct } from "@saywell/contract";
import { testCards } from "@saywell/contract/constants";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import TestPortalPage from "./test-portal-page";

const actCall = "POST /api/test-payments/portal/{sessionId}/act";
const core = { priceId: "core", name: "Core", amount: 1499, currency: "gbp" };
const premium = { priceId: "premium", name: "Hybrid Premium", amount: 4999, currency: "gbp" };
const subscription = {
  id: "sub-1",
  ...core,
  status: "active",
  currentPeriodEnd: "2026-12-20T12:00:00Z",
  isCancelled: false,
  next: null,
};
const paidInvoice = {
  id: "in-1",
  number: "SW-1",
  createdAt: "2026-11-20T12:00:00Z",
  amount: 1499,
  refunded: 0,
  currency: "gbp",
  status: "paid",
  isDisputed: false,
};
let server: FakeServer;
let portal: TestPortal;

beforeEach(() => {
  portal = {
    email: "ada@example.org",
    card: { last4: "4242" },
    now: "2026-11-20T12:00:00Z",
    subscription,
    prices: [core, premium],
    proposed: null,
    invoices: [paidInvoice],
    returnUrl: "https://school.test/student-dashboard",
  };
  server = createFakeServer();
  server.on("GET /api/test-payments/portal/{sessionId}", () => portal);
  server.on(actCall, () => portal);
});
const open = async () => {
  renderApp({ "/test-portal/:sessionId": <TestPortalPage /> }, "/test-portal/session-1");
  await screen.findByText("ada@example.org");
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const acts = (): TestPortalAct[] => server.calls(actCall).map(({ body }) => body);

it("shows plan, price, state and renewal under the label of test payments, and the way back", async () => {
  await open();
  screen.getByText("Test payments: no money moves");
  screen.getByText("Active");
  screen.getByText("£14.99 a month");
  screen.getByText("It renews on 20 December 2026.");
  expect(screen.getByText("Return").getAttribute("href")).toBe(portal.returnUrl);
  expect(server.calls("GET /api/session")).toEqual([]);
});

it("has the way back above its heading", async () => {
  await open();
  const heading = screen.getByRole("heading", { name: "Billing" });
  expect(screen.getByText("Return").compareDocumentPosition(heading)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it("cancels at one press, once, and resumes as easily", async () => {
  server.on(actCall, ({ body }) => {
    portal = { ...portal, subscription: { ...subscription, isCancelled: body.act === "cancel" } };
    return portal;
  });
  await open();
  press("Cancel the plan");
  press("Cancel the plan");
  const said = await screen.findByText("Your plan ends on 20 December 2026.");
  await expect.poll(() => document.activeElement).toBe(said);
  screen.getByText("It ends on 20 December 2026.");
  press("Keep Core");
  await screen.findByText("It renews on 20 December 2026.");
  expect(acts()).toEqual([{ act: "cancel" }, { act: "resume" }]);
});

it("says what more costs before the plan is changed, and nothing changes until that is agreed", async () => {
  await open();
  press("Change to Hybrid Premium");
  screen.getByText(/The difference for the time until 20 December 2026 is due now/);
  expect(acts()).toEqual([]);
  press("Agree and change to Hybrid Premium");
  await screen.findByText("You have Hybrid Premium now.");
  expect(acts()).toEqual([{ act: "change-plan", priceId: "premium" }]);
});

it("says that less begins when the paid time is over", async () => {
  portal = { ...portal, subscription: { ...subscription, ...premium } };
  await open();
  press("Change to Core");
  screen.getByText(/You keep Hybrid Premium until 20 December 2026\. Nothing is due now/);
});

it("asks whoever came to change the plan to agree with what is due now", async () => {
  portal = { ...portal, proposed: { ...premium, dueNow: 3500 } };
  server.on(actCall, () => {
    portal = { ...portal, proposed: null, subscription: { ...subscription, ...premium } };
    return portal;
  });
  await open();
  expect(screen.getByText("Due now").nextSibling?.textContent).toBe("£35.00");
  screen.getByText("Return without a change");
  press("Agree and change to Hybrid Premium");
  await screen.findByText("Your plan is changed to Hybrid Premium.");
  expect(acts()).toEqual([{ act: "change-plan", priceId: "premium" }]);
});

it("says from when less holds to whoever came to change to it, and takes nothing now", async () => {
  portal = {
    ...portal,
    subscription: { ...subscription, ...premium },
    proposed: { ...core, dueNow: 0 },
  };
  server.on(actCall, () => (portal = { ...portal, proposed: null }));
  await open();
  screen.getByText(/It begins on 20 December 2026; until then nothing changes\./);
  expect(screen.queryByText(/It is paid with/)).toBeNull();
  press("Agree and change to Core");
  await screen.findByText("It becomes Core on 20 December 2026.");
});

it("changes the card, and pays an invoice that is open, or says why not", async () => {
  portal = { ...portal, invoices: [{ ...paidInvoice, status: "open" }] };
  await open();
  fireEvent.click(screen.getByText("Change the card"));
  fireEvent.change(screen.getByLabelText("Card number"), {
    target: { value: testCards.succeeds },
  });
  press("Use this card");
  await screen.findByText("The card is changed.");
  server.on(actCall, () => refusal(402, "Your card was declined.", "card-declined"));
  press("Pay SW-1");
  await screen.findByText("Your card was declined.");
  expect(acts()).toEqual([
    { act: "change-card", card: testCards.succeeds },
    { act: "pay-invoice", invoiceId: "in-1" },
  ]);
});

it("moves the clock, refunds and disputes under a heading that says that it is for trying", async () => {
  await open();
  screen.getByRole("heading", { name: "For trying" });
  for (const [name, done] of [
    ["A day on", "The clock is moved a day on."],
    ["A week on", "The clock is moved a week on."],
    ["A month on", "The clock is moved a month on."],
    ["Refund SW-1", "SW-1 is given back."],
    ["Dispute SW-1", "SW-1 is disputed."],
  ] as const) {
    press(name);
    await screen.findByText(done);
  }
  expect(acts()).toEqual([
    { act: "move-clock", days: 1 },
    { act: "move-clock", days: 7 },
    { act: "move-clock", days: 31 },
    { act: "refund", invoiceId: "in-1" },
    { act: "dispute", invoiceId: "in-1" },
  ]);
});
