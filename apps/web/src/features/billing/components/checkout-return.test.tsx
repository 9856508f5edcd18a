// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepCheckoutBegun } from "../../../lib/checkout-begun";
import { freeSubscription, makeSubscription } from "../../../testing/billing";
import { createFakeServer, type FakeServer } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { CheckoutReturn } from "./checkout-return";

const read = "GET /api/stripe/subscription/{userId}";
let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = createFakeServer();
  server.on(read, () => freeSubscription);
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (patience = 60_000) =>
  renderApp({ "/": <CheckoutReturn userId="learner-1" every={5} patience={patience} /> }, "/");
const line = () => screen.getByRole("status").textContent;

it("asks until the server says the plan, and claims nothing before", async () => {
  show();
  await waitFor(() => expect(server.calls(read).length).toBeGreaterThan(2));
  expect(line()).toBe("Waiting for word of your payment…");
  server.on(read, () => makeSubscription());
  await waitFor(() => expect(line()).toBe("You are on Core now."));
});

it("waits for the plan that was chosen, not for the one that was there before", async () => {
  keepCheckoutBegun("PREMIUM");
  server.on(read, () => makeSubscription({ planType: "CORE" }));
  show();
  await waitFor(() => expect(server.calls(read).length).toBeGreaterThan(2));
  expect(line()).toBe("Waiting for word of your payment…");
  server.on(read, () => makeSubscription({ planType: "PREMIUM" }));
  await waitFor(() => expect(line()).toBe("You are on Hybrid Premium now."));
});

it("says that a smaller plan begins when the paid time is over", async () => {
  keepCheckoutBegun("CORE");
  server.on(read, () => makeSubscription({ planType: "PREMIUM", nextPlan: "CORE" }));
  show();
  await waitFor(() =>
    expect(line()).toBe(
      "You stay on Hybrid Premium until the paid time is over; then you are on Core.",
    ),
  );
});

it("says what to do where no plan comes, and looks again when asked", async () => {
  show(20);
  await waitFor(() => expect(line()).toContain("We have not heard of your payment yet."));
  expect(screen.getByText("write to the school").getAttribute("href")).toBe("/contact?about=plans");
  server.on(read, () => makeSubscription());
  fireEvent.click(screen.getByText("Look again"));
  await waitFor(() => expect(line()).toBe("You are on Core now."));
});
