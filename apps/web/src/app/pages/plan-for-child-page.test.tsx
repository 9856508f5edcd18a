// @vitest-environment jsdom
import type { PlanForChild } from "@saywell/contract";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeSubscription } from "../../testing/billing";
import { createFakeServer, type FakeServer, refusal } from "../../testing/fake-server";
import { renderApp } from "../../testing/render-app";
import PlanForChildPage from "./plan-for-child-page";

const read = "POST /api/plan-for-child/read";
let server: FakeServer;
let plan: PlanForChild;
const leaveFor = vi.fn();

beforeEach(() => {
  leaveFor.mockReset();
  sessionStorage.clear();
  plan = {
    childName: "Mia",
    school: "Hill School",
    planType: "CORE",
    state: "ASKED",
    subscription: null,
  };
  server = createFakeServer();
  server.on(read, () => plan);
  server.on("POST /api/plan-for-child/checkout", () => ({ url: "https://pay.test/checkout" }));
  server.on("POST /api/plan-for-child/portal", () => ({ url: "https://pay.test/portal" }));
});
afterEach(() => sessionStorage.clear());

const open = (at = "/plan-for-child#s3cret", patience = 60_000) =>
  renderApp(
    { "/plan-for-child": <PlanForChildPage every={5} patience={patience} leaveFor={leaveFor} /> },
    at,
  );
const press = async (words: string) => fireEvent.click(await screen.findByText(words));
const isPaid = () => {
  const subscription = makeSubscription({
    paidBy: "parent",
    moneyBackUntil: "2026-11-10T10:00:00Z",
  });
  plan = { ...plan, state: "PAID", subscription };
};

it("shows a parent, who has no account, the plan and its price, and goes to the checkout", async () => {
  open();
  await screen.findByText("A plan for Mia");
  screen.getByText(/^Mia learns English at Hill School, is under 18/);
  screen.getByText("£14.99");
  screen.getByText("Unlimited lessons");
  await press("Pay by card");
  await expect.poll(() => leaveFor.mock.calls).toEqual([["https://pay.test/checkout"]]);
  expect(server.calls("POST /api/plan-for-child/checkout").map(({ body }) => body)).toEqual([
    { token: "s3cret" },
  ]);
});

it("knows the link again on the way back, waits for word of the payment, and then says so", async () => {
  open().unmount();
  open("/plan-for-child?paid=1");
  await screen.findByText("Waiting for word of your payment…");
  isPaid();
  await screen.findByText(/^Thank you\. Mia is on Core now\./);
  expect(server.calls(read).at(-1)?.body).toEqual({ token: "s3cret" });
});

it("says that no word has come, and claims no payment", async () => {
  open().unmount();
  open("/plan-for-child?paid=1", 10);
  await screen.findByText(/^We have not heard of your payment yet/);
  expect(screen.queryByText(/^Thank you/)).toBeNull();
});

it("leads who pays to the billing portal, and gives the money back when it is asked for twice", async () => {
  isPaid();
  server.on("POST /api/plan-for-child/money-back", () => ({ refunded: 1499, currency: "gbp" }));
  open();
  await screen.findByText("You pay for Core for Mia");
  screen.getByText(/^The next payment is due on 3 December 2026/);
  await press("Get my money back");
  expect(server.calls("POST /api/plan-for-child/money-back")).toEqual([]);
  await press("Give me my money back");
  await screen.findByText("Your money is on its way");
  screen.getByText(/^£14\.99 goes back to your card/);
});

it("says where the portal could not be opened, and lets it be tried again", async () => {
  isPaid();
  server.on("POST /api/plan-for-child/portal", () => refusal(503, "Away.", "unavailable"));
  open();
  await press("Manage this plan");
  expect((await screen.findByRole("alert")).textContent).toBe("Away.");
  server.on("POST /api/plan-for-child/portal", () => ({ url: "https://pay.test/portal" }));
  await press("Manage this plan");
  await expect.poll(() => leaveFor.mock.calls).toEqual([["https://pay.test/portal"]]);
});

it("says that there is nothing to pay where the child has a plan", async () => {
  plan = { ...plan, state: "NOT_NEEDED" };
  open();
  await screen.findByText(/^There is nothing to pay: Mia has a plan already/);
  expect(screen.queryByText("Pay by card")).toBeNull();
});

it("a link that does not work any more says so, and what to do", async () => {
  server.on(read, () => refusal(410, "Dead.", "link-expired"));
  open();
  await screen.findByText("This link does not work any more");
  expect(screen.getByText("Write to the school").getAttribute("href")).toBe("/contact?about=plans");
  screen.getByText(/Your child can send you a new link/);
});

it("without a link says where it is", async () => {
  open("/plan-for-child");
  await screen.findByText(/^Open the link in the mail/);
  expect(server.calls(read)).toEqual([]);
});
